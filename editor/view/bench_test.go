package view

import (
	"fmt"
	"path/filepath"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/brains"
	"boardduels/ai/precedent"
	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/look/looktest"
	"boardduels/schema"
)

// BenchmarkKey10000 is what a key typed into a form costs the toolkit's thread in a pack of 10,000 cards, drawing left
// out.
func BenchmarkKey10000(b *testing.B) {
	app := looktest.NewApp(b)
	window := test.NewTempWindow(b, nil)
	home := b.TempDir()
	set, err := settings.Open(filepath.Join(home, "settings.json"))
	require.NoError(b, err)
	e, err := New(app, window, Deps{Classic: classic.FS(), Data: home, Settings: set, Brains: brains.All(), Do: app.Do, Appearance: &chosen{i18n.For("en"), look.Dark, 100}})
	require.NoError(b, err)
	e.Enter()
	window.Resize(onDesktop)
	files := fstest.MapFS{}
	for i := range 10_000 {
		card := schema.Card{}
		card.ID, card.Name = fmt.Sprintf("card_%d", i), fmt.Sprintf("Card %d", i)
		files[schema.FileOf(schema.CardKind, card.ID)] = &fstest.MapFile{Data: []byte(schema.NewCard(card).Source())}
	}
	work, err := document.Open(document.Embedded{FS: files})
	require.NoError(b, err)
	e.take(work)
	e.open("cards/card_77.xml")
	for i := 0; b.Loop(); i++ {
		e.do(document.SetField{File: e.file, Path: "name", Value: fmt.Sprint("Name ", i)})
		for len(app.Queue) > 0 {
			(<-app.Queue)()
		}
	}
	e.checker.Wait()
	e.Close()
}

// BenchmarkCaseKey is what a key typed into a case costs the toolkit's thread, with all that is told beside it.
func BenchmarkCaseKey(b *testing.B) {
	app := looktest.NewApp(b)
	window := test.NewTempWindow(b, nil)
	home := b.TempDir()
	set, err := settings.Open(filepath.Join(home, "settings.json"))
	require.NoError(b, err)
	e, err := New(app, window, Deps{Classic: classic.FS(), Data: home, Settings: set, Brains: brains.All(), Do: app.Do,
		Appearance: &chosen{i18n.For("en"), look.Dark, 100},
		Explain: func(s ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
			return precedent.Explain(s, k, precedent.Intended)
		}})
	require.NoError(b, err)
	e.Enter()
	window.Resize(onDesktop)
	e.open("cases/knight.xml")
	shares := []string{"0.5", "0.25"}
	for n := 0; b.Loop(); n++ {
		e.do(document.SetInput{Hero: "knight", Case: 3, Input: 4, Value: shares[n%2]})
		for len(app.Queue) > 0 {
			(<-app.Queue)()
		}
	}
}
