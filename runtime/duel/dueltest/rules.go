package dueltest

import (
	"fmt"
	"slices"
	"strconv"

	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// Attributes draws the attributes of any rule, all that the language allows of each. Cards, counters and tags have
// names of some.
func Attributes(t *rapid.T, names *rapid.Generator[string]) map[string]string {
	written := map[string]string{}
	for i := range rule.Attributes {
		if a := &rule.Attributes[i]; a.Name == "do" || rapid.Bool().Draw(t, a.Name+"?") {
			written[a.Name] = attribute(t, a, a.Min, a.Max, names)
		}
	}
	return written
}

// attribute draws what an attribute may be written as, of a number one between two bounds.
func attribute(t *rapid.T, a *rule.Attribute, least, most int16, names *rapid.Generator[string]) string {
	switch {
	case a.Number != nil:
		return strconv.Itoa(int(rapid.Int16Range(least, most).Draw(t, a.Name)))
	case a.Flag != nil:
		return strconv.FormatBool(rapid.Bool().Draw(t, a.Name))
	case a.ID != nil:
		return names.Draw(t, a.Name)
	}
	return rapid.SampledFrom(slices.DeleteFunc(slices.Clone(a.Words), func(word string) bool { return word == "" })).Draw(t, a.Name)
}

// Counters draws counters of a pack that don't contradict themselves.
func Counters(t *rapid.T) (all [rule.MostCounters]rule.Counter) {
	of := func(words []string, name string) uint8 { return uint8(rapid.IntRange(0, len(words)-1).Draw(t, name)) }
	for i := range rapid.SampledFrom([]int{0, 1, 2, len(all)}).Draw(t, "counters") {
		c := rule.Counter{
			ID: fmt.Sprintf("counter_%d", i), Harms: rapid.Bool().Draw(t, "harms"), Most: rapid.Int16Range(1, 99).Draw(t, "most"),
			When: rule.When(of(rule.Whens, "when")), Does: rule.Does(of(rule.Doings, "does")),
			Then: rule.Then(of(rule.Thens, "then")), Adds: rule.Adds(of(rule.Addings, "adds")),
		}
		switch {
		case c.Does == rule.DoesBack:
			c.When = rule.WhenStruck
		case c.When == rule.Never:
			c.Does = rule.DoesNothing
		}
		all[i] = c
	}
	return all
}

// Tags are the tags of the packs that are drawn.
var Tags = []string{"tag_1", "tag_2", "tag_3"}

// RuledNumbers draws what a duel is played by in which the language of rules is spoken: with counters.
func RuledNumbers(t *rapid.T) duel.Numbers {
	n := Numbers(t)
	n.Counters = Counters(t)
	n.Clash = Clash(t)
	return n
}

// Clash draws what a pack has of clashes.
func Clash(t *rapid.T) rule.Clash {
	c := rule.Clash{
		Pace:  rapid.SampledFrom([]rule.Pace{rule.NoClash, rule.NoClash, rule.EachTurn, rule.EachRound}).Draw(t, "pace"),
		First: rapid.Int16Range(1, 20).Draw(t, "first clash"),
	}
	if c.Pace == rule.NoClash {
		return c
	}
	of := func(name string, most int16) int16 { return rapid.Int16Range(0, most).Draw(t, name) }
	for i := range c.Wins {
		c.Wins[i] = rule.Payoff{Damage: of("damage", 9), Heal: of("heal", 9), Shield: of("shield", 9), Energy: of("energy", 5), Draw: of("draw", 3)}
	}
	return c
}

// RuledHeroes draws the heroes of a duel in which cards, heroes and relics say what they do. All that is said makes
// sense to the language.
func RuledHeroes(t *rapid.T, n duel.Numbers, shape Shape) (heroes [2]duel.Hero) {
	const mostBrought = 4
	s := speaker{drawer: drawer{t, shape}, numbers: &n}
	brought := make([]duel.Card, rapid.IntRange(0, mostBrought).Draw(t, "brought"))
	for i := range brought {
		brought[i].ID = fmt.Sprintf("brought_%d", i)
		s.cards = append(s.cards, brought[i].ID)
	}
	for i := range brought {
		brought[i] = s.card(Card(t, shape, brought[i].ID))
	}
	for seat, id := range [...]string{"first", "second"} {
		hero := heroOf(t, n, shape, id, duel.LineCapacity-mostBrought)
		for i := range hero.Deck {
			hero.Deck[i].Card = s.card(hero.Deck[i].Card)
		}
		hero.Wounds = rapid.Int16Range(0, 5).Draw(t, "wounds")
		hero.Passives = s.always(rapid.IntRange(0, rule.MostOfHero).Draw(t, "passives"))
		for i := range rapid.IntRange(0, mostRelics).Draw(t, "relics") {
			rules := s.always(rapid.IntRange(1, rule.MostOfRelic).Draw(t, "relic"))
			hero.Relics = append(hero.Relics, duel.Relic{ID: fmt.Sprintf("%s_relic_%d", id, i), Rules: rules})
		}
		hero.Brings = brought
		heroes[seat] = hero
	}
	return heroes
}

// PlayRule draws a rule that is done as a card is played, which brings no cards.
func PlayRule(t *rapid.T, n duel.Numbers, shape Shape) rule.Rule {
	s := speaker{drawer: drawer{t, shape}, numbers: &n}
	r := s.rule(&duel.Card{}, nil)
	r.On, r.Mode, r.Lasts, r.Times = rule.Play, 0, 0, 0
	s.fitMeasures(&r, nil, nil)
	return r
}

// speaker draws what is said in the language of rules, and makes sense there.
type speaker struct {
	drawer
	numbers *duel.Numbers
	cards   []string // that rules may bring
	counted int      // rules of cards' own events that are done some times only
}

// card lets a card say something, or nothing.
func (s *speaker) card(c duel.Card) duel.Card {
	if !rapid.Bool().Draw(s.t, "says") {
		return c
	}
	says := &c.Says
	says.Kind = rapid.SampledFrom([]rule.Kind{rule.Derived, rule.SaysAttack, rule.SaysDefence}).Draw(s.t, "kind")
	says.Unplayable, says.Fades, says.Stays = s.seldom("unplayable"), s.seldom("fades"), s.seldom("stays")
	says.TakesAll = !c.ActivateByNextAttack && !c.IncreaseByCost && s.seldom("takes_all")
	if says.Goes = rule.Goes(rapid.IntRange(0, len(rule.Goals)-1).Draw(s.t, "goes")); c.IsMajor && says.Goes != rule.ByRarity {
		says.Goes = rule.ToUsedUp
	}
	if len(s.cards) > 0 && s.seldom("becomes") {
		says.Becomes = rapid.SampledFrom(s.cards).Draw(s.t, "becomes")
	}
	copy(says.Tags[:], rapid.SliceOfNDistinct(rapid.SampledFrom(Tags), 0, rule.MostTags, rapid.ID[string]).Draw(s.t, "tags"))
	says.Rules = rule.ListOf(s.rules(&c)...)
	says.ByLot = says.Modes() > 0 && rapid.Bool().Draw(s.t, "lot")
	return c
}

// seldom draws a flag that isn't set often, whatever the shape.
func (s *speaker) seldom(name string) bool { return rapid.IntRange(0, 7).Draw(s.t, name) == 0 }

// rules draws the rules of a card, of which the first offer its modes if it has some.
func (s *speaker) rules(c *duel.Card) (rules []rule.Rule) {
	count, modes := rapid.IntRange(0, rule.MostOfCard).Draw(s.t, "rules"), 0
	if !c.ActivateByNextAttack {
		modes = rapid.SampledFrom([]int{0, 0, 2, 3}).Draw(s.t, "modes")
	}
	if count < modes {
		modes = 0
	}
	for i := range count {
		r := s.rule(c, rules)
		r.Mode = min(r.Mode, int16(modes))
		if i < modes {
			r.Mode = int16(i + 1)
		}
		s.fitCard(&r, c)
		s.fitMeasures(&r, c, rules)
		rules = append(rules, r)
	}
	return rules
}

// always draws rules of a hero or a relic.
func (s *speaker) always(count int) (rules []rule.Rule) {
	for range count {
		r := s.rule(nil, rules)
		r.Mode, r.Lasts = 0, 0
		s.fitMeasures(&r, nil, rules)
		rules = append(rules, r)
	}
	return rules
}

// rule draws a rule of a card, or of a hero or relic, with what its effect needs. Often it is of the event of the one
// before, so that it may ask what that one did.
func (s *speaker) rule(c *duel.Card, before []rule.Rule) rule.Rule {
	written := map[string]string{}
	for i := range rule.Attributes {
		a := &rule.Attributes[i]
		isNeeded := a.Name == "do" || a.Name == "on" && c == nil
		if a.ID != nil || !isNeeded && !rapid.Bool().Draw(s.t, a.Name+"?") {
			continue
		}
		least, most := a.Min, a.Max
		if s.shape == Real && a.Name != "chance" {
			least, most = max(least, -3), min(most, 6)
		}
		written[a.Name] = attribute(s.t, a, least, most, nil)
	}
	r, err := rule.Read(written)
	if err != nil {
		s.t.Fatal(err)
	}
	if len(before) > 0 && rapid.Bool().Draw(s.t, "then") {
		r.On = before[len(before)-1].On
	}
	s.fitEvent(&r, c)
	s.fitEffect(&r)
	s.fitFilters(&r)
	return r
}

// fitEvent gives a rule an event of which its owner is told, and an effect that can be done then.
func (s *speaker) fitEvent(r *rule.Rule, c *duel.Card) {
	switch {
	case c == nil && !r.On.Standing():
		r.On += rule.Start
	case c != nil && r.On == rule.Start:
		r.On = rule.Play
	}
	if c != nil && c.Says.Unplayable && r.On == rule.Play {
		r.On = rule.Held
	}
	if r.On != rule.Dying {
		return
	}
	if !r.Do.Meaning().Saves {
		r.Do = rapid.SampledFrom(saving()).Draw(s.t, "saves")
	}
	r.To, r.Times = rule.Self, max(r.Times, 1)
}

// saving are the effects that who is dying may do.
func saving() (all []rule.Effect) {
	for e := range rule.EffectCount {
		if e.Meaning().Saves {
			all = append(all, e)
		}
	}
	return all
}

// fitEffect gives a rule what its effect needs: a card, a counter, a length.
func (s *speaker) fitEffect(r *rule.Rule) {
	if s.numbers.Counters[0].ID != "" && s.seldom("counts") { // which counters depend on more than on any word
		r.Do = rule.AddCounter
	}
	switch {
	case r.Do == rule.Create && len(s.cards) == 0, r.Do == rule.AddCounter && s.numbers.Counters[0].ID == "":
		r.Do = rule.Draw
	case r.Do == rule.Create:
		r.What = rapid.SampledFrom(s.cards).Draw(s.t, "what")
	}
	if r.Do.Meaning().Timed {
		r.For = max(r.For, 1)
	}
	if r.Do == rule.Forbid {
		r.For = min(r.For, 3)
	}
}

// fitFilters gives a rule filters that tell nothing of what is hidden, and the tag that they mean.
func (s *speaker) fitFilters(r *rule.Rule) {
	if (r.Do == rule.Discard || r.Do == rule.UseUp) && r.To == rule.Foe {
		r.Card, r.Pick = rule.Any, rule.Random
	}
	if r.Do == rule.Forbid && r.Card == rule.Tagged {
		r.Card = rule.Any
	}
	for _, m := range []rule.Measure{r.If, r.Per} {
		if side, of := m.Of(); side == rule.Foe && of == rule.InHand {
			r.Count = rule.Any
		}
	}
	if slices.Contains([]rule.Filter{r.Of, r.Count, r.Card}, rule.Tagged) {
		r.Tag = rapid.SampledFrom(Tags).Draw(s.t, "tag")
	}
}

// fitCard gives a card's rule a length if it needs one, and a mode only if it can have one.
func (s *speaker) fitCard(r *rule.Rule, c *duel.Card) {
	if r.Mode > 0 && !r.On.Standing() && r.On != rule.Play {
		r.On = rule.Play
		if c.Says.Unplayable {
			r.On = rule.TurnEnd
		}
	}
	if r.Lasting() {
		r.Lasts = max(r.Lasts, 1)
		return
	}
	if r.Lasts = 0; r.On != rule.Play && r.Times > 0 {
		if s.counted++; s.counted > mostCounted {
			r.Times = 0
		}
	}
}

// mostCounted is how many rules of cards' own events are done some times only, besides those of heroes and relics.
const mostCounted = duel.MaxCounted - rule.MostOfHero - mostRelics*rule.MostOfRelic

// mostRelics is how many relics a hero has.
const mostRelics = 2

// fitMeasures gives a rule measures that are known when it is done, and a condition that can hold.
func (s *speaker) fitMeasures(r *rule.Rule, c *duel.Card, before []rule.Rule) {
	if !s.isKnown(r, r.If, c, before) || c != nil && c.Says.TakesAll && r.On == rule.Play && r.If == rule.Energy {
		r.If = rule.Always
	}
	if r.Per != rule.None && !s.isKnown(r, r.Per, c, before) {
		r.Per = rule.Always
	}
	if r.UsesCounter() {
		r.Counter = s.counter()
	}
	if r.Least = min(r.Least, r.If.Max()); r.Below <= r.Least {
		r.Below = 0
	}
}

// counter draws a counter of the pack.
func (s *speaker) counter() string {
	var ids []string
	for i := range s.numbers.Counters {
		if id := s.numbers.Counters[i].ID; id != "" {
			ids = append(ids, id)
		}
	}
	return rapid.SampledFrom(ids).Draw(s.t, "counter")
}

// isKnown reports whether a measure is known when a rule is done that follows others.
func (s *speaker) isKnown(r *rule.Rule, m rule.Measure, c *duel.Card, before []rule.Rule) bool {
	if _, of := m.Of(); of == rule.Counters && s.numbers.Counters[0].ID == "" {
		return false
	}
	switch m {
	case rule.Amount, rule.Times:
		return r.On != rule.Play
	case rule.EnergyTaken:
		return r.On == rule.Play
	case rule.Done:
		if len(before) == 0 {
			return c != nil && c.MaxDamage > 0 && r.On == rule.Play
		}
		last := &before[len(before)-1]
		return last.On == r.On && (last.Mode == 0 || last.Mode == r.Mode)
	}
	return true
}
