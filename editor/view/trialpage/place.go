package trialpage

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// newPlace tells where duels begin, and leads to what sets that up.
func (f *TrialForm) newPlace() fyne.CanvasObject {
	f.place = editorui.Caption("")
	f.place.Wrapping = fyne.TextWrapWord
	choose := editorui.NewButton(f.desk.Texts().Text("editor.position.button"), nil, func() { f.ChoosePosition() })
	tell := func(string) { f.tellPlace() }
	f.mine.OnChanged, f.Theirs.OnChanged = tell, tell
	f.tellPlace()
	return container.NewBorder(nil, nil, nil, container.NewCenter(choose), f.place)
}

func (f *TrialForm) tellPlace() {
	key := "editor.position.as_new"
	if f.position() != nil {
		key = "editor.position.placed"
	}
	f.place.SetText(strings.TrimSpace(f.lacking() + " " + f.desk.Texts().Text(key)))
}

// lacking tells that neither hero has the card that is open; "" if one has, or if no card is.
func (f *TrialForm) lacking() string {
	item, pack := f.desk.Current(), f.desk.Pack()
	if item.Type != schema.CardKind {
		return ""
	}
	for _, hero := range f.fighters() {
		if HasCard(pack, hero, item.ID) || Brings(pack, hero, item.ID) {
			return ""
		}
	}
	name := naming.Of(pack, schema.FileOf(schema.CardKind, item.ID), f.desk.Texts())
	return f.desk.Texts().Text("editor.trial.lacking", i18n.Args{"Card": name})
}

// HasCard reports whether a card stands in a hero's deck.
func HasCard(pack *schema.Pack, hero, card string) bool {
	h, _ := pack.Hero(hero)
	return slices.ContainsFunc(h.Deck, func(l schema.DeckLine) bool { return l.Card == card })
}

// Brings reports whether rules of a hero that can play, or of its cards, bring a card.
func Brings(pack *schema.Pack, hero, card string) bool {
	h, err := pack.DuelHero(hero)
	return err == nil && slices.ContainsFunc(h.Brings, func(c duel.Card) bool { return c.ID == card })
}

// position returns where duels of the chosen heroes begin; nil: as all do.
func (f *TrialForm) position() *playtest.Position {
	if kept := f.stage.placed; kept != nil && kept.Of(f.fighters()) {
		return kept
	}
	return nil
}

// now returns a position with the cards as they are now, that of all duels for nil.
func (f *TrialForm) now(kept *playtest.Position) (playtest.Position, *duel.Duel, error) {
	if kept == nil {
		return playtest.Opening(f.desk.Pack(), f.fighters(), [2][]string{})
	}
	return kept.In(f.desk.Pack())
}

// allowed reports whether the rules still allow a position.
func (f *TrialForm) allowed(kept *playtest.Position) bool {
	now, d, err := f.now(kept)
	return err == nil && len(d.Faults(&now.At)) == 0
}

// ChoosePosition lets people set up where duels of the chosen heroes begin. It is kept for the next trial of them.
func (f *TrialForm) ChoosePosition() *PositionForm {
	now, d, err := f.now(f.position())
	if err != nil {
		f.desk.Report(err)
		return nil
	}
	return askPosition(f.desk, d, now, func(chosen playtest.Position) {
		f.stage.placed = &chosen
		if chosen.IsOpening() {
			f.stage.placed = nil
		}
		f.tellPlace()
	})
}
