package duel

import "boardduels/runtime/game"

// end ends the mover's turn and begins the opponent's.
func (t *turn) end() {
	s := t.s
	t.putBackUnkept(s.Mover)
	t.tickHarmful(s.Mover)
	t.emit(Event{Kind: TurnEnded, Seat: s.Mover, Card: NoCard})
	s.Mover, s.Plays = 1-s.Mover, 0
	if s.Mover == s.Starter {
		s.Round++
	}
	t.begin()
}

// putBackUnkept puts the oldest cards of a hand back into the deck, beyond those that are kept (rules, section 2).
func (t *turn) putBackUnkept(seat game.Seat) {
	for t.s.Fighters[seat].HandCount > t.d.numbers.Keep {
		oldest := t.s.Piles[seat].Hand[0]
		t.takeFromHand(seat, oldest)
		t.putBack(seat, oldest)
	}
}

// begin carries out what happens to the mover before it may act.
func (t *turn) begin() {
	s := t.s
	seat := s.Mover
	t.emit(Event{Kind: TurnStarted, Seat: seat, Card: NoCard, Amount: s.Round})
	t.tickUseful(seat)
	t.fadeShield(seat)
	first := s.Round == 1
	if !first {
		t.regenerate(seat)
	}
	t.tickHoT(seat)
	t.tickDoTs(seat)
	if s.Winner == game.Nobody {
		t.exhaust(seat)
	}
	if s.Winner != game.Nobody {
		return
	}
	if first {
		t.draw(seat, t.d.numbers.SecondDraws)
	} else {
		t.draw(seat, t.d.numbers.Draw)
	}
	if s.Fighters[seat].StunTime > 0 {
		t.emit(Event{Kind: TurnSkipped, Seat: seat, Card: NoCard})
	}
}

// fadeShield takes the shield that was raised for the opponent's turn.
func (t *turn) fadeShield(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.Shield == 0 || t.d.numbers.ShieldStays {
		return
	}
	t.emit(Event{Kind: ShieldFaded, Seat: seat, Card: NoCard, Amount: f.Shield})
	f.Shield = 0
}

// regenerate brings the energy of a turn.
func (t *turn) regenerate(seat game.Seat) {
	f := &t.s.Fighters[seat]
	hero := t.d.Hero(seat)
	ep := hero.EP
	if !t.d.numbers.FullEnergy {
		ep = min(max(f.EP+hero.Regen+f.RegenBonus, 0), hero.EP)
	}
	if ep != f.EP {
		t.emit(Event{Kind: EnergyGained, Seat: seat, Card: NoCard, Amount: ep - f.EP})
		f.EP = ep
	}
}

// exhaust hurts the mover of a long duel, whatever protects it.
func (t *turn) exhaust(seat game.Seat) {
	calm := t.d.numbers.Calm
	if t.s.Round <= calm {
		return
	}
	lost := t.lose(seat, t.s.Round-calm, 0)
	t.emit(Event{Kind: Exhausted, Seat: seat, Card: NoCard, Amount: lost})
	t.checkDeath(seat)
}

// draw moves up to n cards from the top of a deck into the hand.
func (t *turn) draw(seat game.Seat, n int16) {
	f := &t.s.Fighters[seat]
	piles := &t.s.Piles[seat]
	for ; n > 0 && f.HandCount < t.d.numbers.Hand && f.DeckCount > 0; n-- {
		f.DeckCount--
		card := piles.Deck[f.DeckCount]
		piles.Deck[f.DeckCount] = 0
		piles.Hand[f.HandCount] = card
		f.HandCount++
		t.emit(Event{Kind: CardDrawn, Seat: seat, Card: card})
	}
}

// lose takes hp from a fighter, which keeps at least floor, and returns how much it lost.
func (t *turn) lose(seat game.Seat, amount, floor int16) int16 {
	f := &t.s.Fighters[seat]
	lost := min(amount, max(f.HP-floor, 0))
	f.HP -= lost
	return lost
}

// checkDeath ends the duel if a fighter has no hp left.
func (t *turn) checkDeath(seat game.Seat) {
	if t.s.Fighters[seat].HP > 0 {
		return
	}
	t.s.Winner = 1 - seat
	t.emit(Event{Kind: DuelWon, Seat: 1 - seat, Card: NoCard})
}
