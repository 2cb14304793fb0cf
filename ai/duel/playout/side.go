// Package playout plays imagined duels on, whole turns at a time and in a few millionths of a second a turn: each side
// chooses by weights of what a turn leaves behind.
package playout

import (
	"boardduels/ai/cbr/retrieval"
	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/habit"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/logistic"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// mostPlans is how many ways to spend a turn are looked at; few turns have more.
const mostPlans = 64

// Side plays one seat of imagined duels. It allocates only when it is made; one goroutine may use it.
type Side struct {
	judge     appraisal.Judge
	planner   *turnplan.Planner
	appraisal *appraisal.Appraisal
	cases     []schema.Case
	user      *habit.Expectation // judges instead, unless it is nil
	warmth    float32            // of a user who is modelled, 1: as the model says
	chances   []float32
}

func newSide(d *duel.Duel, seat game.Seat, planner *turnplan.Planner, warmth float32) *Side {
	return &Side{
		judge:   appraisal.Judge{Duel: d, Seat: seat},
		planner: planner,
		warmth:  warmth,
		chances: make([]float32, 0, mostPlans),
	}
}

// Learned returns a side that plays by what a knowledge of its hero has learned, which must be something. The warmth,
// in log-odds, is how far a plan may fall short of the best and still be chosen now and then; 0 always takes the best.
func Learned(d *duel.Duel, seat game.Seat, k *kb.Knowledge, warmth float32) *Side {
	s := newSide(d, seat, turnplan.NewSensible(d, seat, mostPlans), warmth)
	s.appraisal, s.cases = appraisal.Of(d.Hero(seat), k, d.Hero(1-seat).ID), k.Cases
	return s
}

// Modelled returns a side that plays as a user is believed to play a hero, by what is known of it: each turn by the
// chance that the model of the user gives it, bent by what experts say of the user's habits.
func Modelled(d *duel.Duel, seat game.Seat, k *kb.Knowledge) *Side {
	believed := usermodel.Believed(d.Hero(seat), k.Style)
	return asUser(d, seat, &believed, k.Habits, 1)
}

// Greedy returns a side that plays as a user would with these weights who always takes the likeliest turn.
func Greedy(d *duel.Duel, seat game.Seat, weights *usermodel.Vector) *Side {
	return asUser(d, seat, weights, nil, 0)
}

func asUser(d *duel.Duel, seat game.Seat, weights *usermodel.Vector, habits []schema.Habit, warmth float32) *Side {
	s := newSide(d, seat, turnplan.New(d, seat, mostPlans), warmth)
	s.user = habit.NewExpectation(d, seat, usermodel.NewJudge(d, seat, weights), habits)
	return s
}

// Plans returns the side's plans in a state in which it is to move, scored in log-odds: of winning, or of being chosen
// by the user who is modelled. The slice holds until the next call.
func (s *Side) Plans(state *duel.State) []turnplan.Plan {
	if s.user != nil {
		s.user.Begin(state)
		return s.planner.Plans(state, s.user)
	}
	situation := retrieval.Meet(s.judge.Duel, state, s.judge.Seat)
	s.appraisal.Near(retrieval.Closest(&situation, s.cases), &s.judge.Weights)
	return s.planner.Plans(state, &s.judge)
}

// Turn plays the side's turn to its end, and returns the plan that it chose.
func (s *Side) Turn(state *duel.State, luck *game.Stream) turnplan.Plan {
	plans := s.Plans(state)
	place := s.choose(plans, luck)
	s.planner.Play(place, state)
	End(s.judge.Duel, state)
	return plans[place]
}

func (s *Side) choose(plans []turnplan.Plan, luck *game.Stream) int {
	switch {
	case s.warmth == 0:
		return turnplan.Highest(plans)
	case s.user != nil:
		s.chances = s.user.Chances(s.chances[:0], plans)
	default:
		s.chances = turnplan.Chances(s.chances[:0], plans, s.warmth)
	}
	return logistic.Draw(s.chances, luck)
}

// Hope returns the chance of winning that the best of the side's plans promises, 0…1. A model of a user has no idea of
// it.
func (s *Side) Hope(state *duel.State) float32 {
	plans := s.Plans(state)
	return logistic.Chance(plans[turnplan.Highest(plans)].Score)
}

// End ends a turn, unless the duel has ended.
func End(d *duel.Duel, state *duel.State) {
	d.Pass(state)
}

// Score returns the score of a plan in the state for which the side made its plans last; it needn't be one of those.
func (s *Side) Score(state *duel.State, p *turnplan.Plan) float32 {
	after := *state
	p.CarryOut(s.judge.Duel, &after)
	return s.judge.Judge(&after, p.Played())
}
