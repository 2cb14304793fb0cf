// Package dicewars holds the rules of dice wars, the game of the course report on an AI that learns from its attacks,
// as a pure, deterministic engine: two to eight seats fight with dice for the areas of a map of hexes. A decision is
// one attack, or the end of the turn; chance comes from seeded streams inside the state.
package dicewars

import (
	"math/bits"

	"boardduels/runtime/game"
)

// RulesVersion changes whenever the same seed and actions would no longer give the same game.
const RulesVersion = 1

// The numbers of the game.
const (
	MaxAreas   = 32    // of a map; generated ones have 29
	MinDice    = 1     // on an area
	MaxDice    = 8     // on an area
	MaxReserve = 64    // dice that a seat may hold back
	dealt      = 3     // dice on each area at the start
	quiet      = 8     // rounds without an attack end the game
	maxAttacks = 10000 // so do so many attacks
)

// Set is a set of areas, a bit each.
type Set uint32

// Has reports whether an area belongs to a set.
func (s Set) Has(area int8) bool { return s>>area&1 == 1 }

// Len returns how many areas a set has.
func (s Set) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the first area of a set that has one.
func (s Set) First() int8 { return int8(bits.TrailingZeros32(uint32(s))) }

// Without returns a set without one area.
func (s Set) Without(area int8) Set { return s &^ (1 << area) }

// Setup is what games may differ in.
type Setup struct {
	Seats int    // 2 to 8
	Maps  uint64 // the seed of the generated maps, one of which each game draws; it doesn't count if there is a Map
	Map   *Map   // a map made by hand, or nil
}

// Game is dice wars by a set-up. It is immutable, and implements [game.Game] and [game.Notation] for State, Action,
// Event and View.
type Game struct {
	setup Setup
	maps  []Map // a game is played on one of them
}

var (
	_ game.Game[State, Action, Event, View]     = (*Game)(nil)
	_ game.Notation[State, Action, Event, View] = (*Game)(nil)
)

// State is a game at a decision, or at its end.
type State struct {
	Board
	attack, fall game.Stream // the dice of attacks, and where new ones fall
}

// Board is what everybody sees of a game.
type Board struct {
	Near    [MaxAreas]Set // of each area, those that touch it
	Own     [game.MaxSeats]Set
	Dice    [MaxAreas]int8
	Reserve [game.MaxSeats]int8
	Areas   int8 // how many the map has
	Map     int8 // which of the game's maps it is
	Seats   int8
	Mover   game.Seat
	Over    bool
	Quiet   int16 // turns that have ended since somebody attacked
	Attacks int16 // so far
	Struck  int16 // attacks of the mover in this turn
	Turns   int32 // that have ended
}

// Action is an attack from an area on another one, or the end of the turn.
type Action struct{ From, To int8 }

// End is the action that ends a turn.
var End = Action{}

// Seats returns how many play.
func (g *Game) Seats() int { return g.setup.Seats }

// Mover returns the seat whose turn it is, or Nobody when the game is over.
func (*Game) Mover(s *State) game.Seat {
	if s.Over {
		return game.Nobody
	}
	return s.Mover
}

// Legal appends all attacks, then the end of the turn.
func (*Game) Legal(s *State, buf []Action) []Action {
	if s.Over {
		return buf
	}
	return s.Legal(buf)
}

// Legal appends all attacks of the mover, by areas, then the end of the turn.
func (b *Board) Legal(buf []Action) []Action {
	own := b.Own[b.Mover]
	for rest := own; rest != 0; {
		from := rest.First()
		rest = rest.Without(from)
		if b.Dice[from] == MinDice {
			continue
		}
		for targets := b.Near[from] &^ own; targets != 0; {
			to := targets.First()
			targets = targets.Without(to)
			buf = append(buf, Action{from, to})
		}
	}
	return append(buf, End)
}

// Holder returns whose an area is.
func (b *Board) Holder(area int8) game.Seat {
	for seat := range b.Seats {
		if b.Own[seat].Has(area) {
			return game.Seat(seat)
		}
	}
	return game.Nobody
}

// Largest returns how many areas the largest region of a seat has: areas of its own that hang together.
func (b *Board) Largest(seat game.Seat) int {
	largest := 0
	for rest := b.Own[seat]; rest != 0; {
		region := b.Region(rest.First(), rest)
		rest &^= region
		largest = max(largest, region.Len())
	}
	return largest
}

// Region returns the areas of a set that hang together with one of it.
func (b *Board) Region(from int8, among Set) Set {
	region := Set(1) << from
	for fresh := region; fresh != 0; {
		area := fresh.First()
		more := b.Near[area] & among &^ region
		region |= more
		fresh = fresh.Without(area) | more
	}
	return region
}

// Alive returns how many seats have an area.
func (b *Board) Alive() int {
	n := 0
	for seat := range b.Seats {
		if b.Own[seat] != 0 {
			n++
		}
	}
	return n
}

// Total returns the dice of a seat on the map.
func (b *Board) Total(seat game.Seat) int {
	n := 0
	for rest := b.Own[seat]; rest != 0; {
		area := rest.First()
		rest = rest.Without(area)
		n += int(b.Dice[area])
	}
	return n
}

// Points returns what each seat has got: who has won, as much as the others lose, one each. Where nobody has won nobody
// gets anything.
func (g *Game) Points(s *State) (p game.Points) {
	if !s.Over || s.Alive() > 1 {
		return p
	}
	for seat := range s.Seats {
		p[seat] = -1
		if s.Own[seat] != 0 {
			p[seat] = int16(s.Seats) - 1
		}
	}
	return p
}
