package playtest

import (
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// places are what stands where in a position: it tells of cards by their lines, of counters and of rules by their
// places, which edits move.
type places struct {
	cards    [2][duel.LineCapacity]string // ids, by line
	counters [rule.MostCounters]string    // ids
	counted  [2][duel.MaxCounted]string   // rules that are done some times only
}

func placesIn(d *duel.Duel) (p places) {
	for seat := range game.Seat(2) {
		for i, line := range d.Hero(seat).Deck {
			p.cards[seat][i] = line.Card.ID
		}
		p.counted[seat] = d.CountedRules(seat)
	}
	numbers := d.Numbers()
	for i := range numbers.Counters {
		p.counters[i] = numbers.Counters[i].ID
	}
	return p
}

// moved tells of each name where it stands among others; what isn't there is left out.
func moved(names, others []string, tell func(from, to int)) {
	for from, name := range names {
		if to := slices.Index(others, name); name != "" && to >= 0 {
			tell(from, to)
		}
	}
}

// carrier takes a seat over into a position of the same heroes, whose decks and rules may be others.
type carrier struct {
	from, to *Position
	seat     int
	duel     *duel.Duel // of to
}

// fighter takes over what the fighter has, and the effects on it.
func (c *carrier) fighter() {
	from, opening := &c.from.At.Fighters[c.seat], &c.from.opening.Fighters[c.seat]
	f, start := &c.to.At.Fighters[c.seat], c.to.opening.Fighters[c.seat]
	*f = *from
	if from.HP == opening.HP {
		f.HP = start.HP
	}
	if from.EP == opening.EP {
		f.EP = start.EP
	}
	f.CostNext = 0
	f.Armed, f.Removed = duel.NoCard, [duel.LineCapacity]uint8{}
}

// cards takes over where the cards are.
func (c *carrier) cards() {
	from, to := &c.from.At, &c.to.At
	c.eachLine(func(i, j int) {
		to.Fighters[c.seat].Removed[j], to.Hands[c.seat][j] = from.Fighters[c.seat].Removed[i], from.Hands[c.seat][i]
		if from.Fighters[c.seat].Armed == duel.CardIndex(i) {
			to.Fighters[c.seat].Armed = duel.CardIndex(j)
		}
	})
}

func (c *carrier) eachLine(tell func(from, to int)) {
	moved(c.from.places.cards[c.seat][:], c.to.places.cards[c.seat][:], tell)
}

// rules takes over what rules have left.
func (c *carrier) rules() {
	from, to := &c.from.At.Ruled[c.seat], &c.to.At.Ruled[c.seat]
	c.to.At.Fighters[c.seat].CostNext = c.from.At.Fighters[c.seat].CostNext
	to.Forbidden = from.Forbidden
	moved(c.from.places.counters[:], c.to.places.counters[:], func(i, j int) { to.Counters[j] = from.Counters[i] })
	moved(c.from.places.counted[c.seat][:], c.to.places.counted[c.seat][:], func(i, j int) { to.Used[j] = from.Used[i] })
	deck := c.duel.Hero(game.Seat(c.seat)).Deck
	lines := [duel.LineCapacity]int{}
	for i := range lines {
		lines[i] = -1
	}
	c.eachLine(func(i, j int) {
		to.Added[j] = max(from.Added[i], -int16(deck[j].Copies))
		to.Shown[j], to.Played[j], to.Plays[j] = from.Shown[i], from.Played[i], from.Plays[i]
		lines[i] = j
	})
	for _, l := range from.Lasting {
		if l.Rounds > 0 && lines[l.Card] >= 0 {
			c.listen(l, duel.CardIndex(lines[l.Card]))
		}
	}
}

// listen takes over a rule that listens, of a card that now stands on a line, if it still may.
func (c *carrier) listen(l duel.LastingRule, card duel.CardIndex) {
	to := &c.to.At.Ruled[c.seat]
	says := c.duel.Card(game.Seat(c.seat), card).Says
	rules := says.Rules.All()
	if int(l.Rule) >= len(rules) || !rules[l.Rule].Lasting() {
		return
	}
	most := int8(rules[l.Rule].Times)
	if l.Card = card; l.Times == 0 || l.Times > most {
		l.Times = most
	}
	to.Lasting[to.LastingCount] = l
	to.LastingCount++
}
