package imitation

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

const (
	// mostPlans is how many ways to spend a turn are looked at, as where the model is fitted.
	mostPlans = 64
	// warmth is how far a turn may fall short of the likeliest and still be chosen now and then. The model is less sure
	// of users than they are of themselves: it is drawn to players in general. Colder doubles win more, and are told
	// from their users more often.
	warmth = 0.85
)

// Mind tells how likely a double spends a turn in which way. One goroutine may use it.
type Mind struct {
	judge   *usermodel.Judge
	planner *turnplan.Planner
	chances []float32
}

// NewMind returns the mind of a double at a seat, by the weights of a model of its user.
func NewMind(d *duel.Duel, seat game.Seat, weights *usermodel.Vector) *Mind {
	return &Mind{usermodel.NewJudge(d, seat, weights), turnplan.New(d, seat, mostPlans), make([]float32, 0, mostPlans)}
}

// plans returns the ways to spend the turn that begins in a state, and how likely each is. They hold until the next
// call.
func (m *Mind) plans(s *duel.State) ([]turnplan.Plan, []float32) {
	m.judge.Begin(s)
	plans := m.planner.Plans(s, m.judge)
	m.chances = turnplan.Chances(m.chances[:0], plans, warmth)
	return plans, m.chances
}

// Chance returns how likely the double plays just some cards, in whatever order, in the turn that begins in a state:
// 0…1.
func (m *Mind) Chance(s *duel.State, played []duel.Action) (sum float32) {
	plans, chances := m.plans(s)
	for i := range plans {
		if usermodel.SameCards(plans[i].Played(), played) {
			sum += chances[i]
		}
	}
	return min(sum, 1)
}
