package plan

import "boardduels/runtime/tactics"

// Deed is the kind of what a unit does.
type Deed int8

// The kinds of deed.
const (
	Strike  Deed = iota // attacks, and kills no enemy
	Guard               // stays, or goes no nearer to the enemy
	Finish              // kills an enemy
	Advance             // goes nearer to the enemy
	Deeds               // how many there are
)

// deedNames are those in documents and reasons.
var deedNames = [Deeds]string{"strike", "guard", "finish", "advance"}

// String returns the name of a kind of deed.
func (d Deed) String() string { return deedNames[d] }

// deedRules are by what a unit chooses among deeds of a kind.
var deedRules = [Deeds]Rule{Strike: Trade, Guard: Careful, Finish: Trade, Advance: Careful}

// Deed returns what kind of deed an order is, of a unit as it stands before.
func (m *Maker) Deed(f *tactics.Field, u *tactics.Unit, a tactics.Action) Deed {
	switch {
	case a.Attack != tactics.Nowhere:
		if _, kills := m.blowOf(f, u, a.To, a.Attack); kills {
			return Finish
		}
		return Strike
	case m.Steps[a.To] < m.Steps[u.Place]:
		return Advance
	}
	return Guard
}

// Obey makes the plan in which the kinds of deed come one after the other: whoever can do the first does it, whoever of
// the others can do the next does that, and so on. Attacks that take more from the own side than from the enemy are
// none. Who can do nothing of all that has no order.
func (m *Maker) Obey(deeds []Deed, p *Plan) {
	m.begin(p)
	m.kept = noSquares
	for _, d := range deeds {
		for _, unit := range m.units[:m.count] {
			if p.place(unit) < p.Count || !m.alive(p, unit) {
				continue
			}
			if o, ok := m.doing(p, unit, d); ok {
				p.order(m.Seat, o)
			}
		}
	}
}

// Done appends the kinds of deed of a plan's orders, in their order.
func (m *Maker) Done(p *Plan, buf []Deed) []Deed {
	f := m.Field
	for i := range p.Count {
		o := &p.Orders[i]
		buf = append(buf, m.Deed(&f, &f.Units[m.Seat][o.Unit], o.Action))
		if !o.Idle() {
			f.Do(m.Seat, int(o.Unit), o.Action, nil)
		}
	}
	return buf
}

// Carry makes the plan of a turn that was played.
func (m *Maker) Carry(actions []tactics.Action, p *Plan) {
	m.begin(p)
	for _, a := range actions {
		if _, unit, ok := p.After.At(a.From); ok {
			p.order(m.Seat, Order{int8(unit), a})
		}
	}
}

// doing returns the best order of a kind that a unit can have in a plan under way.
func (m *Maker) doing(p *Plan, unit int8, d Deed) (best Order, ok bool) {
	f := &p.After
	u := &f.Units[m.Seat][unit]
	m.buf = append(f.Options(u, m.buf[:0]), tactics.Action{From: u.Place, To: u.Place})
	most := -1 << 62
	o := &m.option
	o.m, o.f, o.u = m, f, u
	for _, a := range m.buf {
		if m.Deed(f, u, a) != d {
			continue
		}
		o.to, o.d = a.To, a.Attack
		if a.Attack != tactics.Nowhere && o.gain() <= 0 {
			continue
		}
		if wish := wishes[deedRules[d]](o); wish > most {
			best, most, ok = Order{unit, a}, wish, true
		}
	}
	return best, ok
}
