package material_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/material"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// ruled is a duel by counters of all kinds whose heroes have a card with some rules.
func ruled(t *testing.T, counter rule.Counter, written ...map[string]string) *duel.Duel {
	t.Helper()
	n := duel.Classic()
	n.Counters[0] = counter
	card := duel.Card{ID: "card"}
	var rules []rule.Rule
	for _, w := range written {
		r, err := rule.Read(w)
		require.NoError(t, err)
		rules = append(rules, r)
	}
	card.Says.Rules = rule.ListOf(rules...)
	hero := duel.Hero{ID: "hero", HP: 30, EP: 5, Regen: 2, Deck: []duel.DeckLine{{Card: card, Copies: int(n.Deck)}}}
	d, err := n.New(hero, hero)
	require.NoError(t, err)
	return d
}

var poison = rule.Counter{ID: "poison", Harms: true, Most: 99, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess}

// Counters are worth what they still do, and what they add.
func TestCountersAreWorthWhatTheyDo(t *testing.T) {
	for name, c := range map[string]struct {
		counter rule.Counter
		helps   bool
	}{
		"poison":    {poison, false},
		"bark":      {rule.Counter{Most: 99, When: rule.AtTurnStart, Does: rule.DoesShield}, true},
		"thorns":    {rule.Counter{Most: 99, When: rule.WhenStruck, Does: rule.DoesBack}, true},
		"strength":  {rule.Counter{Most: 99, Adds: rule.AddsDamage}, true},
		"weakness":  {rule.Counter{Most: 99, Adds: rule.AddsLessDamage}, false},
		"exposed":   {rule.Counter{Most: 99, Adds: rule.AddsTaken}, false},
		"insight":   {rule.Counter{Most: 99, When: rule.AtTurnEnd, Does: rule.DoesDraw, Then: rule.ThenHalves}, true},
		"lightning": {rule.Counter{Most: 99, When: rule.WhenPlays, Does: rule.DoesEnergy, Then: rule.ThenGoes}, true},
	} {
		c.counter.ID = "counter"
		d := ruled(t, c.counter)
		m := material.New(d)
		for seat := range game.Seat(2) {
			plain, some, more := even(d), even(d), even(d)
			some.Ruled[seat].Counters[0], more.Ruled[seat].Counters[0] = 1, 3
			assert.Equal(t, c.helps, m.Lead(&some, seat) > m.Lead(&plain, seat), name)
			assert.Equal(t, c.helps, m.Lead(&more, seat) > m.Lead(&some, seat), name)
			assert.NotEqual(t, m.Lead(&plain, seat), m.Lead(&some, seat), name)
		}
	}
	d := ruled(t, poison)
	s := even(d)
	s.Ruled[0].Counters[0] = 3
	left := material.LeftOn(d, &s, 0)
	assert.Equal(t, -(3+2+1)*material.HP, left.Sum(), "poison of three takes six hp")
}

// Rules that last are worth what they do, as often as their events happen, as long as they last.
func TestLastingRulesAreWorthWhatTheyDo(t *testing.T) {
	for _, c := range []struct {
		written map[string]string
		helps   bool
	}{
		{map[string]string{"on": "turn_start", "do": "heal", "amount": "2", "lasts": "9"}, true},
		{map[string]string{"on": "struck", "do": "damage", "amount": "2", "lasts": "9"}, true},
		{map[string]string{"on": "turn_start", "do": "counter", "counter": "poison", "amount": "1", "lasts": "9"}, true},
		{map[string]string{"on": "turn_start", "do": "counter", "to": "self", "counter": "poison", "amount": "1", "lasts": "9"}, false},
		{map[string]string{"on": "turn_end", "do": "damage", "to": "self", "amount": "2", "lasts": "9"}, false},
		{map[string]string{"on": "dying", "do": "heal", "amount": "5", "lasts": "9"}, true},
		{map[string]string{"on": "draws", "do": "shield", "per": "event", "lasts": "9"}, true},
		{map[string]string{"on": "turn_start", "if": "my_hp", "below": "30", "do": "energy", "amount": "1", "lasts": "9"}, true},
	} {
		d := ruled(t, poison, c.written)
		plain, short, long := even(d), even(d), even(d)
		short.Ruled[0].Lasting[0] = duel.LastingRule{Rounds: 1}
		long.Ruled[0].Lasting[0] = duel.LastingRule{Rounds: 3}
		m := material.New(d)
		assert.Equal(t, c.helps, m.Lead(&short, 0) > m.Lead(&plain, 0), "%v", c.written)
		assert.NotEqual(t, m.Lead(&plain, 0), m.Lead(&short, 0), "%v", c.written)
		if c.written["on"] != "dying" {
			assert.Equal(t, c.helps, m.Lead(&long, 0) > m.Lead(&short, 0), "%v", c.written)
		}
	}
}

func TestWhatRulesHinderIsWorthLess(t *testing.T) {
	d := ruled(t, poison)
	m := material.New(d)
	for name, change := range map[string]func(*duel.State){
		"forbidden": func(s *duel.State) { s.Ruled[1].Forbidden[rule.Attack] = 1 },
		"dearer":    func(s *duel.State) { s.Fighters[1].CostNext = 2 },
	} {
		plain, hindered := even(d), even(d)
		change(&hindered)
		assert.Greater(t, m.Lead(&hindered, 0), m.Lead(&plain, 0), name)
	}
}

// A card that the enemy has put into the deck is worth what its rules do.
func TestCardsThatRulesBringAreWorthWhatTheyDo(t *testing.T) {
	d, err := schema.ReadPack(schematest.Choices()).Duel("sage", "witch")
	require.NoError(t, err)
	plain, cursed := d.Start(1), d.Start(1)
	for i, line := range d.Hero(0).Deck {
		if line.Card.ID == "ash" {
			cursed.Ruled[0].Added[i] = 2
		}
	}
	before, after := material.LeftOn(d, &plain, 0), material.LeftOn(d, &cursed, 0)
	assert.Less(t, after[material.Brought], before[material.Brought])
	assert.Zero(t, testing.AllocsPerRun(20, func() { material.LeftOn(d, &cursed, 0) }))
}

// Who has no room in the hand won't draw: a card less is better then, though nothing comes of it.
func TestAHandWithoutRoomIsWorthLess(t *testing.T) {
	d := ruled(t, poison, map[string]string{"if": "foe_stun", "do": "damage"})
	m, n := material.New(d), d.Numbers()
	for seat := range game.Seat(2) {
		worth := func(cards int16) int {
			s := even(d)
			s.Fighters[seat].HandCount = cards
			return m.Fighter(&s, seat)
		}
		assert.Equal(t, worth(0), worth(n.Hand-n.Draw))
		assert.Greater(t, worth(n.Hand-n.Draw), worth(n.Hand-1))
		assert.Greater(t, worth(n.Hand-1), worth(n.Hand))
	}
}
