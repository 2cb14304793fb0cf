package competence

import (
	"math"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Position returns a view of the first seat of a duel that looks like a situation as nearly as whole points and cards
// allow: whatever the situation doesn't tell is as at the start. Which cards of each kind are in the hand is drawn from
// seed; there are only as many as the deck has.
func Position(d *duel.Duel, s ai.Situation, seed uint64) duel.View {
	const me, foe = game.Seat(0), game.Seat(1)
	start := d.Start(seed)
	start.Mover, start.Starter = me, me
	v := d.View(&start, me)
	v.Hand = [duel.HandCapacity]duel.CardIndex{}
	f, n := &v.Fighters, d.Numbers()
	f[me].Shield, f[foe].Shield = 0, 0
	f[me].HP, f[foe].HP = max(points(s[0], d.Hero(me).HP), 1), max(points(s[1], d.Hero(foe).HP), 1)
	f[me].EP, f[foe].EP = points(s[2], d.Hero(me).EP), points(s[3], d.Hero(foe).EP)
	f[foe].HandCount = points(s[4], n.Hand)
	f[me].HandCount = deal(d, &s, &v.Hand, seed)
	for seat, share := range [2]float32{s[5], s[6]} {
		f[seat].DeckCount = min(points(share, n.Deck), n.Deck-f[seat].HandCount)
	}
	return v
}

// points returns the whole number that is nearest to a share.
func points(share float32, most int16) int16 {
	return int16(math.Round(float64(min(max(share, 0), 1)) * float64(most)))
}

// deal fills a hand with as many cards of each kind as a situation tells, and returns how many there are.
func deal(d *duel.Duel, s *ai.Situation, hand *[duel.HandCapacity]duel.CardIndex, seed uint64) (count int16) {
	most := d.Numbers().Hand
	var wanted [duel.KindCount]int16
	for kind := range wanted {
		wanted[kind] = points(s[ai.HandInputs+kind], most)
	}
	chance := game.NewStream(seed, 1)
	var pool []duel.CardIndex
	for i, line := range d.Hero(0).Deck {
		for range line.Copies {
			pool = append(pool, duel.CardIndex(i))
		}
	}
	for len(pool) > 0 && count < most {
		i := chance.Below(len(pool))
		card := pool[i]
		pool[i] = pool[len(pool)-1]
		pool = pool[:len(pool)-1]
		if kind := d.Kind(0, card); wanted[kind] > 0 {
			wanted[kind]--
			hand[count] = card
			count++
		}
	}
	return count
}
