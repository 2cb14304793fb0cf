package material

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
)

// Modes chooses the modes of cards for brains that choose cards: the one that leaves the largest lead. It allocates
// only when it is made; one goroutine may use it.
type Modes struct {
	duel    *duel.Duel
	measure *Measure
	chosen  []duel.Action
	legal   [duel.ActionCapacity]duel.Action
	gains   [duel.LineCapacity]int
}

// NewModes returns who chooses modes in a duel.
func NewModes(d *duel.Duel) *Modes {
	return &Modes{duel: d, measure: New(d), chosen: make([]duel.Action, 0, duel.ActionCapacity)}
}

// Choose returns the legal actions that a view allows and that aren't in vain, with one of those that play the same
// card in different modes. In a classic duel these are all. The slice holds until the next call.
func (m *Modes) Choose(v *duel.View, legal []duel.Action, seed uint64) []duel.Action {
	if m.duel.IsClassic() {
		return legal
	}
	return m.choose(v, legal, seed)
}

func (m *Modes) choose(v *duel.View, legal []duel.Action, seed uint64) []duel.Action {
	chance := ai.Chance(seed, v)
	before := m.duel.Determinize(v, chance.Next())
	m.chosen, m.gains = m.chosen[:0], [duel.LineCapacity]int{}
	for _, a := range ai.Sensible(m.duel, v, legal, m.legal[:0]) {
		if a == duel.EndTurn {
			m.chosen = append(m.chosen, a)
			continue
		}
		gain, last := m.gain(before, a), len(m.chosen)-1
		if last < 0 || m.chosen[last].Card != a.Card {
			m.chosen, m.gains[a.Card] = append(m.chosen, a), gain
		} else if gain > m.gains[a.Card] {
			m.chosen[last], m.gains[a.Card] = a, gain
		}
	}
	return m.chosen
}

// Gain returns by how much a card that was chosen last changes the lead at once; 0 in a classic duel.
func (m *Modes) Gain(card duel.CardIndex) int { return m.gains[card] }

// gain is by how much an action changes the mover's lead.
func (m *Modes) gain(s duel.State, a duel.Action) int {
	seat := s.Mover
	before := m.measure.Lead(&s, seat)
	if err := m.duel.Apply(&s, a, nil); err != nil {
		panic(err) // the view allows it
	}
	return m.measure.Lead(&s, seat) - before
}
