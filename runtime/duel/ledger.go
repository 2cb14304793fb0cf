package duel

import (
	"math/bits"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// ledger adds up what a stage (a card, the end of a turn, its beginning) brings about at first hand, by seat and event,
// so that rules are told of it once the stage is over.
type ledger struct {
	sums     [2][rule.EventCount]tally
	happened [2]uint32                 // the events of which there is something, as bits
	cards    [mostCardEvents]cardEvent // the first count
	count    uint8
	played   CardIndex // by the mover, of OwnPlay and FoePlay
	closed   bool      // what happens now is told to nobody
}

// mostCardEvents is how many events of their own cards can have in a stage: two cards with as many rules as there can
// be, each of which moves as many as one can, hands that are held, and what a turn draws.
const mostCardEvents = 2*rule.MostOfCard*10 + 2*HandCapacity

// tally is how much an event came to, and how often.
type tally struct{ amount, times int16 }

// cardEvent is an event of a card's own.
type cardEvent struct {
	seat  game.Seat
	card  CardIndex
	event rule.Event
}

// tell notes an event that happened to a seat, for those who hear of it.
func (t *turn) tell(event rule.Event, seat game.Seat, amount, times int16) {
	if t.ledger != nil {
		t.ledger.note(event, seat, amount, times)
	}
}

func (l *ledger) note(event rule.Event, seat game.Seat, amount, times int16) {
	if l.closed || times == 0 {
		return
	}
	l.happened[seat] |= 1 << event
	sum := &l.sums[seat][event]
	sum.amount += amount
	sum.times += times
}

// tellCard notes an event of a card's own, if the card has a rule for it.
func (t *turn) tellCard(event rule.Event, seat game.Seat, card CardIndex) {
	if t.ledger != nil && t.d.own[seat][card]&(1<<event) != 0 {
		t.ledger.noteCard(event, seat, card)
	}
}

func (l *ledger) noteCard(event rule.Event, seat game.Seat, card CardIndex) {
	if l.closed || int(l.count) == len(l.cards) {
		return
	}
	l.cards[l.count] = cardEvent{seat, card, event}
	l.count++
}

// tellAll tells counters and rules what happened in the stage, in the order of docs/cardrules.md, section 3.8. What
// they do is told to nobody, so that there is an end to it.
func (t *turn) tellAll() {
	l := t.ledger
	if l == nil {
		return
	}
	l.closed, t.taken = true, 0
	told := [2]uint32{l.happened[0] & t.awaited(0), l.happened[1] & t.awaited(1)}
	counted := (l.happened[0] | l.happened[1]) & t.d.counts
	for left := told[0] | told[1] | counted; left != 0; left &= left - 1 {
		event := rule.Event(bits.TrailingZeros32(left))
		if counted&(1<<event) != 0 {
			t.countersOn(event)
		}
		for _, seat := range t.inOrder() {
			if told[seat]&(1<<event) != 0 {
				t.tellStanding(event, seat, l.sums[seat][event])
			}
		}
	}
	if l.count > 0 {
		t.tellOwn()
	}
	t.s.Ruled[0].settle()
	t.s.Ruled[1].settle()
	l.sums, l.happened, l.count, l.closed = [2][rule.EventCount]tally{}, [2]uint32{}, 0, false
}

// awaited returns the events, as bits, for which a seat's rules wait that stand beside it now.
func (t *turn) awaited(seat game.Seat) uint32 {
	events, listening := t.d.waits[seat], t.s.Ruled[seat].listening()
	for i := range listening {
		if l := &listening[i]; l.Rounds > 0 {
			events |= 1 << t.d.lasting(seat, l).On
		}
	}
	return events
}

// tellOwn asks the cards to which something happened.
func (t *turn) tellOwn() {
	for event := rule.Drawn; event <= rule.Held; event++ {
		for _, seat := range t.inOrder() {
			t.tellCards(event, seat)
		}
	}
}

// inOrder returns the seats in the order in which they are told, the mover first.
func (t *turn) inOrder() [2]game.Seat { return [2]game.Seat{t.s.Mover, 1 - t.s.Mover} }

// tellStanding asks the rules of a seat that wait for an event.
func (t *turn) tellStanding(event rule.Event, seat game.Seat, sum tally) {
	source := noSource
	hears := func(r *ruling) bool { // of what it waits for
		if t.s.Winner != game.Nobody {
			return false
		}
		if r.source != source {
			source, t.done = r.source, 0
		}
		return event != rule.OwnPlay && event != rule.FoePlay || r.of[t.s.Mover].has(t.ledger.played)
	}
	always := t.d.always[seat]
	for i := range always {
		if always[i].On == event && hears(&always[i]) {
			t.ask(seat, &always[i], nil, sum)
		}
	}
	listening := t.s.Ruled[seat].listening()
	for i := range listening {
		lasting := &listening[i]
		if lasting.Rounds == 0 || lasting.Fresh {
			continue
		}
		if r := t.d.lasting(seat, lasting); r.On == event && hears(r) {
			t.ask(seat, r, lasting, sum)
			if event == rule.TurnStart && lasting.Rounds > 0 && t.s.Winner == game.Nobody {
				lasting.Rounds--
			}
		}
	}
}

// tellCards asks the rules of a seat's cards to which something happened.
func (t *turn) tellCards(event rule.Event, seat game.Seat) {
	l := t.ledger
	for _, e := range l.cards[:l.count] {
		if e.seat != seat || e.event != event {
			continue
		}
		t.done = 0
		rules := t.d.cards[seat][e.card]
		for i := range rules {
			if rules[i].On == event && t.s.Winner == game.Nobody {
				t.ask(seat, &rules[i], nil, tally{1, 1})
			}
		}
	}
}

// ask carries a rule out if its condition holds, and chance and how often it may be done allow it. It is told how much
// an event came to.
func (t *turn) ask(seat game.Seat, r *ruling, lasting *LastingRule, sum tally) {
	if !t.isLeft(seat, r, lasting) || !t.holds(seat, r, sum) || !t.isLucky(seat, r) {
		t.done = 0
		return
	}
	t.use(seat, r, lasting)
	t.carryOut(seat, r, sum, nil)
}

// lasting returns the rule that lasts.
func (d *Duel) lasting(seat game.Seat, l *LastingRule) *ruling { return &d.cards[seat][l.Card][l.Rule] }

// isLeft reports whether a rule may be done once more.
func (t *turn) isLeft(seat game.Seat, r *ruling, lasting *LastingRule) bool {
	switch {
	case r.Times == 0:
		return true
	case lasting != nil:
		return lasting.Times > 0
	}
	return int16(t.s.Ruled[seat].Used[r.used]) < r.Times
}

// use counts that a rule is done.
func (t *turn) use(seat game.Seat, r *ruling, lasting *LastingRule) {
	switch {
	case r.Times == 0:
	case lasting == nil:
		t.s.Ruled[seat].Used[r.used]++
	default:
		if lasting.Times--; lasting.Times == 0 {
			lasting.Rounds = 0
		}
	}
}

// isLucky draws whether a rule is done that chance decides on.
func (t *turn) isLucky(seat game.Seat, r *ruling) bool {
	return r.Chance >= 100 || t.lot(seat, r.Chance)
}
