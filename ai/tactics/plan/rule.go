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

// rush is the article's max_agro: as much damage as possible, and as near to the enemy.
func rush(o *option) int { return 100*o.gain() - o.steps() }

// careful reckons what enemies could do in return: the most damage less danger, where nothing can be won the least
// danger; then the most damage, then near.
func careful(o *option) int { return 10000*(o.gain()-o.danger()) + 10*o.gain() - o.steps() }

// sniper is the article's far_attack_and_hide: it attacks from as far away from the enemies as possible, and who can't
// attack hides.
func sniper(o *option) int {
	if gain := o.gain(); gain > 0 {
		return 1<<40 - 1000*o.danger() + 100*gain + 10*o.steps()
	}
	return -1000*o.danger() + 100*o.gain() - o.steps()
}

// trade is what the article's plans by lot go by: the most damage, then the least in return, then near.
func trade(o *option) int { return 1000000*o.gain() - 100*o.danger() - o.steps() }

// flee is the article's close_group_flee: away from danger, then as close to the own units as possible; who can attack
// without danger does.
func flee(o *option) int {
	apart := 0
	for i := range o.f.Units[o.m.Seat] {
		if v := &o.f.Units[o.m.Seat][i]; v.HP > 0 {
			apart += tactics.Distance(o.to, v.Place)
		}
	}
	return -1000*o.danger() + 100*o.gain() - apart
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
