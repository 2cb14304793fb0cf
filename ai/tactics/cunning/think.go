package cunning

import (
	"context"

	"boardduels/ai/fit/evolution"
	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// thought is a plan with its score.
type thought struct {
	plan  plan.Plan
	score heuristic.Score
}

// Worth implements [evolution.Plan].
func (t *thought) Worth() int { return t.score.Value }

// thinker plans turns.
type thinker struct {
	temper Temper
	seed   uint64
	maker  plan.Maker
	judge  heuristic.Judge
	chance game.Stream
	pool   evolution.Pool[*thought, int]
	work   int // plans and mutants that were scored
}

func newThinker(temper Temper, seed uint64) thinker {
	t := thinker{temper: temper, seed: seed}
	t.pool.Mutant = &thought{}
	for range temper.Scenarios {
		t.pool.Plans = append(t.pool.Plans, &thought{})
	}
	return t
}

// think plans the rest of a turn and leaves the best plan first. What comes of it depends on the seed and the board
// alone: what is planned once is kept for the whole turn, so that it is never half a plan.
func (t *thinker) think(b *tactics.Board) {
	t.chance = game.NewStream(t.seed, b.Hash())
	t.maker.Begin(b, &t.chance)
	t.work = 0
	for i := range t.temper.Scenarios {
		at := t.pool.Plans[i]
		t.maker.Make(&t.temper.Scenarios[i], &at.plan)
		t.weigh(at)
	}
	t.pool.Rank()
	if t.maker.Units() > 0 {
		t.pool.Evolve(context.Background(), t.temper.Mutants, t.temper.Best, t.mutate)
	}
}

// weigh scores a plan.
func (t *thinker) weigh(at *thought) {
	t.work++
	if t.temper.Blind {
		at.score = heuristic.Score{Value: t.chance.Below(blindest)}
		return
	}
	at.score = t.judge.Score(&t.maker, &at.plan, &t.temper.Manner)
}

// blindest is below what scores by lot are.
const blindest = 1000

// mutate makes a mutant. Any may live: who isn't the best goes on, too.
func (t *thinker) mutate(parent, mutant **thought) bool {
	t.maker.Mutate(&(*parent).plan, &(*mutant).plan, t.temper.Mixed)
	t.weigh(*mutant)
	return true
}
