// Package plan makes plans for a turn of the tactical game: which unit does what, in which succession. Each of the
// article's scenarios is a way to bring units in succession and a rule by which each chooses.
package plan

import (
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// Order is what a plan has a unit do. An order to stay and do nothing is none of the game's actions.
type Order struct {
	Unit int8
	tactics.Action
}

// Idle reports whether a unit does nothing.
func (o *Order) Idle() bool { return o.From == o.To && o.Attack == tactics.Nowhere }

// Plan is a turn: the orders of all units that can have one, and what lies where afterwards.
type Plan struct {
	Orders   [tactics.MaxUnits]Order
	Count    int8
	Attacked uint16 // who attacks, a bit each
	After    tactics.Field
}

// place returns at which place of the succession a unit stands that has an order.
func (p *Plan) place(unit int8) int8 {
	for i := range p.Count {
		if p.Orders[i].Unit == unit {
			return i
		}
	}
	return p.Count
}

// Maker makes plans at one board. It is made anew for each turn that is planned, by [Maker.Begin], and isn't for two
// goroutines at a time.
type Maker struct {
	Field  tactics.Field
	Seat   game.Seat
	Round  int
	Steps  [tactics.Squares]int8  // that lead from a square to the nearest enemy, units or not
	units  [tactics.MaxUnits]int8 // who can have an order
	count  int8
	cover  [tactics.MaxUnits]tactics.Set // what each enemy could hit
	chance *game.Stream
	buf    []tactics.Action
	option option      // that is being weighed
	done   uint16      // who has attacked in this turn already, a bit each
	kept   tactics.Set // squares that the wizard of the plan under way has reserved
}

// Begin prepares for planning the rest of a turn.
func (m *Maker) Begin(b *tactics.Board, chance *game.Stream) {
	m.Field, m.Seat, m.Round, m.chance, m.count, m.kept = b.Field, b.Mover, b.Round(), chance, 0, noSquares
	for i := range b.Units[m.Seat] {
		if b.Units[m.Seat][i].HP > 0 && b.Acted>>i&1 == 0 {
			m.units[m.count] = int8(i)
			m.count++
		}
	}
	m.done = struck(b)
	m.look()
	m.measure()
}

// struck returns who has attacked in this turn already.
func struck(b *tactics.Board) (done uint16) {
	for _, a := range b.Orders[:b.Ordered] {
		for i, u := range b.Began[b.Mover] {
			if u.HP > 0 && u.Place == a.From && a.Attack != tactics.Nowhere {
				done |= 1 << i
			}
		}
	}
	return done
}

// Units returns how many units can have an order.
func (m *Maker) Units() int { return int(m.count) }

// order carries out an order and adds it to a plan.
func (p *Plan) order(seat game.Seat, o Order) {
	p.Orders[p.Count] = o
	p.Count++
	if !o.Idle() {
		p.After.Do(seat, int(o.Unit), o.Action, nil)
	}
	if o.Attack != tactics.Nowhere {
		p.Attacked |= 1 << o.Unit
	}
}

// begin empties a plan.
func (m *Maker) begin(p *Plan) {
	p.Count, p.Attacked, p.After = 0, m.done, m.Field
}

// alive reports whether a unit still stands in a plan under way: the own may have hit it.
func (m *Maker) alive(p *Plan, unit int8) bool { return p.After.Units[m.Seat][unit].HP > 0 }
