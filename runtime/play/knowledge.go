package play

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/internal/prose"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/play/look"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// knowledgeIntents are what a player can want where the AI's knowledge is shown.
type knowledgeIntents interface {
	// knowledgeOf calls show with what the AI knows about playing a hero, once it is read.
	knowledgeOf(hero string, show func(k *kb.Knowledge, canUndo bool))
	// rollBack asks for confirmation, makes the AI forget what it has learned, and then calls done.
	rollBack(hero, name string, done func())
	undoRollBack(hero string, done func())
	openHome()
}

// newKnowledge is the screen that shows what the AI knows, hero by hero.
func newKnowledge(t *i18n.Translator, g *Gallery, heroes []replay.Hero, intents knowledgeIntents) fyne.CanvasObject {
	rows := container.NewVBox()
	tiles := make([]*heroTile, len(heroes))
	var choose func(i int)
	for i := range heroes {
		tiles[i] = newHeroTile(g.HeroName(&heroes[i].Hero), g.Portrait(&heroes[i].Hero), func() { choose(i) })
	}
	choose = func(chosen int) {
		for i, tile := range tiles {
			tile.setChosen(i == chosen)
		}
		hero := &heroes[chosen]
		intents.knowledgeOf(hero.ID, func(k *kb.Knowledge, canUndo bool) {
			rows.Objects = newCases(t, k)
			roll := widget.NewButtonWithIcon(t.Text("knowledge.roll_back"), theme.ContentUndoIcon(), func() {
				intents.rollBack(hero.ID, g.HeroName(&hero.Hero), func() { choose(chosen) })
			})
			roll.Importance = widget.DangerImportance
			if k.Experience.Decisions == 0 {
				roll.Disable()
			}
			rows.Add(roll)
			if canUndo {
				rows.Add(widget.NewButtonWithIcon(t.Text("knowledge.undo"), theme.ContentRedoIcon(), func() {
					intents.undoRollBack(hero.ID, func() { choose(chosen) })
				}))
			}
			rows.Refresh()
		})
	}
	choose(0)
	page := container.NewVBox(paragraph(t.Text("knowledge.about")), newTileRow(tiles), rows)
	return newScreen(t.Text("knowledge.title"), intents.openHome, column(640, container.NewVScroll(page)))
}

// newCases shows a knowledge base: what it rests on, and each of its cases.
func newCases(t *i18n.Translator, k *kb.Knowledge) []fyne.CanvasObject {
	experience := t.Text("knowledge.fresh")
	if k.Experience.Decisions > 0 {
		experience = t.Text("knowledge.experience", i18n.Args{"Decisions": k.Experience.Decisions, "Won": k.Experience.Won})
	}
	rows := []fyne.CanvasObject{paragraph(experience)}
	if len(k.Cases) == 0 {
		rows = append(rows, paragraph(t.Text("knowledge.none")))
	}
	for i := range k.Cases {
		rows = append(rows, newPanel(newKnownCase(t, &k.Cases[i])))
	}
	return rows
}

// newKnownCase shows a case: the situation in its strongest signals, what it prefers, and how it has proved itself.
func newKnownCase(t *i18n.Translator, c *schema.Case) fyne.CanvasObject {
	bars := container.NewGridWithColumns(2)
	for kind, priority := range c.Outputs {
		bars.Add(newBar(t, prose.Kind(t, duel.Kind(kind)), float64(priority), look.KindColor(duel.Kind(kind))))
	}
	situation := widget.NewAccordion(widget.NewAccordionItem(t.Text("knowledge.situation"), newSituation(t, c)))
	rows := container.NewVBox(heading(t.Text("knowledge.case", i18n.Args{"Case": c.ID})))
	if c.Potency > 0 || c.Frequency > 0 {
		rows.Add(paragraph(t.Text("knowledge.proven", i18n.Args{"Potency": percent(c.Potency), "Frequency": percent(c.Frequency)})))
	}
	rows.Add(bars)
	rows.Add(situation)
	return rows
}

func newSituation(t *i18n.Translator, c *schema.Case) fyne.CanvasObject {
	bars := container.NewVBox()
	for i, input := range c.Inputs {
		bars.Add(newBar(t, prose.Input(t, i), float64(input), look.Color(look.ColorEnergy)))
	}
	return bars
}

func percent(share float32) string { return fmt.Sprintf("%.0f%%", 100*share) }
