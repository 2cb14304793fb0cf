// Package sight tells who can strike whom on a board of the tactical game: what every plan and every heuristic of the
// article's AI begins with.
package sight

import (
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

var directions = [...]tactics.Direction{tactics.North, tactics.East, tactics.South, tactics.West}

// From returns the squares from which a unit of a kind would hit whoever stands on a square: an archer isn't hidden by
// itself, but by everybody else on the way.
func From(f *tactics.Field, k tactics.Kind, square int8) (from tactics.Set) {
	occupied := f.Occupied()
	stops := f.Walls
	if k != tactics.Archer {
		stops = stops.Or(f.Water)
	}
	for _, d := range directions {
		at := square
		for range k.Traits().Range {
			next, ok := d.Next(at)
			if !ok || stops.Has(next) {
				break
			}
			at = next
			from = from.Or(tactics.One(at))
			if k == tactics.Archer && occupied.Has(at) {
				break
			}
		}
	}
	return from
}

// Cover returns the squares that a unit could hit next, from any square that it can reach, whoever stands between.
func Cover(f *tactics.Field, u *tactics.Unit, reach tactics.Set) (cover tactics.Set) {
	for _, d := range directions {
		// what can be hit from some squares in a direction is what hits them in the opposite one
		cover = cover.Or(f.HitsFrom(u.Kind, d, reach))
	}
	return cover
}

// Threats are what the units of a side can do next to those of the other one.
type Threats struct {
	Reach [tactics.MaxUnits]tactics.Set                // of each unit of the side
	By    [tactics.MaxUnits]uint16                     // of each unit of the other side, who can strike it, a bit each
	Spots tactics.Set                                  // from where somebody can strike somebody
	from  [tactics.MaxUnits][tactics.Kinds]tactics.Set // of each unit of the other side, from where it is hit
}

// Look finds the threats of a side.
func (t *Threats) Look(f *tactics.Field, side game.Seat) {
	*t = Threats{}
	var kinds [tactics.Kinds]bool
	for i := range f.Units[side] {
		if u := &f.Units[side][i]; u.HP > 0 {
			t.Reach[i] = f.Reach(u)
			kinds[u.Kind] = true
		}
	}
	for victim := range f.Units[1-side] {
		v := &f.Units[1-side][victim]
		if v.HP <= 0 {
			continue
		}
		for kind := range tactics.Kinds {
			if kinds[kind] {
				t.from[victim][kind] = From(f, kind, v.Place)
			}
		}
		for i := range f.Units[side] {
			u := &f.Units[side][i]
			if u.HP <= 0 {
				continue
			}
			if spots := t.Reach[i].And(t.from[victim][u.Kind]); !spots.Empty() {
				t.By[victim] |= 1 << i
				t.Spots = t.Spots.Or(spots)
			}
		}
	}
}

// Where returns from where a unit of the side, of a kind, can strike a unit of the other one.
func (t *Threats) Where(unit int, k tactics.Kind, victim int) tactics.Set {
	return t.Reach[unit].And(t.from[victim][k])
}
