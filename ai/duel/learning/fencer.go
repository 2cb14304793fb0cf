package learning

import (
	"boardduels/ai/cbr/retrieval"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// fencer plays one side of simulated duels, whole turns at a time: by a learner's weights.
type fencer struct {
	witness  witness
	planner  *turnplan.Planner
	learner  *learner
	isShared bool // the other side has the learner, too, and counts the duels
	samples  []weighing.Sample[turnfeature.Vector]
	scores   []float32
	chances  []float32
}

const mostPlans = 64

func newFencer(d *duel.Duel, seat game.Seat, l *learner) *fencer {
	return &fencer{
		witness: newWitness(d, seat),
		planner: turnplan.NewSensible(d, seat, mostPlans),
		learner: l,
		scores:  make([]float32, 0, mostPlans),
		chances: make([]float32, 0, mostPlans),
	}
}

var _ weighing.Fencer[duel.State] = (*fencer)(nil)

// Begin implements [weighing.Fencer].
func (f *fencer) Begin() { f.samples = f.samples[:0] }

// Study implements [weighing.Fencer].
func (f *fencer) Study(came float32) {
	f.learner.study(f.samples, came)
	if !f.isShared {
		f.learner.Games++
	}
}

// Turn implements [weighing.Fencer]: it plays the seat's turn to its end, and keeps what it left behind.
func (f *fencer) Turn(s *duel.State, luck *game.Stream) {
	near := f.look(s)
	f.witness.forget()
	plans := f.planner.Plans(s, &f.witness)
	f.chances = turnplan.Chances(f.chances[:0], plans, weighing.Curiosity)
	place := logistic.Draw(f.chances, luck)
	f.planner.Play(place, s)
	if s.Winner == game.Nobody {
		f.scores = f.scores[:0]
		for i := range plans {
			f.scores = append(f.scores, plans[i].Score)
		}
		f.samples = append(f.samples, weighing.NewSample(near, place, f.witness.traits, f.scores, f.chances))
	}
	playout.End(f.witness.judge.Duel, s)
}

// look finds the precedents of a situation and the weights that count near them.
func (f *fencer) look(s *duel.State) (near weighing.Pair) {
	judge := &f.witness.judge
	situation := retrieval.Meet(judge.Duel, s, judge.Seat)
	near = retrieval.Closest(&situation, f.learner.knowledge.Cases)
	f.learner.Weights.Near(near, &judge.Weights)
	return near
}
