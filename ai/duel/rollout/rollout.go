// Package rollout compares ways to spend a turn by imagined duels: what is hidden is drawn, the plan is carried out,
// both sides go on for a few turns by quick policies, and what comes of it is appraised (policy rollouts; G. Tesauro
// and G. Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996).
//
// All plans are tried in the same imagined worlds, so that luck doesn't tell them apart. Those that fall behind are
// dropped halfway (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013), those
// clearly behind at once (O. Maron, A. Moore, "Hoeffding Races", 1994). Work is counted in imagined duels, never in
// time: the same thought leads to the same choice on every machine.
package rollout

import (
	"cmp"
	"math/bits"
	"slices"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Budget is how much a thought may take.
type Budget struct {
	Plans  int // that are compared: the best at first sight
	Duels  int // imagined at most, of all plans together
	Rounds int // that a duel is imagined for, each to before the own turn: 1 is the enemy's answer alone, the least
}

// Worlds draws what a seat can't see.
type Worlds interface {
	// Imagine returns a state that the seat may be in. Equal seeds give equal states.
	Imagine(seed uint64) duel.State
}

// Opponent plays whole turns of the other seat.
type Opponent interface {
	// Turn plays a turn to its end, and returns what it chose to play. The mover isn't stunned, or has no choice.
	Turn(state *duel.State, luck *game.Stream) turnplan.Plan
}

// Cast is who plays the imagined duels on.
type Cast struct {
	Me   *playout.Side // for the thinking seat; it also appraises where a duel is broken off
	Foes []Opponent    // for the other seat: the n-th world has the n-th of them, again from the first after the last
}

// Thinker thinks for one seat of a duel. One goroutine may use it.
type Thinker struct {
	duel   *duel.Duel
	seat   game.Seat
	budget Budget
	cast   Cast
	plans  []Imagined
	won    []float32  // by plan, then by world
	worlds int        // that were imagined
	state  duel.State // of the duel that is imagined, and its luck
	luck   game.Stream
}

// New returns who thinks for a seat.
func New(d *duel.Duel, seat game.Seat, c Cast, b Budget) *Thinker {
	return &Thinker{
		duel: d, seat: seat, budget: b, cast: c,
		plans: make([]Imagined, 0, b.Plans),
		won:   make([]float32, b.Plans*(b.Duels+b.Plans)),
	}
}

// Compare imagines duels after the best of some plans, which must be there, and returns what came of them, the most
// promising first. The slice holds until the next call.
func (t *Thinker) Compare(worlds Worlds, plans []turnplan.Plan, luck *game.Stream) []Imagined {
	t.enter(plans)
	left := t.plans
	rounds := bits.Len(uint(len(left) - 1))
	for range rounds {
		each := max(t.budget.Duels/(rounds*len(left)), 1)
		for range each {
			t.world(worlds, luck.Next(), left)
		}
		slices.SortStableFunc(left, func(a, b Imagined) int { return cmp.Compare(b.Share(), a.Share()) })
		if left = hopeful(left[:(len(left)+1)/2]); len(left) == 1 {
			break
		}
	}
	return t.plans
}

// hopeful returns those of some plans, the first of which leads, that are not clearly behind. All were tried in the
// same worlds, so what counts is how they differ in each.
func hopeful(plans []Imagined) []Imagined {
	leader := &plans[0]
	for n := len(plans); n > 1; n-- {
		if !clearlyBehind(plans[n-1].won, leader.won) {
			return plans[:n]
		}
	}
	return plans[:1]
}

// Clear is by how many standard errors a plan has to be behind to be dropped at once, and after how many worlds.
const (
	clear      = 3
	clearAfter = 12
)

func clearlyBehind(plan, leader []float32) bool {
	if len(plan) < clearAfter {
		return false
	}
	var sum, squares float32
	for i, won := range leader {
		lead := won - plan[i]
		sum += lead
		squares += float32(lead * lead)
	}
	n := float32(len(plan))
	return float32(sum*sum)*(n-1) > clear*clear*(float32(n*squares)-float32(sum*sum))
}

// enter takes the plans with the highest scores.
func (t *Thinker) enter(plans []turnplan.Plan) {
	t.plans, t.worlds = t.plans[:0], 0
	for _, p := range plans {
		if len(t.plans) == cap(t.plans) {
			if p.Score <= t.plans[len(t.plans)-1].Plan.Score {
				continue
			}
			t.plans = t.plans[:len(t.plans)-1]
		}
		t.plans = append(t.plans, Imagined{Plan: p})
		for k := len(t.plans) - 1; k > 0 && t.plans[k].Plan.Score > t.plans[k-1].Plan.Score; k-- {
			t.plans[k], t.plans[k-1] = t.plans[k-1], t.plans[k]
		}
	}
	room := len(t.won) / cap(t.plans)
	for i := range t.plans {
		t.plans[i].won = t.won[i*room : i*room]
	}
}

// world imagines one world, and a duel in it after each of some plans.
func (t *Thinker) world(worlds Worlds, seed uint64, plans []Imagined) {
	start := worlds.Imagine(seed)
	foe := t.cast.Foes[t.worlds%len(t.cast.Foes)]
	t.worlds++
	for i := range plans {
		t.state, t.luck = start, game.NewStream(seed, imagination)
		plans[i].note(t.play(&plans[i], foe, &t.state, &t.luck))
	}
}

// imagination is the purpose of the chance by which both sides choose in an imagined duel.
const imagination = 1

// play imagines a duel after a plan, and returns the chance of winning that it leads to.
func (t *Thinker) play(p *Imagined, foe Opponent, state *duel.State, luck *game.Stream) float32 {
	p.Plan.CarryOut(t.duel, state)
	playout.End(t.duel, state)
	for round := range t.budget.Rounds {
		if round > 0 && state.Winner == game.Nobody {
			t.cast.Me.Turn(state, luck)
		}
		if state.Winner != game.Nobody {
			break
		}
		stunned := state.Fighters[state.Mover].StunTime > 0
		reply := foe.Turn(state, luck)
		if round == 0 && !stunned {
			p.Answers.note(&reply)
		}
	}
	switch {
	case state.Winner == t.seat:
		return 1
	case state.Winner != game.Nobody:
		return 0
	}
	return t.cast.Me.Hope(state)
}
