package trait

import (
	"boardduels/ai"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// InputNames are the names of the signals by which precedents of the tactical game describe a situation: as many as the
// duel's, and as there the last two are what the first two lack, since neurons can't want little of a thing.
var InputNames = [len(ai.Situation{})]string{
	"strength", "enemy_strength", "fighters", "archers", "wizards", "enemy_fighters", "enemy_archers", "enemy_wizards",
	"can_strike", "can_be_struck", "close", "together", "enemy_lost", "lost",
}

// Describe returns the situation in which a maker plans.
func (e *Eye) Describe(m *plan.Maker) (s ai.Situation) {
	f := &m.Field
	e.own.Look(f, m.Seat)
	e.enemy.Look(f, 1-m.Seat)
	kinds := [2][tactics.Kinds]int{}
	alive := [2]int{}
	struck := [2]int{}
	nearest := int8(tenth)
	for n, seat := range [...]game.Seat{m.Seat, 1 - m.Seat} {
		threats := &e.enemy
		if n == 1 {
			threats = &e.own
		}
		for i, u := range f.Units[seat] {
			if u.HP <= 0 {
				continue
			}
			alive[n]++
			kinds[n][u.Kind]++
			if threats.By[i] != 0 {
				struck[n]++
			}
			if n == 0 {
				nearest = min(nearest, m.Steps[u.Place])
			}
		}
		s[n] = min(float32(f.Worth(seat))/strongest, 1)
		for k, count := range kinds[n] {
			s[2+int(tactics.Kinds)*n+k] = min(float32(count)/float32(most[k]), 1)
		}
	}
	s[8], s[9] = share(struck[1], alive[1]), share(struck[0], alive[0])
	s[10] = 1 - float32(nearest)/tenth
	s[11] = 1 - min(apart(f, m.Seat), 1)
	s[12], s[13] = 1-s[1], 1-s[0]
	return s
}

// share is a part of something, or nothing of nothing.
func share(part, whole int) float32 {
	if whole == 0 {
		return 0
	}
	return float32(part) / float32(whole)
}
