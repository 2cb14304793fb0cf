package playtest

import (
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// dealing deals a seat's cards by lot.
type dealing struct {
	luck *game.Stream
	at   *duel.Position
	seat game.Seat
	left []duel.CardIndex // the copies that are nowhere yet
}

// deal begins to deal a seat's cards. Who has the rule has its card in hand, unless that waits to be drawn.
func (f *firing) deal(luck *game.Stream, at *duel.Position, seat game.Seat) *dealing {
	d := &dealing{luck: luck, at: at, seat: seat}
	at.Drawn[seat] = false
	for i, line := range f.duel.Hero(seat).Deck {
		for range line.Copies {
			d.left = append(d.left, duel.CardIndex(i))
		}
	}
	if seat == 0 && f.card != duel.NoCard && f.does.On != rule.Drawn {
		d.take(f.card)
		at.Hands[seat][f.card]++
	}
	return d
}

// take takes a copy of a card from those that are nowhere yet, if there is one.
func (d *dealing) take(card duel.CardIndex) bool {
	for i, other := range d.left {
		if other == card {
			d.left[i] = d.left[len(d.left)-1]
			d.left = d.left[:len(d.left)-1]
			return true
		}
	}
	return false
}

// any takes one of the copies that are nowhere yet, of which there must be some.
func (d *dealing) any() duel.CardIndex {
	card := d.left[d.luck.Below(len(d.left))]
	d.take(card)
	return card
}

// hand deals a hand until it has so many cards.
func (d *dealing) hand(size int16) {
	hand := &d.at.Hands[d.seat]
	for _, copies := range hand {
		size -= int16(copies)
	}
	for ; size > 0 && len(d.left) > 0; size-- {
		hand[d.any()]++
	}
}

// scatter lays some cards of a seat open or among those used up, and deals a hand of any size.
func (f *firing) scatter(luck *game.Stream, at *duel.Position, seat game.Seat) {
	d, numbers, fighter := f.deal(luck, at, seat), f.duel.Numbers(), &at.Fighters[seat]
	for i, line := range f.duel.Hero(seat).Deck {
		if card := duel.CardIndex(i); line.Card.ActivateByNextAttack && luck.Below(2) == 0 && d.take(card) {
			fighter.Armed = card
			break
		}
	}
	for range luck.Below(len(d.left) + 1) {
		fighter.Removed[d.any()]++
	}
	d.hand(int16(luck.Below(int(numbers.Hand) + 1)))
}

// remember has the duel begin after some rounds, in which cards were played: some of them in the present turn, or in
// the last one.
func (f *firing) remember(luck *game.Stream, at *duel.Position) {
	numbers := f.duel.Numbers()
	at.Round = 1 + int16(luck.Below(int(numbers.LastRound())))
	for seat := range game.Seat(2) {
		ruled, deck := &at.Ruled[seat], f.duel.Hero(seat).Deck
		for range luck.Below(int(numbers.Plays)) {
			ruled.Played[luck.Below(len(deck))]++
		}
		for i := range deck {
			ruled.Plays[i] = min(max(ruled.Played[i], uint8(luck.Below(duel.MostPlays+1))), duel.MostPlays)
		}
	}
}
