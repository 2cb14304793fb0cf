package archive_test

import (
	"archive/zip"
	"bytes"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// smallPack is a pack that can be played, with a picture.
func smallPack(t testing.TB) fstest.MapFS {
	t.Helper()
	hero := schema.Hero{ID: "fighter", HP: 30, EP: 5, Regen: 2, Deck: []schema.DeckLine{{Card: "cleave", Copies: 9}}}
	cards := []schema.Card{{Card: duel.Card{ID: "cleave", Name: "Cleave", Cost: 1, BaseDamage: 2, MaxDamage: 2}}}
	for _, id := range []string{"cut", "hew", "slash"} {
		hero.Deck = append(hero.Deck, schema.DeckLine{Card: id, Copies: 1})
		cards = append(cards, schema.Card{Card: duel.Card{ID: id, Name: id, IsMajor: true, BaseDamage: 5, MaxDamage: 5}})
	}
	files := fstest.MapFS{"art/cleave.svg": file("<svg width=\"1\" height=\"1\"/>")}
	documents := []*schema.Document{schema.NewTitle(schema.PackTitle{Name: "Small"}), schema.NewHero(hero)}
	for _, card := range cards {
		documents = append(documents, schema.NewCard(card))
	}
	for _, d := range documents {
		files[d.File()] = file(d.Source())
	}
	return files
}

func file(source string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(source)} }

// zipped returns an archive of files in a folder, which is "" or ends in a slash.
func zipped(t testing.TB, files fstest.MapFS, folder string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for name, f := range files {
		entry, err := w.Create(folder + name)
		require.NoError(t, err)
		_, err = entry.Write(f.Data)
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return b.Bytes()
}
