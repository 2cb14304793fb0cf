package cunning

import (
	"cmp"
	"slices"

	"boardduels/ai/tactics/appraisal"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// thought is a plan with its score.
type thought struct {
	plan  plan.Plan
	score appraisal.Score
}

// thinker plans turns.
type thinker struct {
	temper   Temper
	seed     uint64
	maker    plan.Maker
	judge    appraisal.Judge
	chance   game.Stream
	thoughts []thought
	mutant   thought
	work     int // plans and mutants that were scored
}

// think plans the rest of a turn and leaves the best plan first. What comes of it depends on the seed and the board
// alone.
func (t *thinker) think(b *tactics.Board) {
	t.chance = game.NewStream(t.seed, b.Hash())
	t.maker.Begin(b, &t.chance)
	t.work = 0
	t.thoughts = slices.Grow(t.thoughts[:0], len(t.temper.Scenarios))[:len(t.temper.Scenarios)]
	for i := range t.temper.Scenarios {
		at := &t.thoughts[i]
		t.maker.Make(&t.temper.Scenarios[i], &at.plan)
		t.weigh(at)
	}
	t.sort()
	t.mutate()
	t.sort()
}

// weigh scores a plan.
func (t *thinker) weigh(at *thought) {
	t.work++
	if t.temper.Blind {
		at.score = appraisal.Score{Value: t.chance.Below(blindest)}
		return
	}
	at.score = t.judge.Score(&t.maker, &at.plan, &t.temper.Manner)
}

// blindest is below what scores by lot are.
const blindest = 1000

// sort puts the best plan first, of equals the earliest.
func (t *thinker) sort() {
	slices.SortStableFunc(t.thoughts, func(a, b thought) int { return cmp.Compare(b.score.Value, a.score.Value) })
}

// mutate lets plans mutate in turn. A mutant that is better takes its parent's place; who isn't the best goes on, too.
func (t *thinker) mutate() {
	if t.maker.Units() == 0 {
		return
	}
	n := min(t.temper.Best, len(t.thoughts))
	for i := range t.temper.Mutants {
		parent := &t.thoughts[i%n]
		t.maker.Mutate(&parent.plan, &t.mutant.plan, t.temper.Mixed)
		t.weigh(&t.mutant)
		if t.mutant.score.Value > parent.score.Value {
			*parent, t.mutant = t.mutant, *parent
		}
	}
}
