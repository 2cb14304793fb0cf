package rulestext

import (
	"slices"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Dictionary tells what a pack calls the cards, counters, tags and relics that rules name by their ids, in the user's
// language.
type Dictionary interface {
	Card(id string) string
	Counter(id string) string
	Tag(id string) string
	Relic(id string) string
	Stance(rule.Stance) string // "" where the pack calls it as any does
}

// Passives returns what the rules of a hero or a relic say, as sentences. Those of one event are one sentence.
func Passives(t *i18n.Translator, d Dictionary, rules []rule.Rule) []string {
	s := speaker{t: t, called: d}
	return s.sentences(rules, false)
}

// TheirPassives returns the same as to the enemy of whoever has the rules.
func TheirPassives(t *i18n.Translator, d Dictionary, rules []rule.Rule) []string {
	s := speaker{t: t, called: d, theirs: true}
	return s.sentences(rules, false)
}

// EachRule returns what each of some rules says by itself, in a sentence.
func EachRule(t *i18n.Translator, d Dictionary, rules []rule.Rule) []string {
	return speaker{t: t, called: d}.each(rules)
}

// each returns what each of some rules says by itself, in a sentence.
func (s speaker) each(rules []rule.Rule) (list []string) {
	rules = s.seen(rules)
	for i := range rules {
		c := clause{speaker: s, r: &rules[i], before: before(rules, i)}
		text := c.framed(c.text())
		if rules[i].Mode > 0 {
			text = s.say("mode", i18n.Args{"Mode": rules[i].Mode, "Text": text})
		}
		list = append(list, ended(text))
	}
	return list
}

// speaker writes in a language, and with the names of a pack.
type speaker struct {
	t      *i18n.Translator
	called Dictionary // nil where nothing is called otherwise than by its id
	extra  Bonuses
	theirs bool // the enemy of who reads has the rules
}

// seen returns rules as who reads them sees them.
func (s speaker) seen(rules []rule.Rule) []rule.Rule {
	if !s.theirs {
		return rules
	}
	turned := make([]rule.Rule, len(rules))
	for i := range rules {
		turned[i] = rules[i].Turned()
	}
	return turned
}

// say returns the words of the language of rules for a key.
func (s speaker) say(key string, args ...i18n.Args) string { return s.t.Text("cardrule."+key, args...) }

// unnamed stands where a rule that is still being written names nothing.
const unnamed = "…"

func (s speaker) name(id string, called func(Dictionary, string) string) string {
	if s.called != nil {
		id = called(s.called, id)
	}
	if id == "" {
		return unnamed
	}
	return id
}

// before returns the rule whose doing the measure done of a rule means; nil if there is none.
func before(rules []rule.Rule, i int) *rule.Rule {
	for k := i - 1; k >= 0; k-- {
		if b := &rules[k]; b.On == rules[i].On && (b.Mode == 0 || b.Mode == rules[i].Mode) {
			return b
		}
	}
	return nil
}

// joined are rules of one event, as one sentence.
type joined struct {
	first, last *clause
	text        string
	bound       bool // by a condition, which would be taken for that of whatever follows
	told        bool // something in it happens, in place of being told to do it
}

// Modes returns what each mode of a card does that is played with bonuses in force, as a sentence.
func Modes(t *i18n.Translator, d Dictionary, c *duel.Card, b Bonuses) (list []string) {
	s := speaker{t: t, called: d, extra: b}
	for _, text := range s.modes(s.join(c.Says.Rules.All())) {
		list = append(list, ended(text))
	}
	return list
}

// sentences returns what rules say, those of one event in one sentence as far as that is clear.
func (s speaker) sentences(rules []rule.Rule, byLot bool) (list []string) {
	parts := s.join(s.seen(rules))
	choice := s.choice(parts, byLot)
	for i := range parts {
		p := &parts[i]
		switch {
		case p.first.r.Mode == 0:
			list = append(list, ended(p.first.framed(p.text)))
		case choice != "":
			list = append(list, ended(choice))
			choice = ""
		}
	}
	return list
}

// join returns rules, those of one event as one as far as that is clear.
func (s speaker) join(rules []rule.Rule) (parts []joined) {
	for _, c := range s.clauses(rules) {
		if into := opened(parts, c); into != nil {
			into.add(c)
			continue
		}
		parts = append(parts, joined{first: c, last: c, text: c.text(), bound: c.isBound(), told: c.tells()})
	}
	return parts
}

// clauses returns rules by themselves, but bonuses that are given together as one.
func (s speaker) clauses(rules []rule.Rule) (list []*clause) {
	for i := range rules {
		c := &clause{speaker: s, r: &rules[i], before: before(rules, i)}
		if into := givenWith(list, c); into != nil && !isAsked(rules, i) {
			into.with = append(into.with, c)
			continue
		}
		list = append(list, c)
	}
	return list
}

// opened returns the sentence that a rule goes on with; nil if it begins one. What is done as a card is played is told
// in sentences of their own: what follows a bonus for a while doesn't wait for its end.
func opened(parts []joined, c *clause) *joined {
	if c.isPlain() && !c.follows() {
		return nil
	}
	for i := len(parts) - 1; i >= 0; i-- {
		if p := &parts[i]; sameOccasion(p.first.r, c.r) {
			if p.bound && !c.follows() {
				return nil
			}
			return p
		}
	}
	return nil
}

func sameOccasion(a, b *rule.Rule) bool {
	return a.On == b.On && a.On != rule.Dying && a.Of == b.Of && a.Stance == b.Stance && (a.Of != rule.Tagged || a.Tag == b.Tag) &&
		a.Lasts == b.Lasts && a.Mode == b.Mode && a.Times == 0 && b.Times == 0
}

// add goes on with a rule. What depends on what a card did as it was played is a sentence of its own, right behind
// that.
func (j *joined) add(c *clause) {
	if c.isPlain() {
		j.text, j.last = ended(j.text)+" "+Sentence(c.text()), c
		return
	}
	c.told = j.told
	j.text = c.say(j.joint(c), i18n.Args{"First": j.text, "Next": c.text()})
	j.bound, j.told, j.last = j.bound || c.isBound(), j.told || c.tells(), c
}

// joint returns the key of what joins the sentence with a rule: that comes then, or beside what lasts by itself. After
// what tells what happens, in place of telling the player to do something, it is said who is meant.
func (j *joined) joint(c *clause) string {
	isBeside := (j.last.r.Do.Meaning().Timed || j.last.r.Do == rule.Stun) && !c.follows()
	isTurned := j.last.tells() && !c.tells() && c.r.Chance == 100
	key := "then"
	if isBeside {
		key = "also"
	}
	switch {
	case c.condition() != "":
		return "then.if"
	case isTurned && j.last.r.To == rule.Foe:
		return key + ".you.foe" // after what befalls the other one each language says "you"
	case isTurned:
		return key + ".you"
	}
	return key
}

// modes returns what each of the modes does.
func (s speaker) modes(parts []joined) (modes []string) {
	for mode := int16(1); mode <= rule.MostModes; mode++ {
		text := ""
		for i := range parts {
			if p := &parts[i]; p.first.r.Mode == mode {
				text = s.both("also", text, p.first.framed(p.text))
			}
		}
		if text != "" {
			modes = append(modes, text)
		}
	}
	return modes
}

// choice returns what the modes offer; "" if there are none.
func (s speaker) choice(parts []joined, byLot bool) string {
	modes := s.modes(parts)
	if len(modes) == 0 {
		return ""
	}
	list, last, mark, key := modes[0], len(modes)-1, ", ", "or.plain"
	if slices.ContainsFunc(modes, func(text string) bool { return strings.ContainsAny(text, ",:;") }) {
		mark, key = "; ", "or"
	}
	for i := 1; i < last; i++ {
		list += mark + modes[i]
	}
	if last > 0 {
		list = s.say(key, i18n.Args{"First": list, "Last": modes[last]})
	}
	if byLot {
		return s.say("lot", i18n.Args{"List": list})
	}
	return s.say("choose", i18n.Args{"List": list})
}

// both joins two texts by the words of a key; one alone needs none.
func (s speaker) both(key, first, next string) string {
	switch {
	case first == "":
		return next
	case next == "":
		return first
	}
	return s.say(key, i18n.Args{"First": first, "Next": next})
}

func ended(text string) string { return Sentence(text) + "." }

// clause is a rule among others.
type clause struct {
	speaker
	r      *rule.Rule
	before *rule.Rule // whose doing the measure done means; nil: that of the card's damage
	with   []*clause  // bonuses that are given together with this one
	told   bool       // as something that the player does, since that to which it is joined happens, too
}

// isPlain reports whether the rule is done as the card is played, whatever is chosen.
func (c *clause) isPlain() bool { return c.r.On == rule.Play && c.r.Mode == 0 }

// isBound reports whether the rule isn't always done.
func (c *clause) isBound() bool { return c.r.Chance < 100 || c.condition() != "" }

// follows reports whether the rule depends on what the one before really did.
func (c *clause) follows() bool {
	return c.r.If == rule.Done || c.r.Per == rule.Done && c.r.Amount == 0
}

// text returns what the rule does, and when not.
func (c *clause) text() string {
	text, condition := c.effect(), c.condition()
	if c.r.On == rule.Dying {
		text = c.say(c.event(), i18n.Args{"Text": text})
	}
	if c.r.Chance < 100 && c.r.On != rule.Dying { // who would die is saved by the first rule that can, not by lot
		text = c.say("chance", i18n.Args{"Chance": c.r.Chance, "Text": text})
	}
	if condition != "" {
		key := "only"
		if c.r.On == rule.Dying {
			key = "only.after"
		}
		text = c.say(key, i18n.Args{"If": condition, "Text": text})
	}
	switch c.r.Times {
	case 0:
		return text
	case 1:
		return c.say("once", i18n.Args{"Text": text})
	}
	return c.say("times", i18n.Args{"Text": text, "N": c.r.Times})
}

// framed says on which event, and how long, what rules of the clause's event do is done.
func (c *clause) framed(text string) string {
	if c.r.On != rule.Play && c.r.On != rule.Dying {
		event := c.say(c.event(), i18n.Args{"Card": c.cards("a", c.r.Of, 1), "Stance": StanceName(c.t, c.called, c.r.Stance)})
		text = c.say(c.frame(), i18n.Args{"Event": event, "Text": text})
	}
	switch {
	case !c.r.Lasting() || c.r.Lasts == 0:
		return text
	case c.r.Lasts == rule.AttributeNamed("lasts").Max:
		return c.say("lasting.always", i18n.Args{"Text": text})
	}
	return c.say("lasting", i18n.Args{"Rounds": c.say("rounds", i18n.Args{"N": c.r.Lasts}), "Text": text})
}

// event returns the key of the rule's event. Of what cards wait for themselves, of what either plays, and of the duel,
// it is the same whoever reads.
func (c *clause) event() string {
	key := "on." + c.r.On.String()
	switch {
	case c.r.On <= rule.Start, c.r.On == rule.OwnPlay, c.r.On == rule.FoePlay:
		return key
	}
	if c.r.On.OfClash() && c.r.Stance != rule.NoStance {
		key += ".with"
	}
	return c.theirsOf(key)
}

// theirsOf returns the key of other words for rules of the enemy's.
func (s speaker) theirsOf(key string) string {
	if s.theirs {
		return "theirs." + key
	}
	return key
}

// frame returns the key of what joins the rule's event with what is done: a mere time isn't set apart in each language,
// unless a condition comes between.
func (c *clause) frame() string {
	isTime := c.r.On == rule.Start || c.r.On == rule.TurnStart || c.r.On == rule.TurnEnd || c.r.On == rule.Clashes && c.r.Stance == rule.NoStance
	if isTime && c.condition() == "" {
		return "when.time"
	}
	return "when"
}

// RoundsInSigns writes for how many rounds a rule lasts, as short as a sign: "2", and "∞" until the duel ends.
func RoundsInSigns(lasts int16) string {
	if lasts == rule.AttributeNamed("lasts").Max {
		return "∞"
	}
	return plain(lasts)
}

// cards returns the words of a key for the cards of a filter.
func (c *clause) cards(key string, f rule.Filter, n int16) string {
	return c.say(key+"."+f.String(), i18n.Args{"N": n, "Tag": c.name(c.r.Tag, Dictionary.Tag)})
}
