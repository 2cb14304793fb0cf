package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// end ends the mover's turn. The opponent's begins, once the mover has taken its stance where there is a clash.
func (t *turn) end() {
	s := t.s
	if t.ledger != nil {
		t.tellEnd(s.Mover)
		if s.Winner != game.Nobody {
			return
		}
		t.fade(s.Mover)
	}
	t.putBackUnkept(s.Mover)
	if t.ledger != nil {
		t.endBars(s.Mover)
	}
	t.tickHarmful(s.Mover)
	t.emit(TurnEnded, s.Mover, NoCard, 0)
	if s.Stances.Due = t.d.clashesAfter(s); !s.Stances.Due {
		t.pass()
	}
}

// pass begins the opponent's turn.
func (t *turn) pass() {
	s := t.s
	s.Mover, s.Plays = 1-s.Mover, 0
	if s.Mover == s.Starter {
		s.Round++
	}
	t.begin()
}

// putBackUnkept puts the oldest cards of a hand back into the deck, beyond those that are kept (rules, section 2).
func (t *turn) putBackUnkept(seat game.Seat) {
	if t.s.Fighters[seat].HandCount <= t.d.numbers.Keep {
		return
	}
	loose, i := t.loose(seat), 0
	for loose > t.d.numbers.Keep {
		card := t.s.Piles[seat].Hand[i]
		if t.staysInHand(seat, card) {
			i++
			continue
		}
		t.takeFromHand(seat, i)
		t.putBack(seat, card)
		loose--
	}
}

// loose counts the cards of a hand that don't stay beyond what is kept.
func (t *turn) loose(seat game.Seat) (n int16) {
	for _, card := range t.s.Piles[seat].Hand[:t.s.Fighters[seat].HandCount] {
		if !t.staysInHand(seat, card) {
			n++
		}
	}
	return n
}

func (t *turn) staysInHand(seat game.Seat, card CardIndex) bool {
	return t.ledger != nil && t.d.stays[seat].has(card)
}

// begin carries out what happens to the mover before it may act.
func (t *turn) begin() {
	s := t.s
	seat := s.Mover
	t.emit(TurnStarted, seat, NoCard, s.Round)
	if t.ledger != nil {
		t.passLasting(seat)
	}
	t.tickUseful(seat)
	t.fadeShield(seat)
	first := s.Round == 1
	if !first {
		t.regenerate(seat)
	}
	t.tickHoT(seat)
	t.tickDoTs(seat)
	if t.ledger != nil && s.Winner == game.Nobody {
		t.runCounters(seat, rule.AtTurnStart, 1)
	}
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
	if t.ledger != nil {
		t.tell(rule.TurnStart, seat, 0, 1)
		t.tellAll()
		if s.Winner != game.Nobody {
			return
		}
	}
	if s.Fighters[seat].StunTime > 0 {
		t.emit(TurnSkipped, seat, NoCard, 0)
	}
}

// fadeShield takes the shield that was raised for the opponent's turn.
func (t *turn) fadeShield(seat game.Seat) {
	f := &t.s.Fighters[seat]
	if f.Shield == 0 || t.d.numbers.ShieldStays {
		return
	}
	t.emit(ShieldFaded, seat, NoCard, f.Shield)
	f.Shield = 0
}

// LastingEnergy returns how much of its energy a seat's fighter would have less in its next turn, if it spent it now:
// all but what regeneration brings back.
func (d *Duel) LastingEnergy(f *Fighter, seat game.Seat) int16 {
	if d.numbers.FullEnergy {
		return 0
	}
	hero := &d.heroes[seat]
	return min(f.EP, max(hero.EP-hero.Regen-f.RegenBonus, 0))
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
		t.emit(EnergyGained, seat, NoCard, ep-f.EP)
		f.EP = ep
	}
}

// exhaust hurts the mover of a long duel, whatever protects it.
func (t *turn) exhaust(seat game.Seat) {
	calm := t.d.numbers.Calm
	if t.s.Round <= calm {
		return
	}
	t.lose(seat, t.s.Round-calm, 0, Exhausted)
	t.checkDeath(seat)
}

// draw moves up to n cards from the top of a deck into the hand, and returns how many.
func (t *turn) draw(seat game.Seat, n int16) int16 {
	f := &t.s.Fighters[seat]
	piles := &t.s.Piles[seat]
	drawn := int16(0)
	for ; drawn < n && f.HandCount < t.d.numbers.Hand && f.DeckCount > 0; drawn++ {
		f.DeckCount--
		card := piles.Deck[f.DeckCount]
		piles.Deck[f.DeckCount] = 0
		piles.Hand[f.HandCount] = card
		f.HandCount++
		t.emit(CardDrawn, seat, card, 0)
		t.tellCard(rule.Drawn, seat, card)
	}
	t.tell(rule.Draws, seat, drawn, min(drawn, 1))
	return drawn
}

// lose takes hp from a fighter, which keeps at least floor, and returns how much it lost. What saves it does so, unless
// the kind of the loss is exhaustion.
func (t *turn) lose(seat game.Seat, amount, floor int16, kind EventKind) int16 {
	f := &t.s.Fighters[seat]
	if f.ImmortalityTime > 0 && kind != Exhausted {
		floor = 1
	}
	lost := min(amount, max(f.HP-floor, 0))
	var saviour *ruling
	if t.ledger != nil {
		if lost > 0 && lost == f.HP && kind != Exhausted {
			if saviour = t.saviour(seat); saviour != nil {
				lost = f.HP - 1
			}
		}
		t.tell(rule.Hurt, seat, lost, min(lost, 1))
	}
	f.HP -= lost
	if lost > 0 || kind == DamageTaken {
		t.emit(kind, seat, NoCard, lost)
	}
	if lost < amount && f.HP > 0 {
		t.emit(DeathPrevented, seat, NoCard, 0)
	}
	if saviour != nil {
		t.rescue(seat, saviour)
	}
	return lost
}

// checkDeath ends the duel if a fighter has no hp left.
func (t *turn) checkDeath(seat game.Seat) {
	if t.s.Fighters[seat].HP > 0 {
		return
	}
	t.s.Winner = 1 - seat
	t.emit(DuelWon, 1-seat, NoCard, 0)
}
