package dicewars

import "boardduels/runtime/game"

// View is what a seat may know: everything but the dice to come.
type View struct {
	Seat game.Seat
	Board
}

// View returns what a seat may know.
func (*Game) View(s *State, seat game.Seat) View { return View{seat, s.Board} }

// Determinize returns a state that the view allows, with other dice to come.
func (*Game) Determinize(v *View, seed uint64) State {
	return State{Board: v.Board, attack: game.NewStream(seed, attackChance), fall: game.NewStream(seed, fallChance)}
}
