package duel

import (
	"fmt"
	"math"

	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Leaving is a number of what rules have left on a seat in a position, and the range that the rules allow it beside the
// others.
type Leaving struct {
	Card     CardIndex // whose rule it is of, or NoCard
	Rule     int       // of the card, from 0
	Name     string    // as in faults: counter_poison, forbidden_attack, rule_2_rounds
	Value    int16
	Min, Max int16
	set      func(int16)
}

// Set gives the position another number. It returns false for one beyond the range, which there may be no room for.
func (l *Leaving) Set(n int16) bool {
	if n < l.Min || n > l.Max {
		return false
	}
	l.set(n)
	l.Value = n
	return true
}

// Leavings returns the numbers of what rules leave that a seat's part of a position sets. In a classic duel they are 0.
func (d *Duel) Leavings(seat game.Seat, p *Position) (all []Leaving) {
	r := &p.Ruled[seat]
	for i := range r.Counters {
		if c := &d.numbers.Counters[i]; c.ID != "" {
			all = append(all, leaving("counter_"+c.ID, &r.Counters[i], 0, c.Most))
		}
	}
	var next, forbid rule.Meaning
	if !d.IsClassic() {
		next, forbid = *rule.CostNext.Meaning(), *rule.Forbid.Meaning()
		forbid.Max++ // by a reaction
	}
	all = append(all, leaving(rule.CostNext.String(), &p.Fighters[seat].CostNext, next.Min, next.Max))
	for filter := range r.Forbidden {
		all = append(all, leaving("forbidden_"+rule.Filter(filter).String(), &r.Forbidden[filter], 0, forbid.Max))
	}
	if d.IsClassic() {
		return all
	}
	for card := range d.cards[seat] {
		for i := range d.cards[seat][card] {
			if of := &d.cards[seat][card][i]; of.Lasting() {
				all = append(all, r.leavings(of)...)
			}
		}
	}
	return all
}

// leaving is a number that stands somewhere.
func leaving[N int8 | uint8 | int16](name string, at *N, least, most int16) Leaving {
	return Leaving{Card: NoCard, Name: name, Value: int16(*at), Min: least, Max: most, set: func(n int16) { *at = N(n) }}
}

// of returns the number as one of a card's rule.
func (l Leaving) of(r *ruling) Leaving {
	l.Card, l.Rule = r.line, int(r.number)
	return l
}

// leavings are how long a card's rule still listens, and how often it may be done yet if that is told. One that doesn't
// listen has room as long as others leave it.
func (r *Ruled) leavings(of *ruling) []Leaving {
	at := r.find(of.line, uint8(of.number))
	l := LastingRule{Card: of.line, Rule: uint8(of.number), Times: int8(of.Times)}
	rounds := of.longest()
	switch {
	case at >= 0:
		l = r.Lasting[at]
	case r.count() == MaxLasting:
		rounds = 0
	}
	name := fmt.Sprintf("rule_%d_", of.number+1)
	all := []Leaving{{of.line, int(of.number), name + "rounds", int16(l.Rounds), 0, rounds, func(n int16) { r.listen(l, int8(n)) }}}
	if of.Times == 0 {
		return all
	}
	if at < 0 {
		return append(all, Leaving{of.line, int(of.number), name + "times", 0, 0, 0, func(int16) {}})
	}
	return append(all, leaving(name+"times", &r.Lasting[at].Times, 1, of.Times).of(of))
}

// longest is how many rounds a card's rule listens at most: what a reaction brings gets one more.
func (r *ruling) longest() int16 {
	if r.On == rule.TurnStart {
		return r.Lasts
	}
	return r.Lasts + 1
}

// find returns the place of a rule that listens, or -1.
func (r *Ruled) find(card CardIndex, number uint8) int {
	for i := range r.Lasting {
		if l := &r.Lasting[i]; l.Rounds != 0 && l.Card == card && l.Rule == number {
			return i
		}
	}
	return -1
}

// count returns how many rules listen.
func (r *Ruled) count() (n int) {
	for i := range r.Lasting {
		if r.Lasting[i].Rounds != 0 {
			n++
		}
	}
	return n
}

// listen lets a rule listen for some rounds more, or no longer.
func (r *Ruled) listen(l LastingRule, rounds int8) {
	if at := r.find(l.Card, l.Rule); at >= 0 {
		r.Lasting[at].Rounds = rounds
	} else if l.Rounds = rounds; rounds > 0 {
		r.gatherRules()
		r.begin(l)
	}
	r.gatherRules()
}

// leftBeyond returns the faults of what rules have left on a seat: numbers beyond their ranges, and what nothing in the
// duel could have left.
func (d *Duel) leftBeyond(p *Position, seat game.Seat) (found []Fault) {
	for _, l := range d.Leavings(seat, p) {
		if l.Value < l.Min || l.Value > l.Max {
			found = append(found, Fault{seat, l.Card, l.Name, l.Value, l.Min, l.Max})
		}
	}
	r := &p.Ruled[seat]
	refuse := func(card CardIndex, name string, value, least, most int16) {
		if value < least || value > most {
			found = append(found, Fault{seat, card, name, value, least, most})
		}
	}
	for i, n := range r.Counters {
		if d.numbers.Counters[i].ID == "" {
			refuse(NoCard, fmt.Sprintf("counter_%d", i+1), n, 0, 0)
		}
	}
	for i := range r.Lasting {
		if l := &r.Lasting[i]; l.Rounds != 0 && (!d.mayListen(seat, l) || r.find(l.Card, l.Rule) != i) {
			refuse(l.Card, fmt.Sprintf("rule_%d_rounds", l.Rule+1), int16(l.Rounds), 0, 0)
		}
	}
	for i, name := range d.CountedRules(seat) {
		if name == "" {
			refuse(NoCard, fmt.Sprintf("used_%d", i+1), int16(r.Used[i]), 0, 0)
		}
	}
	d.eachLineLeft(p, seat, refuse)
	return found
}

// mayListen reports whether a seat's hero has a card with a rule that listens.
func (d *Duel) mayListen(seat game.Seat, l *LastingRule) bool {
	if d.IsClassic() || l.Card >= LineCapacity || int(l.Rule) >= len(d.cards[seat][l.Card]) {
		return false
	}
	return d.lasting(seat, l).Lasting()
}

// eachLineLeft tells of each card what rules have left of it, with the range of that, and of all cards how many there
// are besides those used up, and were played.
func (d *Duel) eachLineLeft(p *Position, seat game.Seat, tell func(card CardIndex, name string, value, least, most int16)) {
	r, deck := &p.Ruled[seat], d.heroes[seat].Deck
	cards := int16(0)
	for i := range CardIndex(LineCapacity) {
		var copies, most, times int16
		if int(i) < len(deck) {
			copies = int16(deck[i].Copies)
			cards += copies + r.Added[i] - int16(p.Fighters[seat].Removed[i])
			if !d.IsClassic() {
				most, times = math.MaxInt16, math.MaxUint8
			}
		}
		tell(i, "added", r.Added[i], -min(copies, most), most)
		tell(i, "shown", int16(r.Shown[i]), 0, times)
		tell(i, "played", int16(r.Played[i]), 0, times)
		tell(i, "plays", int16(r.Plays[i]), 0, min(times, MostPlays))
	}
	tell(NoCard, "cards", cards, 0, MaxCards)
	tell(NoCard, "played", r.playedNow(), 0, d.numbers.Plays)
}
