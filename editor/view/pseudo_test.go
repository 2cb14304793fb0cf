package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/naming"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n/pseudo"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/schema"
)

// tour looks at what the editor shows in a language that is data alone.
type tour struct {
	*stand
	names []string // that nobody translates
}

// Whatever the editor shows comes from the translations, but for what documents are called.
func TestTheEditorSpeaksByTranslationsAlone(t *testing.T) {
	quick.Skip(t, "looks at every page and sheet")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	if !pseudo.Alone(t) {
		return
	}
	s := newStand(t, viewtest.OnDesktop, pseudo.Code)
	v := &tour{s, untranslated(s)}
	s.set(cleave, "cost", "77") // something is wrong, and can be undone
	for _, kind := range schema.Kinds() {
		for _, file := range s.documentsOf(kind) {
			s.open(file)
			v.tabs(file)
		}
	}
	v.table()
	v.commands()
	v.menus()
}

// documentsOf returns a document of a kind, and of cases and experts' tables one of each game.
func (s *stand) documentsOf(kind schema.Kind) (files []string) {
	known := map[string]bool{}
	for _, id := range s.work.Pack().IDs(kind) {
		file := schema.FileOf(kind, id)
		if game := s.work.Pack().Document(file).Game(); !known[game] {
			known[game] = true
			files = append(files, file)
		}
	}
	return files
}

// look looks for words that come from elsewhere.
func (v *tour) look(at string) {
	v.T.Helper()
	v.checkedAll()
	for _, text := range viewtest.All[*canvas.Text](v.stand) {
		foreign := pseudo.Foreign(plainly(text.Text), v.names...)
		assert.Empty(v.T, foreign, "%s: %s", at, text.Text)
	}
}

// tabs looks at each tab of a document but its source.
func (v *tour) tabs(file string) {
	for _, tabs := range viewtest.All[*container.AppTabs](v.stand) {
		for _, tab := range tabs.Items {
			if tab == v.desk.text || tab.Disabled() {
				continue
			}
			tabs.Select(tab)
			v.look(file + ", " + tab.Text)
		}
	}
	v.desk.tabs.Select(v.desk.form)
}

func (v *tour) table() {
	v.desk.showTable(true)
	for _, kind := range []schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind} {
		v.desk.table.Choose(kind)
		v.Until(func() bool { return len(v.desk.table.Rows) > 0 })
		v.look("table of " + kind.Name())
	}
	v.desk.showTable(false)
}

// leaving are the commands that lead out of the editor or to the text of the rules, which is a document of its own.
var leaving = []string{"leave", "quit", "new_window", "open_classic", "learned", "again", "undo", "redo", "save", "rules"}

// commands looks at what each command asks or shows.
func (v *tour) commands() {
	for _, c := range v.Editor.commands.all {
		if slices.Contains(leaving, c.id) || c.enabled != nil && !c.enabled() {
			continue
		}
		v.open(cleave)
		c.call()
		v.look(c.id)
		for range 3 {
			if overlay := v.window.Canvas().Overlays().Top(); overlay != nil {
				v.TypeKey(fyne.KeyEscape)
			}
		}
		if overlay := v.window.Canvas().Overlays().Top(); overlay != nil {
			v.window.Canvas().Overlays().Remove(overlay)
		}
	}
}

func (v *tour) menus() {
	var look func(items []*fyne.MenuItem)
	look = func(items []*fyne.MenuItem) {
		for _, i := range items {
			assert.Empty(v.T, pseudo.Foreign(plainly(i.Label), v.names...), i.Label)
			if i.ChildMenu != nil {
				look(i.ChildMenu.Items)
			}
		}
	}
	for _, m := range v.window.MainMenu().Items {
		assert.Empty(v.T, pseudo.Foreign(m.Label, v.names...), m.Label)
		look(m.Items)
	}
}

// elsewhere is what isn't told by a sentence: paths, and names that are cut off.
var elsewhere = regexp.MustCompile(`/\S*( Duels\S*)?|[\w.~-]*[\\_][\w./\\~-]*|\w+\.\w+|\pL+…`)

func plainly(text string) string { return elsewhere.ReplaceAllString(text, " ") }

// untranslated are the names that documents, fields and keys have, and what documents say.
func untranslated(s *stand) (names []string) {
	markup := regexp.MustCompile(`</?\w+|/?>`)
	for _, d := range s.work.Pack().Documents() {
		names = append(names, d.ID(), naming.Of(s.work.Pack(), d.File(), s.texts), markup.ReplaceAllString(d.Source(), " "))
	}
	names = append(names, strings.Join(schema.Rivals, " "), "Ctrl Shift Alt Esc Del Enter Tab English Українська XML Escape Delete", "copy копія run relic map position level card hero")
	return names
}
