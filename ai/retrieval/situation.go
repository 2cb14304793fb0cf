package retrieval

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
)

// Describe returns the situation of a view's seat (thesis, Table 3.2). Hit points count against their present maximum.
func Describe(d *duel.Duel, v *duel.View) ai.Situation {
	me, foe := v.Me(), v.Foe()
	s := ai.Situation{
		0:  share(me.HP, d.MaxHP(me, v.Seat)),
		1:  share(foe.HP, d.MaxHP(foe, 1-v.Seat)),
		2:  share(me.EP, d.Hero(v.Seat).EP),
		3:  share(foe.EP, d.Hero(1-v.Seat).EP),
		4:  share(foe.HandCount, duel.HandSize),
		5:  share(me.DeckCount, duel.DeckSize),
		6:  share(foe.DeckCount, duel.DeckSize),
		11: share(me.HandCount, duel.HandSize),
	}
	var held [duel.KindCount]int16
	for _, card := range v.Cards() {
		held[d.Kind(v.Seat, card)]++
	}
	for kind, count := range held {
		s[ai.HandInputs+kind] = share(count, duel.HandSize)
	}
	s[12], s[13] = 1-s[1], 1-s[0]
	return s
}

func share(part, whole int16) float32 { return float32(part) / float32(whole) }
