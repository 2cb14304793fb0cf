package belief

import "boardduels/runtime/duel"

// hands numbers all hands that a deck list allows, whatever their size: a card is a digit, which says how many copies
// of it are held. So a further card adds the same to the number of every hand.
type hands struct {
	step   [duel.LineCapacity]int // what a copy of a card adds to the number of a hand
	copies [duel.LineCapacity]int
	cards  int
	count  int // of hands
}

func newHands(hero *duel.Hero) hands {
	h := hands{cards: len(hero.Deck), count: 1}
	for i := range hero.Deck {
		h.step[i], h.copies[i] = h.count, int(hero.Deck[i].Copies)
		h.count *= h.copies[i] + 1
	}
	return h
}

// of returns how many copies of a card a hand holds.
func (h *hands) of(hand, card int) int { return hand / h.step[card] % (h.copies[card] + 1) }

// number returns the number of the hand that some cards make.
func (h *hands) number(cards []duel.CardIndex) (hand int) {
	for _, card := range cards {
		hand += h.step[card]
	}
	return hand
}

// numberPlayed returns the number of the hand that the cards make which some actions play.
func (h *hands) numberPlayed(played []duel.Action) (hand int) {
	for _, a := range played {
		hand += h.step[a.Card]
	}
	return hand
}

// holds reports whether a hand holds all cards of another.
func (h *hands) holds(hand, other int) bool {
	for card := range h.cards {
		if h.of(hand, card) < h.of(other, card) {
			return false
		}
	}
	return true
}

// write appends the cards of a hand, in the order of the deck list.
func (h *hands) write(hand int, to []duel.CardIndex) []duel.CardIndex {
	for card := range h.cards {
		for range h.of(hand, card) {
			to = append(to, duel.CardIndex(card))
		}
	}
	return to
}
