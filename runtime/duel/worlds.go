package duel

import "boardduels/runtime/game"

// Worlds are the states that a view allows, for those who imagine many of them: what there is to know of the hidden
// cards is found out once. The view must not change as long as they are used.
type Worlds struct {
	duel   *Duel
	view   *View
	hidden [2]hidden
}

// Worlds returns the states that a view allows.
func (d *Duel) Worlds(v *View) Worlds { return d.worlds(v, nil) }

// worlds returns the states that a view allows in which the opponent has a hand; nil if that is drawn.
func (d *Duel) worlds(v *View, hand []CardIndex) Worlds {
	w := Worlds{duel: d, view: v}
	var shown [HandCapacity]CardIndex
	if hand == nil && !d.IsClassic() {
		hand = v.Ruled[1-v.Seat].shown(shown[:0])
	}
	w.hidden[v.Seat].sort(d.Unseen(v, v.Seat), v.Cards())
	w.hidden[1-v.Seat].sort(d.Unseen(v, 1-v.Seat), hand)
	return w
}

// Imagine is [Duel.Imagine] of the view.
func (w *Worlds) Imagine(seed uint64, s *State) {
	d := w.duel
	d.copySeen(w.view, s)
	s.streams = newStreams(imagined, seed)
	if !d.IsClassic() {
		s.ruleStreams = d.newRuleStreams(imagined, seed)
		s.Stances.uncover(&s.streams[coinStream])
	}
	for seat := range game.Seat(2) {
		w.hidden[seat].deal(s, seat)
	}
}

// hidden is what there is to know of the cards of a seat that don't lie open.
type hidden struct {
	hand  [HandCapacity]CardIndex // the first known
	known int
	pool  [DeckCapacity]CardIndex // the first count: those of which deck and rest of the hand are drawn
	count int
}

// sort tells what is known of a hand from the rest of the cards that are left.
func (h *hidden) sort(left [LineCapacity]uint8, hand []CardIndex) {
	h.known = copy(h.hand[:], hand)
	for _, card := range hand {
		left[card]--
	}
	for card, copies := range left {
		for range copies {
			h.pool[h.count] = CardIndex(card)
			h.count++
		}
	}
}

// deal deals the cards to a seat's hand and deck. What isn't known of the hand comes from the end of what was shuffled.
func (h *hidden) deal(s *State, seat game.Seat) {
	pool := h.pool
	shuffle(pool[:h.count], &s.streams[shuffleStream+int(seat)])
	hand := s.Piles[seat].Hand[:s.Fighters[seat].HandCount]
	inDeck := h.count - (len(hand) - h.known)
	copy(hand, h.hand[:h.known])
	copy(hand[h.known:], pool[inDeck:h.count])
	copy(s.Piles[seat].Deck[:], pool[:inDeck])
}
