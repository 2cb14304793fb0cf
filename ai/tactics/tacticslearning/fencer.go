package tacticslearning

import (
	"boardduels/ai/cbr/retention"
	"boardduels/ai/cbr/weighing"
	"boardduels/ai/fit/logistic"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticsprecedent"
	"boardduels/ai/tactics/trait"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// fencer plays one side of simulated games, whole turns at a time: by a learner's weights.
type fencer struct {
	turns    *tacticsprecedent.Turns
	learner  *weighing.Learner[trait.Vector]
	isShared bool // the other side has the learner, too, and counts the games
	weights  trait.Vector
	samples  []weighing.Sample[trait.Vector]
	met      retention.Met
	chances  []float32
	actions  []tactics.Action
}

// mutants are those of a simulated turn.
const mutants = 8

func newFencer(k *kb.Knowledge, l *weighing.Learner[trait.Vector]) *fencer {
	return &fencer{turns: tacticsprecedent.NewTurns(k), learner: l}
}

var _ weighing.Fencer[tactics.State] = (*fencer)(nil)

// Begin implements [weighing.Fencer].
func (f *fencer) Begin() { f.samples = f.samples[:0] }

// Study implements [weighing.Fencer].
func (f *fencer) Study(came float32) {
	f.learner.Study(f.samples, came)
	if !f.isShared {
		f.learner.Games++
	}
}

// Turn implements [weighing.Fencer]: it plays the mover's turn to its end, and keeps what it leaves behind.
func (f *fencer) Turn(s *tactics.State, luck *game.Stream) {
	t := f.turns
	t.Begin(&s.Board, game.NewStream(luck.Next(), 0))
	f.met.Begin(&t.Seen.Inputs)
	near := t.Near()
	f.learner.Weights.Near(near, &f.weights)
	t.Make(&f.weights, mutants)
	f.chances = append(f.chances[:0], t.Scores...)
	logistic.Softmax(f.chances, weighing.Curiosity)
	place := logistic.Draw(f.chances, luck)
	f.actions = carryOut(s, &t.Plans[place], f.actions)
	if !s.Over {
		f.samples = append(f.samples, weighing.NewSample(near, place, t.Traits, t.Scores, f.chances))
	}
}

// carryOut plays a plan and ends the turn. The buffer is for its actions.
func carryOut(s *tactics.State, p *plan.Plan, buf []tactics.Action) []tactics.Action {
	mover := s.Mover
	buf = p.Actions(buf[:0])
	for _, a := range append(buf, tactics.End) {
		if s.Over || s.Mover != mover {
			break // the last unit's order has ended the turn, or the game
		}
		if err := (*tactics.Game)(nil).Apply(s, a, nil); err != nil {
			panic(err) // the plan was made on this board
		}
	}
	return buf
}
