package learning

import (
	"context"

	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Partner plays whole turns of a seat.
type Partner interface {
	// Turn plays the mover's turn to its end, and returns what was played. The mover isn't stunned, or has no choice.
	Turn(state *duel.State, luck *game.Stream) turnplan.Plan
}

// seasoned is after how many duels the steps are as short as is best for finding what beats one partner: longer ones
// lose more of what holds against all than they gain against it.
const seasoned = 100_000

// Respond returns what a seat's hero knows after duels against one and the same partner: it moves from what it knew
// toward what beats that partner. The same seed and partner teach the same. It returns the error of a context that
// ends.
func Respond(ctx context.Context, d *duel.Duel, seat game.Seat, known *kb.Knowledge, partner Partner, duels int, seed uint64) (*kb.Knowledge, error) {
	l := newLearner(d.Hero(seat), known, !d.IsClassic())
	l.meet(d.Hero(1 - seat).ID)
	l.Games = seasoned
	me := newFencer(d, seat, l)
	s := weighing.Session[duel.State]{Rules: d, Seat: seat, Me: me, Luck: game.NewStream(seed, forResponse)}
	foe := func(state *duel.State, luck *game.Stream) { partner.Turn(state, luck) }
	for range duels {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		me.Study(s.Fight(foe))
	}
	return l.taught(), nil
}
