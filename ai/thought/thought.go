// Package thought compares ways to spend a turn by imagined duels: what is hidden is drawn, the plan is carried out,
// both sides go on for a few turns by quick policies, and what comes of it is appraised (policy rollouts; G. Tesauro
// and G. Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996).
//
// All plans are tried in the same imagined worlds, so that luck doesn't tell them apart, and those that fall behind are
// dropped halfway (Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Work is
// counted in imagined duels, never in time: the same thought leads to the same choice on every machine.
package thought

import (
	"cmp"
	"math/bits"
	"slices"

	"boardduels/ai/plan"
	"boardduels/ai/playout"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Budget is how much a thought may take.
type Budget struct {
	Plans int // that are compared: the best at first sight
	Duels int // imagined, of all plans together
	Turns int // that a duel is imagined for, the plan's own left out
}

// Worlds draws what a seat can't see.
type Worlds interface {
	// Imagine returns a state that the seat may be in. Equal seeds give equal states.
	Imagine(seed uint64) duel.State
}

// Imagined is what came of a plan in imagined duels.
type Imagined struct {
	Plan  plan.Plan
	Duels int     // that were imagined; none of a plan that needed no thought
	Won   float32 // of them, each by its chance of winning where it was broken off: 0…Duels
	// Reply is what the opponent answered most often, in Replies of the duels.
	Reply   Reply
	Replies int
	tally   tally
}

// Share returns the share of the imagined duels that were won, 0…1.
func (i *Imagined) Share() float32 { return i.Won / float32(max(i.Duels, 1)) }

// Thinker thinks for one seat of a duel. One goroutine may use it.
type Thinker struct {
	duel   *duel.Duel
	seat   game.Seat
	budget Budget
	sides  [2]*playout.Side
	plans  []Imagined
}

// New returns who thinks for a seat. The sides, by their seats, play the imagined duels on.
func New(d *duel.Duel, seat game.Seat, sides [2]*playout.Side, b Budget) *Thinker {
	return &Thinker{duel: d, seat: seat, budget: b, sides: sides, plans: make([]Imagined, 0, b.Plans)}
}

// Compare imagines duels after the best of some plans, which must be there, and returns what came of them, the most
// promising first. The slice holds until the next call.
func (t *Thinker) Compare(worlds Worlds, plans []plan.Plan, luck *game.Stream) []Imagined {
	t.enter(plans)
	left := t.plans
	rounds := bits.Len(uint(len(left) - 1))
	for range rounds {
		each := max(t.budget.Duels/(rounds*len(left)), 1)
		for range each {
			t.world(worlds, luck.Next(), left)
		}
		slices.SortStableFunc(left, func(a, b Imagined) int { return cmp.Compare(b.Share(), a.Share()) })
		left = left[:(len(left)+1)/2]
	}
	for i := range t.plans {
		t.plans[i].Reply, t.plans[i].Replies = t.plans[i].tally.most()
	}
	return t.plans
}

// enter takes the plans with the highest scores.
func (t *Thinker) enter(plans []plan.Plan) {
	t.plans = t.plans[:0]
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
}

// world imagines one world, and a duel in it after each of some plans.
func (t *Thinker) world(worlds Worlds, seed uint64, plans []Imagined) {
	start := worlds.Imagine(seed)
	for i := range plans {
		state, luck := start, game.NewStream(seed, imagination)
		plans[i].Duels++
		plans[i].Won += t.play(&plans[i], &state, &luck)
	}
}

// imagination is the purpose of the chance by which both sides choose in an imagined duel.
const imagination = 1

// play imagines a duel after a plan, and returns the chance of winning that it leads to.
func (t *Thinker) play(p *Imagined, state *duel.State, luck *game.Stream) float32 {
	p.Plan.CarryOut(t.duel, state)
	playout.End(t.duel, state)
	for turn := range t.budget.Turns {
		if state.Winner != game.Nobody {
			break
		}
		mover := state.Mover
		stunned := state.Fighters[mover].StunTime > 0
		reply := t.sides[mover].Turn(state, luck)
		if turn == 0 && mover != t.seat && !stunned {
			p.tally.note(&reply)
		}
	}
	switch {
	case state.Winner == t.seat:
		return 1
	case state.Winner != game.Nobody:
		return 0
	}
	hope := t.sides[state.Mover].Hope(state)
	if state.Mover != t.seat {
		hope = 1 - hope
	}
	return hope
}
