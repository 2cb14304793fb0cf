package archive

import (
	"archive/zip"
	"cmp"
	"encoding/binary"
	"io"
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/words"
)

// What stands in front of an entry's data in an archive, behind them and in the directory.
const (
	localLength   = 30                        // bytes of a header in front of its name
	centralLength = 46                        // bytes that the directory has of an entry in front of its name
	endLength     = 22                        // bytes of the record behind the directory
	describedLate = uint16(1 << 3)            // flag: sizes and checksum stand behind the data
	hidden        = encrypted | uint16(1<<13) // flags: so do the header's values, encrypted
	large         = uint32(1<<32 - 1)         // in place of a size that stands in the field for 64 bits
	fieldFor64    = uint16(1)
	descriptorTag = "PK\x07\x08"
)

// headerReader keeps the header that the archive's reader looks at to find an entry's data, since the reader neither
// compares it with the directory nor tells where it is. Until the directory is built, it ends what is read of it: the
// reader goes on as long as it finds entries, whatever the records behind them tell.
type headerReader struct {
	io.ReaderAt
	left     int // bytes
	built    bool
	watching bool // never changes any more once others read
	header   []byte
	at       int64
}

func (r *headerReader) ReadAt(b []byte, at int64) (int, error) {
	if !r.built {
		if r.left -= len(b); r.left < 0 {
			return 0, errDirectory
		}
	}
	n, err := r.ReaderAt.ReadAt(b, at)
	if r.watching {
		r.header, r.at = slices.Clone(b[:n]), at
	}
	return n, err
}

// local is an entry with its place in the archive and the header that stands there. Offsets are in bytes.
type local struct {
	entry            *zip.File
	name             string // as the directory has it
	header           []byte
	from, start, end int64 // of the header, the data, and what follows them
}

// checkLocal refuses an archive whose entries overlap each other or its directory, lie elsewhere than the directory
// tells, or say of themselves something else than it does: readers that trust the one would see another pack than
// readers that trust the other. Names are given as the directory has them.
func checkLocal(archive *zip.Reader, names []string, r *headerReader, size int64) error {
	room := size - directoryLength(archive, names)
	locals := make([]local, 0, len(archive.File))
	for i, entry := range archive.File {
		l, ok := r.find(entry)
		if !ok || l.start > room || entry.CompressedSize64 > uint64(room-l.start) {
			return words.Refuse("entry-place", words.Args{"entry": printable(entry.Name)})
		}
		l.name, l.end = names[i], l.start+int64(entry.CompressedSize64)
		locals = append(locals, l)
	}
	slices.SortFunc(locals, func(a, b local) int { return cmp.Compare(a.from, b.from) })
	for i, l := range locals {
		if i > 0 && l.from < locals[i-1].end {
			return words.Refuse("entry-overlap", words.Args{"entry": printable(l.entry.Name), "other": printable(locals[i-1].entry.Name)})
		}
	}
	for _, l := range locals { // each byte is in one of them, so this reads no more than the archive has
		if err := l.check(r); err != nil {
			return err
		}
	}
	return nil
}

// directoryLength returns how many bytes an archive's directory takes, with the record and the comment behind it; an
// archive of 64 bits has more.
func directoryLength(archive *zip.Reader, names []string) int64 {
	length := endLength + len(archive.Comment)
	for i, e := range archive.File {
		length += centralLength + len(names[i]) + len(e.Extra) + len(e.Comment)
	}
	return int64(length)
}

// find returns where an entry is; false if no header is there.
func (r *headerReader) find(entry *zip.File) (local, bool) {
	r.watching, r.header = true, nil
	start, err := entry.DataOffset()
	r.watching = false
	l := local{entry: entry, header: r.header, from: r.at, start: start}
	if err != nil || len(l.header) != localLength {
		return l, false
	}
	return l, l.from+localLength+int64(l.number16(26))+int64(l.number16(28)) == start
}

func (l *local) number16(at int) uint16 { return binary.LittleEndian.Uint16(l.header[at:]) }
func (l *local) number32(at int) uint32 { return binary.LittleEndian.Uint32(l.header[at:]) }

// check compares an entry's header, and what stands behind its data, with the directory.
func (l *local) check(r io.ReaderAt) error {
	e, flags := l.entry, l.number16(6)
	args := words.Args{"entry": printable(e.Name)}
	if name := readAt(r, l.from+localLength, int(l.number16(26))); name != l.name {
		args["other"] = printable(name)
		return words.Refuse("local-name", args)
	}
	if flags&hidden != 0 {
		return words.Refuse("entry-encrypted", args)
	}
	if (flags^e.Flags)&describedLate != 0 {
		return words.Refuse("local-descriptor", args)
	}
	if method := l.number16(8); method != e.Method {
		args["count"], args["declared"] = strconv.Itoa(int(method)), strconv.Itoa(int(e.Method))
		return words.Refuse("local-method", args)
	}
	if err := l.checkSizes(r, args); err != nil {
		return err
	}
	if flags&describedLate != 0 && !strings.HasSuffix(e.Name, folderMark) && !l.described(r) {
		return words.Refuse("local-descriptor", args)
	}
	return nil
}

// checkSizes compares what the header tells of an entry's content. What stands behind the data may be left 0 here.
func (l *local) checkSizes(r io.ReaderAt, args words.Args) error {
	late := l.number16(6)&describedLate != 0
	if sum := l.number32(14); sum != l.entry.CRC32 && !(late && sum == 0) {
		return words.Refuse("local-checksum", args)
	}
	packed, size := l.sizes(r)
	for _, s := range []struct {
		reason          string
		found, declared uint64
	}{{"local-packed", packed, l.entry.CompressedSize64}, {"local-size", size, l.entry.UncompressedSize64}} {
		if s.found != s.declared && !(late && s.found == 0) {
			args["count"], args["declared"] = strconv.FormatUint(s.found, 10), strconv.FormatUint(s.declared, 10)
			return words.Refuse(s.reason, args)
		}
	}
	return nil
}

// sizes returns the sizes that the header tells, of the data as they are packed and unpacked.
func (l *local) sizes(r io.ReaderAt) (packed, size uint64) {
	packed32, size32 := l.number32(18), l.number32(22)
	packed, size = uint64(packed32), uint64(size32)
	if packed32 != large && size32 != large {
		return packed, size
	}
	extra := readAt(r, l.from+localLength+int64(l.number16(26)), int(l.number16(28)))
	field := []byte(extraField(extra, fieldFor64))
	if size32 == large && len(field) >= 8 {
		size, field = binary.LittleEndian.Uint64(field), field[8:]
	} else if len(field) >= 16 { // it is there even if it needn't be
		field = field[8:]
	}
	if packed32 == large && len(field) >= 8 {
		packed = binary.LittleEndian.Uint64(field)
	}
	return packed, size
}

// extraField returns the content of a field of what stands between an entry's name and its data; "" if there is none.
func extraField(extra string, wanted uint16) string {
	for len(extra) >= 4 {
		tag, length := binary.LittleEndian.Uint16([]byte(extra)), int(binary.LittleEndian.Uint16([]byte(extra[2:])))
		if extra = extra[4:]; length > len(extra) {
			return ""
		}
		if tag == wanted {
			return extra[:length]
		}
		extra = extra[length:]
	}
	return ""
}

// described reports whether what stands behind the data is what the directory tells, in one of the forms that there
// are: with a mark or without, in 32 bits or 64.
func (l *local) described(r io.ReaderAt) bool {
	e, order := l.entry, binary.LittleEndian
	sum := order.AppendUint32(nil, e.CRC32)
	short := order.AppendUint32(order.AppendUint32(slices.Clone(sum), uint32(e.CompressedSize64)), uint32(e.UncompressedSize64))
	long := order.AppendUint64(order.AppendUint64(slices.Clone(sum), e.CompressedSize64), e.UncompressedSize64)
	found := readAt(r, l.end, len(descriptorTag)+len(long))
	for _, form := range []string{string(short), string(long)} {
		if strings.HasPrefix(found, form) || strings.HasPrefix(found, descriptorTag+form) {
			return true
		}
	}
	return false
}

// readAt reads bytes at an offset; fewer if that is all there is, or can be read.
func readAt(r io.ReaderAt, offset int64, length int) string {
	b := make([]byte, length)
	n, _ := r.ReadAt(b, offset)
	return string(b[:n])
}
