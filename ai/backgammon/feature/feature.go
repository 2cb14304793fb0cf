// Package feature describes positions in numbers: where the checkers of both sides stand, and what a player would
// see in that. Judges of positions learn what each number is worth.
package feature

import (
	"math/bits"

	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// Phase is a part of a game, in each of which positions are judged in another way.
type Phase int

// The phases.
const (
	Contact Phase = iota
	Crashed       // contact, but a side has hardly a checker left that it could wait with
	Race          // no contact any more
	Phases
)

// String returns the name of a phase.
func (p Phase) String() string { return [...]string{"contact", "crashed", "race"}[p] }

// few is how many useful checkers a side has at most that counts as crashed.
const few = 6

// PhaseOf returns the phase of a position.
func PhaseOf(b *backgammon.Board) Phase {
	switch {
	case !b.HasContact():
		return Race
	case useful(&b[0]) <= few || useful(&b[1]) <= few:
		return Crashed
	}
	return Contact
}

// useful returns how many checkers stand behind the two last points.
func useful(s *backgammon.Side) (sum int) {
	for _, count := range s[3:] {
		sum += int(count)
	}
	return sum
}

// The traits of a side, besides where its checkers stand.
const (
	Pips       = iota
	Blots      // single checkers
	Held       // points
	Shots36    // rolls that hit a blot
	Direct     // rolls that hit with one die
	Loss       // pips that are lost so
	Enter      // rolls that don't bring an enemy in from the bar
	Behind     // how far the rearmost checker is behind
	Anchor     // the enemy's home points that are held
	Rearguard  // rolls that let the rearmost checker escape
	Contain    // how well enemies in the home are held
	Prime      // the longest row of held points, of six
	Mobility   // how freely checkers outside can move
	Stacked    // checkers beyond the third of a point
	Spread     // distances between the checkers
	Connection // neighbours out of each other's reach
	Spare      // checkers to wait with
	Past       // pips until no contact is left
	Buried     // checkers on the last two points
	Traits
)

var traitNames = [Traits]string{"pips", "blots", "held", "shots", "direct", "loss", "enter", "behind", "anchor", "rearguard", "contain",
	"prime", "mobility", "stacked", "spread", "connection", "spare", "past", "buried"}

// The numbers of a position: those of the side that has moved, then those of the other, which is to roll.
const (
	perPoint = 4
	onPoints = perPoint * (backgammon.Bar - 1)
	atBar    = onPoints
	atOff    = atBar + 2
	traitsAt = atOff + 3
	perSide  = traitsAt + Traits
	Inputs   = 2 * perSide
)

// Vector is the numbers of a position, those that aren't 0 alone.
type Vector struct {
	Index [most]int16
	Value [most]float32
	Count int
}

// most is how many numbers of a position can be other than 0: of each side 15 checkers on as many points or, on fewer,
// with a second number, bar, off and traits. Twice as many can differ between two positions.
const most = 2 * 2 * (15 + 2 + 3 + Traits)

func (v *Vector) add(index int, value float32) {
	if value != 0 {
		v.Index[v.Count], v.Value[v.Count] = int16(index), value
		v.Count++
	}
}

// Without returns the vector without the numbers from a place up to another.
func (v *Vector) Without(from, end int) Vector {
	w := *v
	w.Count = from + copy(w.Index[from:], v.Index[end:v.Count])
	copy(w.Value[from:], v.Value[end:v.Count])
	return w
}

// Trait returns a trait of the seat that has moved, or of the other one.
func (v *Vector) Trait(trait int, enemy bool) float32 {
	want := Input(trait, enemy)
	for i, index := range v.Index[:v.Count] {
		if int(index) == want {
			return v.Value[i]
		}
	}
	return 0
}

// Read describes a position from the side of the seat that has moved.
func Read(b *backgammon.Board, moved game.Seat, v *Vector) {
	v.Count = 0
	mine, other := &b[moved], &b[1-moved]
	m, o := newStand(mine), newStand(other)
	a, c := newAim(&m, &o), newAim(&o, &m)
	v.side(0, mine, &m, &o, a.shots())
	v.side(perSide, other, &o, &m, c.shots())
}

func (v *Vector) side(at int, s *backgammon.Side, n, other *stand, shots Shots) {
	left := 0
	for set := n.held; set != 0; set &= set - 1 {
		p := bits.TrailingZeros32(set)
		count := int(s[p])
		left += count
		v.add(at+perPoint*(p-1)+min(count, 3)-1, 1)
		if count > 3 {
			v.add(at+perPoint*(p-1)+3, float32(count-3)/2)
		}
	}
	if n.bar > 0 {
		v.add(at+atBar, 1)
		v.add(at+atBar+1, float32(n.bar-1)/2)
	}
	off := 15 - left - int(n.bar)
	for third := range 3 {
		v.add(at+atOff+third, float32(min(max(off-5*third, 0), 5))/5)
	}
	var t [Traits]float32
	traits(s, n, other, shots, &t)
	for i, x := range t {
		v.add(at+traitsAt+i, x)
	}
}

// Name returns how a number is called: those of the side that is to roll begin with enemy_. Neighbours of one name are
// parts of one thing.
func Name(input int) string { return names[input] }

var names = func() (all [Inputs]string) {
	for input := range all {
		whose := ""
		if input >= perSide {
			whose = "enemy_"
		}
		switch at := input % perSide; {
		case at >= traitsAt:
			all[input] = whose + traitNames[at-traitsAt]
		case at >= atOff:
			all[input] = whose + "off"
		case at >= atBar:
			all[input] = whose + "bar"
		default:
			all[input] = whose + "points"
		}
	}
	return all
}()

// Input returns which of the numbers is a trait of the seat that has moved, or of the other one.
func Input(trait int, enemy bool) int {
	if enemy {
		return perSide + traitsAt + trait
	}
	return traitsAt + trait
}
