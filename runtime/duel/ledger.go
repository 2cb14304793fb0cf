package duel

import (
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// ledger adds up what a stage (a card, the end of a turn, its beginning) brings about at first hand, by seat and event,
// so that rules are told of it once the stage is over.
type ledger struct {
	sums     [2][rule.EventCount]tally
	happened [2]uint32 // the events of which there is something, as bits
	cards    [mostCardEvents]cardEvent
	count    uint8     // of cards
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
	for event := rule.Start; event < rule.Dying; event++ {
		if (l.happened[0]|l.happened[1])&(1<<event) == 0 {
			continue
		}
		for _, seat := range t.inOrder() {
			if l.happened[seat]&(1<<event) != 0 && t.s.Winner == game.Nobody {
				t.countersOn(event, seat, l.sums[seat][event].times)
			}
		}
		for _, seat := range t.inOrder() {
			if l.happened[seat]&t.d.heard[seat]&(1<<event) != 0 {
				t.tellStanding(event, seat, l.sums[seat][event])
			}
		}
	}
	for event := rule.Drawn; event <= rule.Held; event++ {
		for _, seat := range t.inOrder() {
			t.tellCards(event, seat)
		}
	}
	t.s.Fighters[0].settle()
	t.s.Fighters[1].settle()
	*l = ledger{}
}

// inOrder returns the seats in the order in which they are told, the mover first.
func (t *turn) inOrder() [2]game.Seat { return [2]game.Seat{t.s.Mover, 1 - t.s.Mover} }

// tellStanding asks the rules of a seat that wait for an event.
func (t *turn) tellStanding(event rule.Event, seat game.Seat, sum tally) {
	source := noSource
	hears := func(r *ruling) bool {
		if r.On != event || t.s.Winner != game.Nobody {
			return false
		}
		if r.source != source {
			source, t.done = r.source, 0
		}
		return event != rule.OwnPlay && event != rule.FoePlay || r.of[t.s.Mover].has(t.ledger.played)
	}
	always := t.d.always[seat]
	for i := range always {
		if hears(&always[i]) {
			t.ask(seat, &always[i], nil, sum)
		}
	}
	for i := range t.s.Fighters[seat].Lasting {
		lasting := &t.s.Fighters[seat].Lasting[i]
		if lasting.Rounds == 0 || lasting.Fresh {
			continue
		}
		if r := t.d.lasting(seat, lasting); hears(r) {
			t.ask(seat, r, lasting, sum)
			if event == rule.TurnStart && lasting.Rounds > 0 {
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
	return int16(t.s.Fighters[seat].Used[r.used]) < r.Times
}

// use counts that a rule is done.
func (t *turn) use(seat game.Seat, r *ruling, lasting *LastingRule) {
	switch {
	case r.Times == 0:
	case lasting == nil:
		t.s.Fighters[seat].Used[r.used]++
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
