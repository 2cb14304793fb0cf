package view

import (
	"context"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/precedent"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/formpage"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/schema"
)

const cleave = "cards/cleave.xml"

// stand is an editor in a window, with a queue in place of the toolkit's thread.
type stand struct {
	*Editor
	*viewtest.Person
	home  string
	quits int // how often the editor was left for good
}

func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	return newStandIn(t, size, language, t.TempDir())
}

func newStandIn(t *testing.T, size fyne.Size, language, home string) *stand {
	t.Helper()
	s := &stand{Person: viewtest.NewPerson(t, size), home: home}
	set, err := settings.Open(filepath.Join(home, "settings.json"))
	require.NoError(t, err)
	set.Change(func(s *settings.Settings) { s.BalanceByHand = true }, nil) // who tests the balance asks for it
	s.Editor, err = New(s.App, s.Window, Deps{
		Classic: classic.FS(), Data: filepath.Join(home, "unsaved"), Settings: set, Brains: duelbrains.Known(), Appearance: &chosen{i18n.For(language), look.Dark, 100},
		Explain: func(situation ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
			return precedent.Explain(situation, k, precedent.Intended)
		},
		Answer: func(context.Context, *schema.Pack, string) (habit.Answers, error) {
			return habit.Answers{"hurt": {Does: "strikes", Turns: 50, Done: 31, Unaware: 24, Differs: true}}, nil
		},
		Leave: func() {}, Quit: func() { s.quits++ }, Do: s.App.Do,
	})
	require.NoError(t, err)
	t.Cleanup(s.Editor.Close)
	s.Enter()
	s.checkedAll()
	return s
}

// chosen is how a program looks that has nothing but an editor.
type chosen struct {
	texts      *i18n.Translator
	brightness look.Brightness
	scale      int
}

func (c *chosen) Translator() *i18n.Translator { return c.texts }
func (c *chosen) Speak(code string)            { c.texts = i18n.For(code) }
func (c *chosen) Brightness() look.Brightness  { return c.brightness }
func (c *chosen) Dress(b look.Brightness)      { c.brightness = b }
func (c *chosen) Scale() int                   { return c.scale }
func (c *chosen) SetScale(percent int)         { c.scale = percent }

// choose chooses an item of the menu by the names that lead to it.
func (s *stand) choose(names ...string) {
	s.T.Helper()
	for _, m := range s.window.MainMenu().Items {
		if m.Label == names[0] {
			s.chooseIn(m, names[1:])
			return
		}
	}
	s.T.Fatalf("there is no menu %q", names[0])
}

func (s *stand) chooseIn(m *fyne.Menu, names []string) {
	s.T.Helper()
	for _, i := range m.Items {
		switch {
		case i.Label != names[0]:
		case len(names) == 1:
			i.Action()
			return
		default:
			s.chooseIn(i.ChildMenu, names[1:])
			return
		}
	}
	s.T.Fatalf("there is no item %q", names[0])
}

// checkedAll waits until the problems are those of the present pack.
func (s *stand) checkedAll() {
	s.checker.Wait()
	s.WorkOff()
}

// row returns the row of a field in the form of a card.
func (s *stand) row(kind schema.Kind, field string) *formpage.Row {
	s.T.Helper()
	for _, r := range s.desk.page(kind).form.Rows {
		if r.Field.Name == field {
			return r
		}
	}
	s.T.Fatalf("there is no field %q", field)
	return nil
}

// entryOf returns the entry of a field, after opening its section.
func (s *stand) entryOf(kind schema.Kind, field string) *editorui.Entry {
	s.T.Helper()
	s.desk.focus(field)
	return s.row(kind, field).Control.Focus.(*editorui.Entry)
}

// faceText returns the rule text of the card as it is shown.
func (s *stand) faceText() string {
	s.T.Helper()
	faces := viewtest.All[*face.Face](s)
	require.NotEmpty(s.T, faces)
	return faces[0].Text()
}

// saveTo saves the pack in a new folder through the dialog.
func (s *stand) saveTo(folder string) {
	s.T.Helper()
	s.commands.find("save").call()
	entries := s.Entries()
	require.NotEmpty(s.T, entries)
	entries[0].SetText(folder)
	s.Press("Save")
	s.Until(func() bool { return s.work.Place().Path() == folder })
}

func (s *stand) set(file, path, value string) {
	s.T.Helper()
	require.NoError(s.T, s.work.Do(document.SetField{File: file, Path: path, Value: value}))
}
