package aside

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// packPane tells what is in the pack, and what of it nothing uses.
type packPane struct {
	texts    *i18n.Translator
	pictures *Pictures
	lead     func(file string)
	unused   func() // shows the pictures that nothing shows
	rows     *fyne.Container
	Object   fyne.CanvasObject
}

// mostIdle is how many cards are listed that no deck has.
const mostIdle = 12

// NewPackPane returns what stands beside the form of a pack.
func NewPackPane(t *i18n.Translator, p *Pictures, lead func(string), unused func()) *packPane {
	pane := &packPane{texts: t, pictures: p, lead: lead, unused: unused, rows: container.NewVBox()}
	pane.Object = container.NewVScroll(container.NewPadded(pane.rows))
	return pane
}

// Show brings the pane up to date.
func (p *packPane) Show(string) {
	pack, t := p.pictures.Pack(), p.texts
	p.rows.RemoveAll()
	p.rows.Add(editorui.Heading(t.Text("editor.pack.contents")))
	p.rows.Add(editorui.Paragraph(t.Text("editor.pack.counts", i18n.Args{
		"Heroes": len(pack.IDs(schema.HeroKind)), "Cards": len(pack.IDs(schema.CardKind)), "Cases": len(pack.IDs(schema.CasesKind)),
		"Tables": len(pack.IDs(schema.PrioritiesKind)), "Runs": len(pack.IDs(schema.RunKind)), "Boards": countBoards(pack), "Pictures": len(pack.Images())})))
	if idle := cardsInNoDeck(pack); len(idle) > 0 {
		p.rows.Add(editorui.Heading(t.Text("editor.pack.idle")))
		for _, id := range idle[:min(len(idle), mostIdle)] {
			file := schema.FileOf(schema.CardKind, id)
			p.rows.Add(editorui.NewLink(naming.Of(pack, file, t), func() { p.lead(file) }))
		}
	}
	if n := len(document.UnusedPictures(pack)); n > 0 {
		p.rows.Add(editorui.NewButton(t.Text("editor.pack.unused", i18n.Args{"N": n}), theme.FileImageIcon(), p.unused))
	}
}

// cardsInNoDeck returns the ids of cards that no hero has.
func cardsInNoDeck(pack *schema.Pack) (idle []string) {
	used := map[string]bool{}
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, _ := pack.Hero(id)
		for _, line := range hero.Deck {
			used[line.Card] = true
		}
	}
	for _, id := range pack.IDs(schema.CardKind) {
		if !used[id] {
			idle = append(idle, id)
		}
	}
	return idle
}

// countBoards returns how many levels, maps and positions a pack has.
func countBoards(pack *schema.Pack) (count int) {
	for _, kind := range schema.BoardKinds() {
		count += len(pack.IDs(kind))
	}
	return count
}
