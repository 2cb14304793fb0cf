package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// HasClash reports whether players take stances in the duel.
func (d *Duel) HasClash() bool { return d.numbers.Clash.Pace != rule.NoClash }

// Ended reports whether the mover's turn has ended, so that it is to take a stance for the one to come.
func (d *Duel) Ended(s *State) bool {
	return s.Stances.Due && s.Stances.Taken[1-s.Mover] == rule.NoStance
}

// clashesAfter reports whether there is a clash as the turn begins that follows the mover's.
func (d *Duel) clashesAfter(s *State) bool {
	clash := &d.numbers.Clash
	round := s.Round
	if s.Mover != s.Starter {
		round++
	} else if clash.Pace == rule.EachRound {
		return false
	}
	return clash.Pace != rule.NoClash && round >= clash.First
}

// take takes a stance for the mover. Who has ended its turn is the first to choose; the other does as its own turn has
// begun, and then both are shown.
func (t *turn) take(stance rule.Stance) {
	s := t.s
	stances := &s.Stances
	stances.Due, stances.Taken[s.Mover] = false, stance
	taken := Event{Kind: StanceTaken, Seat: s.Mover, Card: NoCard}
	taken.Stances[s.Mover] = stance
	t.emitEvent(taken)
	if stances.Taken[1-s.Mover] != rule.NoStance {
		t.clash()
		return
	}
	t.pass()
	if s.Winner == game.Nobody {
		stances.Due = true
	}
}

// clash shows both stances, gives who wins what that brings, and tells of it.
func (t *turn) clash() {
	s := t.s
	s.Stances.Shown, s.Stances.Taken = s.Stances.Taken, [2]rule.Stance{}
	mine, theirs := s.Stances.Shown[s.Mover], s.Stances.Shown[1-s.Mover]
	t.tell(rule.Clashes, 0, 0, 1)
	t.tell(rule.Clashes, 1, 0, 1)
	shown := Event{Kind: Clashed, Seat: s.Mover, Card: NoCard, Stances: s.Stances.Shown}
	switch {
	case mine.Beats(theirs):
		shown.Amount = 1
		t.emitEvent(shown)
		t.win(s.Mover, mine)
	case theirs.Beats(mine):
		shown.Amount = -1
		t.emitEvent(shown)
		t.win(1-s.Mover, theirs)
	default:
		t.emitEvent(shown)
	}
	if s.Winner == game.Nobody {
		t.tellAll()
	}
}

// win gives a seat what it wins with a stance.
func (t *turn) win(seat game.Seat, with rule.Stance) {
	t.tell(rule.ClashWon, seat, 0, 1)
	t.tell(rule.ClashLost, 1-seat, 0, 1)
	t.pay(seat, t.d.numbers.Clash.Win(with))
}

// pay gives a seat what it has won in a clash.
func (t *turn) pay(seat game.Seat, win rule.Payoff) {
	if win.Damage > 0 {
		t.lose(1-seat, win.Damage, 0, ClashHurt)
		if t.checkDeath(1 - seat); t.s.Winner != game.Nobody {
			return
		}
	}
	if healed := t.heal(seat, win.Heal); healed > 0 {
		t.emit(Healed, seat, NoCard, healed)
	}
	if win.Shield > 0 {
		t.shield(seat, win.Shield, false)
	}
	t.giveEnergy(seat, win.Energy)
	t.draw(seat, win.Draw)
}

// allow reports whether a stance may be taken by an action without a card, or the turn ended by it.
func (s *Stances) allow(a Action) bool {
	stance := a.Stance()
	if !s.Due {
		return a == EndTurn
	}
	return a.Card == NoCard && stance >= rule.Strike && stance <= rule.Focus
}

// refusal tells why an action isn't legal that [Stances.allow] refuses.
func (s *Stances) refusal() string {
	if s.Due {
		return "a stance is due, and nothing else can be done"
	}
	return "no stance is due"
}

// seenBy returns the stances as a seat may see them.
func (s *Stances) seenBy(seat game.Seat) Stances {
	seen := *s
	if seen.Taken[1-seat] != rule.NoStance {
		seen.Taken[1-seat] = rule.Covered
	}
	return seen
}

// uncover draws the stance that is covered, each as likely as the others.
func (s *Stances) uncover(stream *game.Stream) {
	for seat := range s.Taken {
		if s.Taken[seat] == rule.Covered {
			s.Taken[seat] = rule.Stances[stream.Below(len(rule.Stances))]
		}
	}
}

// encode appends the stances.
func (s *Stances) encode(b []byte) []byte {
	due := byte(0)
	if s.Due {
		due = 1
	}
	return append(b, due, byte(s.Taken[0]), byte(s.Taken[1]), byte(s.Shown[0]), byte(s.Shown[1]))
}

// Pass ends the mover's turn, for those who imagine what comes then: where there is a clash first, each stance is as
// likely as the others.
func (d *Duel) Pass(s *State) {
	a := EndTurn
	for d.Try(s, a, nil) && s.Stances.Due {
		a = Take(rule.Stances[s.streams[coinStream].Below(len(rule.Stances))])
	}
}
