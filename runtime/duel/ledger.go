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
	altered  [2]bool   // by seat: a rule has begun to listen, or is gone
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
	if t.ledger != nil && t.d.own[event][seat].has(card) {
		t.ledger.noteCard(event, seat, card)
	}
}

func (l *ledger) noteCard(event rule.Event, seat game.Seat, card CardIndex) {
	if l.closed || int(l.count) == len(l.cards) {
		return
	}
	l.happened[seat] |= 1 << event
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
	mover, other := t.s.Mover, 1-t.s.Mover
	told, rules := t.told(mover)
	toldOther, rulesOther := t.told(other)
	counted := (l.happened[0] | l.happened[1]) & t.d.counts
	for left := told | toldOther | counted; left != 0; left &= left - 1 {
		event := rule.Event(bits.TrailingZeros32(left))
		if counted&(1<<event) != 0 {
			t.countersOn(event)
		}
		if told&(1<<event) != 0 {
			t.tellStanding(event, mover, rules)
		}
		if toldOther&(1<<event) != 0 {
			t.tellStanding(event, other, rulesOther)
		}
	}
	if l.count > 0 {
		t.tellOwn()
	}
	if l.altered[0] {
		t.s.Ruled[0].settle()
	}
	if l.altered[1] {
		t.s.Ruled[1].settle()
	}
	l.sums, l.happened, l.count, l.closed, l.altered = [2][rule.EventCount]tally{}, [2]uint32{}, 0, false, [2]bool{}
}

// passRound takes a round from a rule that listens.
func (t *turn) passRound(seat game.Seat, l *LastingRule) {
	if l.Rounds--; l.Rounds == 0 {
		t.ledger.altered[seat] = true
	}
}

// told returns the events of which rules are told that stand beside a seat, and which of those that listen are told of
// one of them, as bits.
func (t *turn) told(seat game.Seat) (events uint32, rules uint8) {
	happened := t.ledger.happened[seat] & t.d.heard[seat]
	if happened == 0 {
		return 0, 0
	}
	listening, awaits := t.s.Ruled[seat].listening(), &t.d.awaits[seat]
	events = t.d.waits[seat]
	for i := range listening {
		l := &listening[i]
		if event := awaits.of(l); happened&event != 0 && !l.Fresh {
			events |= event
			rules |= 1 << i
		}
	}
	return happened & events, rules
}

// tellOwn asks the cards to which something happened.
func (t *turn) tellOwn() {
	for event := rule.Drawn; event <= rule.Held; event++ {
		for _, seat := range t.inOrder() {
			if t.ledger.happened[seat]&(1<<event) != 0 {
				t.tellCards(event, seat)
			}
		}
	}
}

// inOrder returns the seats in the order in which they are told, the mover first.
func (t *turn) inOrder() [2]game.Seat { return [2]game.Seat{t.s.Mover, 1 - t.s.Mover} }

// tellStanding asks the rules of a seat that wait for an event, of those that listen some.
func (t *turn) tellStanding(event rule.Event, seat game.Seat, rules uint8) {
	source, sum := noSource, t.ledger.sums[seat][event]
	hears := func(r *ruling) bool { // of what it waits for
		if t.s.Winner != game.Nobody {
			return false
		}
		if r.source != source {
			source, t.done = r.source, 0
		}
		if event.OfClash() {
			return r.Stance == rule.NoStance || r.Stance == t.s.Stances.Shown[seat]
		}
		return event != rule.OwnPlay && event != rule.FoePlay || r.of[t.s.Mover].has(t.ledger.played)
	}
	always := t.d.always[seat]
	for i := range always {
		if always[i].On == event && hears(&always[i]) {
			t.ask(seat, &always[i], nil, sum)
		}
	}
	for ; rules != 0; rules &= rules - 1 {
		lasting := &t.s.Ruled[seat].Lasting[bits.TrailingZeros8(rules)]
		if r := t.d.lasting(seat, lasting); lasting.Rounds > 0 && r.On == event && hears(r) {
			t.ask(seat, r, lasting, sum)
			if event == rule.TurnStart && lasting.Rounds > 0 && t.s.Winner == game.Nobody {
				t.passRound(seat, lasting)
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
	if !r.sure {
		if !t.isLeft(seat, r, lasting) || !t.holds(seat, r, sum) || !t.isLucky(seat, r) {
			t.done = 0
			return
		}
		t.use(seat, r, lasting)
	}
	t.carryOut(seat, r, sum, nil)
}

// of returns the event, as a bit, for which a rule waits that listens.
func (a *awaits) of(l *LastingRule) uint32 { return a[l.Card%LineCapacity][l.Rule%rulePlaces] }

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
			lasting.Rounds, t.ledger.altered[seat] = 0, true
		}
	}
}

// isLucky draws whether a rule is done that chance decides on.
func (t *turn) isLucky(seat game.Seat, r *ruling) bool {
	return r.Chance >= 100 || t.lot(seat, r.Chance)
}
