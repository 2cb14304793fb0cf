// Package tactics holds the rules of the tactical game of the article on a cunning AI, as a pure, deterministic engine:
// two sides with fighters, archers and wizards on a board of land, walls and water. A decision is the whole order of
// one unit, where it goes and whither it attacks, or the end of the turn. There is no chance but in which board a game
// is played on, and nothing is hidden.
package tactics

import "boardduels/runtime/game"

// RulesVersion changes whenever the same seed and actions would no longer give the same game.
const RulesVersion = 1

// The numbers of the game.
const (
	MaxUnits = 10 // of a side
	Rounds   = 60 // end the game
	sides    = 2
)

// State is a game at a decision, or at its end.
type State struct{ Board }

// Board is what everybody sees of a game, which is all of it.
type Board struct {
	Field
	Began   [sides][MaxUnits]Unit // both sides when the turn began
	Orders  [MaxUnits]Action      // those of the turn so far
	Ordered int8                  // how many those are
	Acted   uint16                // which of the mover's units have had their order, a bit each
	Mover   game.Seat
	Over    bool
	Map     int8  // which of the game's levels it is
	Turn    int16 // turns that have ended
}

// Field is what lies where.
type Field struct {
	Walls, Water Set
	Taken        [sides]Set // by the units of each side
	Units        [sides][MaxUnits]Unit
}

// Unit is a unit. One without hit points is dead, or never was there.
type Unit struct {
	Place int8
	Kind  Kind
	HP    int8
}

// Alive reports whether a unit is on the board.
func (u Unit) Alive() bool { return u.HP > 0 }

// Worth returns what a unit is worth.
func (u Unit) Worth() int { return u.Kind.Worth(u.HP) }

// Action is the order of the unit on a square: to go to another one, or to stay, and to attack from there, or not.
type Action struct {
	From, To int8
	Attack   Direction
}

// End is the action that ends a turn.
var End = Action{}

// Seats returns how many play.
func (*Game) Seats() int { return sides }

// Mover returns the seat whose turn it is, or Nobody when the game is over.
func (*Game) Mover(s *State) game.Seat {
	if s.Over {
		return game.Nobody
	}
	return s.Mover
}

// Round returns which round it is, from 1.
func (b *Board) Round() int { return int(b.Turn)/sides + 1 }

// Rewind takes all orders of the turn back.
func (b *Board) Rewind() {
	b.Units, b.Acted, b.Ordered, b.Orders = b.Began, 0, 0, [MaxUnits]Action{}
	b.Field.stand()
}

// Points returns 1 and −1 for who has the units that are worth more, all zero for as much.
func (*Game) Points(s *State) (p game.Points) {
	if !s.Over {
		return p
	}
	switch first, second := s.Worth(0), s.Worth(1); {
	case first > second:
		return game.Won(0, 1)
	case first < second:
		return game.Won(1, 1)
	}
	return p
}

// Worth returns what all units of a side are worth.
func (f *Field) Worth(seat game.Seat) (sum int) {
	for i := range f.Units[seat] {
		sum += f.Units[seat][i].Worth()
	}
	return sum
}

// View is what a seat may know: everything.
type View struct {
	Seat game.Seat
	Board
}

// View returns what a seat may know.
func (*Game) View(s *State, seat game.Seat) View { return View{seat, s.Board} }

// Determinize returns the state that the view allows. There is but one.
func (*Game) Determinize(v *View, _ uint64) State { return State{v.Board} }
