package duel

// Action is what a player can do: play a card of the hand, or end the turn.
type Action struct {
	// Card is the card to play, or NoCard to end the turn.
	Card CardIndex
}

// EndTurn passes the turn to the opponent.
var EndTurn = Action{Card: NoCard}

// Play returns the action of playing a card.
func Play(card CardIndex) Action { return Action{Card: card} }
