package dueltable

import (
	"slices"

	"boardduels/runtime/duel"
)

// nowhere is the place of no card.
const nowhere = -1

// stay returns the places of those cards of a hand that are still in the one of now, in their order. Equal cards are
// the same to the rules; to whoever has chosen one of them it is that one which leaves, else the one that lay longest.
func stay(before, now []duel.CardIndex, chosen int) (places []int) {
	left := map[duel.CardIndex]int{} // how many are to leave, by card
	for _, card := range before {
		left[card]++
	}
	for _, card := range now {
		left[card]--
	}
	if chosen != nowhere && chosen < len(before) && left[before[chosen]] > 0 {
		left[before[chosen]]--
	} else {
		chosen = nowhere
	}
	for place, card := range before {
		switch {
		case place == chosen:
		case left[card] > 0:
			left[card]--
		default:
			places = append(places, place)
		}
	}
	return places
}

// arrange returns the cards of now in the order in which they lie: that of the rules until a card is chosen beside
// which equal ones lie, from then on those that stay where they were, then the new ones.
func (h *hand) arrange(now []duel.CardIndex) []duel.CardIndex {
	isRules := slices.Equal(h.Model.Cards, h.held)
	h.held = slices.Clone(now)
	if isRules && h.leaves == nowhere {
		return h.held
	}
	var lie []duel.CardIndex
	fresh := slices.Clone(now)
	for _, place := range stay(h.Model.Cards, now, h.leaves) {
		card := h.Model.Cards[place]
		lie = append(lie, card)
		at := slices.Index(fresh, card)
		fresh = slices.Delete(fresh, at, at+1)
	}
	return append(lie, fresh...)
}

// placeOf returns the place from which a card leaves the hand; nowhere if it isn't there.
func (h *hand) placeOf(card duel.CardIndex) int {
	if h.leaves != nowhere && h.leaves < len(h.Model.Cards) && h.Model.Cards[h.leaves] == card {
		return h.leaves
	}
	return slices.Index(h.Model.Cards, card)
}
