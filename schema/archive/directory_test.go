package archive_test

import (
	"encoding/binary"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/schema/archive"
	"boardduels/schema/words"
)

// repeated is an archive that consists of one entry of the directory, again and again, and what stands behind it. It
// takes no memory, whatever its size, and counts what is read of it.
type repeated struct {
	entry, end string
	length     int64 // of all entries
	read       int
}

func (r *repeated) size() int64 { return r.length + int64(len(r.end)) }

func (r *repeated) ReadAt(b []byte, at int64) (n int, err error) {
	for ; n < len(b) && at < r.length; n, at = n+1, at+1 {
		b[n] = r.entry[at%int64(len(r.entry))]
	}
	if n < len(b) {
		n += copy(b[n:], r.end[min(at-r.length, int64(len(r.end))):])
	}
	if r.read += n; n < len(b) {
		err = io.EOF
	}
	return n, err
}

// listed is what a directory tells of an entry without data.
func listed(name string, extra, comment int) string {
	le := binary.LittleEndian
	header := append([]byte("PK\x01\x02"), make([]byte, 42)...)
	le.PutUint16(header[28:], uint16(len(name)))
	le.PutUint16(header[30:], uint16(extra))
	le.PutUint16(header[32:], uint16(comment))
	return string(header) + name + string(make([]byte, extra+comment))
}

// end32 is the record behind a directory, end64 the three records of an archive of 64 bits, which stand at a place.
func end32(entries uint16, size, offset uint32) string {
	le := binary.LittleEndian
	b := le.AppendUint16(le.AppendUint16([]byte("PK\x05\x06\x00\x00\x00\x00"), entries), entries)
	return string(append(le.AppendUint32(le.AppendUint32(b, size), offset), 0, 0))
}

func end64(entries, size, offset, at uint64) string {
	le := binary.LittleEndian
	b := append(le.AppendUint64([]byte("PK\x06\x06"), 44), make([]byte, 12)...)
	for _, number := range []uint64{entries, entries, size, offset} {
		b = le.AppendUint64(b, number)
	}
	b = le.AppendUint64(append(b, "PK\x06\x07\x00\x00\x00\x00"...), at)
	return string(append(b, 1, 0, 0, 0)) + end32(1<<16-1, 1<<32-1, 1<<32-1)
}

// honest is an archive of 64 bits with so many entries, which says so.
func honest(entries int64, entry string) *repeated {
	length := entries * int64(len(entry))
	return &repeated{entry: entry, length: length, end: end64(uint64(entries), uint64(length), 0, uint64(length))}
}

// TestHugeDirectoriesAreRefusedUnread: whatever an archive says of its directory, or doesn't, no more of it is read and
// kept than a directory may take.
func TestHugeDirectoriesAreRefusedUnread(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	const most, nothing = 16 << 20, 1 << 17 // bytes
	bare := listed("", 0, 0)
	lying := func(end string) *repeated {
		return &repeated{entry: bare, length: 8_000_000 * int64(len(bare)), end: end}
	}
	prefixed := lying(end32(10, 460, 0)) // 0 isn't where its 460 bytes begin, but an entry is there
	beyond := lying("")
	beyond.end = end64(10, 0, 0, 0) // no record stands at 0
	const files, bytes = "the archive has 8000000 files and folders, allowed are 50000", "the archive's directory has more than 16777216 bytes"
	for name, c := range map[string]struct {
		archive *repeated
		read    int
		want    string
	}{
		"entries":                     {honest(8_000_000, listed("cards/a.xml", 0, 0)), nothing, files},
		"entries in a file of holes":  {honest(1<<40, bare), nothing, "the archive has 1099511627776 files and folders, allowed are 50000"},
		"extra fields and comments":   {honest(20_000, listed("a", 65_532, 65_535)), nothing, bytes},
		"a byte too many":             {&repeated{end: end32(0, most+1, 0), entry: bare, length: most + 1}, nothing, bytes},
		"more entries than told":      {prefixed, most + 1<<20, bytes},
		"more entries than bytes":     {lying(end64(1<<60, 460, 0, 8_000_000*46)), nothing, "neither a folder nor a zip archive"},
		"a record that isn't there":   {beyond, nothing, "neither a folder nor a zip archive"},
		"fewer in the smaller record": {lying(end64(8_000_000, 460, 0, 8_000_000*46)[:76] + end32(10, 460, 0)), nothing, files},
	} {
		_, err := archive.Read(c.archive, c.archive.size())
		var refused *words.Refusal
		require.ErrorAs(t, err, &refused, name)
		assert.Equal(t, c.want, refused.Error(), name)
		assert.LessOrEqual(t, c.archive.read, c.read, name)
	}
}
