package plan

import (
	"slices"

	"boardduels/runtime/tactics"
)

// choices are how the orders at the places of a succession are chosen: 1 and a rule, or 0 if an order is kept.
type choices [tactics.MaxUnits]Rule

// Mutate makes a plan from another one by one of the article's mutations: one to three orders by lot; and, if all kinds
// are allowed, two units that change places in the succession with their orders, or with orders chosen anew. Orders
// that can't be carried out any more are mended.
func (m *Maker) Mutate(parent, p *Plan, allKinds bool) {
	orders, count := parent.Orders, parent.Count
	m.begin(p)
	m.kept = noSquares
	if count == 0 {
		return
	}
	var anew choices
	kind := 0
	if allKinds && count > 1 {
		kind = m.chance.Below(3)
	}
	if kind == 0 {
		m.redraw(&anew, int(count))
	} else {
		m.swap(orders[:count], &anew, kind == 2)
	}
	for i := range count {
		unit := orders[i].Unit
		switch {
		case !m.alive(p, unit):
		case anew[i] > 0:
			p.order(m.Seat, m.choose(p, unit, anew[i]-1))
		default:
			p.order(m.Seat, m.mend(p, orders[i], noRule))
		}
	}
	for _, unit := range m.units[:m.count] { // whom the parent's own units have killed
		if p.place(unit) == p.Count && m.alive(p, unit) {
			p.order(m.Seat, m.choose(p, unit, m.usual()))
		}
	}
}

// redraw has one to three orders chosen by lot.
func (m *Maker) redraw(anew *choices, count int) {
	for range 1 + m.chance.Below(3) {
		anew[m.chance.Below(count)] = 1 + ByLot
	}
}

// swap has two units change places in the succession: with their orders, or with orders chosen anew by usual rules.
func (m *Maker) swap(orders []Order, anew *choices, chosen bool) {
	i := m.chance.Below(len(orders))
	j := (i + 1 + m.chance.Below(len(orders)-1)) % len(orders)
	orders[i], orders[j] = orders[j], orders[i]
	if chosen {
		anew[i], anew[j] = 1+m.usual(), 1+m.usual()
	}
}

// Follow makes the plan that begins with an action and goes on as another one does, as far as that can be. After the
// end of the turn nobody does anything any more.
func (m *Maker) Follow(parent *Plan, first tactics.Action, p *Plan) {
	m.Rest(p)
	if first == tactics.End {
		return
	}
	_, of, _ := m.Field.At(first.From)
	unit := int8(of)
	p.order(m.Seat, Order{Unit: unit, Action: first})
	for i := range parent.Count {
		if o := parent.Orders[i]; o.Unit != unit && m.waits(o.Unit) && m.alive(p, o.Unit) {
			p.order(m.Seat, m.mend(p, o, Trade))
		}
	}
}

// waits reports whether a unit can still have an order.
func (m *Maker) waits(unit int8) bool { return slices.Contains(m.units[:m.count], unit) }

// Rest makes the plan in which nobody does anything any more.
func (m *Maker) Rest(p *Plan) { m.begin(p) }
