package plan

import (
	"slices"

	"boardduels/runtime/tactics"
)

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
	var anew [tactics.MaxUnits]Rule // how the order at a place is chosen; 0 if it is kept
	kind := 0
	if allKinds && count > 1 {
		kind = m.chance.Below(3)
	}
	if kind == 0 {
		for range 1 + m.chance.Below(3) {
			anew[m.chance.Below(int(count))] = 1 + ByLot
		}
	} else {
		i := m.chance.Below(int(count))
		j := (i + 1 + m.chance.Below(int(count)-1)) % int(count)
		orders[i], orders[j] = orders[j], orders[i]
		if kind == 2 {
			anew[i], anew[j] = 1+m.usual(), 1+m.usual()
		}
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

// noRule says that any of the usual rules mends an order.
const noRule Rule = -1

// usual returns one of the rules of usual scenarios by lot.
func (m *Maker) usual() Rule { return Rush + Rule(m.chance.Below(int(rules-Rush))) }

// mend returns an order if a plan under way allows it, else one that the unit chooses anew.
func (m *Maker) mend(p *Plan, o Order, r Rule) Order {
	f := &p.After
	u := &f.Units[m.Seat][o.Unit]
	if o.Idle() {
		return o
	}
	if f.Reach(u).Has(o.To) && (o.Attack == tactics.Nowhere || f.HitsFrom(u.Kind, o.Attack, f.Occupied().Without(tactics.One(u.Place))).Has(o.To)) {
		return o
	}
	if r == noRule {
		r = m.usual()
	}
	return m.choose(p, o.Unit, r)
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
