package archive

import (
	"archive/zip"
	"encoding/binary"
	"io"
	"strconv"
	"strings"

	"boardduels/schema/words"
)

// The records behind an archive's directory: of all archives, and of those of 64 bits, which a locator in front of the
// first one leads to.
const (
	maxDirectory  = 16 << 20  // bytes of the directory: all names, and what else it has of each entry
	aroundIt      = 1 << 19   // bytes of what else is read to find it
	maxTail       = 65 * 1024 // bytes at the end, among which the first record begins
	locatorLength = 20
	end64Length   = 56
	endMark       = "PK\x05\x06"
	end64Mark     = "PK\x06\x06"
	locatorMark   = "PK\x06\x07"
)

// directoryEnd is what the records tell. The archive's reader believes them: it takes memory for as many entries.
type directoryEnd struct{ entries, size uint64 }

// checkEnd refuses an archive by the records behind its directory, before anything is made of them.
func checkEnd(content io.ReaderAt, size int64) error {
	end, ok := findEnd(content, size)
	switch {
	case !ok: // the archive's reader finds out why
		return nil
	case end.entries > uint64(size)/centralLength:
		return zip.ErrFormat
	case end.entries > MaxFiles:
		return words.Refuse("archive-files", words.Args{"files": strconv.FormatUint(end.entries, 10), "max": strconv.Itoa(MaxFiles)})
	case end.size > maxDirectory:
		return errDirectory
	}
	return nil
}

var errDirectory = words.Refuse("archive-directory", words.Args{"max": strconv.Itoa(maxDirectory)})

// findEnd returns what the records tell; false if there are none.
func findEnd(content io.ReaderAt, size int64) (directoryEnd, bool) {
	from := max(0, size-maxTail-locatorLength)
	tail := readAt(content, from, int(size-from))
	at := strings.LastIndex(tail[:max(0, len(tail)-endLength+len(endMark))], endMark)
	if at < 0 {
		return directoryEnd{}, false
	}
	order, record := binary.LittleEndian, []byte(tail[at:])
	end := directoryEnd{entries: uint64(order.Uint16(record[10:])), size: uint64(order.Uint32(record[12:]))}
	if locator := tail[max(0, at-locatorLength):at]; strings.HasPrefix(locator, locatorMark) {
		record = []byte(readAt(content, int64(order.Uint64([]byte(locator[8:]))), end64Length))
		if len(record) < end64Length || !strings.HasPrefix(string(record), end64Mark) {
			return end, false
		}
		end = directoryEnd{entries: order.Uint64(record[32:]), size: order.Uint64(record[40:])}
	}
	return end, true
}
