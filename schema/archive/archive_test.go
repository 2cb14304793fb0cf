package archive_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/schema"
	"boardduels/schema/archive"
	"boardduels/schema/words"
)

// entry is an entry of an archive, with whatever its header should tell.
type entry struct {
	zip.FileHeader
	data []byte // as the archive holds it
}

// stored is a sound entry that isn't packed, but for what a function changes of it.
func stored(name, content string, changes ...func(*entry)) entry {
	e := entry{zip.FileHeader{Name: name, CRC32: crc32.ChecksumIEEE([]byte(content)), CompressedSize64: uint64(len(content)),
		UncompressedSize64: uint64(len(content))}, []byte(content)}
	for _, change := range changes {
		change(&e)
	}
	return e
}

// deflated is a sound entry that is packed, but for what a function changes of it.
func deflated(t testing.TB, name, content string, changes ...func(*entry)) entry {
	t.Helper()
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	require.NoError(t, err)
	_, err = w.Write([]byte(content))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	e := stored(name, content)
	e.Method, e.data, e.CompressedSize64 = zip.Deflate, b.Bytes(), uint64(b.Len())
	for _, change := range changes {
		change(&e)
	}
	return e
}

func flags(flags uint16) func(*entry)      { return func(e *entry) { e.Flags = flags } }
func method(method uint16) func(*entry)    { return func(e *entry) { e.Method = method } }
func declared64(size uint64) func(*entry)  { return func(e *entry) { e.UncompressedSize64 = size } }
func mode(mode fs.FileMode) func(*entry)   { return func(e *entry) { e.SetMode(mode) } }
func checksum(sum uint32) func(*entry)     { return func(e *entry) { e.CRC32 = sum } }
func packedAs(data []byte) func(*entry)    { return func(e *entry) { e.data = data } }
func packedSize(size uint64) func(*entry)  { return func(e *entry) { e.CompressedSize64 = size } }
func nested(folders int, of string) string { return strings.Repeat("a/", folders) + of }

func rawArchive(t testing.TB, entries ...entry) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := range entries {
		header := entries[i].FileHeader
		file, err := w.CreateRaw(&header)
		require.NoError(t, err)
		_, err = file.Write(entries[i].data)
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return b.Bytes()
}

// hostileEntries are archives that aren't opened, with the reason in both languages.
var hostileEntries = []struct {
	name    string
	entries []entry
	en, uk  string
}{
	{"encrypted", []entry{stored("cards/a.xml", "x", flags(1))}, "“cards/a.xml” is encrypted", "«cards/a.xml» зашифровано"},
	{"strongly encrypted", []entry{stored("cards/a.xml", "x", flags(1<<6))}, "“cards/a.xml” is encrypted", "«cards/a.xml» зашифровано"},
	{"by another method", []entry{stored("cards/a.xml", "x", method(12))},
		"“cards/a.xml” is packed by method 12, allowed are 0 (stored) and 8 (deflated)", "«cards/a.xml» стиснено методом 12, дозволено 0 (без стиснення) і 8 (deflate)"},
	{"stored with another size", []entry{stored("cards/a.xml", "<card/>", declared64(5))},
		"“cards/a.xml” takes 7 bytes unpacked, but should have 5", "«cards/a.xml» займає 7 байтів без стиснення, а має бути 5"},
	{"a name twice", []entry{stored("cards/a.xml", "x"), stored("cards/a.xml", "y")}, "“cards/a.xml” is there twice", "«cards/a.xml» є двічі"},
	{"a folder twice", []entry{stored("cards/", ""), stored("cards/a.xml", "y"), stored("cards/", "")}, "“cards/” is there twice", "«cards/» є двічі"},
	{"names in other letters", []entry{stored("cards/a.xml", "x"), stored("cards/A.xml", "y")},
		"“cards/A.xml” and “cards/a.xml” differ only in capital letters", "«cards/A.xml» і «cards/a.xml» відрізняються лише великими літерами"},
	{"Ukrainian names in other letters", []entry{stored("art/Їжак.svg", "x"), stored("art/їжак.svg", "y")},
		"“art/їжак.svg” and “art/Їжак.svg” differ only in capital letters", "«art/їжак.svg» і «art/Їжак.svg» відрізняються лише великими літерами"},
	{"folders in other letters", []entry{stored("cards/a.xml", "x"), stored("Cards/b.xml", "y")},
		"“Cards” and “cards” differ only in capital letters", "«Cards» і «cards» відрізняються лише великими літерами"},
	{"a file and a folder", []entry{stored("cards/a", "x"), stored("cards/a/b.xml", "y")}, "“cards/a” is both a file and a folder", "«cards/a» є і файлом, і текою"},
	{"a folder and a file", []entry{stored("cards/a/", ""), stored("cards/a", "y")}, "“cards/a” is both a file and a folder", "«cards/a» є і файлом, і текою"},
	{"a file and a folder in other letters", []entry{stored("cards/a/", ""), stored("cards/A", "y")},
		"“cards/A” and “cards/a” differ only in capital letters", "«cards/A» і «cards/a» відрізняються лише великими літерами"},
	{"an absolute name", []entry{stored("/cards/a.xml", "x")}, "“/cards/a.xml” isn't a path inside the archive", "«/cards/a.xml» не є шляхом усередині архіву"},
	{"a way out", []entry{stored("cards/../../a.xml", "x")}, "“cards/../../a.xml” isn't a path inside the archive", "«cards/../../a.xml» не є шляхом усередині архіву"},
	{"a dot", []entry{stored("./cards/a.xml", "x")}, "“./cards/a.xml” isn't a path inside the archive", "«./cards/a.xml» не є шляхом усередині архіву"},
	{"the root", []entry{stored("./", "")}, "“./” isn't a path inside the archive", "«./» не є шляхом усередині архіву"},
	{"no name", []entry{stored("", "x")}, "“” isn't a path inside the archive", "«» не є шляхом усередині архіву"},
	{"two slashes", []entry{stored("cards//a.xml", "x")}, "“cards//a.xml” isn't a path inside the archive", "«cards//a.xml» не є шляхом усередині архіву"},
	{"a way out by backslashes", []entry{stored(`cards\..\..\a.xml`, "x")}, "“cards/../../a.xml” isn't a path inside the archive", "«cards/../../a.xml» не є шляхом усередині архіву"},
	{"an absolute name by a backslash", []entry{stored(`\cards\a.xml`, "x")}, "“/cards/a.xml” isn't a path inside the archive", "«/cards/a.xml» не є шляхом усередині архіву"},
	{"a drive and backslashes", []entry{stored(`C:\cards\a.xml`, "x")}, "“C:/cards/a.xml” isn't a path inside the archive", "«C:/cards/a.xml» не є шляхом усередині архіву"},
	{"a name parted in both ways", []entry{stored("cards/a.xml", "x"), stored(`cards\a.xml`, "y")}, "“cards/a.xml” is there twice", "«cards/a.xml» є двічі"},
	{"a name in two code pages", []entry{stored("art/їжак.svg", "x", flags(1<<11)), stored("art/\xf5\xa6\xa0\xaa.svg", "y")}, "“art/їжак.svg” is there twice", "«art/їжак.svg» є двічі"},
	{"a control character in a code page", []entry{stored("art/\x8c\x07.svg", "x")}, `the name “art/М\a.svg” has a control character`, `назва «art/М\a.svg» містить керівний символ`},
	{"a drive", []entry{stored("C:cards/a.xml", "x")}, "“C:cards/a.xml” isn't a path inside the archive", "«C:cards/a.xml» не є шляхом усередині архіву"},
	{"the first drive", []entry{stored("a:a.xml", "x")}, "“a:a.xml” isn't a path inside the archive", "«a:a.xml» не є шляхом усередині архіву"},
	{"the last drive", []entry{stored("Z:a.xml", "x")}, "“Z:a.xml” isn't a path inside the archive", "«Z:a.xml» не є шляхом усередині архіву"},
	{"a name that isn't UTF-8", []entry{stored("cards/\xb0\xff.xml", "x")}, `the name “cards/\xb0\xff.xml” isn't UTF-8`, `назва «cards/\xb0\xff.xml» не в кодуванні UTF-8`},
	{"a name that isn't UTF-8 though it says so", []entry{stored("cards/\x8c.xml", "x", flags(1<<11))}, `the name “cards/\x8c.xml” isn't UTF-8`, `назва «cards/\x8c.xml» не в кодуванні UTF-8`},
	{"a control character", []entry{stored("cards/a\x1b[2J.xml", "x")}, `the name “cards/a\x1b[2J.xml” has a control character`, `назва «cards/a\x1b[2J.xml» містить керівний символ`},
	{"NUL in a name", []entry{stored("cards/a.xml\x00.svg", "x")}, `the name “cards/a.xml\x00.svg” has a control character`, `назва «cards/a.xml\x00.svg» містить керівний символ`},
	{"a link", []entry{stored("cards/a.xml", "../../secret", mode(fs.ModeSymlink|0o777))}, "“cards/a.xml” is a link", "«cards/a.xml» є посиланням"},
	{"a device", []entry{stored("cards/a.xml", "", mode(fs.ModeDevice|0o600))}, "“cards/a.xml” is neither a file nor a folder", "«cards/a.xml» не є ні файлом, ні текою"},
	{"a pipe", []entry{stored("pack.xml", "", mode(fs.ModeNamedPipe|0o600))}, "“pack.xml” is neither a file nor a folder", "«pack.xml» не є ні файлом, ні текою"},
	{"a folder without a slash", []entry{stored("cards", "", mode(fs.ModeDir|0o700))}, "“cards” is neither a file nor a folder", "«cards» не є ні файлом, ні текою"},
	{"depth", []entry{stored(nested(13, "b.xml"), "x")}, "“a/a/a/a/a/a/a/a/a/a/a/a/a/b.xml” lies 13 folders deep, allowed are 12",
		"«a/a/a/a/a/a/a/a/a/a/a/a/a/b.xml» лежить на глибині 13 тек, дозволено 12"},
	{"32,000 folders inside each other", []entry{stored(nested(32_000, ""), "")},
		"the name “a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a…” has 64000 bytes, allowed are 512", "назва «a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a…» має 64000 байтів, дозволено 512"},
	{"a huge size", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(1<<62))},
		"the files in the archive have more than 536870912 bytes", "файли в архіві мають понад 536870912 байтів"},
	{"a byte too many", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(512<<20+1), packedSize(6<<20))},
		"the files in the archive have more than 536870912 bytes", "файли в архіві мають понад 536870912 байтів"},
	{"as many bytes as may be, which aren't there", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(512<<20), packedSize(6<<20))},
		"“cards/a.xml” isn't where the archive's directory tells", "«cards/a.xml» не там, де вказує зміст архіву"},
	{"sizes that together overflow", []entry{stored("a", "x", method(8), declared64(1<<63)), stored("b", "x", method(8), declared64(1<<63))},
		"the files in the archive have more than 536870912 bytes", "файли в архіві мають понад 536870912 байтів"},
	{"a ratio", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(17<<20))},
		"the files up to “cards/a.xml” are more than 100 times larger than packed", "файли до «cards/a.xml» більш ніж у 100 разів більші, ніж стиснені"},
	{"101 times as large", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(20_200_000), packedSize(200_000))},
		"the files up to “cards/a.xml” are more than 100 times larger than packed", "файли до «cards/a.xml» більш ніж у 100 разів більші, ніж стиснені"},
	{"100 times as large, which isn't there", []entry{stored("cards/a.xml", "x", method(zip.Deflate), declared64(20_000_000), packedSize(200_000))},
		"“cards/a.xml” isn't where the archive's directory tells", "«cards/a.xml» не там, де вказує зміст архіву"},
}

func TestHostileArchivesAreRefused(t *testing.T) {
	for _, test := range hostileEntries {
		path := filepath.Join(t.TempDir(), "pack.zip")
		require.NoError(t, os.WriteFile(path, rawArchive(t, test.entries...), 0o644))
		_, _, err := schema.OpenPack(path)
		var refused *words.Refusal
		if !assert.ErrorAs(t, err, &refused, test.name) {
			continue
		}
		assert.Equal(t, test.en, refused.Error(), test.name)
		assert.Equal(t, test.uk, refused.In("uk"), test.name)
		assert.Equal(t, "open "+path+": "+test.en, err.Error(), test.name)
	}
}

// TestManyNamesAreRefused: what takes much memory is refused before anything is built, and what takes a little less is
// opened.
func TestManyNamesAreRefused(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	var many, long, deep []entry
	for i := range 50_001 {
		many = append(many, stored(fmt.Sprint("art/", i), ""))
	}
	for i := range 8<<20/512 + 1 {
		long = append(long, stored(fmt.Sprintf("art/%0508d", i), ""))
	}
	for i := range 5_001 {
		deep = append(deep, stored(fmt.Sprint(i, "/b/c/d/e/f/g/h/i/j/"), "")) // 10 folders
	}
	for name, test := range map[string]struct {
		entries []entry
		want    string
	}{
		"files":   {many, "the archive has 50001 files and folders, allowed are 50000"},
		"folders": {deep, "the archive has 50001 files and folders, allowed are 50000"},
		"names":   {long, "the names in the archive have more than 8388608 bytes"},
	} {
		_, err := openArchive(t, rawArchive(t, test.entries...))
		assert.EqualError(t, err, test.want, name)
		_, err = openArchive(t, rawArchive(t, test.entries[:len(test.entries)-1]...))
		assert.NoError(t, err, "%s, one less", name)
	}
}

func openArchive(t *testing.T, content []byte) (fs.FS, error) {
	t.Helper()
	reader, err := archive.Read(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return nil, err
	}
	return schema.ZipPack(reader)
}

// TestEntriesThatLie: an entry that isn't what the directory tells isn't read, and said to be so.
func TestEntriesThatLie(t *testing.T) {
	const card = "<card><name>x</name></card>"
	long := strings.Repeat(card, 100)
	for name, test := range map[string]struct {
		entry entry
		want  string
	}{
		"longer than told":        {deflated(t, "cards/a.xml", card, declared64(10)), "it has another size than the archive's directory tells"},
		"shorter than told":       {deflated(t, "cards/a.xml", card, declared64(1000)), "it has another size than the archive's directory tells"},
		"empty though told":       {deflated(t, "cards/a.xml", "", declared64(27)), "it has another size than the archive's directory tells"},
		"told as empty":           {deflated(t, "cards/a.xml", card, declared64(0)), "it has another size than the archive's directory tells"},
		"told by 64 bits":         {deflated(t, "cards/a.xml", card, declared64(1<<24)), "it has another size than the archive's directory tells"},
		"another checksum":        {deflated(t, "cards/a.xml", card, checksum(1)), "it is damaged: its checksum isn't the one that the archive's directory tells"},
		"another checksum stored": {stored("cards/a.xml", card, checksum(1)), "it is damaged: its checksum isn't the one that the archive's directory tells"},
		"damaged data":            {deflated(t, "cards/a.xml", card, packedAs([]byte("\xff\xff\xff\xff")), packedSize(4)), "its packed data are damaged"},
		"data cut short":          {deflated(t, "cards/a.xml", long, packedSize(5)), "it has another size than the archive's directory tells"},
	} {
		fsys, err := openArchive(t, rawArchive(t, test.entry))
		require.NoError(t, err, name)
		pack, diagnostics := schema.LoadPack(fsys)
		assert.Empty(t, pack.Documents(), name)
		var found []string
		for _, d := range diagnostics {
			if d.Code == "unreadable" {
				found = append(found, d.String())
			}
		}
		assert.Equal(t, []string{"cards/a.xml: error unreadable: the file can't be read: " + test.want}, found, name)
	}
}

// TestOddArchivesAreRead: a prefix, folders of their own, empty folders, a name without the mark of UTF-8, names as
// programs of Windows write them.
func TestOddArchivesAreRead(t *testing.T) {
	small := smallPack(t)
	want, _ := schema.LoadPack(small)
	withFolders := []entry{stored("cards/", ""), stored("heroes/", ""), stored("empty/", ""), stored("ї.txt", "x", flags(0)),
		stored(nested(12, "b.txt"), "x"), stored("1:b.txt", "x")}
	for name, f := range small {
		withFolders = append(withFolders, deflated(t, name, string(f.Data)))
	}
	for name, archive := range map[string][]byte{
		"prefix":  append([]byte("#!/bin/sh\nexit 1\n"), zipped(t, small, "")...),
		"folders": rawArchive(t, withFolders...),
		"hidden":  rawArchive(t, append(withFolders, stored("__MACOSX/._pack.xml", "x"), stored(".git/x", "x"))...),
		// Моя колода
		"DOS":     rawArchive(t, renamed(small, func(name string) string { return "\x8c\xae\xef \xaa\xae\xab\xae\xa4\xa0/" + name })...),
		"Windows": rawArchive(t, renamed(small, func(name string) string { return `My Deck\` + strings.ReplaceAll(name, "/", `\`) })...),
	} {
		path := filepath.Join(t.TempDir(), "pack.zip")
		require.NoError(t, os.WriteFile(path, archive, 0o644))
		fsys, closer, err := schema.OpenPack(path)
		require.NoError(t, err, name)
		pack, _ := schema.LoadPack(fsys)
		assert.Equal(t, want.Hash(), pack.Hash(), name)
		require.NoError(t, closer.Close())
	}
}

// renamed is the entries of files under other names.
func renamed(files fstest.MapFS, as func(string) string) (entries []entry) {
	for name, f := range files {
		entries = append(entries, stored(as(name), string(f.Data)))
	}
	return entries
}

func TestWhatIsNoArchive(t *testing.T) {
	sound := zipped(t, fstest.MapFS{"cards/a.xml": file("<card/>")}, "")
	const none, cut = "не тека і не zip-архів", "zip-архів обірвано або пошкоджено: у ньому немає змісту, який можна прочитати"
	tooMany := bytes.Clone(sound)
	copy(tooMany[len(tooMany)-14:], "\xf0\xff\xf0\xff") // more entries than bytes
	for name, test := range map[string]struct {
		content []byte
		want    string
	}{
		"text": {[]byte("PK"), none}, "nothing": {nil, none}, "an end inside text": {append([]byte("text"), sound[len(sound)-22:]...), none},
		"cut": {sound[:len(sound)-10], cut}, "half": {sound[:len(sound)/2], cut}, "end only": {[]byte("PK\x05\x06"), cut}, "too many": {tooMany, cut},
	} {
		path := filepath.Join(t.TempDir(), "pack.zip")
		require.NoError(t, os.WriteFile(path, test.content, 0o644))
		_, _, err := schema.OpenPack(path)
		var refused *words.Refusal
		require.ErrorAs(t, err, &refused, name)
		assert.Equal(t, test.want, refused.In("uk"), name)
	}
}

// TestZipBomb packs many bytes into few: the archive isn't opened, or the document isn't read to its end.
func TestZipBomb(t *testing.T) {
	raceflag.Skip(t, "fills files to their bounds, on one goroutine")
	for size, want := range map[int]string{16<<20 + 1: "the files up to “cards/bomb.xml” are more than 100 times larger than packed", 16 << 20: ""} {
		bomb := zipped(t, fstest.MapFS{"cards/bomb.xml": file(strings.Repeat(" ", size))}, "")
		require.Less(t, len(bomb), 100_000)
		fsys, err := openArchive(t, bomb)
		if want != "" {
			assert.EqualError(t, err, want)
			continue
		}
		require.NoError(t, err)
		_, diagnostics := schema.LoadPack(fsys)
		assert.Equal(t, "too-large", diagnostics[1].Code, diagnostics)
	}
}
