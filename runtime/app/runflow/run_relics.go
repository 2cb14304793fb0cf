package runflow

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// newFind shows a relic that can be taken instead of a change.
func newFind(t *i18n.Translator, g *gallery.Gallery, c *run.Change, isFirst bool, take func()) fyne.CanvasObject {
	title := t.Text("run.offers.carry", i18n.Args{"Relic": g.RelicName(&c.Relic)})
	return ui.NewPanel(container.NewVBox(newRelic(g, &c.Relic, title), takeButton(t, isFirst, take)))
}

// takeButton takes what is offered.
func takeButton(t *i18n.Translator, isFirst bool, take func()) *ui.Button {
	importance := widget.MediumImportance
	if isFirst {
		importance = widget.HighImportance
	}
	return ui.BigButton(t.Text("run.offers.take"), theme.ConfirmIcon(), importance, take)
}

// relicSide is how large the picture of a relic is.
const relicSide = 64

// newRelic shows a relic under a title: its picture, what its rules say, and what the pack tells about it.
func newRelic(g *gallery.Gallery, relic *schema.Relic, title string) fyne.CanvasObject {
	name := ui.Paragraph(title)
	name.TextStyle.Bold = true
	picture := container.NewCenter(ui.NewFramed(g.Relic(relic), relicSide))
	told := container.NewVBox(name, ui.Paragraph(strings.Join(g.RelicRules(relic), "\n")))
	if about := g.RelicAbout(relic); about != "" {
		told.Add(caption(about))
	}
	return container.NewBorder(nil, nil, picture, nil, told)
}

// newRelicsButton opens the relics that a hero carries; nil if it carries none.
func newRelicsButton(t *i18n.Translator, g *gallery.Gallery, hero *duelrecord.Hero, host dueltable.SheetHost) *ui.Button {
	if len(hero.Relics) == 0 {
		return nil
	}
	title := t.Text("run.relics", i18n.Args{"N": len(hero.Relics)})
	return ui.NewButton(title, look.Symbol("coin"), func() {
		all := container.NewVBox()
		for i := range hero.Relics {
			all.Add(newRelic(g, &hero.Relics[i], g.RelicName(&hero.Relics[i])))
		}
		host.OpenSheet(title, all)
	})
}
