package tactics

import (
	"iter"

	"boardduels/runtime/game"
)

// Occupied returns the squares on which units stand.
func (f *Field) Occupied() Set { return f.Taken[0].Or(f.Taken[1]) }

// stand takes the squares on which units stand.
func (f *Field) stand() {
	for seat := range f.Units {
		f.Taken[seat] = Set{}
		for _, u := range f.Units[seat] {
			if u.HP > 0 {
				f.Taken[seat] = f.Taken[seat].Or(One(u.Place))
			}
		}
	}
}

// At returns who stands on a square.
func (f *Field) At(square int8) (seat game.Seat, unit int, ok bool) {
	for seat := range game.Seat(sides) {
		if !f.Taken[seat].Has(square) {
			continue
		}
		for i := range f.Units[seat] {
			if u := &f.Units[seat][i]; u.Place == square && u.HP > 0 {
				return seat, i, true
			}
		}
	}
	return game.Nobody, 0, false
}

// Reach returns the squares on which a unit can end its way, its own among them: it steps from square to square, never
// onto a wall, water or another unit.
func (f *Field) Reach(u *Unit) Set {
	own := One(u.Place)
	free := All.Without(f.Walls).Without(f.Water).Without(f.Occupied()).Or(own)
	reached := own
	for range u.Kind.Traits().Steps {
		reached = reached.Grown().And(free)
	}
	return reached
}

// stops returns the squares at which attacks of a kind stop.
func (f *Field) stops(k Kind) Set {
	if k == Archer {
		return f.Walls
	}
	return f.Walls.Or(f.Water)
}

// HitsFrom returns the squares from which an attack of a kind in a direction hits one of some targets, whoever stands
// between.
func (f *Field) HitsFrom(k Kind, d Direction, targets Set) Set {
	back := (d+1)%4 + 1 // the opposite direction
	line := targets.shifted(back)
	if k == Fighter {
		return line
	}
	open := All.Without(f.stops(k))
	line = line.And(open)
	from := line
	for range traits[k].Range - 1 {
		line = line.shifted(back).And(open)
		from = from.Or(line)
	}
	return from
}

// Do carries out an order of a unit, which must be a legal one. It tells hit of each unit that the attack hits, before
// the damage.
func (f *Field) Do(seat game.Seat, unit int, a Action, hit func(seat game.Seat, unit int)) {
	u := &f.Units[seat][unit]
	f.Taken[seat] = f.Taken[seat].Without(One(a.From)).Or(One(a.To))
	u.Place = a.To
	if a.Attack == Nowhere {
		return
	}
	damage, occupied := u.Kind.Traits().Damage, f.Occupied()
	for at := range f.flight(u.Kind, a.To, a.Attack) {
		if !occupied.Has(at) {
			continue
		}
		victim, i, _ := f.At(at)
		if hit != nil {
			hit(victim, i)
		}
		f.hurt(victim, i, damage)
	}
}

// flight goes along the squares that an attack passes: up to what stops it, and any but a wizard's up to the first
// unit.
func (f *Field) flight(k Kind, from int8, d Direction) iter.Seq[int8] {
	return func(yield func(int8) bool) {
		stops, occupied := f.stops(k), f.Occupied()
		at := from
		for range traits[k].Range {
			next, ok := d.Next(at)
			if !ok || stops.Has(next) {
				return
			}
			at = next
			ends := k != Wizard && occupied.Has(at)
			if !yield(at) || ends {
				return
			}
		}
	}
}

// InRange returns the squares that attacks of a kind from a square pass, in all directions: whoever stood there would
// be hit.
func (f *Field) InRange(k Kind, from int8) (s Set) {
	for _, d := range directions {
		for at := range f.flight(k, from, d) {
			s = s.Or(One(at))
		}
	}
	return s
}

// hurt takes hit points from a unit. A dead one leaves the board.
func (f *Field) hurt(seat game.Seat, unit int, damage int8) {
	u := &f.Units[seat][unit]
	u.HP = max(u.HP-damage, 0)
	if u.HP == 0 {
		f.Taken[seat] = f.Taken[seat].Without(One(u.Place))
	}
}
