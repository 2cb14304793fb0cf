package design_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/design"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

// poisoned are the numbers of a pack with a counter that harms and one that helps.
var poisoned = func() *duel.Numbers {
	n := duel.Classic()
	n.Counters[0] = rule.Counter{ID: "poison", Harms: true, Most: 99}
	n.Counters[1] = rule.Counter{ID: "might", Most: 99}
	return &n
}()

// saying returns a card of damage 2 for 2 energy, with rules.
func saying(rules ...map[string]string) duel.Card {
	c := duel.Card{ID: "a", Cost: 2, BaseDamage: 2, MaxDamage: 2}
	c.Says.Rules = rule.ListOf(read(rules...)...)
	return c
}

// read returns the rules that attributes write.
func read(rules ...map[string]string) (all []rule.Rule) {
	for _, written := range rules {
		r, err := rule.Read(written)
		if err != nil {
			panic(err)
		}
		all = append(all, r)
	}
	return all
}

type attributes = map[string]string

func TestRulesCountInDominance(t *testing.T) {
	with := func(written attributes, further ...string) attributes {
		next := attributes{}
		for k, v := range written {
			next[k] = v
		}
		for i := 0; i < len(further); i += 2 {
			next[further[i]] = further[i+1]
		}
		return next
	}
	heal := attributes{"do": "heal", "amount": "2"}
	hurt := attributes{"do": "damage", "to": "self", "amount": "2"}
	thorns := attributes{"on": "struck", "lasts": "2", "do": "damage", "amount": "2"}
	for name, c := range map[string]struct {
		a, b []attributes
		want bool
	}{
		"a larger amount":               {[]attributes{with(heal, "amount", "3")}, []attributes{heal}, true},
		"a smaller amount":              {[]attributes{with(heal, "amount", "1")}, []attributes{heal}, false},
		"the same":                      {[]attributes{heal}, []attributes{heal}, false},
		"a rule more":                   {[]attributes{heal}, nil, true},
		"a rule less":                   {nil, []attributes{heal}, false},
		"another one more":              {[]attributes{heal, {"do": "energy", "amount": "1"}}, []attributes{heal}, true},
		"one more before":               {[]attributes{{"do": "energy", "amount": "1"}, heal}, []attributes{heal}, true},
		"other rules":                   {[]attributes{heal}, []attributes{{"do": "shield", "amount": "1"}}, false},
		"hurts itself":                  {[]attributes{hurt}, nil, false},
		"doesn't hurt itself":           {nil, []attributes{hurt}, true},
		"hurts itself less":             {[]attributes{with(hurt, "amount", "1")}, []attributes{hurt}, true},
		"hurts itself seldomer":         {[]attributes{with(hurt, "chance", "50")}, []attributes{hurt}, true},
		"heals the enemy":               {[]attributes{with(heal, "to", "foe")}, nil, false},
		"heals the enemy less":          {[]attributes{with(heal, "to", "foe", "amount", "1")}, []attributes{with(heal, "to", "foe")}, true},
		"a blow more sets off cards":    {[]attributes{{"do": "damage", "amount": "2"}}, nil, false},
		"a harder blow":                 {[]attributes{{"do": "damage", "amount": "3"}}, []attributes{{"do": "damage", "amount": "2"}}, true},
		"more hits":                     {[]attributes{{"do": "damage", "hits": "3"}}, []attributes{{"do": "damage", "hits": "2"}}, true},
		"a blow that pierces":           {[]attributes{{"do": "damage", "pierce": "true"}}, []attributes{{"do": "damage"}}, false},
		"more often by chance":          {[]attributes{heal}, []attributes{with(heal, "chance", "50")}, true},
		"a looser condition":            {[]attributes{with(heal, "if", "my_hand", "least", "2")}, []attributes{with(heal, "if", "my_hand", "least", "3")}, true},
		"a tighter condition":           {[]attributes{with(heal, "if", "my_hand", "least", "4")}, []attributes{with(heal, "if", "my_hand", "least", "3")}, false},
		"another condition":             {[]attributes{with(heal, "if", "foe_hand", "least", "2")}, []attributes{with(heal, "if", "my_hand", "least", "3")}, false},
		"conditions side by side":       {[]attributes{with(heal, "if", "my_hand", "least", "2")}, []attributes{with(heal, "if", "my_hand", "below", "6")}, false},
		"none for one that holds":       {[]attributes{heal}, []attributes{with(heal, "if", "my_hp")}, false},
		"lasts longer":                  {[]attributes{with(thorns, "lasts", "3")}, []attributes{thorns}, true},
		"done more times":               {[]attributes{thorns}, []attributes{with(thorns, "times", "1")}, true},
		"another event":                 {[]attributes{with(thorns, "on", "hurt")}, []attributes{thorns}, false},
		"another mode":                  {[]attributes{with(heal, "mode", "1"), with(hurt, "mode", "2")}, []attributes{with(heal, "mode", "2"), with(hurt, "mode", "1")}, false},
		"more in a mode":                {[]attributes{with(heal, "mode", "1", "amount", "3"), with(hurt, "mode", "2")}, []attributes{with(heal, "mode", "1"), with(hurt, "mode", "2")}, true},
		"a mode more":                   {[]attributes{with(heal, "mode", "1"), with(hurt, "mode", "2"), with(heal, "mode", "3")}, []attributes{with(heal, "mode", "1"), with(hurt, "mode", "2")}, false},
		"raised faster":                 {[]attributes{with(heal, "per", "my_hand", "gain", "2")}, []attributes{with(heal, "per", "my_hand")}, true},
		"raised by fewer of it":         {[]attributes{with(heal, "per", "my_hand", "each", "1")}, []attributes{with(heal, "per", "my_hand", "each", "2")}, true},
		"raised by something else":      {[]attributes{with(heal, "per", "foe_hand")}, []attributes{with(heal, "per", "my_hand")}, false},
		"a higher bound":                {[]attributes{with(heal, "per", "my_hand", "most", "9")}, []attributes{with(heal, "per", "my_hand", "most", "4")}, true},
		"a bound that is never met":     {[]attributes{with(heal, "per", "my_armed", "most", "9")}, []attributes{with(heal, "per", "my_armed", "most", "8")}, false},
		"more here, less there":         {[]attributes{with(heal, "per", "my_hand", "gain", "2", "amount", "0")}, []attributes{with(heal, "per", "my_hand", "gain", "1", "amount", "3")}, false},
		"more poison":                   {[]attributes{{"do": "counter", "counter": "poison", "amount": "3"}}, []attributes{{"do": "counter", "counter": "poison"}}, true},
		"more might for the enemy":      {[]attributes{{"do": "counter", "counter": "might", "amount": "3"}}, []attributes{{"do": "counter", "counter": "might"}}, false},
		"less might for the enemy":      {[]attributes{{"do": "counter", "counter": "might"}}, []attributes{{"do": "counter", "counter": "might", "amount": "3"}}, true},
		"takes poison away":             {[]attributes{{"do": "counter", "counter": "poison", "to": "self", "amount": "-2"}}, nil, true},
		"another counter":               {[]attributes{{"do": "counter", "counter": "poison"}}, []attributes{{"do": "counter", "counter": "rage"}}, false},
		"an unknown one":                {[]attributes{{"do": "counter", "counter": "rage", "amount": "2"}}, []attributes{{"do": "counter", "counter": "rage"}}, false},
		"a longer bonus":                {[]attributes{{"do": "damage_bonus", "for": "3"}}, []attributes{{"do": "damage_bonus", "for": "2"}}, true},
		"a longer malus":                {[]attributes{{"do": "damage_bonus", "amount": "-1", "for": "3"}}, []attributes{{"do": "damage_bonus", "amount": "-1", "for": "2"}}, false},
		"a bonus takes another's place": {[]attributes{{"do": "damage_bonus", "for": "3"}}, nil, false},
		"a longer DoT displaces others": {[]attributes{{"do": "over_time", "for": "3"}}, []attributes{{"do": "over_time", "for": "2"}}, false},
		"one where there was none":      {[]attributes{{"do": "heal_over_time", "amount": "1", "per": "my_shield", "for": "2"}}, []attributes{{"do": "heal_over_time", "per": "my_shield", "amount": "0", "for": "2"}}, false},
		"more where there was some":     {[]attributes{{"do": "heal_over_time", "amount": "2", "per": "my_shield", "for": "2"}}, []attributes{{"do": "heal_over_time", "amount": "1", "per": "my_shield", "for": "2"}}, true},
		"a blow by its bonus alone":     {nil, []attributes{{"do": "damage", "amount": "0"}}, false},
		"energy, or its bonus alone":    {[]attributes{{"do": "energy", "to": "foe", "amount": "-1"}}, []attributes{{"do": "damage", "amount": "0"}}, false},
		"a stronger DoT":                {[]attributes{{"do": "over_time", "amount": "2", "for": "3"}}, []attributes{{"do": "over_time", "for": "3"}}, true},
		"more of an unknown card":       {[]attributes{{"do": "create", "what": "b", "amount": "2"}}, []attributes{{"do": "create", "what": "b"}}, false},
		"draws more":                    {[]attributes{{"do": "draw", "amount": "2"}}, []attributes{{"do": "draw"}}, true},
		"as much as was done":           {[]attributes{heal, {"do": "energy", "per": "done"}}, []attributes{heal, {"do": "energy", "per": "done"}, hurt}, true},
		"of something else done":        {[]attributes{with(heal, "amount", "3"), {"do": "energy", "per": "done"}}, []attributes{heal, {"do": "energy", "per": "done"}}, false},
		"asks what differs":             {[]attributes{{"do": "shield", "amount": "3"}, {"do": "heal", "if": "my_shield", "below": "5"}}, []attributes{{"do": "shield", "amount": "2"}, {"do": "heal", "if": "my_shield", "below": "5"}}, false},
		"below more of its enemy's hp":  {[]attributes{{"do": "damage", "amount": "5", "if": "foe_hp", "below": "10"}}, []attributes{{"do": "damage", "amount": "5", "if": "foe_hp", "below": "6"}}, true},
		"harder on one condition":       {[]attributes{{"do": "damage", "amount": "6", "if": "foe_hp", "below": "10"}}, []attributes{{"do": "damage", "amount": "5", "if": "foe_hp", "below": "10"}}, true},
		"grows faster with lost hp":     {[]attributes{{"do": "damage", "per": "foe_lost_hp", "gain": "2"}}, []attributes{{"do": "damage", "per": "foe_lost_hp"}}, true},
		"no condition":                  {[]attributes{{"do": "damage", "amount": "5"}}, []attributes{{"do": "damage", "amount": "5", "if": "foe_hp", "below": "10"}}, true},
		"no condition on a counter":     {[]attributes{heal}, []attributes{with(heal, "if", "my_counter", "counter", "might")}, true},
		"no condition on some cards":    {[]attributes{heal}, []attributes{with(heal, "if", "my_hand", "count", "attack")}, true},
		"no condition, for less":        {[]attributes{{"do": "damage", "amount": "4"}}, []attributes{{"do": "damage", "amount": "5", "if": "foe_hp", "below": "10"}}, false},
		"hurts itself on a condition":   {[]attributes{with(hurt, "if", "my_hand", "below", "3")}, []attributes{hurt}, true},
		"stuns without condition":       {[]attributes{{"do": "stun"}}, []attributes{{"do": "stun", "if": "foe_hand"}}, false},
		"asks what a harder blow left":  {[]attributes{{"do": "damage", "amount": "3"}, {"do": "heal", "if": "foe_hp", "least": "9"}}, []attributes{{"do": "damage", "amount": "2"}, {"do": "heal", "if": "foe_hp", "least": "9"}}, false},
		"asked before a harder blow":    {[]attributes{{"do": "heal", "if": "foe_hp", "least": "9"}, {"do": "damage", "amount": "3"}}, []attributes{{"do": "heal", "if": "foe_hp", "least": "9"}, {"do": "damage", "amount": "2"}}, true},
		"asks what it heals before":     {[]attributes{with(heal, "amount", "3"), {"do": "damage", "per": "my_lost_hp"}}, []attributes{heal, {"do": "damage", "per": "my_lost_hp"}}, false},
		"one more asked afterwards":     {[]attributes{{"do": "heal", "if": "my_hp", "below": "9"}, heal}, []attributes{{"do": "heal", "if": "my_hp", "below": "9"}}, true},
		"one more asked before":         {[]attributes{heal, {"do": "heal", "if": "my_hp", "below": "9"}}, []attributes{{"do": "heal", "if": "my_hp", "below": "9"}}, false},
		"asks through a third":          {[]attributes{{"do": "damage", "amount": "3"}, {"do": "unshield", "per": "foe_lost_hp"}}, []attributes{{"do": "damage", "amount": "2"}, {"do": "unshield", "per": "foe_lost_hp"}}, false},
	} {
		assert.Equal(t, c.want, design.Dominates(poisoned, saying(c.a...), saying(c.b...)), name)
		if c.want {
			assert.False(t, design.Dominates(poisoned, saying(c.b...), saying(c.a...)), "%s, and the other way round", name)
		}
	}
	piercing := duel.Card{RemovingEffects: true}
	piercing.Says.Rules = rule.ListOf(read(hurt)...)
	sheltered := piercing
	piercing.IgnoreDefense, sheltered.Cost = true, 1
	assert.False(t, design.Dominates(poisoned, piercing, sheltered), "who pierces its own shield loses hp, and keeps the shield")
	kind := duel.Card{HealingBonus: 1, BonusLength: 2, AttackHimself: true}
	kind.Says.Rules = rule.ListOf(read(with(heal, "to", "foe"))...)
	kinder := kind
	kinder.HealingBonus = 2
	assert.False(t, design.Dominates(poisoned, kinder, kind), "a bonus by which the enemy is healed more")
	assert.False(t, design.Dominates(poisoned, func() duel.Card { c := saying(); c.Says.Fades = true; return c }(), saying(heal)), "what is said besides counts")
}

// A card with something in the language of rules and one without it aren't told to do the same, nor each to do more
// than the other.
func TestEachSayingIsKnownToDominance(t *testing.T) {
	for name, change := range map[string]func(*rule.Says){
		"goes": func(s *rule.Says) { s.Goes = rule.IntoHand }, "becomes": func(s *rule.Says) { s.Becomes = "b" }, "takes_all": func(s *rule.Says) { s.TakesAll = true },
		"unplayable": func(s *rule.Says) { s.Unplayable = true }, "fades": func(s *rule.Says) { s.Fades = true }, "stays": func(s *rule.Says) { s.Stays = true },
		"tag": func(s *rule.Says) { s.Tags[0] = "fire" }, "kind": func(s *rule.Says) { s.Kind = rule.SaysDefence },
	} {
		plain, with := saying(), saying()
		change(&with.Says)
		assert.False(t, design.Twins(plain, with), name)
		assert.False(t, design.Dominates(poisoned, plain, with) || design.Dominates(poisoned, with, plain), name)
	}
	for e := range rule.EffectCount {
		for _, to := range []string{"self", "foe"} {
			written := attributes{"do": e.String(), "to": to, "amount": "1", "for": "2", "counter": "poison", "what": "b"}
			plain, with := saying(), saying(written)
			assert.False(t, design.Twins(plain, with), "%v to %s", e, to)
			assert.False(t, design.Dominates(poisoned, plain, with) && design.Dominates(poisoned, with, plain), "%v to %s", e, to)
		}
	}
}

// altered returns rules with an attribute of the first as in another one.
func altered(t *rapid.T, rules []rule.Rule, other rule.Rule) []rule.Rule {
	changed := append([]rule.Rule(nil), rules...)
	a := rapid.SampledFrom([]string{"amount", "gain", "each", "most", "hits", "for", "chance", "least", "below", "do", "to", "per", "if", "pierce"}).Draw(t, "attribute")
	_ = rule.AttributeNamed(a).Set(&changed[0], rule.AttributeNamed(a).Text(&other)) // unless nothing is written there
	return changed
}

// Of no two cards with rules each does all that the other one does and more.
func TestDominanceHasOneWay(t *testing.T) {
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		first := saying()
		anyRule := rapid.Custom(func(t *rapid.T) rule.Rule { return dueltest.PlayRule(t, *poisoned, dueltest.Real) })
		all := rapid.SliceOfN(anyRule, 1, 3).Draw(t, "rules")
		first.Says.Rules = rule.ListOf(all...)
		for range 20 {
			second := first
			second.Says.Rules = rule.ListOf(altered(t, all, anyRule.Draw(t, "other"))...)
			a, b := design.Dominates(poisoned, first, second), design.Dominates(poisoned, second, first)
			require.False(t, a && b)
			if a || b {
				found++
				require.False(t, design.Twins(first, second))
			}
		}
	})
	require.Greater(t, found, 20, "the property is about something")
}

// As [TestADominatingCardNeverLoses], of cards whose rules neither move cards nor draw lots.
func TestACardThatDominatesByItsRulesNeverLoses(t *testing.T) {
	dominating, asking := 0, 0
	quiet := rapid.Custom(func(t *rapid.T) rule.Rule {
		r := dueltest.PlayRule(t, duel.Classic(), dueltest.Real)
		r.Chance = 100
		return r
	}).Filter(func(r rule.Rule) bool {
		return r.Do.Meaning().Access.Writes&(rule.OfCards|rule.OfLuck) == 0 && !r.UsesCounter()
	})
	rapid.Check(t, func(t *rapid.T) {
		worse := dueltest.Card(t, dueltest.Real, "card")
		worse.IncreaseByHPLost, worse.ActivateByNextAttack = false, false
		all := rapid.SliceOfN(quiet, 1, 2).Draw(t, "rules")
		worse.Says.Rules = rule.ListOf(all...)
		for range 20 {
			better := worse
			if rapid.Bool().Draw(t, "fields") {
				better = improved(t, worse)
			}
			better.Says.Rules = rule.ListOf(altered(t, all, quiet.Draw(t, "other"))...)
			if design.Dominates(&unset, better, worse) && sharesLuck(better, worse) {
				dominating++
				if asks(better) || asks(worse) {
					asking++
				}
				compare(t, better, worse, rapid.Uint64().Draw(t, "seed"))
			}
		}
	})
	t.Log(dominating, asking)
	require.Greater(t, asking, 2, "some ask")
	require.Greater(t, dominating, 5, "the property is about something")
}

func TestTwinsWithRules(t *testing.T) {
	heal := attributes{"do": "heal", "amount": "2"}
	assert.True(t, design.Twins(saying(heal), saying(attributes{"do": "heal", "amount": "2", "hits": "3", "if": "my_hp", "most": "60"})), "what has no effect doesn't count")
	assert.False(t, design.Twins(saying(heal), saying(attributes{"do": "heal", "amount": "3"})))
	assert.False(t, design.Twins(saying(heal), saying()))
	a, b := saying(), saying()
	a.Says.Tags, b.Says.Tags = [rule.MostTags]string{"fire", "ice"}, [rule.MostTags]string{"ice", "fire"}
	assert.True(t, design.Twins(a, b), "in whatever order tags stand")
	b.Says.Goes = rule.IntoDeck
	assert.True(t, design.Twins(a, b), "where it goes anyway")
}

// rules lets a card say rules.
func rules(change func(*schema.Card), written ...attributes) func(*schema.Card) {
	return func(c *schema.Card) {
		if change != nil {
			change(c)
		}
		c.Says.Rules = saying(written...).Says.Rules
	}
}

func TestWarningsOfRules(t *testing.T) {
	knight := map[string][]string{"knight": {"a", "b"}}
	draw := attributes{"do": "draw"}
	for name, c := range map[string]struct {
		pack *schema.Pack
		code string
		want []string
	}{
		"dominated by a rule":         {packOf(knight, card("a", rules(hits(3, 2), draw)), card("b", rules(hits(2, 2), draw))), "dominated", []string{"cards/b.xml name"}},
		"not with a rule of its own":  {packOf(knight, card("a", hits(3, 2)), card("b", rules(hits(2, 2), draw))), "dominated", nil},
		"twins with rules":            {packOf(knight, card("a", rules(hits(3, 2), draw)), card("b", rules(hits(3, 2), draw))), "twin", []string{"cards/b.xml name"}},
		"no twins by a rule":          {packOf(knight, card("a", rules(hits(3, 2), draw)), card("b", hits(3, 2))), "twin", nil},
		"always true":                 {packOf(nil, card("a", rules(nil, attributes{"if": "my_hp", "do": "heal"}))), "rule-always", []string{"cards/a.xml rule[0]@if"}},
		"never that much":             {packOf(nil, card("a", rules(nil, draw, attributes{"if": "my_hand", "below": "11", "do": "heal"}))), "rule-always", []string{"cards/a.xml rule[1]@if"}},
		"a bound never reached":       {packOf(nil, card("a", rules(nil, attributes{"if": "my_hand", "least": "2", "below": "11", "do": "heal"}))), "rule-idle-bound", []string{"cards/a.xml rule[0]@below"}},
		"sometimes":                   {packOf(nil, card("a", rules(nil, attributes{"if": "my_hp", "least": "2", "do": "heal"}))), "rule-always", nil},
		"asked late":                  {packOf(nil, card("a", rules(hits(2, 2), attributes{"if": "foe_hp_share", "below": "50", "do": "damage"}))), "rule-asked-late", []string{"cards/a.xml rule[0]@if"}},
		"asked behind damage":         {packOf(nil, card("a", rules(nil, attributes{"do": "damage"}, attributes{"if": "foe_shield", "do": "draw"}))), "rule-asked-late", []string{"cards/a.xml rule[1]@if"}},
		"asked in time":               {packOf(nil, card("a", rules(nil, attributes{"if": "foe_hp_share", "below": "50", "do": "damage"}, attributes{"do": "damage"}))), "rule-asked-late", nil},
		"endless":                     {packOf(nil, card("a", rules(nil, draw, attributes{"do": "energy"}))), "rule-unbounded", []string{"cards/a.xml "}},
		"draws for nothing":           {packOf(nil, card("a", rules(nil, draw))), "rule-free-draw", []string{"cards/a.xml cost"}},
		"draws and is used up":        {packOf(nil, card("a", rules(func(c *schema.Card) { c.Says.Goes = rule.ToUsedUp }, draw))), "rule-free-draw", nil},
		"draws for energy":            {packOf(nil, card("a", rules(func(c *schema.Card) { c.Cost = 1 }, draw))), "rule-free-draw", nil},
		"draws sometimes":             {packOf(nil, card("a", rules(nil, attributes{"do": "draw", "if": "my_shield"}))), "rule-free-draw", nil},
		"pays for itself besides":     {packOf(nil, card("a", rules(nil, draw, attributes{"do": "energy"}))), "rule-free-draw", nil},
		"never fires":                 {packOf(nil, card("a", rules(nil, attributes{"if": "my_armed", "least": "2", "do": "heal"}))), "rule-never-fires", []string{"cards/a.xml rule[0]@least"}},
		"pierces by its rule":         {packOf(nil, card("a", rules(func(c *schema.Card) { c.IgnoreDefense, c.IsNotFatal = true, true }, attributes{"do": "damage", "amount": "3"}))), "idle-field", nil},
		"cheaper by a rule":           {packOf(knight, card("a", hits(3, 6)), card("b", rules(nil, attributes{"do": "cost_next", "amount": "-1"}))), "unplayable-cost", nil},
		"cheaper by another, lasting": {packOf(knight, card("a", hits(3, 6)), card("b", rules(nil, attributes{"do": "cost_bonus", "amount": "-1", "for": "2"}))), "unplayable-cost", nil},
		"dearer by a rule":            {packOf(knight, card("a", hits(3, 6)), card("b", rules(nil, attributes{"do": "cost_next", "amount": "1"}))), "unplayable-cost", []string{"heroes/knight.xml spell_card[0]"}},
		"that nobody plays":           {packOf(knight, card("a", func(c *schema.Card) { hits(3, 6)(c); c.Says.Unplayable = true }), card("b", hits(1, 1))), "unplayable-cost", nil},
	} {
		assert.Equal(t, c.want, told(c.pack, c.code, nil), name)
	}
}

// A card that always comes back and costs nothing is told of, however that comes about; not one that costs something,
// or comes back sometimes.
func TestCardsThatAreEndless(t *testing.T) {
	back := func(c *schema.Card) { c.Says.Goes = rule.IntoHand }
	both := func(changes ...func(*schema.Card)) func(*schema.Card) {
		return func(c *schema.Card) {
			for _, change := range changes {
				change(c)
			}
		}
	}
	gone := func(c *schema.Card) { c.Says.Goes = rule.ToUsedUp }
	costs := func(c *schema.Card) { c.Cost = 1 }
	draw, hurt, energy := attributes{"do": "draw"}, attributes{"do": "damage", "amount": "2"}, attributes{"do": "energy"}
	for name, c := range map[string]struct {
		change func(*schema.Card)
		said   []attributes
		want   bool
	}{
		"free, back in the hand":              {back, []attributes{hurt}, true},
		"by its fields alone":                 {both(back, hits(2, 0)), nil, true},
		"brings what it costs":                {both(back, costs), []attributes{energy}, true},
		"makes itself":                        {gone, []attributes{{"do": "create", "what": "a"}}, true},
		"draws, and makes itself cheaper":     {costs, []attributes{draw, {"do": "cost_next", "amount": "-1"}}, true},
		"makes cards cheaper for rounds":      {both(back, costs), []attributes{{"do": "cost_bonus", "amount": "-1", "for": "2"}}, true},
		"in a mode":                           {back, []attributes{{"mode": "1", "do": "heal", "if": "my_shield"}, {"mode": "2", "do": "heal"}}, true},
		"costs energy":                        {both(back, costs), []attributes{hurt}, false},
		"brings energy sometimes":             {both(back, costs), []attributes{{"do": "energy", "if": "my_shield"}}, false},
		"costs more than it brings":           {both(back, func(c *schema.Card) { c.Cost = 2 }), []attributes{energy}, false},
		"becomes another":                     {both(back, func(c *schema.Card) { c.Says.Becomes = "b" }), []attributes{hurt}, false},
		"makes another":                       {gone, []attributes{{"do": "create", "what": "b"}}, false},
		"makes itself for the enemy":          {gone, []attributes{{"do": "create", "what": "a", "to": "foe"}}, false},
		"into the deck":                       {gone, []attributes{{"do": "create", "what": "a", "into": "deck"}}, false},
		"does nothing but the first time":     {back, []attributes{{"do": "heal", "if": "this_played", "below": "1"}}, false},
		"makes the enemy's cards dearer":      {costs, []attributes{draw, {"do": "cost_next", "to": "foe"}}, false},
		"goes back into the deck":             {func(*schema.Card) {}, []attributes{hurt}, false},
		"draws for nothing, told otherwise":   {func(*schema.Card) {}, []attributes{draw}, false},
		"pays for itself, told otherwise":     {costs, []attributes{draw, energy}, false},
		"takes all that is left, once":        {both(back, func(c *schema.Card) { c.Says.TakesAll = true }), []attributes{hurt}, false},
		"waits to be set off by the enemy":    {both(back, func(c *schema.Card) { c.ActivateByNextAttack = true }), []attributes{hurt}, false},
		"can't be played":                     {both(back, func(c *schema.Card) { c.Says.Unplayable = true }), []attributes{{"on": "held", "do": "heal"}}, false},
		"does something only if it is struck": {back, []attributes{{"on": "held", "do": "heal"}}, false},
	} {
		pack := packOf(nil, card("a", rules(c.change, c.said...)), card("b", hits(1, 1)))
		got := told(pack, "rule-endless", nil)
		assert.Equal(t, c.want, len(got) > 0, "%s: %v", name, got)
	}
}

// A rule that is never done is told of, whatever keeps it from that: words of the language, numbers of the pack, or
// that nothing in the pack brings its event about.
func TestRulesThatNeverFireInThePack(t *testing.T) {
	numbers := duel.Classic()
	counters := []schema.Counter{{Counter: rule.Counter{ID: "rage", Most: 3}}}
	pack := func(further attributes, said ...attributes) *schema.Pack {
		raises := attributes{"do": "counter", "counter": "rage"}
		pack := packOf(nil, card("a", rules(nil, said...)), card("b", rules(nil, raises, further)))
		return pack.With(schema.NewRules(schema.Rules{Numbers: numbers, Counters: counters}))
	}
	show := attributes{"do": "show"}
	for name, c := range map[string]struct {
		said    attributes
		further attributes
		want    []string
	}{
		"always below 1":              {attributes{"do": "damage", "below": "1"}, show, []string{"cards/a.xml rule[0]@below"}},
		"no round":                    {attributes{"do": "damage", "if": "round", "below": "1"}, show, []string{"cards/a.xml rule[0]@below"}},
		"no hp":                       {attributes{"do": "damage", "if": "my_hp", "below": "1"}, show, []string{"cards/a.xml rule[0]@below"}},
		"few hp":                      {attributes{"do": "damage", "if": "my_hp", "below": "2"}, show, nil},
		"no shield":                   {attributes{"do": "damage", "if": "my_shield", "below": "1"}, show, nil},
		"who dies has no hp":          {attributes{"on": "dying", "lasts": "3", "do": "heal", "if": "my_hp", "below": "1"}, show, nil},
		"more than the counter":       {attributes{"do": "damage", "if": "foe_counter", "counter": "rage", "least": "4"}, show, []string{"cards/a.xml rule[0]@least"}},
		"as much as the counter":      {attributes{"do": "damage", "if": "foe_counter", "counter": "rage", "least": "3"}, show, nil},
		"more than a hand":            {attributes{"do": "damage", "if": "my_hand", "least": "6"}, show, []string{"cards/a.xml rule[0]@least"}},
		"a full hand":                 {attributes{"do": "damage", "if": "foe_hand", "least": "5"}, show, nil},
		"nothing discards":            {attributes{"on": "discarded", "do": "damage"}, show, []string{"cards/a.xml rule[0]@on"}},
		"something discards":          {attributes{"on": "discarded", "do": "damage"}, attributes{"do": "discard", "to": "foe"}, nil},
		"nothing heals":               {attributes{"on": "healed", "lasts": "3", "do": "damage"}, show, []string{"cards/a.xml rule[0]@on"}},
		"only what answers heals":     {attributes{"on": "healed", "lasts": "3", "do": "damage"}, attributes{"on": "drawn", "do": "heal"}, nil},
		"turns draw":                  {attributes{"on": "drawn", "do": "damage"}, show, nil},
		"nothing breaks a shield":     {attributes{"on": "shield_broken", "lasts": "3", "do": "heal"}, show, []string{"cards/a.xml rule[0]@on"}},
		"an event that comes anyway":  {attributes{"on": "turn_end", "lasts": "3", "do": "heal"}, show, nil},
		"of a condition between both": {attributes{"do": "damage", "if": "my_hand", "least": "2", "below": "4"}, show, nil},
	} {
		got := told(pack(c.further, c.said), "rule-never-fires", nil)
		assert.Equal(t, c.want, got, name)
	}
	counters[0].When, counters[0].Does = rule.WhenStruck, rule.DoesBack
	assert.Empty(t, told(pack(show, attributes{"on": "shield_broken", "lasts": "3", "do": "heal"}), "rule-never-fires", nil), "a counter strikes back")
	for _, d := range design.Check(pack(show, attributes{"do": "damage", "below": "1"}), nil, nil).Told {
		if d.Code == "rule-never-fires" {
			assert.Equal(t, schema.Warning, d.Severity)
			message, _ := d.In("en")
			assert.Equal(t, "below: always is never below 1; it is at least 1", message)
		}
	}
}

func TestConditionsOfHeroes(t *testing.T) {
	pack := packOf(map[string][]string{"knight": {"a"}}, card("a", hits(1, 1)))
	hero, _ := pack.Hero("knight")
	hero.Passives = read(attributes{"on": "turn_start", "if": "round", "do": "heal"})
	assert.Equal(t, []string{"heroes/knight.xml rule[0]@if"}, told(pack.With(schema.NewHero(hero)), "rule-always", nil), "of a hero")
}

// Whatever harms the enemy and can be removed is answered, and whatever helps as defence and immortality do.
func TestAnswersByRules(t *testing.T) {
	threatened := map[string]string{} // by effects
	for e := range rule.EffectCount {
		for _, to := range []string{"foe", "self"} {
			for _, amount := range []string{"1", "-1"} {
				bringer := packOf(map[string][]string{"knight": {"a"}, "mage": {"b"}},
					card("a", rules(nil, attributes{"do": e.String(), "to": to, "amount": amount, "for": "2", "what": "b", "counter": "poison"})), card("b", rules(nil, attributes{"do": "show"})))
				bringer = bringer.With(schema.NewRules(schema.Rules{Numbers: duel.Classic(), Counters: []schema.Counter{{Counter: poisoned.Counters[0]}}}))
				for _, threat := range design.Threats() {
					for _, found := range told(bringer, "no-answer-"+threat, nil) {
						threatened[fmt.Sprint(e, " ", to, " ", amount)] += threat
						assert.Equal(t, "heroes/mage.xml spell_card[0]", found)
					}
				}
			}
		}
	}
	assert.Equal(t, map[string]string{
		"over_time foe 1": "dot", "stun foe 1": "stun", "defence self 1": "defence", "immortal self 1": "immortality", "immortal self -1": "immortality",
		"counter foe 1": "curse", "damage_bonus foe -1": "curse", "cost_bonus foe 1": "curse", "max_hp foe -1": "curse", "regen foe -1": "curse", "cost_next foe 1": "curse",
		"forbid foe 1": "curse", "forbid foe -1": "curse",
	}, threatened)
	for threat, c := range map[string]struct{ brings, answers attributes }{
		"dot":         {attributes{"do": "over_time", "for": "2"}, attributes{"do": "heal_over_time", "for": "2"}},
		"stun":        {attributes{"do": "stun"}, attributes{"do": "defence", "amount": "20", "for": "2"}},
		"curse":       {attributes{"do": "regen", "to": "foe", "amount": "-1"}, attributes{"do": "remove"}},
		"defence":     {attributes{"do": "defence", "amount": "20", "for": "2"}, attributes{"do": "damage", "pierce": "true"}},
		"immortality": {attributes{"do": "immortal", "for": "2"}, attributes{"do": "remove", "to": "foe"}},
	} {
		pack := packOf(map[string][]string{"knight": {"a"}, "mage": {"b"}}, card("a", rules(nil, c.brings)), card("b", rules(nil, c.answers)))
		assert.Empty(t, told(pack, "no-answer-"+threat, nil), threat)
		hero, _ := pack.Hero("mage")
		c.answers["on"] = "turn_start"
		hero.Passives = read(c.answers)
		passive := pack.With(schema.NewCard(card("b", rules(nil, attributes{"do": "show"})))).With(schema.NewHero(hero))
		assert.Empty(t, told(passive, "no-answer-"+threat, nil), "%s, by what its hero always does", threat)
		assert.Contains(t, design.DeckOf(pack, "knight").Brings, threat)
		assert.Contains(t, design.DeckOf(pack, "mage").Answers, threat)
	}
}
