package duel

import (
	"math"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// drawBy draws up to n cards: from the top of the deck, or of those that the rule means by lot, which the opponent
// sees.
func (t *turn) drawBy(seat game.Seat, n int16, r *ruling) int16 {
	if r.Card == rule.Any {
		return t.draw(seat, n)
	}
	f, piles := &t.s.Fighters[seat], &t.s.Piles[seat]
	drawn := int16(0)
	for ; drawn < n && f.HandCount < t.d.numbers.Hand; drawn++ {
		var fit fitting
		fit.of(piles.Deck[:f.DeckCount], r.card[seat])
		if fit.count == 0 {
			break
		}
		place := fit.places[t.pick(seat, fit.count)]
		card := piles.Deck[place]
		copy(piles.Deck[place:f.DeckCount], piles.Deck[place+1:f.DeckCount])
		f.DeckCount--
		piles.Deck[f.DeckCount] = 0
		t.toHand(seat, card)
		t.emitEvent(Event{Kind: CardDrawn, Seat: seat, Card: card, Open: true})
		t.tellCard(rule.Drawn, seat, card)
	}
	t.tell(rule.Draws, seat, drawn, min(drawn, 1))
	return drawn
}

// fitting are the places of cards that a rule means.
type fitting struct {
	places [DeckCapacity]uint8
	count  int
}

func (f *fitting) of(cards []CardIndex, mean lines) {
	for i, card := range cards {
		if mean.has(card) {
			f.places[f.count] = uint8(i)
			f.count++
		}
	}
}

// choose returns the place of the card that a rule takes of those that fit.
func (t *turn) choose(seat game.Seat, r *ruling, cards []CardIndex, fit *fitting) uint8 {
	switch r.Pick {
	case rule.Random:
		return fit.places[t.pick(seat, fit.count)]
	case rule.Oldest:
		return fit.places[0]
	case rule.Newest:
		return fit.places[fit.count-1]
	}
	best := fit.places[0]
	for _, place := range fit.places[1:fit.count] {
		if t.isTaken(seat, r.Pick, cards[place], cards[best]) {
			best = place
		}
	}
	return best
}

// isTaken reports whether a pick by cost takes a card before one that comes first.
func (t *turn) isTaken(seat game.Seat, pick rule.Pick, card, first CardIndex) bool {
	if pick == rule.Cheapest {
		return t.d.printed(seat, card) < t.d.printed(seat, first)
	}
	return t.d.printed(seat, card) > t.d.printed(seat, first)
}

// printed is what a card costs as long as nothing changes it.
func (d *Duel) printed(seat game.Seat, card CardIndex) int16 {
	if c := d.Card(seat, card); !c.IsMajor {
		return c.Cost
	}
	return 0
}

// fromHand discards or uses up up to n cards of a hand that a rule means, and returns how many.
func (t *turn) fromHand(seat game.Seat, n int16, r *ruling) int16 {
	f, hand := &t.s.Fighters[seat], &t.s.Piles[seat].Hand
	moved := int16(0)
	for ; moved < n; moved++ {
		var fit fitting
		fit.of(hand[:f.HandCount], r.card[seat])
		if fit.count == 0 {
			break
		}
		place := t.choose(seat, r, hand[:], &fit)
		card := hand[place]
		t.takeFromHand(seat, int(place))
		if r.Do == rule.UseUp {
			t.useUp(seat, card)
			continue
		}
		t.emit(CardDiscarded, seat, card, 0)
		t.layInto(seat, card)
		t.tellCard(rule.Discarded, seat, card)
	}
	event := rule.Discards
	if r.Do == rule.UseUp {
		event = rule.UsedUp
	}
	t.tell(event, seat, moved, min(moved, 1))
	return moved
}

// useUp puts a card aside for the rest of the duel.
func (t *turn) useUp(seat game.Seat, card CardIndex) {
	f := &t.s.Fighters[seat]
	if f.Removed[card] == math.MaxUint8 { // as if there never had been another
		t.s.Ruled[seat].Added[card]--
	} else {
		f.Removed[card]++
	}
	t.emit(CardRemoved, seat, card, 0)
}

// recover takes up to n used-up cards back that a rule means, and returns how many.
func (t *turn) recover(seat game.Seat, n int16, r *ruling) int16 {
	f := &t.s.Fighters[seat]
	done := int16(0)
	for ; done < n && t.hasRoom(seat); done++ {
		card := t.chooseUsedUp(seat, r)
		if card == NoCard {
			break
		}
		f.Removed[card]--
		t.tellInto(CardRecovered, seat, card, r.Into)
	}
	return done
}

// chooseUsedUp returns the card that a rule takes of those that are used up, in the order of lines; NoCard if none
// fits.
func (t *turn) chooseUsedUp(seat game.Seat, r *ruling) CardIndex {
	f, chosen := &t.s.Fighters[seat], NoCard
	left := 0
	if r.Pick == rule.Random {
		copies := int(sumOf(&f.Removed, r.card[seat]))
		if copies == 0 {
			return NoCard
		}
		left = t.pick(seat, copies)
	}
	for i, copies := range f.Removed {
		card := CardIndex(i)
		if copies == 0 || !r.card[seat].has(card) {
			continue
		}
		switch {
		case r.Pick == rule.Random:
			if left < int(copies) {
				return card
			}
			left -= int(copies)
		case chosen == NoCard, r.Pick == rule.Newest, r.Pick != rule.Oldest && t.isTaken(seat, r.Pick, card, chosen):
			chosen = card
		}
	}
	return chosen
}

// create makes up to n copies of the card that a rule names, and returns how many.
func (t *turn) create(seat game.Seat, n int16, r *ruling) int16 {
	card := r.what[seat]
	done := int16(0)
	for ; done < n && t.hasRoom(seat); done++ {
		t.s.Ruled[seat].Added[card]++
		t.tellInto(CardCreated, seat, card, r.Into)
	}
	return done
}

// hasRoom reports whether a seat may have another card.
func (t *turn) hasRoom(seat game.Seat) bool {
	f := &t.s.Fighters[seat]
	cards := f.HandCount + f.DeckCount
	if f.Armed != NoCard {
		cards++
	}
	return cards < MaxCards
}

// tellInto tells of a card that comes from somewhere, and lays it into a hand, or into the deck if that is meant or the
// hand has no room.
func (t *turn) tellInto(kind EventKind, seat game.Seat, card CardIndex, meant rule.Zone) {
	zone := rule.Deck
	if meant == rule.Hand && t.s.Fighters[seat].HandCount < t.d.numbers.Hand {
		zone = rule.Hand
	}
	t.emitEvent(Event{Kind: kind, Seat: seat, Card: card, Into: zone})
	if zone == rule.Hand {
		t.toHand(seat, card)
		return
	}
	t.layInto(seat, card)
}

// toHand lays a card into a hand that everybody has seen.
func (t *turn) toHand(seat game.Seat, card CardIndex) {
	f := &t.s.Fighters[seat]
	t.s.Piles[seat].Hand[f.HandCount] = card
	f.HandCount++
	t.s.Ruled[seat].Shown[card]++
}

// layInto puts a card into a deck, at a place that the chance of rules draws.
func (t *turn) layInto(seat game.Seat, card CardIndex) {
	t.layAt(seat, card, t.place(seat, int(t.s.Fighters[seat].DeckCount)+1))
}

func (t *turn) layAt(seat game.Seat, card CardIndex, place int) {
	f, deck := &t.s.Fighters[seat], &t.s.Piles[seat].Deck
	copy(deck[place+1:f.DeckCount+1], deck[place:f.DeckCount])
	deck[place] = card
	f.DeckCount++
}

// show makes up to n further cards of a hand known to the opponent, and returns how many.
func (t *turn) show(seat game.Seat, n int16) int16 {
	hand, r := t.s.Piles[seat].Hand[:t.s.Fighters[seat].HandCount], &t.s.Ruled[seat]
	known := r.Shown
	var hidden fitting
	for i, card := range hand {
		if known[card] > 0 {
			known[card]--
			continue
		}
		hidden.places[hidden.count] = uint8(i)
		hidden.count++
	}
	done := int16(0)
	for ; done < n && hidden.count > 0; done++ {
		at := t.pick(seat, hidden.count)
		card := hand[hidden.places[at]]
		copy(hidden.places[at:hidden.count], hidden.places[at+1:hidden.count])
		hidden.count--
		r.Shown[card]++
		t.emit(CardShown, seat, card, 0)
	}
	return done
}
