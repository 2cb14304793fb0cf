package duel

import (
	"cmp"
	"slices"
)

// Action is what a player can do: play a card of the hand, or end the turn.
type Action struct {
	// Card is the card to play, or NoCard to end the turn.
	Card CardIndex
	// Mode is which of the card's modes is chosen, from 1; 0 of a card that offers no choice.
	Mode int8
}

// EndTurn passes the turn to the opponent.
var EndTurn = Action{Card: NoCard}

// Play returns the action of playing a card that offers no choice.
func Play(card CardIndex) Action { return Action{Card: card} }

// Compare orders actions by what they play, the first line of the deck and the first mode first, and the end of the
// turn last. It is 0 only of the same action.
func (a Action) Compare(b Action) int {
	return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.Mode, b.Mode))
}

// Playing returns the first of some actions that plays a card; false if none does.
func Playing(card CardIndex, among []Action) (Action, bool) {
	i := slices.IndexFunc(among, func(a Action) bool { return a.Card == card })
	if i < 0 {
		return EndTurn, false
	}
	return among[i], true
}
