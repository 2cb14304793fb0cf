package main

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// packed is a manifest of the app: sorted as aapt2 packs it, unsorted as Fyne's packaging tool does.
func packed(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name+".bin"))
	require.NoError(t, err)
	return data
}

// apk returns the path of an APK with a manifest.
func apk(t *testing.T, manifest []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "app.apk")
	file, err := os.Create(path)
	require.NoError(t, err)
	archive := zip.NewWriter(file)
	entry, err := archive.Create("AndroidManifest.xml")
	require.NoError(t, err)
	_, err = entry.Write(manifest)
	require.NoError(t, err)
	require.NoError(t, archive.Close())
	require.NoError(t, file.Close())
	return path
}

func TestASortedManifestIsReadWhole(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, inspect(apk(t, packed(t, "sorted")), &out))
	golden, err := os.ReadFile("testdata/sorted.txt")
	require.NoError(t, err)
	assert.Equal(t, string(golden), out.String())
}

func TestAnUnsortedManifestIsRefused(t *testing.T) {
	var out bytes.Buffer
	err := inspect(apk(t, packed(t, "unsorted")), &out)
	require.Error(t, err)
	for _, lost := range []string{`application label="Board Duels" icon=@0x7f020000 debuggable=false`, `activity label="Board Duels" theme=@0x01030006`} {
		assert.ErrorContains(t, err, lost)
	}
	assert.NotContains(t, out.String(), "label", "what is lost isn't told as found")
	assert.Contains(t, out.String(), "application allowBackup=true\n")
}

func TestRetrieve(t *testing.T) {
	for name, c := range map[string]struct {
		numbers []uint32 // in the order of the attributes
		lost    []uint32
	}{
		"none":                         {nil, nil},
		"one":                          {[]uint32{3}, nil},
		"sorted":                       {[]uint32{1, 3, 0x280}, nil},
		"turned":                       {[]uint32{3, 1}, []uint32{1}},
		"one too early":                {[]uint32{1, 0x280, 0xf, 2}, []uint32{0xf, 2}},
		"the last one too late":        {[]uint32{1, 2, 4, 3}, []uint32{3}},
		"twice":                        {[]uint32{2, 2}, []uint32{2}},
		"without a number, at first":   {[]uint32{0, 1, 2}, nil},
		"without a number, at last":    {[]uint32{1, 2, 0}, nil},
		"without a number, in between": {[]uint32{1, 0, 2}, nil},
		"only without a number":        {[]uint32{0, 0}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			e := elementOf(c.numbers)
			found, lost := e.retrieve()
			assert.Equal(t, c.lost, numbersOf(lost))
			assert.Len(t, found, len(c.numbers)-len(c.lost))
		})
	}
}

func elementOf(numbers []uint32) *Element {
	e := &Element{}
	for _, n := range numbers {
		e.Attributes = append(e.Attributes, Attribute{Number: n})
	}
	return e
}

func numbersOf(attributes []Attribute) (all []uint32) {
	for _, a := range attributes {
		all = append(all, a.Number)
	}
	return all
}

// Nothing is lost of an element exactly if its numbers grow.
func FuzzRetrieve(f *testing.F) {
	f.Add([]byte{1, 3, 2})
	f.Add([]byte{0, 1, 0, 9})
	f.Fuzz(func(t *testing.T, numbers []byte) {
		var all []uint32
		for _, n := range numbers {
			all = append(all, uint32(n))
		}
		e := elementOf(all)
		found, lost := e.retrieve()
		assert.Len(t, found, len(all)-len(lost))
		known := slices.DeleteFunc(slices.Clone(all), func(n uint32) bool { return n == 0 })
		grow := slices.IsSorted(known) && len(slices.Compact(slices.Clone(known))) == len(known)
		assert.Equal(t, grow, len(lost) == 0, "%v", all)
	})
}

// Whatever isn't such a manifest is refused in words, and never a panic.
func TestOtherFilesAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		alter func([]byte) []byte
		want  string
	}{
		"nothing":      {func([]byte) []byte { return nil }, "0 bytes are left where a chunk begins"},
		"text":         {func([]byte) []byte { return []byte(`<manifest package="x"/>`) }, "a chunk has"},
		"cut off":      {func(m []byte) []byte { return m[:len(m)-1] }, "a chunk has"},
		"more":         {func(m []byte) []byte { return append(m, 0) }, "a packed manifest of"},
		"no string":    {func(m []byte) []byte { m[8+8] = 1; return m }, "is asked for; there are 1"},
		"far strings":  {func(m []byte) []byte { m[8+28+2] = 0xff; return m }, "string 0 begins at byte"},
		"many strings": {func(m []byte) []byte { m[8+10] = 0xff; return m }, "don't fit into a chunk"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.ErrorContains(t, inspect(apk(t, c.alter(packed(t, "sorted"))), &strings.Builder{}), c.want)
		})
	}
	assert.Error(t, inspect(filepath.Join(t.TempDir(), "none.apk"), &strings.Builder{}))
}

// Both encodings of strings, and long ones.
func TestStrings(t *testing.T) {
	for name, c := range map[string]struct {
		read   func([]byte) (string, bool)
		packed string
		want   string
		ok     bool
	}{
		"16 bits":             {readUTF16, "\x02\x00i\x00\x57\x04", "iї", true},
		"16 bits, long":       {readUTF16, "\x00\x80\x01\x00x\x00", "x", true},
		"16 bits, cut off":    {readUTF16, "\x02\x00i\x00", "", false},
		"16 bits, no length":  {readUTF16, "\x02", "", false},
		"16 bits, half of it": {readUTF16, "\x00\x80", "", false},
		"8 bits":              {readUTF8, "\x02\x03iї", "iї", true},
		"8 bits, long":        {readUTF8, "\x80\x80\x80\x80" + strings.Repeat("x", 128), strings.Repeat("x", 128), true},
		"8 bits, cut off":     {readUTF8, "\x02\x03i", "", false},
		"8 bits, no length":   {readUTF8, "\x02", "", false},
		"nothing":             {readUTF8, "", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := c.read([]byte(c.packed))
			assert.Equal(t, c.ok, ok)
			assert.Equal(t, c.want, got)
		})
	}
}

func FuzzParse(f *testing.F) {
	f.Add(packed(f, "sorted"))
	f.Add(packed(f, "unsorted"))
	f.Fuzz(func(t *testing.T, manifest []byte) {
		elements, err := parse(manifest)
		assert.Equal(t, err == nil, len(elements) > 0)
		for _, e := range elements {
			found, lost := e.retrieve()
			assert.Len(t, e.Attributes, len(found)+len(lost))
		}
	})
}
