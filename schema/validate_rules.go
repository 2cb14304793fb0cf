package schema

import (
	"slices"
	"strconv"

	"boardduels/runtime/duel/rule"
	"boardduels/schema/words"
)

// said is the rules of a card, a hero or a relic with the elements that write them.
type said struct {
	r     *reader
	rules []rule.Rule
	nodes []*node
	card  *Card // whose rules they are; nil of a hero or relic
}

// checkSaid reports rules that can't mean what they say. What it takes to know the pack for, [validator.said] looks at.
func checkSaid(r *reader, n *node, rules []rule.Rule, card *Card) {
	s := said{r, rules, ruleNodes(n, len(rules)), card}
	for i := range s.nodes {
		s.fires(i)
		s.target(i)
		s.attributes(i)
		s.length(i)
		s.amount(i)
		s.event(i)
		s.before(i)
		s.hidden(i)
	}
}

// ruleNodes returns the elements of as many rules as were read.
func ruleNodes(n *node, count int) (nodes []*node) {
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field != nil && c.Field.Name == "rule" && c.Index < count {
			nodes = append(nodes, c)
		}
	}
	return nodes
}

// tell reports what is wrong with an attribute of a rule.
func (s *said) tell(i int, attribute, code, reason string, args Args) {
	s.r.enter(s.nodes[i])
	s.r.attribute(s.nodes[i], attribute, code, because(attribute, reason, args))
	s.r.leave()
}

// because returns the facts of what is wrong with a field for a reason.
func because(field, reason string, args Args) Args {
	all := words.Because(reason, args)
	all["field"] = field
	return all
}

// The reasons for which a rule is never done in a pack, beside those for which none is in any.
const (
	NeverHappens = "never-happens" // {on}
	NeverBelow   = "never-below"   // {measure}, {below}, {min}
	NeverReached = "never-reached" // {measure}, {least}, {max}
)

func decimal(n int16) string { return strconv.Itoa(int(n)) }

// fires reports a rule that is never done.
func (s *said) fires(i int) {
	r := &s.rules[i]
	if r.Below > 0 && r.Below <= r.Least {
		s.tell(i, "below", "rule-never-fires", "never-between", Args{"below": decimal(r.Below), "least": decimal(r.Least)})
	}
	if most := r.If.Max(); r.Least > most {
		s.tell(i, "least", "rule-never-fires", NeverReached, Args{"least": decimal(r.Least), "measure": r.If.String(), "max": decimal(most)})
	}
	if r.On == rule.Dying && r.Times == 0 {
		s.tell(i, "times", "rule-never-fires", "never-times", nil)
	}
}

// target reports a rule that doesn't say what it means.
func (s *said) target(i int) {
	r := &s.rules[i]
	if r.UsesCounter() && r.Counter == "" {
		s.tell(i, "counter", "rule-no-target", "no-counter", nil)
	}
	if slices.Contains([]rule.Filter{r.Of, r.Count, r.Card}, rule.Tagged) && r.Tag == "" {
		s.tell(i, "tag", "rule-no-target", "no-tag", nil)
	}
	if r.Do == rule.Create && r.What == "" {
		s.tell(i, "what", "rule-no-target", "no-what", nil)
	}
	if r.Do == rule.Forbid && r.Card == rule.Tagged {
		s.tell(i, "card", "rule-no-target", "forbid-tagged", nil)
	}
}

// attributes reports what is written and not read.
func (s *said) attributes(i int) {
	r := &s.rules[i]
	for k := range s.nodes[i].Attributes {
		if name := s.nodes[i].Attributes[k].Name; rule.AttributeNamed(name) != nil && !s.reads(r, name) {
			s.tell(i, name, "rule-idle-attribute", "idle-attribute", Args{"do": r.Do.String(), "on": r.On.String()})
		}
	}
}

// reads reports whether a rule depends on an attribute. Modes are those of a card.
func (s *said) reads(r *rule.Rule, attribute string) bool {
	return r.Reads(attribute) && (attribute != "mode" || s.card != nil)
}

// length reports an effect or a rule that doesn't say how long it lasts, or can't last.
func (s *said) length(i int) {
	r := &s.rules[i]
	do, on := Args{"do": r.Do.String()}, Args{"on": r.On.String()}
	if r.Do.Meaning().Timed && r.For == 0 {
		s.tell(i, "for", "rule-no-length", "no-for", do)
	}
	switch {
	case s.card == nil && r.Lasts > 0:
		s.tell(i, "lasts", "rule-no-length", "lasts-always", nil)
	case s.card != nil && r.Lasting() && r.Lasts == 0:
		s.tell(i, "lasts", "rule-no-length", "no-lasts", on)
	case s.card != nil && !r.Lasting() && r.Lasts > 0:
		s.tell(i, "lasts", "rule-no-length", "lasts-at-once", on)
	}
}

// amount reports an amount that comes to nothing, and numbers beyond what the effect can be.
func (s *said) amount(i int) {
	r := &s.rules[i]
	m := r.Do.Meaning()
	if longest := int16(3); r.Do == rule.Forbid && r.For > longest {
		s.r.enter(s.nodes[i])
		s.r.attribute(s.nodes[i], "for", "out-of-range", Args{"field": "for", "found": decimal(r.For), "min": "1", "max": decimal(longest)})
		s.r.leave()
	}
	if m.Plain {
		return
	}
	nothing := r.IsNothing()
	if nothing {
		s.tell(i, "amount", "rule-nothing", "nothing-amount", nil)
	}
	clipped := func(name string, value int16) {
		s.tell(i, name, "rule-clipped", "clipped", Args{"value": decimal(value), "do": r.Do.String(), "min": decimal(m.Min), "max": decimal(m.Max)})
	}
	if (r.Amount < m.Min || r.Amount > m.Max) && !nothing {
		clipped("amount", r.Amount)
	}
	if r.Most != rule.NoMost && r.Most > m.Max {
		clipped("most", r.Most)
	}
}

// event reports a rule on an event that its owner isn't told of, or by which it can't do what it says.
func (s *said) event(i int) {
	r := &s.rules[i]
	args := Args{"on": r.On.String(), "do": r.Do.String()}
	switch {
	case s.card == nil && !r.On.Standing():
		s.tell(i, "on", "rule-event", "event-of-cards", args)
	case s.card != nil && r.On == rule.Start:
		s.tell(i, "on", "rule-event", "event-before-cards", args)
	case r.On == rule.Dying && !r.Do.Meaning().Saves:
		s.tell(i, "do", "rule-event", "dying-effect", args)
	case r.On == rule.Dying && r.To == rule.Foe:
		s.tell(i, "to", "rule-event", "dying-foe", args)
	}
}

// before reports a rule that asks for what isn't known when it is done.
func (s *said) before(i int) {
	r := &s.rules[i]
	for _, asked := range []struct {
		attribute string
		measure   rule.Measure
	}{{"if", r.If}, {"per", r.Per}} {
		switch {
		case asked.measure == rule.Done:
			s.done(i, asked.attribute)
		case (asked.measure == rule.Amount || asked.measure == rule.Times) && r.On == rule.Play:
			s.tell(i, asked.attribute, "rule-before", "event-on-play", nil)
		case asked.measure == rule.EnergyTaken && r.On != rule.Play:
			s.tell(i, asked.attribute, "rule-before", "energy-elsewhere", nil)
		}
	}
}

// done reports a rule that asks what the rule before it did, where that isn't done with it.
func (s *said) done(i int, attribute string) {
	r := &s.rules[i]
	if i == 0 {
		if s.card == nil || s.card.MaxDamage == 0 || r.On != rule.Play {
			s.tell(i, attribute, "rule-before", "done-first", nil)
		}
		return
	}
	if last := &s.rules[i-1]; last.On != r.On || last.Mode != 0 && last.Mode != r.Mode {
		s.tell(i, attribute, "rule-before", "done-otherwise", nil)
	}
}

// hidden reports a rule that would tell what the enemy has in hand.
func (s *said) hidden(i int) {
	r := &s.rules[i]
	for _, measure := range []rule.Measure{r.If, r.Per} {
		if side, of := measure.Of(); side == rule.Foe && of == rule.InHand && r.Count != rule.Any {
			s.tell(i, "count", "rule-hidden", "hidden-hand", nil)
		}
	}
	if (r.Do != rule.Discard && r.Do != rule.UseUp) || r.To != rule.Foe {
		return
	}
	if r.Card != rule.Any {
		s.tell(i, "card", "rule-hidden", "hidden-pick", nil)
	}
	if r.Pick != rule.Random {
		s.tell(i, "pick", "rule-hidden", "hidden-pick", nil)
	}
}

// attribute reports what is wrong with an attribute of the node being read; where that isn't written, of the node.
func (r *reader) attribute(n *node, name, code string, args Args) {
	at := n.From
	if a := n.Attribute(name); a != nil {
		at = a.Start
	}
	r.report(code, at, "@"+name, args)
}

// checkCounter reports a counter that contradicts itself: it does something, but never, or it strikes back at something
// else than a blow.
func checkCounter(r *reader, n *node, owner any) {
	c := owner.(*Counter)
	switch args := (Args{"does": c.Does.String(), "when": c.When.String()}); {
	case c.Does != rule.DoesNothing && c.When == rule.Never:
		r.attribute(n, "does", "rule-contradicts", because("does", "counter-never", args))
	case c.Does == rule.DoesBack && c.When != rule.WhenStruck:
		r.attribute(n, "does", "rule-contradicts", because("does", "counter-back", args))
	}
}

// checkRelic reports what doesn't fit together inside a relic.
func checkRelic(r *reader, n *node, owner any) { checkSaid(r, n, owner.(*Relic).Rules, nil) }
