package archive_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
	"boardduels/schema/words"
)

// twoEntries returns an archive with two entries, and changes bytes of it. The places of their headers are found by the
// marks that these begin with.
func twoEntries(t testing.TB, change func(archive []byte, local, central []int)) []byte {
	t.Helper()
	archive := rawArchive(t, stored("cards/a.xml", "<card/>"), deflated(t, "cards/b.xml", "<card></card>"))
	local, central := marks(archive, "PK\x03\x04"), marks(archive, "PK\x01\x02")
	require.Len(t, local, 2)
	require.Len(t, central, 2)
	change(archive, local, central)
	return archive
}

func marks(archive []byte, mark string) []int {
	var places []int
	for i := range archive {
		if bytes.HasPrefix(archive[i:], []byte(mark)) {
			places = append(places, i)
		}
	}
	return places
}

// contradictions are archives whose entries say something else of themselves than the directory does.
var contradictions = []struct {
	name   string
	change func(archive []byte, local, central []int)
	en, uk string
}{
	{"a name", func(a []byte, local, _ []int) { copy(a[local[0]+30:], "cards/z") },
		"“cards/a.xml” of the archive's directory is called “cards/z.xml” where it is", "«cards/a.xml» зі змісту архіву на своєму місці зветься «cards/z.xml»"},
	{"a longer name", func(a []byte, local, _ []int) { a[local[0]+26]-- },
		"“cards/a.xml” of the archive's directory is called “cards/a.xm” where it is", "«cards/a.xml» зі змісту архіву на своєму місці зветься «cards/a.xm»"},
	{"encrypted", func(a []byte, local, _ []int) { a[local[1]+6] |= 1 }, "“cards/b.xml” is encrypted", "«cards/b.xml» зашифровано"},
	{"a hidden header", func(a []byte, local, _ []int) { a[local[1]+7] |= 1 << 5 }, "“cards/b.xml” is encrypted", "«cards/b.xml» зашифровано"},
	{"a method", func(a []byte, local, _ []int) { a[local[0]+8] = 8 },
		"“cards/a.xml” is packed by method 8, but by 0 for the archive's directory", "«cards/a.xml» стиснено методом 8, а за змістом архіву – 0"},
	{"a checksum", func(a []byte, local, _ []int) { a[local[0]+14]++ },
		"“cards/a.xml” has another checksum than the archive's directory tells", "«cards/a.xml» має не ту контрольну суму, яку вказує зміст архіву"},
	{"no checksum", func(a []byte, local, _ []int) { copy(a[local[0]+14:], "\x00\x00\x00\x00") },
		"“cards/a.xml” has another checksum than the archive's directory tells", "«cards/a.xml» має не ту контрольну суму, яку вказує зміст архіву"},
	{"a packed size", func(a []byte, local, _ []int) { a[local[0]+18] = 4 },
		"“cards/a.xml” has 4 packed bytes, but 7 for the archive's directory", "«cards/a.xml» має 4 стиснених байтів, а за змістом архіву – 7"},
	{"a size", func(a []byte, local, _ []int) { a[local[0]+22] = 200 },
		"“cards/a.xml” has 200 bytes, but 7 for the archive's directory", "«cards/a.xml» має 200 байтів, а за змістом архіву – 7"},
	{"a size in 64 bits that isn't there", func(a []byte, local, _ []int) { copy(a[local[0]+22:], "\xff\xff\xff\xff") },
		"“cards/a.xml” has 4294967295 bytes, but 7 for the archive's directory", "«cards/a.xml» має 4294967295 байтів, а за змістом архіву – 7"},
	{"a descriptor only here", func(a []byte, local, _ []int) { a[local[0]+6] |= 8 },
		"what stands behind the data of “cards/a.xml” isn't what the archive's directory tells", "за даними «cards/a.xml» стоїть не те, що вказує зміст архіву"},
	{"a descriptor only there", func(a []byte, _, central []int) { a[central[0]+8] |= 8 },
		"what stands behind the data of “cards/a.xml” isn't what the archive's directory tells", "за даними «cards/a.xml» стоїть не те, що вказує зміст архіву"},
	{"a descriptor that isn't there", func(a []byte, local, central []int) { a[local[0]+6] |= 8; a[central[0]+8] |= 8 },
		"what stands behind the data of “cards/a.xml” isn't what the archive's directory tells", "за даними «cards/a.xml» стоїть не те, що вказує зміст архіву"},
	{"a place outside", func(a []byte, _, central []int) { copy(a[central[0]+42:], "\xff\xff\xff\x7f") },
		"“cards/a.xml” isn't where the archive's directory tells", "«cards/a.xml» не там, де вказує зміст архіву"},
	{"another place", func(a []byte, _, central []int) { a[central[1]+42]-- },
		"“cards/b.xml” isn't where the archive's directory tells", "«cards/b.xml» не там, де вказує зміст архіву"},
	{"data beyond the end", func(a []byte, local, central []int) { a[local[1]+19]++; a[central[1]+21]++ },
		"“cards/b.xml” isn't where the archive's directory tells", "«cards/b.xml» не там, де вказує зміст архіву"},
	{"the place of another one", func(a []byte, _, central []int) { copy(a[central[1]+42:], a[central[0]+42:central[0]+46]) },
		"“cards/b.xml” begins inside “cards/a.xml”", "«cards/b.xml» починається всередині «cards/a.xml»"},
	{"data that reach into another one", func(a []byte, local, central []int) { a[central[0]+20] = 60; a[central[0]+24] = 60 },
		"“cards/b.xml” begins inside “cards/a.xml”", "«cards/b.xml» починається всередині «cards/a.xml»"},
}

// TestDataEndBeforeTheDirectory: its entries' extra fields and comments belong to it, and so does the archive's
// comment.
func TestDataEndBeforeTheDirectory(t *testing.T) {
	archive := rawArchive(t, stored("cards/a.xml", "<card/>", func(e *entry) { e.Extra, e.Comment = []byte("\x99\x99\x00\x00"), "a card" }))
	archive[len(archive)-2] = byte(len("a pack"))
	archive = append(archive, "a pack"...)
	_, err := openArchive(t, archive)
	require.NoError(t, err)

	local, central := marks(archive, "PK\x03\x04")[0], marks(archive, "PK\x01\x02")[0]
	for _, size := range []int{local + 18, local + 22, central + 20, central + 24} {
		archive[size]++
	}
	_, err = openArchive(t, archive)
	assert.EqualError(t, err, "“cards/a.xml” isn't where the archive's directory tells")
}

func TestEntriesThatContradictTheDirectoryAreRefused(t *testing.T) {
	for _, test := range contradictions {
		_, err := openArchive(t, twoEntries(t, test.change))
		var refused *words.Refusal
		if assert.ErrorAs(t, err, &refused, test.name) {
			assert.Equal(t, test.en, refused.Error(), test.name)
			assert.Equal(t, test.uk, refused.In("uk"), test.name)
		}
	}
}

// described is an archive with one entry whose sizes stand behind its data, in a form of an archive's writer. The
// header has the values of ahead in place of sizes and checksum, and extra behind its name.
func described(ahead, extra, behind string) []byte {
	const name, content = "cards/a.xml", "<card/>"
	header := func(mark, version, values, more string) string {
		lengths := binary.LittleEndian.AppendUint16(nil, uint16(len(name)))
		return mark + version + "\x14\x00\x08\x00\x00\x00" + "\x00\x00\x21\x00" + values + string(lengths) + more
	}
	length := binary.LittleEndian.AppendUint16(nil, uint16(len(extra)))
	body := header("PK\x03\x04", "", ahead, string(length)) + name + extra + content + behind
	directory := header("PK\x01\x02", "\x14\x00", summary(content), strings.Repeat("\x00", 16)) + name
	end := binary.LittleEndian.AppendUint32([]byte("PK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x00"), uint32(len(directory)))
	return append([]byte(body+directory), append(binary.LittleEndian.AppendUint32(end, uint32(len(body))), 0, 0)...)
}

// summary returns the checksum and the sizes of a stored content.
func summary(content string) string {
	b := binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(content)))
	b = binary.LittleEndian.AppendUint32(b, uint32(len(content)))
	return string(binary.LittleEndian.AppendUint32(b, uint32(len(content))))
}

// summary64 is summary with sizes of 64 bits.
func summary64(content string) string {
	b := binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(content)))
	b = binary.LittleEndian.AppendUint64(b, uint64(len(content)))
	return string(binary.LittleEndian.AppendUint64(b, uint64(len(content))))
}

// TestSizesBehindTheData: all forms of them are taken, and none that lies.
func TestSizesBehindTheData(t *testing.T) {
	const mark, other = "PK\x07\x08", "<carD/>"
	none, all64 := strings.Repeat("\x00", 12), "\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff"
	sound, sound64 := summary("<card/>"), summary64("<card/>")
	field64 := "\x01\x00\x10\x00"
	for name, archive := range map[string][]byte{
		"with a mark": described(none, "", mark+sound), "without": described(none, "", sound),
		"64 bits": described(none, "", mark+sound64), "64 bits without a mark": described(none, "", sound64),
		"also ahead":                  described(sound, "", mark+sound),
		"nothing ahead, in 64 bits":   described(all64, field64+strings.Repeat("\x00", 16), mark+sound64),
		"also ahead, in 64 bits":      described(sound[:4]+all64[4:], "\x55\x54\x01\x00\x01"+field64+sound64[4:], mark+sound64),
		"only the packed one in them": described(sound[:4]+all64[4:8]+sound[8:], field64+sound64[4:], mark+sound),
		"only the unpacked one":       described(sound[:8]+all64[8:], "\x01\x00\x08\x00"+sound64[12:], mark+sound),
	} {
		fsys, err := openArchive(t, archive)
		if assert.NoError(t, err, name) {
			pack, _ := schema.LoadPack(fsys)
			assert.Len(t, pack.Documents(), 1, name)
		}
	}
	for name, archive := range map[string][]byte{
		"another checksum behind": described(none, "", mark+summary(other)), "another size behind": described(none, "", mark+sound[:8]+"\x08\x00\x00\x00"),
		"another packed size behind": described(none, "", mark+sound[:4]+"\x08"+sound[5:]), "nothing behind": described(none, "", ""),
		"another checksum ahead": described(summary(other), "", mark+sound), "another size ahead": described(sound[:8]+"\x08\x00\x00\x00", "", mark+sound),
		"another packed size ahead": described(none[:4]+"\x01"+none[5:], "", mark+sound),
		"another size in 64 bits":   described(all64, field64+"\x08"+sound64[5:], mark+sound64), "64 bits that aren't there": described(all64, "", mark+sound64),
		"another packed size behind one that needn't be": described(sound[:4]+all64[4:8]+sound[8:], field64+sound64[4:12]+"\x09"+sound64[13:], mark+sound),
		"64 bits cut short": described(all64, field64+"\x07", mark+sound64), "half of 64 bits": described(all64, "\x01\x00\x08\x00"+sound64[4:12], mark+sound64),
	} {
		_, err := openArchive(t, archive)
		var refused *words.Refusal
		assert.ErrorAs(t, err, &refused, name)
	}
}

// TestAnotherReaderOpensWhatIsTaken: the archives of this test are what the standard library takes, too.
func TestAnotherReaderOpensWhatIsTaken(t *testing.T) {
	archive := described(strings.Repeat("\x00", 12), "", "PK\x07\x08"+summary("<card/>"))
	reader, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	require.NoError(t, err)
	require.Len(t, reader.File, 1)
	assert.Equal(t, "cards/a.xml", reader.File[0].Name)
}
