package learning

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// guess returns a state in which a turn of the opponent could have begun: the cards that it played are in its hand, the
// others are drawn from seed among those that the seat couldn't see.
func (m *Episode) guess(t *Turn, seed uint64) duel.State {
	s := m.Duel.Determinize(&t.View, seed)
	foe := 1 - m.Seat
	piles := &s.Piles[foe]
	hand, deck := piles.Hand[:s.Fighters[foe].HandCount], piles.Deck[:s.Fighters[foe].DeckCount]
	for n, card := range t.Played {
		if place := slices.Index(hand[min(n, len(hand)):], card); place >= 0 {
			hand[n], hand[n+place] = hand[n+place], hand[n]
			continue
		}
		if place := slices.Index(deck, card); place >= 0 && n < len(hand) {
			hand[n], deck[place] = deck[place], hand[n]
		}
	}
	return s
}

// turns calls f for every turn of a seat in which it had a choice.
func (m *Episode) turns(seat game.Seat, f func(*Turn)) {
	for i := range m.Turns {
		t := &m.Turns[i]
		if t.View.Mover == seat && t.View.Fighters[seat].StunTime == 0 {
			f(t)
		}
	}
}
