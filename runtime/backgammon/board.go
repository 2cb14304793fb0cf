package backgammon

import "boardduels/runtime/game"

// The places of a side that aren't points. Points are 1 to 24; a checker walks from the bar down to off.
const (
	Off  = 0
	Bar  = 25
	home = 6 // the last point of the home board
)

// Side is how many checkers a seat has on each of its places, numbered as it sees them: its point p is the other seat's
// point 25−p.
type Side [Bar + 1]int8

// Board is what both seats have.
type Board [2]Side

// Pips returns how far all checkers have to go together.
func (s *Side) Pips() int {
	sum := 0
	for place, count := range s {
		sum += place * int(count)
	}
	return sum
}

// Rearmost returns the highest place that has a checker, or Off.
func (s *Side) Rearmost() int {
	place := Bar
	for place > Off && s[place] == 0 {
		place--
	}
	return place
}

// HasContact reports whether some checkers of both seats have yet to pass each other.
func (b *Board) HasContact() bool { return b[0].Rearmost()+b[1].Rearmost() > Bar-1 }

// Move carries out the steps of a play. It checks nothing.
func (b *Board) Move(seat game.Seat, p Play) {
	for _, step := range p {
		if step == (Step{}) {
			return
		}
		b.step(seat, step)
	}
}

// step carries out a step, and reports whether it hit.
func (b *Board) step(seat game.Seat, step Step) (hit bool) {
	mine, other := &b[seat], &b[1-seat]
	mine[step.From]--
	mine[step.To]++
	if step.To == Off || other[Bar-step.To] != 1 {
		return false
	}
	other[Bar-step.To] = 0
	other[Bar]++
	return true
}
