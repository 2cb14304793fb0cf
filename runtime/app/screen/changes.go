package screen

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
)

// foremostShown is how many changes are shown before all are asked for.
const foremostShown = 3

// NewChanges tells what was changed, hero by hero: what says most of what the AI will do, and all of it by a tap, of
// which relay is told. What is known now names the cases.
func NewChanges(t *i18n.Translator, changes []kb.Change, names gallery.Cast, known []*kb.Knowledge, relay func()) fyne.CanvasObject {
	if len(changes) == 0 {
		return ui.Paragraph(t.Text("knowledge.unchanged"))
	}
	tell := func(told []kb.Change) *fyne.Container {
		rows, hero := container.NewVBox(), ""
		for _, c := range heroByHero(told) {
			if c.Hero != hero {
				hero = c.Hero
				rows.Add(ui.Heading(names.Hero(hero)))
			}
			rows.Add(ui.Paragraph(explanation.Change(t, c, names.Cards(c.Hero), known)))
		}
		return rows
	}
	if len(changes) <= foremostShown+1 { // a button would take as much room as what it shows
		return tell(changes)
	}
	first, all := tell(explanation.Foremost(changes, foremostShown)), tell(changes)
	all.Hide()
	called := t.Text("knowledge.show_all", i18n.Args{"N": len(changes)})
	more := ui.NewButton(called, theme.MenuDropDownIcon(), nil)
	more.Importance = widget.LowImportance
	more.OnTapped = func() {
		isAll := first.Visible()
		ui.Show(isAll, all)
		ui.Show(!isAll, first)
		if isAll {
			more.SetText(t.Text("knowledge.show_foremost"))
			more.SetIcon(theme.MenuDropUpIcon())
		} else {
			more.SetText(called)
			more.SetIcon(theme.MenuDropDownIcon())
		}
		relay()
	}
	return container.NewVBox(first, all, more)
}

// heroByHero brings together what is of one hero, in the order in which the heroes come up first.
func heroByHero(changes []kb.Change) (sorted []kb.Change) {
	var heroes []string
	for _, c := range changes {
		if !slices.Contains(heroes, c.Hero) {
			heroes = append(heroes, c.Hero)
		}
	}
	for _, hero := range heroes {
		for _, c := range changes {
			if c.Hero == hero {
				sorted = append(sorted, c)
			}
		}
	}
	return sorted
}
