package clash

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Outcomes values what comes of each pair of stances where one is due: the chance of winning of the seat whose view it
// is, by its own stance and by that of the enemy. What is hidden is drawn from seed, the same for all pairs.
func Outcomes(d *duel.Duel, w *Traits, v *duel.View, seed uint64) (m Matrix) {
	var drawn, s duel.State
	d.Imagine(v, seed, &drawn)
	isLast := drawn.Stances.Taken[1-v.Seat] != rule.NoStance
	for mine := range m {
		if isLast {
			for theirs := range m[mine] {
				s = drawn
				s.Stances.Taken[1-v.Seat] = rule.Stances[theirs]
				d.Try(&s, duel.Take(rule.Stances[mine]), nil)
				m[mine][theirs] = Value(w, &s, v.Seat)
			}
			continue
		}
		begun := drawn
		d.Try(&begun, duel.Take(rule.Stances[mine]), nil)
		for theirs := range m[mine] {
			s = begun
			if s.Winner == game.Nobody {
				d.Try(&s, duel.Take(rule.Stances[theirs]), nil)
			}
			m[mine][theirs] = Value(w, &s, v.Seat)
		}
	}
	return m
}
