package backgammon

import "boardduels/runtime/game"

// rolls are the 21 that two dice can show, the higher die first.
var rolls = newRolls()

func newRolls() (all [][2]int8) {
	for high := int8(1); high <= 6; high++ {
		for low := int8(1); low <= high; low++ {
			all = append(all, [2]int8{high, low})
		}
	}
	return all
}

// Perft counts the ways in which a game can go on from a state for so many plies, whatever the dice show, those of the
// mover included: at each ply all plays of each of the 21 rolls, a play being the position that it leads to. A game
// that ends before is one of them.
func Perft(s *State, plies int) uint64 {
	if s.Winner != game.Nobody {
		return 1
	}
	return s.Board.perft(s.Mover, plies)
}

func (b *Board) perft(mover game.Seat, plies int) (leaves uint64) {
	if plies == 0 || b[1-mover].Rearmost() == Off {
		return 1
	}
	var plays []Play
	for _, roll := range rolls {
		plays = b.Plays(mover, roll, plays[:0])
		if plies == 1 {
			leaves += uint64(len(plays))
			continue
		}
		for _, play := range plays {
			after := *b
			after.Move(mover, play)
			leaves += after.perft(1-mover, plies-1)
		}
	}
	return leaves
}
