// Package attackchoice is what all brains of dice wars have in common: each legal action gets a score, one is taken,
// and the rationale tells by what.
package attackchoice

import (
	"context"

	"boardduels/ai/board"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

type (
	// Brain is a way to decide in dice wars.
	Brain = board.Brain[dicewars.View, dicewars.Action]
	// Brains is a table of brains.
	Brains = board.Brains[dicewars.View, dicewars.Action]
	// Rationale is why a player decided so.
	Rationale = board.Rationale[dicewars.Action]
	// Player decides for one seat.
	Player = board.Player[dicewars.View, dicewars.Action]
)

// Way decides: it considers each legal action, and returns the one to take. The last legal action ends the turn. A way
// belongs to one player.
type Way func(v *dicewars.View, legal []dicewars.Action, r *Rationale) dicewars.Action

// By returns a brain that decides in a way, which start makes for each player by its seed.
func By(id string, start func(seed uint64) Way) Brain {
	return Brain{ID: id, New: func(s board.Setup) Player {
		return &player{start(s.Seed), board.NewRationale[dicewars.Action](id, s)}
	}}
}

type player struct {
	way       Way
	rationale Rationale
}

// Decide implements [game.Player]. The candidates are the taken action, then the others from the best to the worst.
func (p *player) Decide(_ context.Context, v *dicewars.View, legal []dicewars.Action) (dicewars.Action, *Rationale, error) {
	r := &p.rationale
	r.Begin()
	taken := p.way(v, legal, r)
	if r.Told() == nil {
		return taken, nil, nil
	}
	r.Take()
	r.Prefer(taken)
	return taken, r, nil
}

// decisions marks the purposes of chance that belong to decisions: the seed may be that of the game.
const decisions = 1 << 63

// Chance returns the chance of a decision, which depends on the seed and on how far the game has come alone.
func Chance(seed uint64, v *dicewars.View) game.Stream {
	return game.NewStream(seed, decisions|uint64(v.Turns)<<16|uint64(v.Attacks))
}
