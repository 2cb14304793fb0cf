package plan

import "boardduels/runtime/tactics"

var noSquares tactics.Set

// clearTheLine is the article's plan for wizards: one first looks for the place from which it does the most damage, as
// if none of its own stood there or in the line; those who do go first and keep off; then it strikes; then the others
// go. Without a wizard that can strike it is as good as any.
func clearTheLine(m *Maker, p *Plan) {
	wizard, order, gain := int8(-1), Order{}, 0
	for _, unit := range m.units[:m.count] {
		if m.Field.Units[m.Seat][unit].Kind != tactics.Wizard {
			continue
		}
		if o, g := m.bestBlow(unit); g > gain {
			wizard, order, gain = unit, o, g
		}
	}
	if wizard >= 0 {
		m.kept = m.blow(order.Action)
		for _, unit := range m.units[:m.count] {
			if unit != wizard && m.kept.Has(m.Field.Units[m.Seat][unit].Place) && m.alive(p, unit) {
				p.order(m.Seat, m.choose(p, unit, Trade))
			}
		}
		m.kept = noSquares
		if m.alive(p, wizard) {
			p.order(m.Seat, m.mend(p, order, Trade))
		}
	}
	for _, unit := range m.units[:m.count] {
		if p.place(unit) == p.Count && m.alive(p, unit) {
			p.order(m.Seat, m.choose(p, unit, Trade))
		}
	}
}

// bestBlow returns a wizard's order that takes most from the enemy if all its own were gone from the board.
func (m *Maker) bestBlow(wizard int8) (best Order, most int) {
	alone := m.Field
	for i := range alone.Units[m.Seat] {
		if int8(i) != wizard {
			alone.Units[m.Seat][i].HP = 0
		}
	}
	u := &alone.Units[m.Seat][wizard]
	alone.Taken[m.Seat] = tactics.One(u.Place)
	m.buf = alone.Options(u, m.buf[:0])
	for _, a := range m.buf {
		if a.Attack == tactics.Nowhere {
			continue
		}
		if gain := m.gain(&alone, u, a.To, a.Attack); gain > most {
			best, most = Order{wizard, a}, gain
		}
	}
	return best, most
}

// blow returns where a wizard's order needs nobody of its own: its place and the line of its blow.
func (m *Maker) blow(a tactics.Action) tactics.Set {
	line, at := tactics.One(a.To), a.To
	for range tactics.Wizard.Traits().Range {
		next, ok := a.Attack.Next(at)
		if !ok || m.Field.Walls.Or(m.Field.Water).Has(next) {
			break
		}
		at = next
		line = line.Or(tactics.One(at))
	}
	return line
}
