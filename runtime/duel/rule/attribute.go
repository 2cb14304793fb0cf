package rule

import (
	"fmt"
	"slices"
	"strconv"
)

// Attribute is what there is to know of an attribute of a <rule> element. It is a number, a flag, a name, or a word of
// a closed list.
type Attribute struct {
	Name     string
	Min, Max int16               // of a number
	Number   func(*Rule) *int16  // where a rule keeps it; nil of others
	Flag     func(*Rule) *bool   // nil of others
	ID       func(*Rule) *string // of a card, counter or tag of the pack; nil of others
	Words    []string            // in the order of their values; nil of others

	word    func(*Rule) *uint8
	initial int16             // what it is where nothing is written
	implied func(*Rule) int16 // instead of initial, where other attributes decide
}

// Attributes is the table of attributes, in the order in which documents write them.
var Attributes = []Attribute{
	{Name: "mode", Max: MostModes, Number: func(r *Rule) *int16 { return &r.Mode }},
	{Name: "on", Words: events, word: func(r *Rule) *uint8 { return (*uint8)(&r.On) }},
	{Name: "of", Words: filters, word: func(r *Rule) *uint8 { return (*uint8)(&r.Of) }},
	{Name: "stance", Words: stances, word: func(r *Rule) *uint8 { return (*uint8)(&r.Stance) }},
	{Name: "if", Words: measures, word: func(r *Rule) *uint8 { return (*uint8)(&r.If) }, initial: int16(Always)},
	{Name: "least", Max: 100, Number: func(r *Rule) *int16 { return &r.Least }, implied: leastOf},
	{Name: "below", Max: 100, Number: func(r *Rule) *int16 { return &r.Below }},
	{Name: "chance", Min: 1, Max: 100, Number: func(r *Rule) *int16 { return &r.Chance }, initial: 100},
	{Name: "do", Words: effects(), word: func(r *Rule) *uint8 { return (*uint8)(&r.Do) }},
	{Name: "to", Words: sides, word: func(r *Rule) *uint8 { return (*uint8)(&r.To) }, implied: toOf},
	{Name: "what", ID: func(r *Rule) *string { return &r.What }},
	{Name: "counter", ID: func(r *Rule) *string { return &r.Counter }},
	{Name: "amount", Min: -99, Max: 100, Number: func(r *Rule) *int16 { return &r.Amount }, implied: amountOf},
	{Name: "per", Words: measures, word: func(r *Rule) *uint8 { return (*uint8)(&r.Per) }},
	{Name: "gain", Min: -10, Max: 10, Number: func(r *Rule) *int16 { return &r.Gain }, initial: 1},
	{Name: "each", Min: 1, Max: 20, Number: func(r *Rule) *int16 { return &r.Each }, initial: 1},
	{Name: "most", Max: 99, Number: func(r *Rule) *int16 { return &r.Most }, initial: NoMost},
	{Name: "count", Words: filters, word: func(r *Rule) *uint8 { return (*uint8)(&r.Count) }},
	{Name: "hits", Min: 1, Max: 5, Number: func(r *Rule) *int16 { return &r.Hits }, initial: 1},
	{Name: "pierce", Flag: func(r *Rule) *bool { return &r.Pierce }},
	{Name: "card", Words: filters, word: func(r *Rule) *uint8 { return (*uint8)(&r.Card) }},
	{Name: "tag", ID: func(r *Rule) *string { return &r.Tag }},
	{Name: "pick", Words: picks, word: func(r *Rule) *uint8 { return (*uint8)(&r.Pick) }},
	{Name: "into", Words: zones[:Gone], word: func(r *Rule) *uint8 { return (*uint8)(&r.Into) }},
	{Name: "for", Min: 1, Max: 99, Number: func(r *Rule) *int16 { return &r.For }},
	{Name: "lasts", Min: 1, Max: 99, Number: func(r *Rule) *int16 { return &r.Lasts }},
	{Name: "times", Max: 20, Number: func(r *Rule) *int16 { return &r.Times }, implied: timesOf},
}

func effects() (names []string) {
	for e := range EffectCount {
		names = append(names, e.String())
	}
	return names
}

// leastOf is 1, unless only an upper bound is written.
func leastOf(r *Rule) int16 {
	if r.Below > 0 {
		return 0
	}
	return 1
}

func toOf(r *Rule) int16 { return int16(r.Do.Meaning().To) }

func amountOf(r *Rule) int16 {
	if r.Per != None {
		return 0
	}
	return 1
}

func timesOf(r *Rule) int16 {
	if r.On == Dying {
		return 1
	}
	return 0
}

// AttributeNamed returns the attribute with a name, or nil.
func AttributeNamed(name string) *Attribute {
	if i := slices.IndexFunc(Attributes, func(a Attribute) bool { return a.Name == name }); i >= 0 {
		return &Attributes[i]
	}
	return nil
}

// Implied reports whether other attributes decide what the attribute is where it isn't written.
func (a *Attribute) Implied() bool { return a.implied != nil }

// Default returns what the attribute of a rule is where it isn't written, as documents write it.
func (a *Attribute) Default(r *Rule) string {
	implied := *r
	a.reset(&implied)
	if a.implied != nil {
		a.imply(&implied)
	}
	return a.Text(&implied)
}

// Text returns the attribute of a rule as documents write it; "" of a name or bound that isn't there.
func (a *Attribute) Text(r *Rule) string {
	switch {
	case a.Number != nil:
		if n := *a.Number(r); n != NoMost {
			return strconv.Itoa(int(n))
		}
		return ""
	case a.Flag != nil:
		return strconv.FormatBool(*a.Flag(r))
	case a.ID != nil:
		return *a.ID(r)
	}
	return a.Words[*a.word(r)]
}

// Set reads the attribute from the text of a document. It returns an error for what the language doesn't allow there,
// and leaves the rule as it was.
func (a *Attribute) Set(r *Rule, text string) error {
	switch {
	case a.Number != nil:
		n, err := strconv.Atoi(text)
		if err != nil || n < int(a.Min) || n > int(a.Max) {
			return fmt.Errorf("%s is %q, allowed are %d to %d", a.Name, text, a.Min, a.Max)
		}
		*a.Number(r) = int16(n)
	case a.Flag != nil:
		if text != "true" && text != "false" {
			return fmt.Errorf("%s is %q, allowed are true and false", a.Name, text)
		}
		*a.Flag(r) = text == "true"
	case a.ID != nil:
		*a.ID(r) = text
	default:
		i := slices.Index(a.Words, text)
		if i < 0 || text == "" {
			return fmt.Errorf("%s is %q, which is no word of the language", a.Name, text)
		}
		*a.word(r) = uint8(i)
	}
	return nil
}

// check returns an error if the attribute of a rule is beyond what the language allows. What isn't written may be.
func (a *Attribute) check(r *Rule) error {
	switch {
	case a.Number != nil:
		if n := *a.Number(r); n != a.initial && (n < a.Min || n > a.Max) {
			return fmt.Errorf("%s is %d, allowed are %d to %d", a.Name, n, a.Min, a.Max)
		}
	case a.word != nil:
		if w := *a.word(r); int(w) >= len(a.Words) {
			return fmt.Errorf("%s is %d, which is no word of the language", a.Name, w)
		}
	}
	return nil
}

// reset makes the attribute what it is where neither it nor another one is written.
func (a *Attribute) reset(r *Rule) {
	switch {
	case a.Number != nil:
		*a.Number(r) = a.initial
	case a.Flag != nil:
		*a.Flag(r) = false
	case a.ID != nil:
		*a.ID(r) = ""
	default:
		*a.word(r) = uint8(a.initial)
	}
}

// imply makes the attribute what others imply.
func (a *Attribute) imply(r *Rule) {
	if a.Number != nil {
		*a.Number(r) = a.implied(r)
		return
	}
	*a.word(r) = uint8(a.implied(r))
}

// Offers reports whether whoever writes a rule has something to say by an attribute: it means something, and to leave
// it out isn't all that can be meant.
func (r *Rule) Offers(attribute string, ofCard bool) bool {
	switch attribute {
	case "least", "below":
		return r.If != Always
	case "most":
		return r.Per != None && r.Reads(attribute)
	case "mode":
		return ofCard && r.Reads(attribute)
	case "lasts":
		return ofCard && r.Lasting()
	case "times":
		return r.Lasting()
	}
	return r.Reads(attribute)
}
