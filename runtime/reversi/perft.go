package reversi

import "boardduels/runtime/game"

// Perft counts what [game.Perft] counts, many times as fast: it holds nothing but the discs, and counts the last ply
// without playing it.
func Perft(s *State, plies int) uint64 {
	if plies == 0 || s.mover == game.Nobody {
		return 1
	}
	own, enemy := s.Sides()
	return perft(own, enemy, plies)
}

func perft(own, enemy Squares, plies int) (leaves uint64) {
	moves := Moves(own, enemy)
	if plies == 1 {
		return uint64(max(1, moves.Count())) // a pass, and a finished game, are one leaf
	}
	if moves == 0 {
		if Moves(enemy, own) == 0 {
			return 1
		}
		return perft(enemy, own, plies-1)
	}
	for ; moves != 0; moves = moves.WithoutFirst() {
		a := moves.First()
		turned := Flips(own, enemy, a)
		leaves += perft(enemy&^turned, own|turned|a.Square(), plies-1)
	}
	return leaves
}
