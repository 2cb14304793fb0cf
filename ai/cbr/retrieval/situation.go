package retrieval

import (
	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Describe returns the situation of a view's seat (thesis, Table 3.2). Hit points count against their present maximum.
func Describe(d *duel.Duel, v *duel.View) ai.Situation {
	return describe(d, v.Seat, &v.Fighters, v.Cards())
}

// Meet is Describe of what a seat sees of a state, without making the view.
func Meet(d *duel.Duel, s *duel.State, seat game.Seat) ai.Situation {
	return describe(d, seat, &s.Fighters, s.Piles[seat].Hand[:s.Fighters[seat].HandCount])
}

func describe(d *duel.Duel, seat game.Seat, fighters *[2]duel.Fighter, hand []duel.CardIndex) ai.Situation {
	me, foe := &fighters[seat], &fighters[1-seat]
	n := d.Numbers()
	s := ai.Situation{
		0:  share(me.HP, d.MaxHP(me, seat)),
		1:  share(foe.HP, d.MaxHP(foe, 1-seat)),
		2:  share(me.EP, d.Hero(seat).EP),
		3:  share(foe.EP, d.Hero(1-seat).EP),
		4:  share(foe.HandCount, n.Hand),
		5:  share(me.DeckCount, n.Deck),
		6:  share(foe.DeckCount, n.Deck),
		11: share(me.HandCount, n.Hand),
	}
	var held [duel.KindCount]int16
	for _, card := range hand {
		held[d.Kind(seat, card)]++
	}
	for kind, count := range held {
		s[ai.HandInputs+kind] = share(count, n.Hand)
	}
	s[12], s[13] = 1-s[1], 1-s[0]
	return s
}

func share(part, whole int16) float32 { return float32(part) / float32(whole) }
