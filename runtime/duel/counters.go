package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// setCounter sets a fighter's counter, within its bounds, and returns by how much it changed.
func (t *turn) setCounter(seat game.Seat, counter int8, value int16) int16 {
	at := &t.s.Fighters[seat].Counters[counter]
	value = min(max(value, 0), t.d.numbers.Counters[counter].Most)
	change := value - *at
	if *at = value; change != 0 {
		t.emitEvent(Event{Kind: CounterChanged, Seat: seat, Card: NoCard, Counter: counter, Amount: change})
	}
	return change
}

// countersOn lets the counters of a fighter do what they do on an event that happened some times.
func (t *turn) countersOn(event rule.Event, seat game.Seat, times int16) {
	switch event {
	case rule.OwnPlay:
		t.runCounters(seat, rule.WhenPlays, 1)
	case rule.Struck:
		t.runCounters(seat, rule.WhenStruck, times)
	case rule.Strikes:
		t.runCounters(seat, rule.WhenStrikes, times)
	}
}

// runCounters lets the counters of a fighter do what they do then, as often as that was.
func (t *turn) runCounters(seat game.Seat, when rule.When, times int16) {
	for i := range t.d.numbers.Counters {
		c := &t.d.numbers.Counters[i]
		value := t.s.Fighters[seat].Counters[i]
		if c.When != when || value == 0 {
			continue
		}
		if t.runCounter(seat, int8(i), value*times); t.s.Winner != game.Nobody {
			return
		}
		t.setCounter(seat, int8(i), c.Then.Of(t.s.Fighters[seat].Counters[i]))
	}
}

func (t *turn) runCounter(seat game.Seat, counter int8, amount int16) {
	t.emitEvent(Event{Kind: CounterFired, Seat: seat, Card: NoCard, Counter: counter})
	switch t.d.numbers.Counters[counter].Does {
	case rule.DoesDamage:
		t.lose(seat, amount, 0, CounterHurt)
		t.checkDeath(seat)
	case rule.DoesBack:
		t.strike(seat, 1-seat, amount, blow{})
	case rule.DoesHeal:
		if healed := t.heal(seat, amount); healed > 0 {
			t.emit(Healed, seat, NoCard, healed)
		}
	case rule.DoesShield:
		t.shield(seat, amount, false)
	case rule.DoesEnergy:
		t.giveEnergy(seat, amount)
	case rule.DoesDraw:
		t.draw(seat, amount)
	}
}

// addedToBlow returns what counters add to a hit of a card.
func (t *turn) addedToBlow(source, target game.Seat) int16 {
	from, on := &t.s.Fighters[source], &t.s.Fighters[target]
	return t.added(from, rule.AddsDamage) - t.added(from, rule.AddsLessDamage) + t.added(on, rule.AddsTaken) - t.added(on, rule.AddsLessTaken)
}

// addedToShield returns what counters add to the shield of a fighter's card.
func (t *turn) addedToShield(f *Fighter) int16 {
	return t.added(f, rule.AddsShield) - t.added(f, rule.AddsLessShield)
}

// added sums up the counters of a fighter that add to something.
func (t *turn) added(f *Fighter, to rule.Adds) (sum int16) {
	for i := range t.d.numbers.Counters {
		if t.d.numbers.Counters[i].Adds == to {
			sum += f.Counters[i]
		}
	}
	return sum
}
