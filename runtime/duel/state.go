package duel

import "boardduels/runtime/game"

// State is a duel between two decisions. It is a plain value without pointers: an assignment copies it.
type State struct {
	Fighters [2]Fighter
	Piles    [2]Piles
	Round    int16     // from 1; both players' turns make a round
	Ply      int16     // decisions taken since the start
	Plays    int16     // cards played in this turn
	Mover    game.Seat // whose turn it is
	Starter  game.Seat // who had the first turn
	Winner   game.Seat // Nobody while the duel goes on
	streams  [streamCount]game.Stream

	ruleStreams [2]game.Stream // for what rules leave to chance, by seat; not used in classic duels
}

// Piles is what of a hero's cards is hidden: the order of the deck and the hand.
type Piles struct {
	Deck [DeckCapacity]CardIndex // the first DeckCount, the top last
	Hand [HandCapacity]CardIndex // the first HandCount, the newest last
}
