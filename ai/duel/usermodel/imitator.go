package usermodel

import (
	"slices"

	"boardduels/ai/duel/appraisal"
	"boardduels/ai/duel/turnplan"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Imitator finds the weights of a player who was seen from its own seat, so that its hands are known: enough turns at
// once tell far more of it than one after another with hands that were guessed.
type Imitator struct {
	believed *prior
	seen     seen
	orders   []ordering
}

// ownSpread is the spread of each weight besides the ways in which the population differs: nobody is like others in
// everything.
const ownSpread = 2

// NewImitator returns one of players of a hero.
func NewImitator(hero *duel.Hero) *Imitator {
	b := known().of(hero)
	p := &prior{mean: make([]float64, Count), spread: newMatrix(Count)}
	for i, along := range b.along {
		p.mean[i] = float64(b.mean[i])
		for j, other := range b.along {
			for k, x := range along {
				p.spread[i][j] += float64(float64(x) * float64(other[k]))
			}
		}
		p.spread[i][i] += ownSpread
	}
	p.inverse = p.spread.inverse()
	return &Imitator{believed: p, seen: seen{weights: p.mean}}
}

// See takes in a turn that played some cards.
func (m *Imitator) See(d *duel.Duel, seat game.Seat, begun *duel.State, played []duel.Action) {
	m.orders = append(m.orders, orderingsOf(played)...)
	if c, ok := choiceIn(d, seat, begun, played); ok {
		m.seen.choices = append(m.seen.choices, c)
	}
}

// Weights returns those under which all turns are the likeliest, beside what is known of players in general.
func (m *Imitator) Weights() (v Vector) {
	const steps = 8
	m.seen.fit(m.believed, steps)
	for i, w := range m.seen.weights {
		v[i] = min(max(float32(w), -most), most)
	}
	return v
}

// Order returns the order in which the player seems to play the cards of a turn; none if it never played two.
func (m *Imitator) Order() Order { return orderOf(m.orders) }

// choiceIn returns a turn as a choice; false if there was none, or it could be won at once, which tells nothing.
func choiceIn(d *duel.Duel, seat game.Seat, begun *duel.State, played []duel.Action) (c choice, ok bool) {
	judge := NewJudge(d, seat, &Vector{})
	judge.keeps = true
	judge.Begin(begun)
	plans := turnplan.New(d, seat, mostPlans).Plans(begun, judge)
	c = choice{plans: judge.traits, isIt: make([]bool, len(plans))}
	for i := range plans {
		if plans[i].Score >= appraisal.Decided {
			return c, false
		}
		c.isIt[i] = SameCards(plans[i].Played(), played)
	}
	return c, slices.Contains(c.isIt, true) && slices.Contains(c.isIt, false)
}
