package duel

import (
	"math/bits"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// setCounter sets a fighter's counter, within its bounds, and returns by how much it changed.
func (t *turn) setCounter(seat game.Seat, counter int8, value int16) int16 {
	at := &t.s.Ruled[seat].Counters[counter]
	value = min(max(value, 0), t.d.numbers.Counters[counter].Most)
	change := value - *at
	if *at = value; change != 0 {
		t.emitEvent(Event{Kind: CounterChanged, Seat: seat, Card: NoCard, Counter: counter, Amount: change})
	}
	return change
}

// countersOn lets the counters of both do what they do on an event, as often as it happened to each.
func (t *turn) countersOn(event rule.Event) {
	for _, seat := range t.inOrder() {
		if sum := &t.ledger.sums[seat][event]; sum.times > 0 && t.s.Winner == game.Nobody {
			t.runCounters(seat, counting[event], sum.times)
		}
	}
}

// counting are the events on which counters do something.
var counting = [rule.EventCount]rule.When{rule.OwnPlay: rule.WhenPlays, rule.Struck: rule.WhenStruck, rule.Strikes: rule.WhenStrikes}

// runCounters lets the counters of a fighter do what they do then, as often as that was.
func (t *turn) runCounters(seat game.Seat, when rule.When, times int16) {
	for left := t.d.acting[when]; left != 0; left &= left - 1 {
		i := bits.TrailingZeros8(left)
		value := t.s.Ruled[seat].Counters[i]
		if value == 0 {
			continue
		}
		if t.runCounter(seat, int8(i), value*times); t.s.Winner != game.Nobody {
			return
		}
		t.setCounter(seat, int8(i), t.d.numbers.Counters[i].Then.Of(t.s.Ruled[seat].Counters[i]))
	}
}

func (t *turn) runCounter(seat game.Seat, counter int8, amount int16) {
	t.emitEvent(Event{Kind: CounterFired, Seat: seat, Card: NoCard, Counter: counter})
	switch t.d.numbers.Counters[counter].Does {
	case rule.DoesDamage:
		t.hurtBy(seat, counter, amount)
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

// hurtBy takes hp from a fighter for a counter, which is told with them.
func (t *turn) hurtBy(seat game.Seat, counter int8, amount int16) {
	if t.events == nil {
		t.lose(seat, amount, 0, CounterHurt)
		return
	}
	first := len(*t.events)
	t.lose(seat, amount, 0, CounterHurt)
	if told := (*t.events)[first:]; len(told) > 0 && told[0].Kind == CounterHurt {
		told[0].Counter = counter
	}
}

// addedToBlow returns what counters add to a hit of a card.
func (t *turn) addedToBlow(source, target game.Seat) int16 {
	from, on := &t.s.Ruled[source], &t.s.Ruled[target]
	return t.added(from, rule.AddsDamage) - t.added(from, rule.AddsLessDamage) + t.added(on, rule.AddsTaken) - t.added(on, rule.AddsLessTaken)
}

// addedToShield returns what counters add to the shield of a seat's card.
func (t *turn) addedToShield(seat game.Seat) int16 {
	on := &t.s.Ruled[seat]
	return t.added(on, rule.AddsShield) - t.added(on, rule.AddsLessShield)
}

// added sums up the counters of a fighter that add to something.
func (t *turn) added(on *Ruled, to rule.Adds) (sum int16) {
	for left := t.d.adding[to]; left != 0; left &= left - 1 {
		sum += on.Counters[bits.TrailingZeros8(left)]
	}
	return sum
}
