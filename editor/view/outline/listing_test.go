package outline_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/document"
	"boardduels/editor/view/outline"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// TestTheListingFollowsThePack edits a pack: the documents are listed as if they had been listed anew.
func TestTheListingFollowsThePack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		work, err := document.Open(document.Embedded{FS: classic.FS()})
		require.NoError(t, err)
		texts := i18n.For(rapid.SampledFrom([]string{"en", "uk"}).Draw(t, "language"))
		listing := outline.NewListing(texts)
		listing.Follow(work.Pack())
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) {
				anew := outline.NewListing(texts)
				anew.Follow(work.Pack())
				listing.Follow(work.Pack())
				for _, kind := range schema.Kinds() {
					require.Equal(t, append([]outline.Line{}, anew.Lines[kind]...), append([]outline.Line{}, listing.Lines[kind]...))
				}
			},
			"set": func(t *rapid.T) {
				path := rapid.SampledFrom([]string{"name", "name_uk", "cost", "hp"}).Draw(t, "path")
				_ = work.Do(document.SetField{File: anyFile(t, work), Path: path, Value: rapid.SampledFrom([]string{"", "1", "A", "Knight", "Ї"}).Draw(t, "text")})
			},
			"set all": func(t *rapid.T) {
				var edit document.SetCells
				for _, id := range work.Pack().IDs(schema.CardKind) {
					edit.Cells = append(edit.Cells, document.Cell{File: schema.FileOf(schema.CardKind, id), Path: "name", Value: rapid.StringMatching("[a-z]").Draw(t, "name")})
				}
				require.NoError(t, work.Do(edit))
			},
			"add": func(t *rapid.T) {
				kind := rapid.SampledFrom([]schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}).Draw(t, "kind")
				_ = work.Do(document.Add{Item: document.Item{Type: kind, ID: rapid.SampledFrom([]string{"a", "knight", "zz"}).Draw(t, "id")}, Name: "B"})
			},
			"delete": func(t *rapid.T) {
				d := work.Pack().Document(anyFile(t, work))
				_ = work.Do(document.Delete{Item: document.Item{Type: d.Kind(), ID: d.ID()}})
			},
			"undo": func(*rapid.T) { work.Undo() },
		})
	})
}

func anyFile(t *rapid.T, work *document.Workspace) string {
	all := work.Pack().Documents()
	return all[rapid.IntRange(0, len(all)-1).Draw(t, "document")].File()
}
