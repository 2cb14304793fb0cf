package zipname_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"io/fs"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/charmap"

	"boardduels/internal/zipname"
)

// named is an archive of empty files with names as they stand in it.
func named(t testing.TB, names ...string) *zip.Reader {
	t.Helper()
	headers := make([]zip.FileHeader, len(names))
	for i, name := range names {
		headers[i].Name = name
	}
	return packed(t, headers...)
}

func packed(t testing.TB, headers ...zip.FileHeader) *zip.Reader {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := range headers {
		_, err := w.CreateRaw(&headers[i])
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	r, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	require.NoError(t, err)
	return r
}

// in is a text in a code page.
func in(t testing.TB, page *charmap.Charmap, text string) string {
	t.Helper()
	encoded, err := page.NewEncoder().String(text)
	require.NoError(t, err)
	return encoded
}

func TestNamesThatAreMeant(t *testing.T) {
	dos := func(text string) string { return in(t, charmap.CodePage866, text) }
	windows := func(text string) string { return in(t, charmap.Windows1251, text) }
	west := func(text string) string { return in(t, charmap.CodePage850, text) }
	for name, c := range map[string]struct{ written, meant []string }{
		"plain":         {[]string{"cards/a.xml"}, []string{"cards/a.xml"}},
		"UTF-8":         {[]string{"art/Їжак.svg"}, []string{"art/Їжак.svg"}},
		"DOS":           {[]string{dos("Моя колода/"), dos("Моя колода/art/Єдинорог №2.svg")}, []string{"Моя колода/", "Моя колода/art/Єдинорог №2.svg"}},
		"inner capital": {[]string{dos("МояКолода")}, []string{"МояКолода"}},
		"small letters": {[]string{windows("тест.svg")}, []string{"тест.svg"}},
		"no Latin i":    {[]string{dos("М") + "i" + dos("й наб") + "i" + dos("р/pack.xml")}, []string{"Мiй набiр/pack.xml"}},
		"valid by luck": {[]string{dos("яка"), dos("Моя")}, []string{"яка", "Моя"}},
		"Windows":       {[]string{windows("Мій набір/картки")}, []string{"Мій набір/картки"}},
		"the west":      {[]string{west("Schlösser/Größe.svg")}, []string{"Schlösser/Größe.svg"}},
		"no words":      {[]string{"a\xb0\xffb"}, []string{"a\xb0\xffb"}},
		"backslashes":   {[]string{`MyDeck\`, `MyDeck\art\axe.svg`}, []string{"MyDeck/", "MyDeck/art/axe.svg"}},
		"both":          {[]string{dos(`Колода\art\сокира.svg`)}, []string{"Колода/art/сокира.svg"}},
		"a way out":     {[]string{`a\..\..\b`}, []string{"a/../../b"}},
	} {
		archive := named(t, c.written...)
		assert.Equal(t, c.written, zipname.Read(archive), name)
		var meant []string
		for _, e := range archive.File {
			meant = append(meant, e.Name)
		}
		assert.Equal(t, c.meant, meant, name)
	}
}

// A name with the mark of UTF-8 is what it is, also beside others.
func TestMarkedNamesStay(t *testing.T) {
	archive := packed(t, zip.FileHeader{Name: "їжак", Flags: 1 << 11}, zip.FileHeader{Name: "\x8c\xae\xef"})
	zipname.Read(archive)
	assert.Equal(t, "їжак", archive.File[0].Name)
	assert.Equal(t, "Моя", archive.File[1].Name)
}

// 7-Zip and Info-ZIP put the name in UTF-8 into a field of its own, with a checksum of the other one.
func TestTheFieldForNames(t *testing.T) {
	field := func(of, name string) []byte {
		b := binary.LittleEndian.AppendUint16([]byte("\x75\x70"), uint16(5+len(name)))
		b = binary.LittleEndian.AppendUint32(append(b, 1), crc32.ChecksumIEEE([]byte(of)))
		return append(b, name...)
	}
	archive := packed(t, zip.FileHeader{Name: "_.svg", Extra: field("_.svg", "ґ.svg")}, zip.FileHeader{Name: "a.svg", Extra: field("b.svg", "ґ.svg")},
		zip.FileHeader{Name: "b.svg", Extra: append([]byte("\x01\x00\x01\x00x"), field("b.svg", "є.svg")...)}, zip.FileHeader{Name: "c.svg", Extra: []byte("\x75\x70\xff\xff")})
	zipname.Read(archive)
	for i, want := range []string{"ґ.svg", "a.svg", "є.svg", "c.svg"} {
		assert.Equal(t, want, archive.File[i].Name)
	}
}

// What was meant is what the archive's folders show, and what is written again is marked as UTF-8.
func TestAnArchiveIsReadByTheNamesMeant(t *testing.T) {
	archive := named(t, "\x8c\xae\xef\\a.txt")
	zipname.Read(archive)
	_, err := fs.Stat(archive, "Моя/a.txt")
	require.NoError(t, err)
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	require.NoError(t, w.Copy(archive.File[0]))
	require.NoError(t, w.Close())
	again, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	require.NoError(t, err)
	assert.Equal(t, "Моя/a.txt", again.File[0].Name)
	assert.False(t, again.File[0].NonUTF8)
}

func FuzzRead(f *testing.F) {
	for _, name := range []string{"", "a/b", `a\b\`, "\x8c\xae\xef", "\xff\xfe", "..\\x", "ї", "\xef\xaa\xa0", "\xcc\xee\xff"} {
		f.Add(name, "cards/a.xml", []byte("\x75\x70\x06\x00\x01\x00\x00\x00\x00a"))
	}
	f.Fuzz(func(t *testing.T, one, other string, extra []byte) {
		if len(one)+len(other)+len(extra) > 1<<12 {
			return
		}
		archive := packed(t, zip.FileHeader{Name: one, Extra: extra}, zip.FileHeader{Name: other})
		assert.Equal(t, []string{one, other}, zipname.Read(archive))
		for i, written := range []string{one, other} {
			meant := archive.File[i].Name
			assert.NotContains(t, meant, `\`)
			if utf8.ValidString(written) {
				assert.True(t, utf8.ValidString(meant), "%q became %q", written, meant)
			}
		}
	})
}
