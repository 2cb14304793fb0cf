package schema_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/schema"
)

// largePack returns the files of a pack of many cards, and of heroes that use them all.
func largePack(t testing.TB, cards int) fstest.MapFS {
	t.Helper()
	template, err := fs.ReadFile(assets.Classic(), "cards/holy_judgement.xml")
	require.NoError(t, err)
	files := fstest.MapFS{"art/holy_judgement.svg": {Data: []byte("<svg width=\"1\" height=\"1\"/>")}}
	var deck strings.Builder
	for i := range cards {
		source := strings.Replace(string(template), "Holy Judgement", fmt.Sprint("Card ", i), 1)
		source = strings.Replace(source, "Святий суд", fmt.Sprint("Карта ", i), 1)
		files[fmt.Sprintf("cards/card_%d.xml", i)] = &fstest.MapFile{Data: []byte(source)}
		fmt.Fprintf(&deck, "  <spell_card>card_%d</spell_card>\n", i)
		if i%12 == 11 {
			hero := "<hero>\n  <hp>30</hp>\n  <ep>5</ep>\n  <regen>2</regen>\n" + deck.String() + "</hero>\n"
			files[fmt.Sprintf("heroes/hero_%d.xml", i/12)] = &fstest.MapFile{Data: []byte(hero)}
			deck.Reset()
		}
	}
	return files
}

// BenchmarkLoadPack loads and validates a pack of 10,000 cards from a folder. The aim is a second on one core.
func BenchmarkLoadPack(b *testing.B) {
	folder := b.TempDir()
	for name, file := range largePack(b, 10_000) {
		path := filepath.Join(folder, name)
		require.NoError(b, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(b, os.WriteFile(path, file.Data, 0o644))
	}
	fsys, closer, err := schema.OpenPack(folder)
	require.NoError(b, err)
	defer closer.Close()
	for b.Loop() {
		pack, _ := schema.LoadPack(fsys)
		require.Len(b, pack.IDs(schema.CardKind), 10_000)
	}
}

// BenchmarkLoadPackFromMemory is BenchmarkLoadPack without the reading of files.
func BenchmarkLoadPackFromMemory(b *testing.B) {
	fsys := largePack(b, 10_000)
	b.ReportAllocs()
	for b.Loop() {
		schema.LoadPack(fsys)
	}
}

// BenchmarkEditLargePack changes a field of one of 10,000 cards and validates the pack again.
func BenchmarkEditLargePack(b *testing.B) {
	pack, _ := schema.LoadPack(largePack(b, 10_000))
	d := pack.Find(schema.CardKind, "card_5000")
	for i := 0; b.Loop(); i++ {
		edited, err := d.Set("cost", fmt.Sprint(i%10))
		require.NoError(b, err)
		pack.With(edited).Diagnostics()
	}
}

func BenchmarkParseCard(b *testing.B) {
	source, err := fs.ReadFile(assets.Classic(), "cards/holy_judgement.xml")
	require.NoError(b, err)
	text := string(source)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		schema.Parse(schema.CardKind, "cards/holy_judgement.xml", text)
	}
}
