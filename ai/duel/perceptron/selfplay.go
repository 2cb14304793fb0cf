package perceptron

import (
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/fit/adam"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// field is the heroes that training plays with, and all duels between two of them.
type field struct {
	heroes []duel.Hero
	duels  []*duel.Duel
}

// pairing returns the heroes of the seats in the duel with a number: all pairs take turns.
func (f *field) pairing(number int) [2]int {
	i := number % len(f.duels)
	return [2]int{i / len(f.heroes), i % len(f.heroes)}
}

func (f *field) duel(heroes [2]int) *duel.Duel { return f.duels[heroes[0]*len(f.heroes)+heroes[1]] }

// sparrer plays a seat in a duel of a training, by a whole turn at a time. It plays on the state itself: what is hidden
// doesn't show in what it measures, and where a card's power is drawn by lot it may know the lot, which a player
// doesn't.
type sparrer struct {
	planner *turnplan.Planner
	measure measure
}

// newSparrers returns sparrers that play by linear weights.
func newSparrers(d *duel.Duel, by [2]*weights) (players [2]sparrer) {
	for seat := range game.Seat(2) {
		players[seat] = sparrer{
			planner: turnplan.NewSensible(d, seat, mostPlans),
			measure: &linear{duel: d, seat: seat, weights: by[seat]},
		}
	}
	return players
}

// best returns the plan that the measure likes best.
func (p *sparrer) best(s *duel.State) turnplan.Plan {
	p.measure.look(s)
	return p.planner.Best(s, p.measure)
}

// draw returns a plan by a softmax over the measure, with a temperature in log-odds.
func (p *sparrer) draw(s *duel.State, temperature float32, chance *game.Stream) turnplan.Plan {
	p.measure.look(s)
	plans := p.planner.Plans(s, p.measure)
	most := plans[0].Score
	for i := range plans {
		most = max(most, plans[i].Score)
	}
	share := func(i int) float64 { return adam.Exp(float64((plans[i].Score - most) / temperature)) }
	var sum float64
	for i := range plans {
		sum += share(i)
	}
	left := unit(chance) * sum
	for i := range plans {
		if left -= share(i); left < 0 {
			return plans[i]
		}
	}
	return plans[len(plans)-1]
}

// unit is a number from 0 to below 1.
func unit(chance *game.Stream) float64 { return float64(chance.Next()>>11) / (1 << 53) }

// playOut plays a duel to its end, each turn by the best plan.
func playOut(d *duel.Duel, s *duel.State, players *[2]sparrer) (winner game.Seat) {
	for s.Winner == game.Nobody {
		p := players[s.Mover].best(s)
		p.CarryOut(d, s)
		d.Pass(s)
	}
	return s.Winner
}
