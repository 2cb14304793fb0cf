package plan

import "boardduels/runtime/tactics"

// Rule is by what a unit chooses its order.
type Rule int8

// The rules, each in a file of its own.
const (
	ByLot   Rule = iota // any order
	Rush                // the most damage, else towards the enemy
	Careful             // the most damage less danger
	Sniper              // attacks from afar, else hides
	Flee                // away from all danger, close to the own
	Trade               // the most damage, the least danger, the nearest enemy
	rules
)

// option is an order that a unit could have.
type option struct {
	m  *Maker
	f  *tactics.Field
	u  *tactics.Unit
	to int8
	d  tactics.Direction
}

func (o *option) gain() int   { return o.m.gain(o.f, o.u, o.to, o.d) }
func (o *option) danger() int { return o.m.danger(o.f, o.u, o.to) }
func (o *option) steps() int  { return int(o.m.Steps[o.to]) }

// wishes return how much a rule wants an option.
var wishes = [rules]func(o *option) int{Rush: rush, Careful: careful, Sniper: sniper, Flee: flee, Trade: trade}

// choose has a unit choose among all that it can do in a plan under way.
func (m *Maker) choose(p *Plan, unit int8, r Rule) Order {
	u := &p.After.Units[m.Seat][unit]
	stay := Order{unit, tactics.Action{From: u.Place, To: u.Place}}
	m.buf = append(p.After.Options(u, m.buf[:0]), stay.Action)
	if !m.kept.Empty() {
		m.leave()
	}
	if r == ByLot {
		return Order{unit, m.buf[m.chance.Below(len(m.buf))]}
	}
	best, most := stay.Action, -1<<62
	o := &m.option
	o.m, o.f, o.u = m, &p.After, u
	for _, a := range m.buf {
		o.to, o.d = a.To, a.Attack
		if wish := wishes[r](o); wish > most {
			best, most = a, wish
		}
	}
	return Order{unit, best}
}

// leave drops the options that end on a reserved square, if any others are left.
func (m *Maker) leave() {
	n := 0
	for _, a := range m.buf {
		if !m.kept.Has(a.To) {
			m.buf[n] = a
			n++
		}
	}
	if n > 0 {
		m.buf = m.buf[:n]
	}
}
