// Package face draws cards: the same face in a hand, on the table, in a deck list and in the editor's preview.
package face

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
)

// Card is what stands on a card's face.
type Card struct {
	Name    string // in the user's language
	Art     fyne.Resource
	Rules   duel.Card
	Bonuses rulestext.Bonuses // in force, for a card that could be played
	// Called tells what the pack calls what the card names; nil: that goes by its id.
	Called rulestext.Dictionary
	// Numbers are those by which the pack is played. Nothing of a classic card depends on them.
	Numbers duel.Numbers
}

// kind is the kind of action that the card is.
func (c *Card) kind() duel.Kind { return c.Numbers.Kind(&c.Rules) }

// bonus returns the bonus that changes the card's numbers, and by how much; none if the numbers are those printed.
func (c *Card) bonus() (duel.Effect, int16) {
	switch {
	case c.Bonuses.Damage != 0 && c.Rules.Damages() && !c.Rules.AttackHimself:
		return duel.DamageBonusEffect, c.Bonuses.Damage
	case c.Bonuses.Healing != 0 && (c.Rules.MaxHealing > 0 || c.Rules.HoTPower > 0):
		return duel.HealingBonusEffect, c.Bonuses.Healing
	}
	return duel.NoEffect, 0
}

// State is how a card lies before the player.
type State uint8

// The states of a card.
const (
	Plain        State = iota // to be read
	Playable                  // could be played now
	TooExpensive              // there isn't enough energy for it
	Barred                    // can't be played, whatever it costs
	Gone                      // isn't there any more, or soon won't be
	Highlighted               // chosen
	Hidden                    // shows its back
)

// isPale reports whether a card lies there in pale colours.
func (s State) isPale() bool { return s == TooExpensive || s == Barred || s == Gone }

// Shape is the width of a card divided by its height.
const Shape float32 = 5.0 / 7

// Face is a card's face. It fills whatever size it is given, from a phone's hand upwards; text shrinks before it is cut
// off. It takes no input itself.
type Face struct {
	widget.BaseWidget
	translator *i18n.Translator
	card       Card
	cost       int16
	state      State
	minimum    fyne.Size
	// Brief lets a small card show what it does as large signs in place of sentences. Whoever sets it has another place
	// where the card can be read.
	Brief bool
	free  fyne.Size // of a slim card, at its right end or its lower edge
}

// New returns a face that speaks the translator's language, showing the back of a card.
func New(t *i18n.Translator) *Face {
	f := &Face{}
	f.Init(f, t)
	return f
}

// Init prepares a face that is part of another widget.
func (f *Face) Init(outer fyne.Widget, t *i18n.Translator) {
	f.translator, f.state, f.minimum = t, Hidden, fyne.NewSize(90, 126)
	f.ExtendBaseWidget(outer)
}

// SetMinSize sets the least size that the face asks for.
func (f *Face) SetMinSize(size fyne.Size) { f.minimum = size }

// MinSize returns the least size that the face asks for.
func (f *Face) MinSize() fyne.Size { return f.minimum }

// SetCard turns up a card with its present cost. A major card is free.
func (f *Face) SetCard(card Card, cost int16, state State) {
	f.card, f.cost, f.state = card, cost, state
	f.Refresh()
}

// SetState changes how the card lies.
func (f *Face) SetState(state State) {
	if f.state != state {
		f.state = state
		f.Refresh()
	}
}

// SetTranslator changes the language.
func (f *Face) SetTranslator(t *i18n.Translator) {
	f.translator = t
	f.Refresh()
}

// Text returns the rule text on the face.
func (f *Face) Text() string {
	return rulestext.RulesNaming(f.translator, f.card.Called, &f.card.Rules, f.card.Bonuses)
}

// extra returns by how much the cost differs from the one printed.
func (f *Face) extra() int16 {
	if f.card.Rules.IsMajor {
		return 0
	}
	return f.cost - f.card.Rules.Cost
}

// gem is what stands where the cost is: with a "+" if the card takes further energy by itself, and "–" on one that
// can't be played.
func (f *Face) gem() string {
	switch {
	case f.card.Rules.IsMajor:
		return ""
	case f.card.Rules.Says.Unplayable:
		return "–"
	case f.card.Rules.FurtherEnergy() > 0 || f.card.Rules.Says.TakesAll:
		return fmt.Sprintf("%d+", f.cost)
	}
	return fmt.Sprint(f.cost)
}

// CreateRenderer belongs to the toolkit.
func (f *Face) CreateRenderer() fyne.WidgetRenderer { return newPrint(f) }
