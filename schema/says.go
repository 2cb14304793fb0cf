package schema

import (
	"slices"

	"boardduels/runtime/duel/rule"
)

// ruleField describes the <rule> elements of a document: the attributes are those of the language. Where only standing
// events are told, the event must be written.
func ruleField(least, most int, standing bool, kept repetition) Field {
	f := Field{Name: "rule", shared: "rule", Least: least, Most: most, Section: Says, repeat: kept}
	for i := range rule.Attributes {
		f.Fields = append(f.Fields, attributeField(&rule.Attributes[i], standing))
	}
	return f
}

// attributeField describes an attribute of a rule.
func attributeField(a *rule.Attribute, standing bool) Field {
	f := Field{Name: a.Name, Attribute: true, Section: Says}
	if a.Name == "do" || a.Name == "on" && standing {
		f.Presence = Required
	}
	f.Elsewhere = standing && (a.Name == "mode" || a.Name == "lasts")
	nothing := rule.New()
	if a.Implied() {
		f.implied = func(owner any) string { return a.Default(owner.(*rule.Rule)) }
	} else {
		f.Default = a.Default(&nothing)
	}
	switch {
	case a.Number != nil:
		f.Type, f.Min, f.Max, f.at = Int, int(a.Min), int(a.Max), in(a.Number)
		if f.Default == "" && !a.Implied() {
			f.at = func(owner any) any { return bound{a.Number(owner.(*rule.Rule))} }
		}
	case a.Flag != nil:
		f.Type, f.at = Bool, in(a.Flag)
	case a.ID != nil:
		f.Type, f.at = ID, in(a.ID)
	default:
		f.Type, f.Choices = Choice, slices.DeleteFunc(slices.Clone(a.Words), func(word string) bool { return word == "" })
		f.Called = wordsCalled(listOf[a.Name], f.Choices)
		f.at = func(owner any) any { return ruleWord{owner.(*rule.Rule), a} }
		if a.Name == "on" && standing {
			f.Offered = f.Choices[rule.Start:]
		}
	}
	return f
}

// listOf names the list of words of which an attribute is one.
var listOf = map[string]string{
	"on": "event", "of": "filter", "count": "filter", "card": "filter", "if": "measure", "per": "measure", "do": "effect", "to": "side",
	"pick": "pick", "into": "zone", "stance": "stance",
}

// wordsCalled returns what forms call the words of a list of the language.
func wordsCalled(list string, words []string) (names []Text) {
	for _, word := range words {
		names = append(names, Text("schema.rule."+list+"."+word))
	}
	return names
}

// fewOf keeps a few values in a place of a fixed size, which makes room for them by itself.
type fewOf[O, T any] struct {
	at     func(owner *O, index int) *T
	length func(*O) int
}

func (f fewOf[O, T]) item(owner any, index int) any { return f.at(owner.(*O), index) }

func (f fewOf[O, T]) count(owner any) int { return f.length(owner.(*O)) }

func (f fewOf[O, T]) owner(value any) any { return pointer[T](value) }

// rulesOf keeps any number of rules.
type rulesOf[O any] func(*O) *[]rule.Rule

func (s rulesOf[O]) item(owner any, index int) any {
	rules := s(owner.(*O))
	for len(*rules) <= index {
		*rules = append(*rules, rule.New())
	}
	return &(*rules)[index]
}

func (s rulesOf[O]) count(owner any) int { return len(*s(owner.(*O))) }

func (s rulesOf[O]) owner(value any) any { return pointer[rule.Rule](value) }

// Said returns the rules of a card, a hero or a relic, in the order in which they are written; none of other documents.
func (d *Document) Said() []rule.Rule {
	rules, _ := rulesIn(d)
	return slices.Clone(rules)
}

// MostRules returns how many rules a document of a kind may have.
func MostRules(kind Kind) int {
	if f := Fields(kind).Field("rule"); f != nil {
		return f.Most
	}
	return 0
}

// Written returns the rules that a document writes, those beyond the most that it may have, too.
func (d *Document) Written() []rule.Rule {
	rules := d.Said()
	if d.root == nil {
		return rules
	}
	for _, n := range rulesBelow(d.root) {
		if n.Index >= len(rules) {
			rules = append(rules, ruleOf(n))
		}
	}
	return rules
}

// The words of what cards say, in the order of their values.
var (
	cardKinds = []string{"", "attack", "defence"}
	modeWords = [2]string{"chosen", "lot"}
)

// cardSays are the fields of a card in the language of rules. All are written only where they say something.
var cardSays = []Field{
	{Name: "kind", Type: Choice, Choices: cardKinds[1:], Called: wordsCalled("kind", cardKinds[1:]), Section: Says,
		at: func(owner any) any { return numbered{(*uint8)(&owner.(*Card).Says.Kind), cardKinds} }},
	{Name: "modes", Type: Choice, Choices: modeWords[:], Called: wordsCalled("modes", modeWords[:]), Default: modeWords[0], Section: Says,
		at: func(owner any) any { return either{&owner.(*Card).Says.ByLot, modeWords} }},
	{Name: "goes", Type: Choice, Choices: rule.Goals[1:], Called: wordsCalled("zone", rule.Goals[1:]), Section: Says,
		at: func(owner any) any { return numbered{(*uint8)(&owner.(*Card).Says.Goes), rule.Goals} }},
	{Name: "becomes", Type: ID, OfCard: true, Section: Says, at: in(func(c *Card) *string { return &c.Says.Becomes })},
	{Name: "takes_all", Type: Bool, Default: "false", Section: Says, at: in(func(c *Card) *bool { return &c.Says.TakesAll })},
	{Name: "unplayable", Type: Bool, Default: "false", Section: Says, at: in(func(c *Card) *bool { return &c.Says.Unplayable })},
	{Name: "fades", Type: Bool, Default: "false", Section: Says, at: in(func(c *Card) *bool { return &c.Says.Fades })},
	{Name: "stays", Type: Bool, Default: "false", Section: Says, at: in(func(c *Card) *bool { return &c.Says.Stays })},
	{Name: "tag", Type: ID, Most: rule.MostTags, Section: Says, repeat: fewOf[Card, string]{tagOf, tagsOf}},
	ruleField(0, rule.MostOfCard, false, fewOf[Card, rule.Rule]{
		func(c *Card, i int) *rule.Rule { return c.Says.Rules.Item(i) }, func(c *Card) int { return len(c.Says.Rules.All()) }}),
}

// tagOf returns where a card keeps a tag; of one too many, a place outside.
func tagOf(c *Card, i int) *string {
	if i >= rule.MostTags {
		return new(string)
	}
	return &c.Says.Tags[i]
}

// tagsOf counts a card's tags.
func tagsOf(c *Card) int {
	if i := slices.Index(c.Says.Tags[:], ""); i >= 0 {
		return i
	}
	return rule.MostTags
}
