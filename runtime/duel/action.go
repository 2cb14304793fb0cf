package duel

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
