package perceptron

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// phase is a part of a duel with weights of its own.
type phase int

// The phases: the diploma tells the first moves, contact and the race home of backgammon apart. A duel has its first
// exchange of blows, the long middle, and the end, when each turn may be the last.
const (
	opening phase = iota // nobody has lost a quarter of its hp
	middle
	ending // somebody has less than 40 % of its hp, or exhaustion is near
	phaseCount
)

// phaseOf returns the phase that a turn belongs to by the state in which it begins or goes on.
func phaseOf(d *duel.Duel, s *duel.State) phase {
	if exhaustionIsNear := d.Numbers().Calm - 1; s.Round >= exhaustionIsNear {
		return ending
	}
	p := opening
	for seat := range game.Seat(2) {
		hp, most := s.Fighters[seat].HP, d.Hero(seat).HP
		switch {
		case hp*10 < most*4:
			return ending
		case hp*4 < most*3:
			p = middle
		}
	}
	return p
}
