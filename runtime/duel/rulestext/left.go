package rulestext

import (
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Teller tells what the rules of the language say and leave beside the heroes of a duel.
type Teller struct {
	Translator *i18n.Translator
	Names      Names
	Called     Dictionary
	Duel       *duel.Duel
	Reader     game.Seat // to whom rules of the other seat are the enemy's; Nobody: each is told as to who has it
}

// speaker speaks of the rules of a seat's hero.
func (l Teller) speaker(seat game.Seat) speaker {
	return speaker{t: l.Translator, called: l.Called, theirs: l.Reader == 1-seat}
}

// Left tells all that rules have left on a seat's fighter, each in a sentence: counters, rules that last, the price of
// the next card, cards that can't be played. That is nothing in a classic duel.
func (l Teller) Left(seat game.Seat, f *duel.Fighter, r *duel.Ruled) (told []string) {
	for i, n := range r.Counters {
		if n != 0 {
			told = append(told, l.Counter(i, n))
		}
	}
	for i := range r.Lasting {
		if lasting := &r.Lasting[i]; lasting.Rounds > 0 {
			text, _ := l.Lasting(seat, lasting)
			told = append(told, text)
		}
	}
	if f.CostNext != 0 {
		told = append(told, l.NextCost(seat, int16(f.CostNext)))
	}
	for filter, turns := range r.Forbidden {
		if turns > 0 {
			told = append(told, l.Forbidden(seat, rule.Filter(filter), int16(turns)))
		}
	}
	return told
}

// Counter tells of a counter of the duel's that stands at a number.
func (l Teller) Counter(counter int, n int16) string {
	numbers := l.Duel.Numbers()
	return l.Translator.Text("hero.counter", i18n.Args{"N": n, "Meaning": Counter(l.Translator, l.Called, numbers.Counters[counter])})
}

// Lasting tells what a rule that lasts still does, and for how many rounds: 0 until the duel ends.
func (l Teller) Lasting(seat game.Seat, of *duel.LastingRule) (text string, rounds int16) {
	says := l.Duel.Card(seat, of.Card).Says
	rules := says.Rules.All()
	r := &rules[of.Rule]
	r.Times, r.Mode = int16(of.Times), 0
	forever := r.Lasts == rule.AttributeNamed("lasts").Max
	r.Lasts = 0 // what is left is told beside it
	args := i18n.Args{
		"Card": l.Names.Card(seat, of.Card), "Rule": l.speaker(seat).each(rules)[of.Rule],
		"Rounds": count(l.Translator, "count.rounds", int16(of.Rounds)),
	}
	if forever {
		return l.Translator.Text("hero.rule", args), 0
	}
	return l.Translator.Text("hero.rule.for", args), int16(of.Rounds)
}

// NextCost tells by how much the next minor card of a seat's fighter costs more, or less below 0.
func (l Teller) NextCost(seat game.Seat, n int16) string {
	return l.sentence(duel.Event{Kind: duel.NextCostSet, Seat: seat, Card: duel.NoCard, Amount: n})
}

// Forbidden tells which cards a seat can't play, for so many turns.
func (l Teller) Forbidden(seat game.Seat, filter rule.Filter, turns int16) string {
	return l.sentence(duel.Event{Kind: duel.CardsForbidden, Seat: seat, Card: duel.NoCard, Filter: filter, Time: turns})
}

// sentence tells of an event in a sentence.
func (l Teller) sentence(e duel.Event) string {
	return Sentence(Event(l.Translator, l.Names, e)) + "."
}

// Event tells of an event by itself: also which counter it is of.
func (l Teller) Event(e duel.Event) string {
	var about circumstances
	switch e.Kind {
	case duel.CounterChanged, duel.CounterFired, duel.CounterHurt:
		numbers := l.Duel.Numbers()
		s := speaker{t: l.Translator, called: l.Called}
		about.counter = s.name(numbers.Counters[e.Counter].ID, Dictionary.Counter)
	}
	return sentence(l.Translator, l.Names, e, about)
}

// Known tells which cards of a seat's hand both sides know of, a copy each; "" if none.
func (l Teller) Known(seat game.Seat, r *duel.Ruled) string {
	var names []string
	for card, copies := range r.Shown {
		for range copies {
			names = append(names, l.Names.Card(seat, duel.CardIndex(card)))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return l.Translator.Text("hero.shown", i18n.Args{"List": strings.Join(names, ", ")})
}

// Always tells what the rules of a seat's hero and of its relics do at all times, each in a sentence.
func (l Teller) Always(seat game.Seat) (told []string) {
	hero := l.Duel.Hero(seat)
	s := l.speaker(seat)
	told = append(told, s.sentences(hero.Passives, false)...)
	for _, relic := range hero.Relics {
		for _, text := range s.sentences(relic.Rules, false) {
			told = append(told, l.Translator.Text("hero.rule", i18n.Args{"Card": s.name(relic.ID, Dictionary.Relic), "Rule": text}))
		}
	}
	return told
}

// Counters tells what each counter of the duel does to who carries it.
func (l Teller) Counters() (told []string) {
	numbers := l.Duel.Numbers()
	for _, c := range numbers.Counters {
		if c.ID != "" {
			told = append(told, Counter(l.Translator, l.Called, c))
		}
	}
	return told
}
