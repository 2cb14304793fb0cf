// Package backgammon holds the rules of backgammon, short nardy, as a pure, deterministic engine. A decision is a whole
// play of a roll; the dice come from a seeded stream inside the state. There is no doubling cube.
package backgammon

import "boardduels/runtime/game"

// RulesVersion changes whenever the same seed and actions would no longer give the same game.
const RulesVersion = 1

// Setup is what games may differ in.
type Setup struct {
	Hyper   bool // hypergammon: three checkers each, on the points 24, 23 and 22
	Gammons bool // a gammon counts 2 and a backgammon 3, not 1
	// Position is one made by hand that passes its Check, or nil; hypergammon has none.
	Position *Position
}

// Game is backgammon by a set-up. It is immutable, and implements [game.Game] and [game.Notation] for State, Play,
// Event and View.
type Game struct {
	setup    Setup
	start    Board
	begins   game.Seat // Nobody if the opening throw decides
	checkers int8
}

var (
	_ game.Game[State, Play, Event, View]     = (*Game)(nil)
	_ game.Notation[State, Play, Event, View] = (*Game)(nil)
)

// New returns the game of a set-up.
func New(setup Setup) *Game {
	side := Side{24: 2, 13: 5, 8: 3, 6: 5}
	if setup.Hyper {
		side = Side{24: 1, 23: 1, 22: 1}
	}
	g := &Game{setup: setup, start: Board{side, side}, begins: game.Nobody, checkers: int8(side.count())}
	if p := setup.Position; p != nil {
		g.start, g.begins = p.Board, p.Begins
		for seat := range g.start {
			g.start[seat][Off] = g.checkers - int8(g.start[seat].count())
		}
	}
	return g
}

// Checkers returns how many checkers each seat has.
func (g *Game) Checkers() int { return int(g.checkers) }

// State is a game at a decision, or at its end.
type State struct {
	Board Board
	Dice  [2]int8 // of the mover; in the first turn, the die that each seat has thrown
	Mover game.Seat
	// Winner is Nobody until the game is over. Win is how it was won.
	Winner game.Seat
	Win    Win
	Ply    int32 // decisions so far
	stream game.Stream
}

// Win is how a game was won.
type Win int8

// The kinds of win. Their numbers are the points that they count where gammons count.
const (
	Unfinished Win = iota
	Single
	Gammon     // the loser has borne off no checker
	Backgammon // and has one on the bar or in the winner's home
)

// Seats returns 2.
func (*Game) Seats() int { return 2 }

// Start returns the first state: each seat has thrown a die, again if they were equal or the lower one is that of who
// has to begin, and the higher one begins with both.
func (g *Game) Start(seed uint64) State {
	s := State{Board: g.start, Winner: game.Nobody, stream: game.NewStream(seed, 0)}
	for s.Dice[0] == s.Dice[1] || g.begins != game.Nobody && g.begins != s.Mover {
		s.roll()
		s.Mover = 0
		if s.Dice[1] > s.Dice[0] {
			s.Mover = 1
		}
	}
	return s
}

func (s *State) roll() {
	for i := range s.Dice {
		s.Dice[i] = int8(1 + s.stream.Below(6))
	}
}

// Mover returns the seat that has to play its roll, or Nobody when the game is over.
func (*Game) Mover(s *State) game.Seat {
	if s.Winner != game.Nobody {
		return game.Nobody
	}
	return s.Mover
}

// Points returns what each seat has got.
func (g *Game) Points(s *State) game.Points {
	switch {
	case s.Winner == game.Nobody:
		return game.Points{}
	case g.setup.Gammons:
		return game.Won(s.Winner, int16(s.Win))
	}
	return game.Won(s.Winner, 1)
}

// Legal appends the plays of the roll.
func (*Game) Legal(s *State, buf []Play) []Play {
	if s.Winner != game.Nobody {
		return buf
	}
	return s.Board.Plays(s.Mover, s.Dice, buf)
}
