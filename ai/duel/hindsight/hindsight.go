// Package hindsight looks for the turns of a recorded duel in which a player could have done better: by what the player
// could see then, not by what came.
package hindsight

import (
	"context"
	"errors"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/rollout"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Turn is a turn of the player that had a choice.
type Turn struct {
	Ply    int // actions before it
	Round  int16
	Taken  turnplan.Plan // what the player played
	Better turnplan.Plan // what promised most; the same as Taken where that did
	// Loss is by how much more Better won than Taken in the same imagined duels, 0…1, Low and High the bounds of its 95
	// % interval. All are 0 where nothing promised more.
	Loss, Low, High float32
}

// IsCostly reports whether a turn surely gave something away.
func (t *Turn) IsCostly() bool { return t.Low > 0 }

// The duels that are imagined for a turn: first to find what promises most, then, in other worlds, to measure by how
// much. Were the worlds the same, the luckiest of many plans would seem better than it is.
var (
	finding   = rollout.Budget{Plans: 8, Duels: 640, Rounds: 2}
	measuring = rollout.Budget{Plans: 2, Duels: 800, Rounds: 2}
)

// warmth is how far an imagined player's turns may fall short of the best, in log-odds.
const warmth = 0.3

// bound is how many standard errors a 95 % interval reaches to either side.
const bound = 1.96

// ErrUntaught says that nobody has learned to judge duels of these heroes.
var ErrUntaught = errors.New("nobody has learned to judge duels of these heroes")

// Review returns the turns of a seat that had a choice, in their order. What is known of both heroes tells how duels
// are imagined to go on. Equal records and knowledge give equal turns. It returns the error of a context that ends, of
// a record that can't be played, and [ErrUntaught] where a hero's knowledge has no weights.
func Review(ctx context.Context, record *duelrecord.Record, seat game.Seat, mine, theirs *kb.Knowledge) ([]Turn, error) {
	if isUntaught(mine) || isUntaught(theirs) {
		return nil, ErrUntaught
	}
	laid, err := duelrecord.Open(record)
	if err != nil {
		return nil, err
	}
	r := &reviewer{duel: laid.Duel(), seat: seat}
	r.me = playout.Learned(r.duel, seat, mine, warmth)
	foe := playout.Learned(r.duel, 1-seat, theirs, warmth)
	cast := rollout.Cast{Me: r.me, Foes: []rollout.Opponent{foe}}
	r.finder, r.meter = rollout.New(r.duel, seat, cast, finding), rollout.New(r.duel, seat, cast, measuring)
	var turns []Turn
	for ply := 0; ply < laid.Plies(); {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		turn, next, err := r.read(laid, ply)
		if err != nil {
			return nil, err
		}
		if turn != nil {
			r.judge(turn, record.Seed)
			turns = append(turns, *turn)
		}
		ply = next
	}
	return turns, nil
}

// reviewer judges the turns of a seat.
type reviewer struct {
	duel          *duel.Duel
	seat          game.Seat
	me            *playout.Side
	finder, meter *rollout.Thinker
	view          duel.View // when the turn began
}

// Imagine implements [rollout.Worlds].
func (r *reviewer) Imagine(seed uint64) duel.State { return r.duel.Determinize(&r.view, seed) }

// read returns the turn that begins after a number of actions, nil if it is the other seat's or left no choice, and
// where the next one begins.
func (r *reviewer) read(laid *duelrecord.Playback, ply int) (turn *Turn, next int, err error) {
	start, err := laid.At(ply)
	if err != nil {
		return nil, 0, err
	}
	if start.State.Stances.Due {
		return nil, ply + 1, nil // a stance is no turn
	}
	mover := r.duel.Mover(&start.State)
	turn = &Turn{Ply: ply, Round: start.State.Round}
	for next = ply + 1; next <= laid.Plies(); next++ {
		frame, err := laid.At(next)
		if err != nil {
			return nil, 0, err
		}
		if frame.Action == duel.EndTurn {
			next++
			break
		}
		turn.Taken.Add(frame.Action)
	}
	next-- // the place after the last action of the turn
	if mover != r.seat || len(r.duel.Legal(&start.State, nil)) < 2 {
		return nil, next, nil
	}
	r.view = r.duel.View(&start.State, r.seat)
	return turn, next, nil
}

// judge finds what promised most in a turn, and measures by how much.
func (r *reviewer) judge(turn *Turn, seed uint64) {
	luck := game.NewStream(seed, reviewing+uint64(turn.Ply))
	state := r.Imagine(luck.Next())
	turn.Taken.Score = r.score(&state, &turn.Taken)
	turn.Better = turn.Taken
	best := r.finder.Compare(r, r.me.Plans(&state), &luck)[0].Plan
	if best.Same(&turn.Taken) {
		return
	}
	both := r.meter.Compare(r, []turnplan.Plan{best, turn.Taken}, &luck)
	better, taken := &both[0], &both[1]
	if better.Plan.Same(&turn.Taken) {
		better, taken = taken, better
	}
	loss, deviation := better.Lead(taken)
	if loss <= 0 {
		return
	}
	turn.Better, turn.Loss = best, loss
	far := float32(bound * deviation)
	turn.Low, turn.High = loss-far, loss+far
}

// reviewing marks the purposes of the chance by which turns are judged; those of a duel are far below.
const reviewing = 1 << 48

// score is what the player's side thinks of a plan at first sight.
func (r *reviewer) score(state *duel.State, p *turnplan.Plan) float32 {
	r.me.Plans(state)
	return r.me.Score(state, p)
}

// Costliest returns the turn that surely gave most away, nil if none did.
func Costliest(turns []Turn) (worst *Turn) {
	for i := range turns {
		if turns[i].IsCostly() && (worst == nil || turns[i].Loss > worst.Loss) {
			worst = &turns[i]
		}
	}
	return worst
}
