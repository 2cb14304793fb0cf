package duelflow

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/ai/duel/explanation"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/career"
)

// acquaintances are what a player can want of those who get to know it.
type acquaintances interface {
	// Met returns the id of the nemesis who is met at present, and Meet has another one be met.
	Met() string
	Meet(nemesis string)
	// MemoryOf tells what a nemesis remembers of the player, once it is known.
	MemoryOf(nemesis string, show func(career.Memory))
}

// Met implements [acquaintances].
func (d *Flow) Met() string { return d.Edition.Nemesis }

// MemoryOf implements [acquaintances].
func (d *Flow) MemoryOf(nemesis string, show func(career.Memory)) {
	settled := d.Finished
	d.Background(func() func() {
		<-settled
		m := d.memoryOf(nemesis)
		return func() { show(m) }
	})
}

// showNemeses lets whom to meet be chosen by its face, and tells below how the two stand.
func (c *opponentChoice) showNemeses() fyne.CanvasObject {
	t, about, door := c.translator, ui.Paragraph(""), c.opened
	tiles := make([]*ui.Tile, len(nemeses.IDs))
	mark := func(opened func()) {
		met := c.intents.Met()
		for i, id := range nemeses.IDs {
			tiles[i].SetChosen(id == met)
		}
		c.intents.MemoryOf(met, func(m career.Memory) {
			if met == c.intents.Met() && door == c.opened {
				about.SetText(acquaintance(t, met, &m))
				opened()
			}
		})
	}
	for i, id := range nemeses.IDs {
		tiles[i] = ui.NewTile(explanation.Nemesis(t, id), look.Nemesis(id, nemeses.Calm), func() {
			c.intents.Meet(id)
			mark(c.onOpened)
		})
	}
	mark(c.behind.Refresh) // nobody has asked to see it: the page stays where it is
	return container.NewVBox(ui.NewTileRow(tiles), about)
}

// acquaintance tells how a nemesis and the player stand.
func acquaintance(t *i18n.Translator, nemesis string, m *career.Memory) string {
	name := explanation.Nemesis(t, nemesis)
	if m.Played == 0 {
		return t.Text("nemesis.unmet", i18n.Args{"Name": name})
	}
	return t.Text("nemesis.met", i18n.Args{"Name": name, "N": m.Played, "Won": m.Played - m.Lost})
}
