package learning

import (
	"boardduels/ai"
	"boardduels/ai/appraisal"
	"boardduels/ai/odds"
	"boardduels/ai/plan"
	"boardduels/ai/playout"
	"boardduels/ai/retrieval"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// fencer plays one side of simulated duels, whole turns at a time: by a learner's weights.
type fencer struct {
	witness witness
	planner *plan.Planner
	learner *learner
	samples []sample
	met     []ai.Situation // now and then one
	turns   int
	chances []float32
}

// curiosity is how far, in log-odds, a plan may fall short of the best and still be tried now and then.
const curiosity float32 = 0.3

const mostPlans = 64

// everySo is after how many turns a situation is kept.
const everySo = 30

func newFencer(d *duel.Duel, seat game.Seat, l *learner) *fencer {
	return &fencer{
		witness: newWitness(d, seat),
		planner: plan.New(d, seat, mostPlans),
		learner: l,
		chances: make([]float32, 0, mostPlans),
	}
}

// turn plays the seat's turn to its end, and keeps what it left behind.
func (f *fencer) turn(s *duel.State, luck *game.Stream) {
	near := f.look(s)
	f.witness.forget()
	plans := f.planner.Plans(s, &f.witness)
	f.chances = plan.Chances(f.chances[:0], plans, curiosity)
	place := odds.Draw(f.chances, luck)
	f.planner.Play(place, s)
	if s.Winner == game.Nobody {
		f.keep(plans, place, near)
	}
	playout.End(f.witness.judge.Duel, s)
}

// keep remembers what the chosen plan leaves behind, and how it differs from the others.
func (f *fencer) keep(plans []plan.Plan, place int, near appraisal.Pair) {
	f.samples = append(f.samples, sample{near: near})
	x := &f.samples[len(f.samples)-1]
	x.traits = f.witness.traits[place]
	x.apart = x.traits.Apart(f.witness.traits, f.chances)
	for i, p := range f.chances {
		x.hope += float32(p * odds.Chance(plans[i].Score))
	}
}

// look finds the precedents of a situation and the weights that count near them.
func (f *fencer) look(s *duel.State) (near appraisal.Pair) {
	judge := &f.witness.judge
	situation := retrieval.Meet(judge.Duel, s, judge.Seat)
	if f.turns%everySo == 0 {
		f.met = append(f.met, situation)
	}
	f.turns++
	near = retrieval.Closest(&situation, f.learner.knowledge.Cases)
	f.learner.appraisal.Near(near, &judge.Weights)
	return near
}
