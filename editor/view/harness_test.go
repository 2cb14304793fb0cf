package view

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/precedent"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/formpage"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema"
)

const cleave = "cards/cleave.xml"

var (
	onDesktop = fyne.NewSize(1280, 800)
	onLaptop  = fyne.NewSize(1000, 650)
)

// stand is an editor in a window, with a queue in place of the toolkit's thread.
type stand struct {
	*Editor
	t     *testing.T
	queue chan func()
	home  string
	quits int // how often the editor was left for good
}

func newStand(t *testing.T, size fyne.Size, language string) *stand {
	t.Helper()
	return newStandIn(t, size, language, t.TempDir())
}

func newStandIn(t *testing.T, size fyne.Size, language, home string) *stand {
	t.Helper()
	app := looktest.NewApp(t)
	window := test.NewTempWindow(t, nil)
	window.SetPadded(false)
	window.Resize(size)
	s := &stand{t: t, queue: app.Queue, home: home}
	set, err := settings.Open(filepath.Join(home, "settings.json"))
	require.NoError(t, err)
	set.Change(func(s *settings.Settings) { s.BalanceByHand = true }, nil) // who tests the balance asks for it
	s.Editor, err = New(app, window, Deps{
		Classic: classic.FS(), Data: filepath.Join(home, "unsaved"), Settings: set, Brains: duelbrains.Known(), Appearance: &chosen{i18n.For(language), look.Dark, 100},
		Explain: func(situation ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
			return precedent.Explain(situation, k, precedent.Intended)
		},
		Answer: func(context.Context, *schema.Pack, string) (habit.Answers, error) {
			return habit.Answers{"hurt": {Does: "strikes", Turns: 50, Done: 31, Unaware: 24, Differs: true}}, nil
		},
		Leave: func() {}, Quit: func() { s.quits++ }, Do: app.Do,
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
	s.t.Helper()
	for _, m := range s.window.MainMenu().Items {
		if m.Label == names[0] {
			s.chooseIn(m, names[1:])
			return
		}
	}
	s.t.Fatalf("there is no menu %q", names[0])
}

func (s *stand) chooseIn(m *fyne.Menu, names []string) {
	s.t.Helper()
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
	s.t.Fatalf("there is no item %q", names[0])
}

// until works the queue off until something holds.
func (s *stand) until(done func() bool) {
	s.t.Helper()
	for !done() {
		select {
		case f := <-s.queue:
			f()
		case <-time.After(2 * time.Minute):
			s.t.Fatal("nothing happens any more")
		}
	}
}

// checkedAll waits until the problems are those of the present pack.
func (s *stand) checkedAll() {
	s.checker.Wait()
	for len(s.queue) > 0 {
		(<-s.queue)()
	}
}

// paint has the toolkit paint the window: it knows of nothing else from then on.
func (s *stand) paint() { fyne.CurrentApp().(*looktest.App).Paint(s.window) }

// all returns the objects of a type that can be seen, dialogs included.
func all[T fyne.CanvasObject](s *stand) (found []T) {
	visit := func(o fyne.CanvasObject, _ fyne.Position) {
		if o, ok := o.(T); ok {
			found = append(found, o)
		}
	}
	if overlay := s.window.Canvas().Overlays().Top(); overlay != nil {
		looktest.WalkVisible(overlay, fyne.NewPos(0, 0), visit)
		return found
	}
	looktest.WalkVisible(s.window.Content(), fyne.NewPos(0, 0), visit)
	return found
}

// press taps the button with a text, or with a sign and such a tip.
func (s *stand) press(text string) {
	s.t.Helper()
	for _, b := range all[*editorui.Button](s) {
		if b.Text == text {
			test.Tap(b)
			return
		}
	}
	for _, b := range all[*editorui.SheetButton](s) {
		if b.Text == text {
			test.Tap(b)
			return
		}
	}
	for _, b := range all[*editorui.TipButton](s) {
		if b.Text == text || b.Text == "" && b.Tip != nil && b.Tip() == text {
			test.Tap(b)
			return
		}
	}
	s.t.Fatalf("there is no button %q", text)
}

// pick taps the item with a text in the menu that is popped up.
func (s *stand) pick(text string) {
	s.t.Helper()
	for _, menu := range all[*widget.PopUpMenu](s) {
		for _, item := range menu.Items {
			for _, o := range test.WidgetRenderer(item.(fyne.Widget)).Objects() {
				if label, ok := o.(*canvas.Text); ok && label.Text == text {
					item.(fyne.Tappable).Tapped(&fyne.PointEvent{})
					return
				}
			}
		}
	}
	s.t.Fatalf("there is no item %q", text)
}

// reads reports whether a text can be seen somewhere.
func (s *stand) reads(part string) bool {
	for _, text := range all[*canvas.Text](s) {
		if strings.Contains(text.Text, part) {
			return true
		}
	}
	return false
}

// reading returns the first text that can be seen and that has a part; "" if there is none.
func (s *stand) reading(part string) string {
	for _, l := range all[*widget.Label](s) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	for _, l := range all[*editorui.Line](s) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	for _, l := range all[*widget.Hyperlink](s) {
		if strings.Contains(l.Text, part) {
			return l.Text
		}
	}
	return ""
}

// row returns the row of a field in the form of a card.
func (s *stand) row(kind schema.Kind, field string) *formpage.Row {
	s.t.Helper()
	for _, r := range s.desk.page(kind).form.Rows {
		if r.Field.Name == field {
			return r
		}
	}
	s.t.Fatalf("there is no field %q", field)
	return nil
}

// entryOf returns the entry of a field, after opening its section.
func (s *stand) entryOf(kind schema.Kind, field string) *editorui.Entry {
	s.t.Helper()
	s.desk.focus(field)
	return s.row(kind, field).Control.Focus.(*editorui.Entry)
}

// retype puts the cursor into an entry and types a text in place of what it holds.
func (s *stand) retype(e fyne.Focusable, text string) {
	s.t.Helper()
	s.window.Canvas().Focus(e)
	require.Same(s.t, e, s.window.Canvas().Focused(), "it can't be typed into")
	e.(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutSelectAll{})
	for _, r := range text {
		e.TypedRune(r)
	}
}

// dialogEntries returns the entries of the dialog that is open.
func (s *stand) dialogEntries() []*editorui.Entry { return all[*editorui.Entry](s) }

// faceText returns the rule text of the card as it is shown.
func (s *stand) faceText() string {
	s.t.Helper()
	faces := all[*face.Face](s)
	require.NotEmpty(s.t, faces)
	return faces[0].Text()
}

// saveTo saves the pack in a new folder through the dialog.
func (s *stand) saveTo(folder string) {
	s.t.Helper()
	s.commands.find("save").call()
	entries := s.dialogEntries()
	require.NotEmpty(s.t, entries)
	entries[0].SetText(folder)
	s.press("Save")
	s.until(func() bool { return s.work.Place().Path() == folder })
}

func (s *stand) set(file, path, value string) {
	s.t.Helper()
	require.NoError(s.t, s.work.Do(document.SetField{File: file, Path: path, Value: value}))
}
