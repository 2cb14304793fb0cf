package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// RulesFile is the optional document that says what duels with the pack's heroes are played by.
const RulesFile = "rules.xml"

// Rules are what a pack sets of the rules: its numbers, counters and tags.
type Rules struct {
	Numbers  duel.Numbers // without the counters, and what a clash brings
	Tags     []Tag
	Counters []Counter
	Stances  []Stance // of the clash: those that aren't as in any pack
}

// Stance is what who takes one of a clash's stances wins by it, with what it is called.
type Stance struct {
	ID           string // strike, guard or focus
	Name, NameUK string // "": as in any pack
	rule.Payoff
}

// Tag is a name by which rules mean some of the pack's cards.
type Tag struct{ ID, Name, NameUK string }

// Counter is a number that heroes carry through a duel, with what it is called.
type Counter struct {
	rule.Counter
	Name, NameUK string
}

// maxTags is how many tags a pack may have.
const maxTags = 8

// The words of what a pack sets, the classic ones first.
var (
	energyWords = [2]string{"regen", "full"}
	shieldWords = [2]string{"fades", "stays"}
)

// rulesRoot describes rules.xml. What isn't written is as in classic duels.
var rulesRoot = Field{
	Name:  "rules",
	check: checkRules,
	Fields: []Field{
		number("deck", 8, duel.MostInDeck, Cards, func(n *duel.Numbers) *int16 { return &n.Deck }),
		number("majors", 0, 8, Cards, func(n *duel.Numbers) *int16 { return &n.Majors }),
		number("hand", 3, duel.HandCapacity, Cards, func(n *duel.Numbers) *int16 { return &n.Hand }),
		number("start_hand", 0, 7, Cards, func(n *duel.Numbers) *int16 { return &n.StartHand }),
		number("second_draws", 0, 5, Cards, func(n *duel.Numbers) *int16 { return &n.SecondDraws }),
		number("second_shield", 0, 5, Shield, func(n *duel.Numbers) *int16 { return &n.SecondShield }),
		number("draw", 0, 5, Cards, func(n *duel.Numbers) *int16 { return &n.Draw }),
		{Name: "keep", Type: Int, Max: duel.HandCapacity, Instead: "hand", Unit: Cards, Section: Says,
			at:      in(func(r *Rules) *int16 { return &r.Numbers.Keep }),
			implied: func(owner any) string { return strconv.Itoa(int(owner.(*Rules).Numbers.Hand)) }},
		{Name: "energy", Type: Choice, Choices: energyWords[:], Called: wordsCalled("energy", energyWords[:]), Default: energyWords[0], Section: Says,
			at: func(owner any) any { return either{&owner.(*Rules).Numbers.FullEnergy, energyWords} }},
		{Name: "shield", Type: Choice, Choices: shieldWords[:], Called: wordsCalled("shields", shieldWords[:]), Default: shieldWords[0], Section: Says,
			at: func(owner any) any { return either{&owner.(*Rules).Numbers.ShieldStays, shieldWords} }},
		number("min_hp", 10, 99, HP, func(n *duel.Numbers) *int16 { return &n.MinHP }),
		number("max_hp", 10, 99, HP, func(n *duel.Numbers) *int16 { return &n.MaxHP }),
		number("calm", 5, 60, Rounds, func(n *duel.Numbers) *int16 { return &n.Calm }),
		number("plays", 1, 20, Cards, func(n *duel.Numbers) *int16 { return &n.Plays }),
		{Name: "clash", Type: Choice, Choices: rule.Paces, Called: wordsCalled("pace", rule.Paces), Default: rule.Paces[0], Section: Says,
			at: func(owner any) any { return numbered{(*uint8)(&owner.(*Rules).Numbers.Clash.Pace), rule.Paces} }},
		number("clash_from", 1, 20, Rounds, func(n *duel.Numbers) *int16 { return &n.Clash.First }),
		stanceField,
		{Name: "tag", Most: maxTags, Key: "id", Section: Says,
			repeat: sliceOf[Rules, Tag](func(r *Rules) *[]Tag { return &r.Tags }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: ID, Presence: Required, Section: Says, at: in(func(t *Tag) *string { return &t.ID })},
				{Name: "name", Attribute: true, Type: String, Longest: longestName, Section: Says, at: in(func(t *Tag) *string { return &t.Name })},
				{Name: "name_uk", Attribute: true, Type: String, Longest: longestName, Instead: "name", Section: Says,
					at: in(func(t *Tag) *string { return &t.NameUK })},
			}},
		{Name: "counter", Most: rule.MostCounters, Key: "id", Section: Says, check: checkCounter,
			repeat: sliceOf[Rules, Counter](func(r *Rules) *[]Counter { return &r.Counters }),
			Fields: []Field{
				{Name: "id", Attribute: true, Type: ID, Presence: Required, Section: Says, at: in(func(c *Counter) *string { return &c.ID })},
				{Name: "name", Attribute: true, Type: String, Longest: longestName, Section: Says, at: in(func(c *Counter) *string { return &c.Name })},
				{Name: "name_uk", Attribute: true, Type: String, Longest: longestName, Instead: "name", Section: Says,
					at: in(func(c *Counter) *string { return &c.NameUK })},
				{Name: "harms", Attribute: true, Type: Bool, Default: "true", Section: Says, at: in(func(c *Counter) *bool { return &c.Harms })},
				{Name: "most", Attribute: true, Type: Int, Min: 1, Max: 99, Default: "99", Section: Says,
					at: in(func(c *Counter) *int16 { return &c.Most })},
				counterWord("when", rule.Whens, func(c *rule.Counter) *uint8 { return (*uint8)(&c.When) }),
				counterWord("does", rule.Doings, func(c *rule.Counter) *uint8 { return (*uint8)(&c.Does) }),
				counterWord("then", rule.Thens, func(c *rule.Counter) *uint8 { return (*uint8)(&c.Then) }),
				counterWord("adds", rule.Addings, func(c *rule.Counter) *uint8 { return (*uint8)(&c.Adds) }),
			}},
	},
}

// stanceField describes a stance. What isn't written of one that is, it doesn't bring.
var stanceField = Field{
	Name: "stance", Most: len(rule.Stances), Key: "id", Section: Says,
	repeat: sliceOf[Rules, Stance](func(r *Rules) *[]Stance { return &r.Stances }),
	Fields: []Field{
		{Name: "id", Attribute: true, Type: Choice, Choices: rule.StanceNames, Called: wordsCalled("stance", rule.StanceNames), Presence: Required, Section: Says,
			at: in(func(s *Stance) *string { return &s.ID })},
		{Name: "name", Attribute: true, Type: String, Longest: longestName, Section: Says, at: in(func(s *Stance) *string { return &s.Name })},
		{Name: "name_uk", Attribute: true, Type: String, Longest: longestName, Instead: "name", Section: Says,
			at: in(func(s *Stance) *string { return &s.NameUK })},
		payoff("damage", 9, HP, func(p *rule.Payoff) *int16 { return &p.Damage }),
		payoff("heal", 9, HP, func(p *rule.Payoff) *int16 { return &p.Heal }),
		payoff("shield", 9, Shield, func(p *rule.Payoff) *int16 { return &p.Shield }),
		payoff("energy", 5, Energy, func(p *rule.Payoff) *int16 { return &p.Energy }),
		payoff("draw", 3, Cards, func(p *rule.Payoff) *int16 { return &p.Draw }),
	},
}

// payoff describes something that who wins a clash gets.
func payoff(name string, most int, unit Unit, at func(*rule.Payoff) *int16) Field {
	return Field{Name: name, Attribute: true, Type: Int, Max: most, Default: "0", Unit: unit, Section: Says,
		at: in(func(s *Stance) *int16 { return at(&s.Payoff) })}
}

// number describes a number of the rules, which is the classic one where it isn't written.
func number(name string, least, most int, unit Unit, at func(*duel.Numbers) *int16) Field {
	classic := duel.Classic()
	return Field{Name: name, Type: Int, Min: least, Max: most, Default: strconv.Itoa(int(*at(&classic))), Unit: unit, Section: Says,
		at: in(func(r *Rules) *int16 { return at(&r.Numbers) })}
}

// counterWord describes what a counter does by a word of a list, the first of which it is where nothing is written.
func counterWord(name string, words []string, at func(*rule.Counter) *uint8) Field {
	return Field{Name: name, Attribute: true, Type: Choice, Choices: words, Called: wordsCalled(name, words), Default: words[0], Section: Says,
		at: func(owner any) any { return numbered{at(&owner.(*Counter).Counter), words} }}
}

// checkRules reports numbers that contradict each other.
func checkRules(r *reader, n *node, owner any) {
	numbers := owner.(*Rules).Numbers
	if numbers.MaxHP < numbers.MinHP {
		r.inside(n, "max_hp", "below-base", Args{
			"field": "max_hp", "base": "min_hp", "found": strconv.Itoa(int(numbers.MaxHP)), "min": strconv.Itoa(int(numbers.MinHP))})
	}
	if numbers.StartHand > numbers.Hand {
		r.inside(n, "start_hand", "above-count", Args{
			"field": "start_hand", "found": strconv.Itoa(int(numbers.StartHand)), "other": "hand", "max": strconv.Itoa(int(numbers.Hand))})
	}
}

// inside reports what is wrong with an element below the node being read; where that isn't written, of the node.
func (r *reader) inside(n *node, name, code string, args Args) {
	if c := n.Child(name); c != nil {
		r.at(c, code, args)
		return
	}
	r.report(code, n.From, "", args)
}

// NewRules returns a new document of a pack's rules, rules.xml.
func NewRules(rules Rules) *Document { return newDocument(RulesKind, "", &rules) }

// Rules returns what rules.xml says, like [Document.Card].
func (d *Document) Rules() (Rules, bool) {
	rules, ok := d.value.(*Rules)
	if !ok {
		return Rules{}, false
	}
	clone := *rules
	clone.Tags, clone.Counters, clone.Stances = slices.Clone(rules.Tags), slices.Clone(rules.Counters), slices.Clone(rules.Stances)
	return clone, true
}

// Rules returns what the pack sets of the rules; it is classic where rules.xml is missing.
func (p *Pack) Rules() Rules {
	if rules, ok := found(p.Find(RulesKind, idOf(RulesFile)), (*Document).Rules); ok {
		return rules
	}
	return Rules{Numbers: duel.Classic()}
}

// Numbers returns what duels with the pack's heroes are played by.
func (p *Pack) Numbers() duel.Numbers {
	rules := p.Rules()
	return rules.Duel()
}

// Duel returns what duels are played by, the counters among it.
func (r *Rules) Duel() duel.Numbers {
	n := r.Numbers
	for i := range min(len(r.Counters), len(n.Counters)) {
		n.Counters[i] = r.Counters[i].Counter
	}
	if n.Clash.Pace == rule.NoClash {
		return n
	}
	n.Clash.Wins = rule.DefaultClash().Wins
	for _, s := range r.Stances {
		if stance, ok := rule.StanceNamed(s.ID); ok {
			n.Clash.Wins[stance-rule.Strike] = s.Payoff
		}
	}
	return n
}

// StanceName returns what the pack calls a stance in a language, "" where it has no name for it.
func (r *Rules) StanceName(stance rule.Stance, language string) string {
	i := slices.IndexFunc(r.Stances, func(s Stance) bool { return s.ID == stance.String() && s.Name+s.NameUK != "" })
	if i < 0 {
		return ""
	}
	return DisplayName(language, r.Stances[i].ID, r.Stances[i].Name, r.Stances[i].NameUK)
}

// RulesOf returns the rules of a pack that is played by some numbers: [Rules.Duel] the other way round. Its counters
// have no names, and it has no tags.
func RulesOf(n duel.Numbers) Rules {
	var counters []Counter
	for _, c := range n.Counters {
		if c.ID != "" {
			counters = append(counters, Counter{Counter: c})
		}
	}
	stances := stancesOf(&n.Clash)
	n.Counters, n.Clash.Wins = duel.Numbers{}.Counters, rule.Clash{}.Wins
	return Rules{Numbers: n, Counters: counters, Stances: stances}
}

// stancesOf returns the stances of a clash that aren't as in any pack.
func stancesOf(c *rule.Clash) (all []Stance) {
	if c.Pace == rule.NoClash {
		return nil
	}
	usual := rule.DefaultClash()
	for _, s := range rule.Stances {
		if win := c.Win(s); win != usual.Win(s) {
			all = append(all, Stance{ID: s.String(), Payoff: win})
		}
	}
	return all
}

// Told returns what the pack sets of the numbers otherwise than classic duels have them, a line each in a language.
func (r *Rules) Told(language string) (lines []string) {
	written := NewRules(Rules{Numbers: r.Numbers})
	fields := Fields(RulesKind).Fields
	for i := range fields {
		f := &fields[i]
		text, is := written.Value(f.Name)
		if !is || f.Repeats() {
			continue
		}
		lines = append(lines, f.Title.In(language)+": "+f.Word(text, language))
	}
	return lines
}

// IsClassic reports whether the rules are those of a pack without rules.xml.
func (r *Rules) IsClassic() bool {
	return r.Numbers == duel.Classic() && len(r.Tags)+len(r.Counters)+len(r.Stances) == 0
}
