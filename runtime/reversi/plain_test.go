package reversi_test

import (
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

// plain is a board that is played as a person would: walking from square to square.
type plain [8][8]game.Seat

func plainOf(s *reversi.State) (b plain) {
	for square := range reversi.Action(64) {
		at := &b[square/8][square%8]
		*at = game.Nobody
		for seat := range game.Seat(2) {
			if s.Discs(seat).Has(square) {
				*at = seat
			}
		}
	}
	return b
}

// enclosed returns the squares of the discs that a disc on a square would turn.
func (b *plain) enclosed(seat game.Seat, row, file int) (found [][2]int) {
	if b[row][file] != game.Nobody {
		return nil
	}
	for _, step := range [][2]int{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}} {
		var line [][2]int
		for r, f := row+step[0], file+step[1]; r >= 0 && r < 8 && f >= 0 && f < 8 && b[r][f] != game.Nobody; r, f = r+step[0], f+step[1] {
			if b[r][f] == seat {
				found = append(found, line...)
				break
			}
			line = append(line, [2]int{r, f})
		}
	}
	return found
}

func (b *plain) moves(seat game.Seat) (found []reversi.Action) {
	for row := range 8 {
		for file := range 8 {
			if len(b.enclosed(seat, row, file)) > 0 {
				found = append(found, reversi.Action(8*row+file))
			}
		}
	}
	return found
}

// legal returns what a seat may do, and nothing for nobody.
func (b plain) legal(seat game.Seat) []reversi.Action {
	if seat == game.Nobody {
		return nil
	}
	if found := b.moves(seat); found != nil {
		return found
	}
	return []reversi.Action{reversi.Pass}
}

func (b *plain) place(seat game.Seat, a reversi.Action) {
	if a == reversi.Pass {
		return
	}
	row, file := int(a)/8, int(a)%8
	for _, at := range b.enclosed(seat, row, file) {
		b[at[0]][at[1]] = seat
	}
	b[row][file] = seat
}
