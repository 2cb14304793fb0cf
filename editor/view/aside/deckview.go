package aside

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/design"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// deckFigures tells what a deck is made of: what its cards cost, of which kinds they are, what they bring and answer.
type deckFigures struct {
	texts  *i18n.Translator
	costs  *editorui.Bars
	kinds  *widget.Label
	told   *widget.Label
	lacks  *widget.Label
	object fyne.CanvasObject
}

func newDeckFigures(t *i18n.Translator) *deckFigures {
	f := &deckFigures{texts: t, kinds: editorui.Caption(""), told: editorui.Caption(""), lacks: editorui.Caption("")}
	var labels []string
	for cost := range schema.MaxCost + 1 {
		labels = append(labels, fmt.Sprint(cost))
	}
	f.costs = editorui.NewBars(labels, 38)
	f.object = container.NewVBox(editorui.Caption(t.Text("editor.deck.costs")), f.costs.Object, editorui.Tight(f.kinds, f.told, f.lacks))
	return f
}

// show tells of the deck of a hero.
func (f *deckFigures) show(pack *schema.Pack, hero string) {
	deck := design.DeckOf(pack, hero)
	f.costs.Set(deck.Costs[:])
	var kinds []string
	for kind, copies := range deck.Kinds {
		kinds = append(kinds, fmt.Sprintf("%s: %d", rulestext.Kind(f.texts, duel.Kind(kind)), copies))
	}
	f.kinds.SetText(strings.Join(kinds, " · "))
	none := f.texts.Text("editor.deck.nothing")
	f.told.SetText(f.texts.Text("editor.deck.brings", i18n.Args{"Brings": f.threats(deck.Brings, none), "Answers": f.threats(deck.Answers, none)}))
	f.lacks.SetText(f.texts.Text("editor.deck.lacks", i18n.Args{"Lacks": f.threats(deck.Lacks, "")}))
	editorui.Visible(len(deck.Lacks) > 0, f.lacks)
}

func (f *deckFigures) threats(names []string, none string) string {
	if len(names) == 0 {
		return none
	}
	var told []string
	for _, name := range names {
		told = append(told, f.texts.Text(threatKeys[name]))
	}
	return strings.Join(told, ", ")
}

var threatKeys = map[string]string{
	"dot": "editor.threat.dot", "stun": "editor.threat.stun", "curse": "editor.threat.curse", "defence": "editor.threat.defence",
	"immortality": "editor.threat.immortality",
}

// deckFaces lays out the cards of a deck as faces that lead to them, with how many of each there are.
func deckFaces(t *i18n.Translator, p *Pictures, hero *schema.Hero, lead func(file string)) fyne.CanvasObject {
	grid := container.NewGridWrap(phoneCard.AddWidthHeight(0, 18))
	for _, line := range hero.Deck {
		card, known := p.Pack().Card(line.Card)
		if !known {
			continue // the lines tell of it
		}
		f := face.NewLink(t, phoneCard, func() { lead(schema.FileOf(schema.CardKind, line.Card)) })
		f.SetCard(p.card(card, t), card.Cost, face.Plain)
		copies := canvas.NewText(fmt.Sprintf("× %d", line.Copies), look.Color(look.ColorMuted))
		copies.Alignment, copies.TextSize = fyne.TextAlignCenter, 13
		grid.Add(container.NewBorder(nil, copies, nil, nil, f))
	}
	return grid
}
