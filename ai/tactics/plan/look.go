package plan

import (
	"boardduels/ai/tactics/sight"
	"boardduels/runtime/tactics"
)

// far is how many steps it is to nowhere.
const far = 50

// look finds out what each enemy could hit as the units stand when the turn begins.
func (m *Maker) look() {
	for i := range m.Field.Units[1-m.Seat] {
		if u := &m.Field.Units[1-m.Seat][i]; u.HP > 0 {
			m.cover[i] = sight.Cover(&m.Field, u, m.Field.Reach(u))
		}
	}
}

// measure finds how many steps lead from each square to the nearest enemy.
func (m *Maker) measure() {
	for i := range m.Steps {
		m.Steps[i] = far
	}
	land := tactics.All.Without(m.Field.Walls).Without(m.Field.Water)
	reached := m.Field.Taken[1-m.Seat]
	for edge, steps := reached, int8(0); !edge.Empty(); steps++ {
		for rest := edge; !rest.Empty(); rest = rest.WithoutFirst() {
			m.Steps[rest.First()] = steps
		}
		grown := reached.Grown().And(land)
		edge, reached = grown.Without(reached), grown
	}
}

// danger returns what a unit could lose on a square if each enemy that can hit it there does, in worth.
func (m *Maker) danger(f *tactics.Field, u *tactics.Unit, square int8) int {
	damage := 0
	for i := range f.Units[1-m.Seat] {
		if e := &f.Units[1-m.Seat][i]; e.HP > 0 && m.cover[i].Has(square) {
			damage += int(e.Kind.Traits().Damage)
		}
	}
	return u.Worth() - u.Kind.Worth(int8(max(int(u.HP)-damage, 0)))
}

// gain returns what an attack takes from the enemy, less what it takes from the own side, in worth.
func (m *Maker) gain(f *tactics.Field, u *tactics.Unit, to int8, d tactics.Direction) int {
	gain, _ := m.blowOf(f, u, to, d)
	return gain
}

// blowOf returns the gain of an attack, and whether it kills an enemy.
func (m *Maker) blowOf(f *tactics.Field, u *tactics.Unit, to int8, d tactics.Direction) (gain int, kills bool) {
	if d == tactics.Nowhere {
		return 0, false
	}
	t := u.Kind.Traits()
	stops := f.Walls
	if u.Kind == tactics.Wizard {
		stops = stops.Or(f.Water)
	}
	others := f.Occupied().Without(tactics.One(u.Place))
	at := to
	for range t.Range {
		next, ok := d.Next(at)
		if !ok || stops.Has(next) {
			break
		}
		at = next
		if !others.Has(at) {
			continue
		}
		seat, i, _ := f.At(at)
		v := &f.Units[seat][i]
		lost := v.Worth() - v.Kind.Worth(max(v.HP-t.Damage, 0))
		if seat == m.Seat {
			lost = -lost
		} else if v.HP <= t.Damage {
			kills = true
		}
		gain += lost
		if u.Kind != tactics.Wizard {
			break
		}
	}
	return gain, kills
}
