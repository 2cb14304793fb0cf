// Package reversi holds the rules of Reversi as a pure, deterministic engine on sets of squares in 64 bits. The rules,
// and what was decided where their source is silent, stand in docs/contributor/boards/reversi.md.
package reversi

import "boardduels/runtime/game"

// RulesVersion changes whenever the same actions would no longer give the same game.
const RulesVersion = 1

// The seats. Black moves first.
const (
	Black game.Seat = iota
	White
)

// Game is a set-up: the position in which it begins. It implements [game.Notated] for State, Action, Event and View.
type Game struct {
	start State
}

var _ game.Notated[State, Action, Event, View] = Game{}

// Standard returns the game from the usual start.
func Standard() Game {
	const white, black = D4 | E5, E4 | D5
	return Game{State{discs: [2]Squares{black, white}, moves: Moves(black, white), mover: Black}}
}

// State is a position, and whose turn it is.
type State struct {
	discs [2]Squares
	moves Squares   // where the mover may place a disc; none if it has to pass
	mover game.Seat // Nobody when the game is over
}

// Action is a square on which to place a disc, or Pass.
type Action int8

// Pass is what a side does that can't place a disc. It can't do anything else then, and only then this.
const Pass Action = -1

// View is what a seat may know, which is everything.
type View struct {
	State
	Seat game.Seat
}

// Discs returns the squares on which a seat has discs.
func (s *State) Discs(seat game.Seat) Squares { return s.discs[seat] }

// Mover returns whose turn it is, or [game.Nobody].
func (s *State) Mover() game.Seat { return s.mover }

// Sides returns the mover's discs and the other side's.
func (s *State) Sides() (own, enemy Squares) { return s.discs[s.mover], s.discs[1-s.mover] }

// Seats returns 2.
func (Game) Seats() int { return 2 }

// Start returns the first position. There is no chance in the game.
func (g Game) Start(uint64) State { return g.start }

// Mover implements [game.Game].
func (Game) Mover(s *State) game.Seat { return s.mover }

// View implements [game.Game].
func (Game) View(s *State, seat game.Seat) View { return View{*s, seat} }

// Determinize returns the position: nothing is hidden.
func (Game) Determinize(v *View, _ uint64) State { return v.State }

// Points returns 1 for the side with more discs and −1 for the other; nothing if they have as many.
func (Game) Points(s *State) game.Points {
	black, white := s.discs[Black].Count(), s.discs[White].Count()
	switch {
	case s.mover != game.Nobody || black == white:
		return game.Points{}
	case black > white:
		return game.Won(Black, 1)
	}
	return game.Won(White, 1)
}
