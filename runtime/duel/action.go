package duel

import (
	"cmp"
	"slices"

	"boardduels/runtime/duel/rule"
)

// Action is what a player can do: play a card of the hand, end the turn, or take a stance.
type Action struct {
	// Card is the card to play, or NoCard to do something else.
	Card CardIndex
	// Mode is which of the card's modes is chosen, from 1; 0 of a card that offers no choice. Without a card it is the
	// stance that is taken; 0 ends the turn.
	Mode int8
}

// EndTurn passes the turn to the opponent.
var EndTurn = Action{Card: NoCard}

// Play returns the action of playing a card that offers no choice.
func Play(card CardIndex) Action { return Action{Card: card} }

// Take returns the action of taking a stance.
func Take(stance rule.Stance) Action { return Action{NoCard, int8(stance)} }

// Stance returns the stance that the action takes, or [rule.NoStance].
func (a Action) Stance() rule.Stance {
	if a.Card != NoCard {
		return rule.NoStance
	}
	return rule.Stance(a.Mode)
}

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
