package arena

import (
	"boardduels/ai/arena/stats"
	"boardduels/schema"
)

// NewSeries plans duels between two seats, with as many seeds. If paired, each seed is played twice, the brains
// changing places, so that each gets both heroes with the same luck.
func NewSeries(pack *schema.Pack, name string, seats [2]Seat, paired bool, seeds int, seed uint64) (*Plan, error) {
	p := newPlan(SeriesKind, []*schema.Pack{pack}, []string{name})
	for _, s := range seats {
		p.Heroes, p.Brains = append(p.Heroes, s.Hero), append(p.Brains, s.Brain)
	}
	p.Paired, p.Seed, p.Seeds = paired, seed, seeds
	return p, p.arrange()
}

// series returns the fixture of a series.
func (p *Plan) series() []Fixture {
	seats := [2]Seat{{p.Heroes[0], p.Brains[0]}, {p.Heroes[1], p.Brains[1]}}
	f := Fixture{Legs: []Leg{{Seats: seats}}}
	if p.Paired {
		f.Legs = append(f.Legs, exchange(seats))
	}
	return []Fixture{f}
}

// exchange returns the leg in which the brains have changed places.
func exchange(seats [2]Seat) Leg {
	seats[0].Brain, seats[1].Brain = seats[1].Brain, seats[0].Brain
	return Leg{Seats: seats, First: 1}
}

// Series is what the duels of one fixture came to.
type Series struct {
	Duels   int
	Sides   [2]stats.Share // of the first side and of the second: duels won
	Starter stats.Share    // duels that the player who started won
	Rounds  Lengths
}

// Series returns what the first fixture came to. The intervals take each duel as a trial of its own.
func (r *Result) Series() Series {
	f, t := &r.Plan.Fixtures[0], r.Tallies[0]
	s := Series{Duels: r.Duels(), Rounds: NewLengths(append(Counts{}, t.Rounds[0]...))}
	won := r.Won()
	s.Sides = [2]stats.Share{stats.NewShare(won, s.Duels), stats.NewShare(s.Duels-won, s.Duels)}
	s.Starter = stats.NewShare(total(f.starters(t, 0)), s.Duels)
	return s
}

// total returns the duels won, of seeds counted by them.
func total(scores stats.Scores) int {
	sum := 0
	for won, n := range scores {
		sum += won * n
	}
	return sum
}
