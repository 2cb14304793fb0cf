package clash

import (
	"boardduels/ai/fit/logistic"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// traits is how many numbers of a fighter there are by which a state is valued.
const traits = 10

// Traits are the numbers by which a state is valued in which the mover is about to play: those of the mover, those of
// its enemy, and 1.
type Traits [2*traits + 1]float32

// TraitsOf returns the traits of a state.
func TraitsOf(s *duel.State) (t Traits) {
	of(&s.Fighters[s.Mover], t[:traits])
	of(&s.Fighters[1-s.Mover], t[traits:2*traits])
	t[2*traits] = 1
	return t
}

// of writes the traits of a fighter: what a clash can change, with how much is missing of each where the first points
// matter more, and what hurts it by itself.
func of(f *duel.Fighter, t []float32) {
	hp, ep, hand := float32(f.HP), float32(f.EP), float32(f.HandCount)
	t[0], t[1], t[2] = hp, min(hp-5, 0), min(hp-12, 0)
	t[3], t[4], t[5] = ep, min(ep-2, 0), min(ep-5, 0)
	t[6], t[7] = hand, min(hand-2, 0)
	t[8] = float32(f.Shield)
	for _, dot := range f.DoTs[:f.DoTCount] {
		t[9] += float32(dot.Power * dot.Time)
	}
}

// Value is what a state is worth to a seat in which stances were shown, as a chance of winning.
func Value(w *Traits, s *duel.State, seat game.Seat) float64 {
	won := 0.0
	switch s.Winner {
	case game.Nobody:
		t := TraitsOf(s)
		won = float64(logistic.Chance(w.odds(&t)))
		if s.Mover != seat {
			won = 1 - won
		}
	case seat:
		won = 1
	}
	return won
}

// odds are the log-odds that weights give to traits.
func (w *Traits) odds(t *Traits) (sum float32) {
	for i := range t {
		sum += float32(t[i] * w[i])
	}
	return sum
}
