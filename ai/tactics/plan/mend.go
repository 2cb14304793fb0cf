package plan

import "boardduels/runtime/tactics"

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
