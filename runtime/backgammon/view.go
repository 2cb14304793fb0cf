package backgammon

import "boardduels/runtime/game"

// View is what a seat may know: everything but the dice to come.
type View struct {
	Seat   game.Seat
	Board  Board
	Dice   [2]int8
	Mover  game.Seat
	Winner game.Seat
	Win    Win
	Ply    int32
}

// View returns what a seat may know.
func (*Game) View(s *State, seat game.Seat) View {
	return View{seat, s.Board, s.Dice, s.Mover, s.Winner, s.Win, s.Ply}
}

// Determinize returns a state that the view allows, with other dice to come.
func (*Game) Determinize(v *View, seed uint64) State {
	return State{v.Board, v.Dice, v.Mover, v.Winner, v.Win, v.Ply, game.NewStream(seed, 0)}
}
