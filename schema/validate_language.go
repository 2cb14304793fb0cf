package schema

import (
	"strconv"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/schema/xmltree"
)

// maxBrought is how many cards rules may bring to a hero beside those of its deck.
const maxBrought = 4

// language is what the rules of a pack's documents mean.
type language struct {
	numbers duel.Numbers
	tags    map[string]bool
	raised  map[string]bool // counters that a rule raises
	decks   []*duel.Card
	heard   [rule.EventCount]cause
}

// cause says what brings an event about that is told to rules.
type cause struct{ firstHand, triggered bool }

// said reports what rules say that doesn't fit the pack.
func (v *validator) said() {
	l := v.language()
	for _, d := range v.documents {
		rules, card := rulesIn(d)
		if len(rules) == 0 && card == nil {
			continue
		}
		if card != nil {
			v.card(d, card, l)
		}
		for i, n := range ruleNodes(d.root, len(rules)) {
			v.rule(d, n, &rules[i], l)
		}
	}
}

// rulesIn returns the rules of a document, and the card if it is one.
func rulesIn(d *Document) ([]rule.Rule, *Card) {
	switch value := d.value.(type) {
	case *Card:
		return value.Says.Rules.All(), value
	case *Hero:
		return value.Passives, nil
	case *Relic:
		return value.Rules, nil
	}
	return nil, nil
}

// language gathers what the rules of the pack's documents mean.
func (v *validator) language() *language {
	l := &language{numbers: v.pack.Numbers(), tags: map[string]bool{}, raised: map[string]bool{}, decks: v.decks()}
	for _, tag := range v.pack.Rules().Tags {
		l.tags[tag.ID] = true
	}
	l.heard[rule.Draws].firstHand = l.numbers.Draw+l.numbers.SecondDraws > 0
	for i := range l.numbers.Counters {
		l.countersCause(&l.numbers.Counters[i])
	}
	for _, d := range v.documents {
		rules, card := rulesIn(d)
		if card != nil {
			l.cardCauses(card)
		}
		for i := range rules {
			l.ruleCauses(&rules[i])
		}
	}
	l.heard[rule.Drawn], l.heard[rule.Discarded] = l.heard[rule.Draws], l.heard[rule.Discards]
	return l
}

// cardCauses notes what the fields of a card bring about.
func (l *language) cardCauses(c *Card) {
	if c.MaxHealing > 0 || c.HoTPower > 0 || c.HealthBonus > 0 {
		l.heard[rule.Healed].firstHand = true
	}
	if c.MaxDamage > 0 {
		l.heard[rule.ShieldBroken].firstHand = true
	}
	if c.IsMajor || c.Says.Goes == rule.ToUsedUp {
		l.heard[rule.UsedUp].firstHand = true
	}
}

// caused are the events that effects bring about.
var caused = map[rule.Effect]rule.Event{
	rule.Heal: rule.Healed, rule.HealOverTime: rule.Healed, rule.Draw: rule.Draws, rule.Discard: rule.Discards, rule.UseUp: rule.UsedUp,
	rule.Damage: rule.ShieldBroken, rule.Unshield: rule.ShieldBroken,
}

// ruleCauses notes what a rule brings about. What heals over time does so at first hand whoever has brought it.
func (l *language) ruleCauses(r *rule.Rule) {
	if r.Do == rule.AddCounter && r.Value(min(r.Per.Max(), 99)) > 0 {
		l.raised[r.Counter] = true
	}
	if event, ok := caused[r.Do]; ok {
		l.cause(event, r.On == rule.Play || r.Do == rule.HealOverTime)
	}
}

// countersCause notes what a counter brings about: at first hand where a turn begins or ends.
func (l *language) countersCause(c *rule.Counter) {
	event, ok := map[rule.Does]rule.Event{rule.DoesHeal: rule.Healed, rule.DoesDraw: rule.Draws, rule.DoesBack: rule.ShieldBroken}[c.Does]
	if ok && c.When != rule.Never {
		l.cause(event, c.When == rule.AtTurnStart || c.When == rule.AtTurnEnd)
	}
}

// NeverHappen returns those events of rules that nothing in the pack brings about.
func (p *Pack) NeverHappen() (events rule.Events) {
	v := validator{pack: p, documents: p.documents}
	l := v.language()
	for _, event := range []rule.Event{rule.Drawn, rule.Discarded, rule.Healed, rule.ShieldBroken, rule.Draws, rule.Discards, rule.UsedUp} {
		if l.heard[event] == (cause{}) {
			events |= rule.EventsOf(event)
		}
	}
	return events
}

func (l *language) cause(event rule.Event, firstHand bool) {
	if firstHand {
		l.heard[event].firstHand = true
		return
	}
	l.heard[event].triggered = true
}

// card reports what a card says that doesn't fit the pack.
func (v *validator) card(d *Document, card *Card, l *language) {
	if l.numbers.SaysWhatItIs(&card.Card) {
		v.report(d, d.root.Child("kind"), "kind-says-nothing", Args{"field": "kind", "found": cardKinds[card.Says.Kind]})
	}
	v.mentions(d, d.root.Child("becomes"), "", "becomes", card.Says.Becomes)
	for i := range d.root.Children {
		c := &d.root.Children[i]
		if c.Field == nil || c.Field.Name != "tag" || c.Index >= rule.MostTags {
			continue
		}
		if tag := card.Says.Tags[c.Index]; IsID(tag) && !l.tags[tag] {
			v.report(d, c, "rule-no-target", because("tag", "unknown-tag", Args{"id": tag}))
		}
	}
}

// mentions notes that a card is named, and reports one that there isn't.
func (v *validator) mentions(d *Document, n *node, attribute, field, id string) {
	if !IsID(id) {
		return
	}
	v.used[id] = true
	if v.pack.Find(CardKind, id) == nil && !v.unread(FileOf(CardKind, id)) {
		v.tell(d, n, attribute, "no-such-card", Args{"field": field, "found": id})
	}
}

// rule reports what a rule says that doesn't fit the pack.
func (v *validator) rule(d *Document, n *node, r *rule.Rule, l *language) {
	if r.Do == rule.Create {
		v.mentions(d, n, "what", "what", r.What)
	}
	if r.UsesCounter() && IsID(r.Counter) {
		v.counter(d, n, r.Counter, l)
	}
	if IsID(r.Tag) && !l.tags[r.Tag] {
		v.tell(d, n, "tag", "rule-no-target", because("tag", "unknown-tag", Args{"id": r.Tag}))
	}
	v.finds(d, n, r, l)
	if heard := l.heard[r.On]; heard.triggered && !heard.firstHand {
		v.tell(d, n, "on", "rule-unheard", because("on", "unheard", Args{"on": r.On.String()}))
	}
}

// counter reports a counter that the pack hasn't, or that nothing raises.
func (v *validator) counter(d *Document, n *node, id string, l *language) {
	switch {
	case l.numbers.Counter(id) < 0:
		v.tell(d, n, "counter", "rule-no-target", because("counter", "unknown-counter", Args{"id": id}))
	case !l.raised[id]:
		v.tell(d, n, "counter", "rule-never-fires", because("counter", "never-raised", Args{"id": id}))
		v.diagnostics[len(v.diagnostics)-1].Severity = Warning
	}
}

// brought reports a hero to whom rules bring more cards than there is room for.
func (v *validator) brought(d *Document, hero *Hero) {
	told, err := v.pack.DuelHero(hero.ID)
	most := min(maxBrought, duel.LineCapacity-len(told.Deck))
	if count := len(told.Brings); err == nil && count > most {
		v.report(d, nil, "rule-no-target", because("spell_card", "too-many-brought", Args{"count": strconv.Itoa(count), "max": strconv.Itoa(most)}))
	}
}

// tell adds a diagnostic for an attribute of an element, or for the element if the attribute is "" or isn't written.
func (v *validator) tell(d *Document, n *node, attribute, code string, args Args) {
	if attribute == "" {
		v.report(d, n, code, args)
		return
	}
	diagnostic := diagnose(code, args)
	diagnostic.File, diagnostic.Path = d.file, pathOf([]*node{n})+"@"+attribute
	at := n.From
	if a := n.Attribute(attribute); a != nil {
		at = a.Start
	}
	diagnostic.Line, diagnostic.Column = xmltree.Place(d.source, at)
	v.diagnostics = append(v.diagnostics, diagnostic)
}
