package scenario

import (
	"context"

	"boardduels/ai/duel/material"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// foresight plays the best plans on in imagined duels: both players take the turns that leave the most material. After
// a few rounds what has become of the lead is as good a guess as the end.
type foresight struct {
	duel     *duel.Duel
	measure  *material.Measure
	planners [2]*turnplan.Planner
	judges   [2]lead
	world    duel.State // that plans meet
}

// How far the imagined duels go.
const (
	roundsAhead = 3
	turnsLooked = 16  // at, a turn
	certainLead = 180 // of lead, from which on a duel counts as won
)

func newForesight(d *duel.Duel, m *material.Measure) *foresight {
	f := &foresight{duel: d, measure: m}
	for i := range f.planners {
		f.planners[i] = turnplan.NewSensible(d, game.Seat(i), turnsLooked)
		f.judges[i] = lead{m, game.Seat(i)}
	}
	return f
}

// lead judges a turn by the lead that it leaves.
type lead struct {
	measure *material.Measure
	seat    game.Seat
}

func (l *lead) Judge(after *duel.State, _ []duel.Action) float32 {
	return float32(l.measure.Lead(after, l.seat))
}

// choose sorts the plans by imagined duels. The worse half drops out again and again, so that most duels are spent on
// the best (sequential halving; Karnin, Koren and Somekh, 2013). All plans meet the same hands and the same luck.
func (f *foresight) choose(ctx context.Context, p *player, view *duel.View) {
	plans := p.pool.Plans
	if len(plans) == 1 || ctx.Err() != nil {
		return
	}
	for i := range plans {
		plans[i].Score = 0
	}
	allowed := f.duel.Worlds(view)
	played := 0
	for left, duels := len(plans), p.mind.duels; left > 1 && ctx.Err() == nil; duels *= 2 {
		for range duels {
			allowed.Imagine(p.chance.Next(), &f.world)
			f.meet(p, &f.world, plans[:left])
		}
		played += duels
		running := pool{Plans: plans[:left]}
		running.Rank()
		stay := (left + 1) / 2
		average(plans[stay:left], played)
		left = stay
	}
	average(plans[:1], played)
}

// meet adds to each plan's score what a world makes of it.
func (f *foresight) meet(p *player, world *duel.State, plans []turnplan.Plan) {
	for i := range plans {
		d := draft{duel: f.duel, state: *world}
		d.repeat(&plans[i])
		d.pass()
		plans[i].Score += f.outcome(&d.state, p.seat)
	}
}

func average(plans []turnplan.Plan, duels int) {
	for i := range plans {
		plans[i].Score /= float32(duels)
	}
}

// outcome plays a duel on and returns how likely it is won: 0…1.
func (f *foresight) outcome(s *duel.State, seat game.Seat) float32 {
	for last := s.Round + roundsAhead; s.Winner == game.Nobody && s.Round < last; {
		f.turn(s)
	}
	share := 0.5 + float32(f.measure.Lead(s, seat))/(2*certainLead)
	return min(max(share, 0), 1)
}

func (f *foresight) turn(s *duel.State) {
	seat := s.Mover
	best := f.planners[seat].Best(s, &f.judges[seat])
	for _, a := range best.Played() {
		if f.duel.Apply(s, a, nil) != nil {
			break // chance went another way
		}
	}
	f.duel.Pass(s)
}
