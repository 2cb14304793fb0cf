package aside

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/design"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Surplus offers what to take out of a deck of too many cards; else nothing is seen of it.
type Surplus struct {
	texts  *i18n.Translator
	pack   func() *schema.Pack
	out    func(card string) // a copy is taken out
	told   *widget.Label
	cards  *fyne.Container
	Object *fyne.Container
}

// NewSurplus returns what offers to take cards out of a deck that has too many.
func NewSurplus(t *i18n.Translator, pack func() *schema.Pack, out func(card string)) *Surplus {
	s := &Surplus{texts: t, pack: pack, out: out, told: editorui.Paragraph(""), cards: editorui.Wrap()}
	s.told.Importance = widget.DangerImportance
	s.Object = editorui.Tight(s.told, s.cards)
	s.Object.Hide()
	return s
}

// Show offers the cards of a deck, first those that can best be spared.
func (s *Surplus) Show(deck []schema.DeckLine) {
	hero := schema.Hero{Deck: deck}
	more := hero.Cards() - int(s.pack().Numbers().Deck)
	editorui.Visible(more > 0, s.Object)
	if more <= 0 {
		return
	}
	s.told.SetText(s.texts.Text("editor.deck.surplus", i18n.Args{"N": more}))
	s.cards.RemoveAll()
	for _, id := range design.Spare(s.pack(), deck) {
		name := shortened(s.nameOf(id))
		if copies := CopiesIn(deck, id); copies > 1 {
			name = fmt.Sprintf("%s × %d", name, copies)
		}
		s.cards.Add(editorui.NewButton(name, theme.ContentRemoveIcon(), func() { s.out(id) }))
	}
	s.Object.Refresh()
}

func (s *Surplus) nameOf(card string) string {
	if s.pack().Find(schema.CardKind, card) == nil {
		return card
	}
	return naming.Of(s.pack(), schema.FileOf(schema.CardKind, card), s.texts)
}

// shortened returns a name that fits a button in a narrow pane.
func shortened(name string) string {
	const most = 28 // letters
	letters := []rune(name)
	if len(letters) <= most {
		return name
	}
	return string(letters[:most]) + "…"
}

// CopiesIn returns how many copies of a card a deck has.
func CopiesIn(deck []schema.DeckLine, card string) (copies int) {
	for _, line := range deck {
		if line.Card == card {
			copies += line.Copies
		}
	}
	return copies
}

// Fewer returns a deck with a copy of a card less.
func Fewer(deck []schema.DeckLine, card string) (left []schema.DeckLine) {
	isOut := false
	for _, line := range deck {
		if line.Card == card && !isOut {
			line.Copies, isOut = line.Copies-1, true
		}
		if line.Copies > 0 {
			left = append(left, line)
		}
	}
	return left
}

// DeckCounts tells how many cards a deck has and should have.
func DeckCounts(t *i18n.Translator, pack *schema.Pack, deck []schema.DeckLine) (text string, importance widget.Importance) {
	hero, n, majors := schema.Hero{Deck: deck}, pack.Numbers(), 0
	for _, line := range deck {
		if card, _ := pack.Card(line.Card); card.IsMajor {
			majors += line.Copies
		}
	}
	importance = widget.SuccessImportance
	if majors != int(n.Majors) {
		importance = widget.WarningImportance
	}
	if hero.Cards() != int(n.Deck) {
		importance = widget.DangerImportance
	}
	return t.Text("editor.deck.counts", i18n.Args{
		"Cards": hero.Cards(), "Size": n.Deck, "Majors": majors, "Wanted": n.Majors}), importance
}
