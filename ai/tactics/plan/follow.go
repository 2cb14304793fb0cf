package plan

import (
	"slices"

	"boardduels/runtime/tactics"
)

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
