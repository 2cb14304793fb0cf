package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// State is a duel between two decisions. It is a plain value without pointers: an assignment copies it, [Duel.Copy]
// sooner.
type State struct {
	Common
	Stances Stances

	Ruled       [2]Ruled       // by seat
	ruleStreams [2]game.Stream // for what rules leave to chance, by seat; not used in classic duels
}

// Common is what there is to any duel, and all that there is to a classic one.
type Common struct {
	Fighters [2]Fighter
	Piles    [2]Piles
	Round    int16     // from 1; both players' turns make a round
	Ply      int16     // decisions taken since the start
	Plays    int16     // cards played in this turn
	Mover    game.Seat // whose turn it is
	Starter  game.Seat // who had the first turn
	Winner   game.Seat // Nobody while the duel goes on
	streams  [streamCount]game.Stream
}

// Copy makes a state of the duel the same as another. It is for those who copy many: in a classic duel it leaves out
// what rules alone use. The state that it copies to must be new, or one of the same duel.
func (d *Duel) Copy(to, from *State) {
	if d.IsClassic() {
		to.Common = from.Common
		return
	}
	*to = *from
}

// Piles is what of a hero's cards is hidden: the order of the deck and the hand.
type Piles struct {
	Deck [DeckCapacity]CardIndex // the first DeckCount, the top last
	Hand [HandCapacity]CardIndex // the first HandCount, the newest last
}

// Stances are what players have taken in clashes.
type Stances struct {
	Due   bool           // the mover is to take one, and can do nothing else
	Taken [2]rule.Stance // by seat, in the clash to come: hidden from the enemy until both have
	Shown [2]rule.Stance // by seat, in the last clash
}
