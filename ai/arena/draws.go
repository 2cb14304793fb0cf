package arena

import (
	"boardduels/ai/arena/stats"
	"boardduels/runtime/duel"
)

// Draws holds the draws of a seat in a duel against what was to be expected of a card. A deck is in an order that
// nobody knows, so each of its cards has the same chance to be the next one, whatever has happened before.
type Draws struct {
	Excess   int32 // times that it was drawn less those that were to be expected, in units of 1/[stats.LotUnit]
	Variance int32 // of that, as it was to be expected
}

// opening counts the draws of an opening hand.
func (u *Use) opening(s *duel.State, seat int) {
	f, piles := &s.Fighters[seat], &s.Piles[seat]
	deck, n := piles.Deck, int(f.DeckCount)
	for i := int(f.HandCount) - 1; i >= 0; i-- { // back onto the deck, the newest first
		deck[n] = piles.Hand[i]
		n++
	}
	u.draw(deck[:n], int(f.HandCount))
}

// draw counts the draws of some cards from a deck, whose top is last.
func (u *Use) draw(deck []duel.CardIndex, cards int) {
	if cards == 0 {
		return
	}
	var copies [duel.LineCapacity]int
	for _, card := range deck {
		copies[card]++
	}
	for left := len(deck); left > len(deck)-cards; left-- {
		drawn := deck[left-1]
		for card, c := range copies {
			if c == 0 {
				continue
			}
			expected, variance := stats.Lot(c, left)
			u.Draws[card].Excess -= int32(expected)
			u.Draws[card].Variance += int32(variance)
		}
		u.Draws[drawn].Excess += stats.LotUnit
		copies[drawn]--
	}
}
