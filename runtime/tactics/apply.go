package tactics

import "boardduels/runtime/game"

// Event is something that happened.
type Event struct {
	Kind   EventKind
	Seat   game.Seat     // whose unit it is; of Turned who is next, of Ended who has won, or Nobody
	Unit   Kind          // of Moved, Attacked, Hit and Died
	Path   [maxPath]int8 // of Moved, from square to square
	Steps  int8          // of Moved
	Place  int8          // of the others
	Attack Direction     // of Attacked
	Damage int8          // of Hit
	HP     int8          // of Hit, what is left
	Round  int16         // of Turned
}

// maxPath is how many squares a way has at most, the first among them.
const maxPath = 5

// EventKind says what happened.
type EventKind int8

// The kinds of event.
const (
	Moved    EventKind = iota // a unit has gone somewhere
	Attacked                  // a unit attacks from its place
	Hit                       // the attack hits a unit
	Died                      // a unit is dead
	Turned                    // the turn is over
	Ended                     // the game is over
)

// Apply carries out the order of a unit, or ends the turn. The turn also ends when all units have had their order.
func (g *Game) Apply(s *State, a Action, events *[]Event) error {
	unit, err := s.allows(a)
	if err != nil {
		return err
	}
	if a == End {
		s.endTurn(events)
		return nil
	}
	s.order(unit, a, events)
	if s.Taken[0].Empty() || s.Taken[1].Empty() {
		s.end(events)
	} else if s.allActed() {
		s.endTurn(events)
	}
	return nil
}

// order carries out an order.
func (b *Board) order(unit int, a Action, events *[]Event) {
	b.Orders[b.Ordered] = a
	b.Ordered++
	b.Acted |= 1 << unit
	if events == nil {
		b.Do(b.Mover, unit, a, nil)
		return
	}
	kind := b.Units[b.Mover][unit].Kind
	if a.From != a.To {
		e := Event{Kind: Moved, Seat: b.Mover, Unit: kind}
		e.Path, e.Steps = b.path(a)
		tell(events, e)
	}
	if a.Attack != Nowhere {
		tell(events, Event{Kind: Attacked, Seat: b.Mover, Unit: kind, Place: a.To, Attack: a.Attack})
	}
	damage := kind.Traits().Damage
	b.Do(b.Mover, unit, a, func(seat game.Seat, victim int) {
		v := &b.Units[seat][victim]
		left := max(v.HP-damage, 0)
		tell(events, Event{Kind: Hit, Seat: seat, Unit: v.Kind, Place: v.Place, Damage: v.HP - left, HP: left})
		if left == 0 {
			tell(events, Event{Kind: Died, Seat: seat, Unit: v.Kind, Place: v.Place})
		}
	})
}

// path returns a shortest way of an order, for those who watch; the squares after its last step are 0.
func (b *Board) path(a Action) (path [maxPath]int8, steps int8) {
	free := All.Without(b.Walls).Without(b.Water).Without(b.Occupied()).Or(One(a.From))
	var rings [maxPath]Set // by how many steps lead to the aim
	rings[0] = One(a.To)
	for !rings[steps].Has(a.From) {
		rings[steps+1] = rings[steps].Grown().And(free)
		steps++
	}
	path[0] = a.From
	for i := range steps {
		for _, d := range directions {
			if next, ok := d.Next(path[i]); ok && rings[steps-i-1].Has(next) {
				path[i+1] = next
				break
			}
		}
	}
	return path, steps
}

// allActed reports whether no unit of the mover can have an order any more.
func (b *Board) allActed() bool {
	for i := range b.Units[b.Mover] {
		if b.Units[b.Mover][i].HP > 0 && b.Acted>>i&1 == 0 {
			return false
		}
	}
	return true
}

// endTurn hands the turn on. After the last round the game is over.
func (b *Board) endTurn(events *[]Event) {
	b.Turn++
	b.Acted, b.Ordered, b.Orders = 0, 0, [MaxUnits]Action{}
	b.Began = b.Units
	b.Mover = 1 - b.Mover
	if b.Turn == sides*Rounds {
		b.end(events)
		return
	}
	tell(events, Event{Kind: Turned, Seat: b.Mover, Round: int16(b.Round())})
}

// end ends the game.
func (b *Board) end(events *[]Event) {
	b.Over = true
	s := State{*b}
	tell(events, Event{Kind: Ended, Seat: (*Game)(nil).Points(&s).Winner()})
}

func tell(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}
