// Package rule is the language in which cards, heroes and relics say what they do: on an event, if a condition holds,
// do an effect to somebody, so much, for so long. All words come from closed lists, all numbers are bounded; what they
// mean is carried out by the engine. docs/cardrules.md describes the language.
package rule

import (
	"errors"
	"fmt"
)

// Rule is a sentence of the language. Its fields are named after the attributes of a <rule> element; [Attributes] tell
// what there is to know of each. Names of cards, counters and tags are those of documents.
type Rule struct {
	On     Event  // when it is done
	Of     Filter // which cards count, of OwnPlay and FoePlay
	Stance Stance // which of the own ones counts, of what comes of a clash; NoStance: any
	If     Measure
	Least  int16 // what the measure must reach
	Below  int16 // what it must stay below; 0: nothing
	Chance int16 // 1…100 %

	Do     Effect
	To     Side
	Amount int16
	Per    Measure // what raises the amount; [None]
	Gain   int16   // by how much, for each Each of the measure
	Each   int16
	Most   int16  // up to how much; [NoMost]
	Count  Filter // which cards the measures of hands, of what was used up and of what was played count
	Hits   int16  // of Damage
	Pierce bool   // of Damage: it passes defence and shield
	Card   Filter // which cards an effect moves or forbids
	Pick   Pick
	Into   Zone
	What   string // the card that Create makes

	Counter string // of the effect and of the measures
	Tag     string // of whichever filter is [Tagged]

	For   int16 // rounds of an effect that ends by itself
	Lasts int16 // rounds in which a card's rule listens to an event
	Times int16 // how often it is done at most; 0: any number
	Mode  int16 // of which of a card's modes it is part; 0: of each
}

// NoMost is the bound of an amount that has none.
const NoMost = 999

// Limits of documents.
const (
	MostOfCard  = 6 // rules
	MostOfHero  = 4
	MostOfRelic = 3
	MostModes   = 3
	MostRelics  = 6 // of a hero
)

// List is the rules of a card, in the order in which they are carried out. It is a plain value: lists that are equal
// say the same.
type List struct {
	rules [MostOfCard]Rule
	count int8
}

// ListOf returns the list of at most [MostOfCard] rules.
func ListOf(rules ...Rule) List {
	l := List{count: int8(len(rules))}
	copy(l.rules[:len(rules)], rules)
	return l
}

// All returns the rules. They must not be changed.
func (l *List) All() []Rule { return l.rules[:l.count] }

// Item returns the rule with an index, after making room for it with rules of which nothing is written. Beyond
// [MostOfCard] it returns one that isn't in the list.
func (l *List) Item(i int) *Rule {
	if i >= MostOfCard {
		beyond := New()
		return &beyond
	}
	for ; int(l.count) <= i; l.count++ {
		l.rules[l.count] = New()
	}
	return &l.rules[i]
}

// New returns the rule of which nothing is written.
func New() Rule {
	var r Rule
	for i := range Attributes {
		Attributes[i].reset(&r)
	}
	for i := range Attributes {
		if a := &Attributes[i]; a.implied != nil {
			a.imply(&r)
		}
	}
	return r
}

// Read returns the rule that attributes write. It returns an error for an attribute that the language doesn't know or
// doesn't allow, and where it isn't said what the rule does.
func Read(written map[string]string) (Rule, error) {
	r := New()
	for name := range written {
		if AttributeNamed(name) == nil {
			return Rule{}, fmt.Errorf("a rule has no %s", name)
		}
	}
	if written["do"] == "" {
		return Rule{}, errors.New("a rule says what it does, by its do")
	}
	for i := range Attributes {
		a := &Attributes[i]
		if text, ok := written[a.Name]; ok {
			if err := a.Set(&r, text); err != nil {
				return Rule{}, err
			}
		}
	}
	for i := range Attributes {
		a := &Attributes[i]
		if _, ok := written[a.Name]; !ok && a.implied != nil {
			a.imply(&r)
		}
	}
	return r, nil
}

// Written returns the attributes that write the rule: those that aren't what they are without being written, and what
// it does.
func (r *Rule) Written() map[string]string {
	written := map[string]string{}
	for i := range Attributes {
		a := &Attributes[i]
		if text := a.Text(r); a.Name == "do" || text != a.Default(r) {
			written[a.Name] = text
		}
	}
	return written
}

// Lasting reports whether a card's rule listens for some rounds to what happens, instead of being done at once.
func (r *Rule) Lasting() bool { return r.On.Standing() }

// Turned returns the rule as the enemy of who has it sees it: whose measures are meant, whom it is for, and who plays.
// What else happens to who has it, happens to the enemy.
func (r *Rule) Turned() Rule {
	t := *r
	t.If, t.Per, t.To = r.If.Turned(), r.Per.Turned(), r.To.Turned()
	switch r.On {
	case OwnPlay:
		t.On = FoePlay
	case FoePlay:
		t.On = OwnPlay
	}
	return t
}

// Holds reports whether a measure fulfils the rule's condition.
func (r *Rule) Holds(measure int16) bool {
	return measure >= r.Least && (r.Below == 0 || measure < r.Below)
}

// Value returns the amount that the rule comes to with a measure of what raises it, within the effect's range.
func (r *Rule) Value(per int16) int16 {
	value := int(r.Amount)
	if r.Per != None {
		value += int(r.Gain) * (int(per) / int(r.Each))
	}
	m := r.Do.Meaning()
	return int16(min(max(min(value, int(r.Most)), int(m.Min)), int(m.Max)))
}

// Measured returns how many numbers what raises the amount can come to, from 0 on.
func (r *Rule) Measured() int16 {
	if r.Per == None {
		return 1
	}
	return r.Per.Max() + 1
}

// IsNothing reports whether the amount comes to 0 whatever raises it. An effect that asks for none is something.
func (r *Rule) IsNothing() bool {
	if r.Do.Meaning().Plain {
		return false
	}
	for per := range r.Measured() {
		if r.Value(per) != 0 {
			return false
		}
	}
	return true
}

// AsksDone reports whether the rule depends on what the one before it really did.
func (r *Rule) AsksDone() bool { return r.If == Done || r.Per == Done }

// UsesCounter reports whether the rule means a counter of the pack.
func (r *Rule) UsesCounter() bool {
	_, condition := r.If.Of()
	_, per := r.Per.Of()
	return r.Do == AddCounter || condition == Counters || per == Counters
}

// Check returns an error if a number or word of the rule is none of the language's.
func (r *Rule) Check() error {
	for i := range Attributes {
		if err := Attributes[i].check(r); err != nil {
			return err
		}
	}
	return nil
}
