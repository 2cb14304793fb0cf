package duel

import (
	"fmt"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// ruling is a rule made ready: with lines of decks and numbers in place of names.
type ruling struct {
	rule.Rule
	of, count, card [2]lines     // the cards that its filters let through, by seat
	what            [2]CardIndex // the card that it creates, by seat
	counter         int8
	used            int8  // where a fighter counts how often it was done; -1 if nothing is to count
	gentle          bool  // its damage doesn't kill
	sure            bool  // nothing keeps it from being done
	fixed           int16 // the amount, of a rule in which no measure raises it
	source          sourceID
	line            CardIndex // whose rule it is; NoCard of passives and relics
	number          int8      // among those of its card, or of what always waits
}

// lines is a set of a hero's cards, as bits.
type lines uint16

func (l lines) has(card CardIndex) bool { return l>>(card%LineCapacity)&1 != 0 }

// sourceID tells whose rules follow each other: those of the hero, of a relic, of a card.
type sourceID int8

const (
	noSource   sourceID = -1
	cardSource sourceID = 64 // below are the hero and its relics
)

// language is what a duel needs to know of its heroes' rules.
type language struct {
	cards  [2][LineCapacity][]ruling      // in the order in which cards have them
	always [2][]ruling                    // passives, then relics
	own    [rule.Start][2]lines           // the cards that have rules of an event of their own
	heard  [2]uint32                      // the events of which passives, relics and lasting rules may be told, as bits
	waits  [2]uint32                      // those of which passives and relics are
	awaits [2]awaits                      // those of which the rules of cards are, while these last
	counts uint32                         // those on which counters do something
	acting [rule.WhenStrikes + 1]uint8    // the counters that do something then, as bits
	adding [rule.AddsLessShield + 1]uint8 // the counters that add to something, as bits

	says         [2]lines // the cards that say something in it
	filters      [2][rule.Tagged]lines
	unplayable   [2]lines
	fades, stays [2]lines
	offering     [2]lines // modes
	becomes      [2][LineCapacity]CardIndex
	modes        [2][LineCapacity]int8 // that are offered
	byLot        [2][LineCapacity]int8 // that are drawn
}

// awaits are the events, as bits, for which the rules of a hero's cards wait while they last. There is room for more
// than a card can have, so that no place needs to be checked.
type awaits [LineCapacity][rulePlaces]uint32

const rulePlaces = 8

// compiler makes a duel's rules ready.
type compiler struct {
	d    *Duel
	l    *language
	used [2]int8
}

// compile makes the rules of a duel's heroes ready. It leaves a duel classic in which nothing is said in the language.
func (d *Duel) compile() error {
	c := compiler{d: d, l: &language{}}
	ruled := d.numbers.Counters[0].ID != "" || d.numbers.Clash.Pace != rule.NoClash
	for seat := range game.Seat(2) {
		hero := &d.heroes[seat]
		ruled = ruled || len(hero.Passives)+len(hero.Relics) > 0
		for i := range hero.Deck {
			ruled = ruled || hero.Deck[i].Card.Says != rule.Says{}
		}
	}
	if !ruled {
		return nil
	}
	for seat := range game.Seat(2) {
		c.sort(seat)
	}
	for seat := range game.Seat(2) {
		if err := c.hero(seat); err != nil {
			return fmt.Errorf("hero %s: %w", d.heroes[seat].ID, err)
		}
	}
	c.count()
	d.language = c.l
	return nil
}

// count notes what counters do, and when.
func (c *compiler) count() {
	counters := &c.d.numbers.Counters
	for i := range counters {
		if counters[i].ID != "" {
			c.l.acting[counters[i].When] |= 1 << i
			c.l.adding[counters[i].Adds] |= 1 << i
		}
	}
	for event, when := range counting {
		if when != rule.Never && c.l.acting[when] != 0 {
			c.l.counts |= 1 << event
		}
	}
}

// sort notes what a seat's cards are.
func (c *compiler) sort(seat game.Seat) {
	for i := range c.d.heroes[seat].Deck {
		card, bit := &c.d.heroes[seat].Deck[i].Card, lines(1)<<i
		kind := c.d.kinds[seat][i]
		for filter, fits := range [rule.Tagged]bool{
			rule.Any: true, rule.Attack: kind.IsAttack(), rule.Defence: !kind.IsAttack(), rule.Minor: !card.IsMajor, rule.Major: card.IsMajor,
			rule.Reactive: card.ActivateByNextAttack,
		} {
			if fits {
				c.l.filters[seat][filter] |= bit
			}
		}
		note := func(set *[2]lines, fits bool) {
			if fits {
				set[seat] |= bit
			}
		}
		note(&c.l.says, card.Says != rule.Says{})
		note(&c.l.unplayable, card.Says.Unplayable)
		note(&c.l.fades, card.Says.Fades)
		note(&c.l.stays, card.Says.Stays)
		note(&c.l.offering, card.Says.Offered() > 0)
		if c.l.modes[seat][i] = int8(card.Says.Offered()); card.Says.ByLot {
			c.l.byLot[seat][i] = int8(card.Says.Modes())
		}
	}
}

// fitting returns a seat's cards that a filter lets through.
func (c *compiler) fitting(seat game.Seat, filter rule.Filter, tag string) lines {
	if filter != rule.Tagged {
		return c.l.filters[seat][filter]
	}
	var all lines
	for i := range c.d.heroes[seat].Deck {
		if c.d.heroes[seat].Deck[i].Card.Says.HasTag(tag) {
			all |= 1 << i
		}
	}
	return all
}

func (c *compiler) hero(seat game.Seat) error {
	hero := &c.d.heroes[seat]
	for i, a := range hero.Always() {
		r, err := c.ruling(seat, a.Rule, false)
		if err != nil {
			return err
		}
		if !r.On.Standing() {
			return fmt.Errorf("a rule of a hero or relic is on %v, which only happens to cards", r.On)
		}
		r.source, r.line, r.number = sourceID(a.Relic), NoCard, int8(i)
		c.l.heard[seat] |= 1 << r.On
		c.l.waits[seat] |= 1 << r.On
		c.l.always[seat] = append(c.l.always[seat], r)
	}
	for i := range hero.Deck {
		card := &hero.Deck[i].Card
		if err := c.card(seat, CardIndex(i), card); err != nil {
			return fmt.Errorf("card %s: %w", card.ID, err)
		}
	}
	return nil
}

func (c *compiler) card(seat game.Seat, line CardIndex, card *Card) error {
	c.l.becomes[seat][line] = line
	if id := card.Says.Becomes; id != "" {
		as := c.d.heroes[seat].line(id)
		if as == NoCard {
			return fmt.Errorf("it becomes %s, which the hero doesn't bring", id)
		}
		c.l.becomes[seat][line] = as
	}
	rules := card.Says.Rules.All()
	for i := range rules {
		r, err := c.ruling(seat, &rules[i], true)
		if err != nil {
			return err
		}
		if r.On == rule.Start {
			return fmt.Errorf("a card's rule is on %v, when no card is played yet", r.On)
		}
		r.source, r.line, r.number, r.gentle = cardSource+sourceID(line), line, int8(i), card.IsNotFatal
		if r.Lasting() {
			c.l.heard[seat] |= 1 << r.On
			c.l.awaits[seat][line][i] = 1 << r.On
		} else {
			c.l.own[r.On][seat] |= 1 << line
		}
		c.l.cards[seat][line] = append(c.l.cards[seat][line], r)
	}
	return nil
}

// ruling makes a rule of a seat's hero ready. Of some a fighter counts how often they were done.
func (c *compiler) ruling(seat game.Seat, of *rule.Rule, ofCard bool) (ruling, error) {
	r := ruling{Rule: *of, counter: -1, used: -1}
	if err := of.Check(); err != nil {
		return r, err
	}
	r.sure = of.If == rule.Always && of.Holds(1) && of.Chance >= 100 && of.Times == 0
	r.fixed = of.Value(0)
	for s := range game.Seat(2) {
		r.of[s], r.count[s], r.card[s] = c.fitting(s, of.Of, of.Tag), c.fitting(s, of.Count, of.Tag), c.fitting(s, of.Card, of.Tag)
		r.what[s] = c.d.heroes[s].line(of.What)
	}
	if of.UsesCounter() {
		if r.counter = c.d.numbers.Counter(of.Counter); r.counter < 0 {
			return r, fmt.Errorf("there is no counter %q", of.Counter)
		}
	}
	if of.Do == rule.Create && r.what[whom(seat, of.To)] == NoCard {
		return r, fmt.Errorf("it creates %q, which no hero brings", of.What)
	}
	if isCounted(of, ofCard) {
		if r.used = c.used[seat]; int(r.used) == MaxCounted {
			return r, fmt.Errorf("more than %d rules are done some times only", MaxCounted)
		}
		c.used[seat]++
	}
	return r, nil
}
