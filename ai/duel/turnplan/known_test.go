package turnplan_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/turnplan"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// cardOf returns a card that has a part and what it needs, without lots.
func cardOf(p *duel.Part, id string, himself bool) duel.Card {
	c := duel.Card{ID: id, AttackHimself: himself}
	for _, name := range []string{p.Name, p.With, p.AtLeast} {
		q := duel.PartNamed(name)
		switch {
		case q == nil:
		case q.Flag != nil:
			*q.Flag(&c) = true
		case q.Max == 0:
			*q.Number(&c) = -2
		default:
			*q.Number(&c) = 2
		}
		if q != nil && q.Timed {
			c.BonusLength = 2
		}
	}
	c.MaxDamage, c.MaxHealing, c.MaxAbsorb = max(c.MaxDamage, c.BaseDamage), max(c.MaxHealing, c.BaseHealing), max(c.MaxAbsorb, c.BaseAbsorb)
	c.BaseDamage, c.BaseHealing, c.BaseAbsorb = c.MaxDamage, c.MaxHealing, c.MaxAbsorb
	return c
}

// Of two cards with a part each, all that any order leads to is led to by a plan: what a part of the table reads and
// writes is told whole.
func TestEachPartIsKnownToTheOrderOfCards(t *testing.T) {
	quick.Skip(t, "tries each pair of parts")
	for i, p := range duel.Parts {
		for _, q := range duel.Parts[:i+1] {
			for aims := range 4 {
				d := holding(t, cardOf(p, "first", aims&1 != 0), cardOf(q, "second", aims&2 != 0))
				for _, hp := range [][2]int16{{20, 20}, {19, 2}, {9, 1}} {
					assertPlansLeadEverywhere(t, d, hp, p.Name+" and "+q.Name)
				}
			}
		}
	}
}

// Neither is an order left out that matters by what cards say in rules.
func TestRulesAreKnownToTheOrderOfCards(t *testing.T) {
	saying := func(id string, written map[string]string) duel.Card {
		r, err := rule.Read(written)
		require.NoError(t, err)
		return duel.Card{ID: id, Says: rule.Says{Rules: rule.ListOf(r)}}
	}
	blow := saying("blow", map[string]string{"do": "damage", "amount": "2"})
	for _, written := range []map[string]string{
		{"do": "unshield", "amount": "3"},
		{"do": "damage_bonus", "amount": "2", "for": "2"},
		{"if": "foe_hp", "below": "20", "do": "heal"},
		{"do": "damage", "amount": "1", "hits": "3", "pierce": "true"},
	} {
		other := saying("other", written)
		for _, hp := range [][2]int16{{19, 20}, {9, 2}} {
			assertPlansLeadEverywhere(t, holding(t, blow, other), hp, fmt.Sprint(written))
			assertPlansLeadEverywhere(t, holding(t, other, blow), hp, fmt.Sprint(written))
		}
	}
}

// holding returns a duel of a hero with two cards and blanks.
func holding(t *testing.T, first, second duel.Card) *duel.Duel {
	blank := duel.Card{ID: "blank"}
	hero := func(id string, cards ...duel.Card) duel.Hero {
		h := duel.Hero{ID: id, HP: 20, EP: 5}
		for _, card := range cards {
			h.Deck = append(h.Deck, duel.DeckLine{Card: card, Copies: 1})
		}
		h.Deck = append(h.Deck, duel.DeckLine{Card: blank, Copies: int(duel.Classic().Deck) - len(cards)})
		return h
	}
	d, err := duel.New(hero("me", first, second), hero("foe"))
	require.NoError(t, err)
	return d
}

// assertPlansLeadEverywhere begins a turn with the first two cards in hand, at some hp.
func assertPlansLeadEverywhere(t *testing.T, d *duel.Duel, hp [2]int16, name string) {
	position := d.Opening()
	position.Starter, position.Drawn[0] = 0, false
	position.Hands[0][0], position.Hands[0][1] = 1, 1
	position.Fighters[0].HP, position.Fighters[1].HP, position.Fighters[1].Shield = hp[0], hp[1], 3
	s, err := d.From(&position, 1)
	require.NoError(t, err)
	want, canWin := finished(byOrders(d, s))
	got, wins := finished(byPlans(d, s))
	assert.Equal(t, canWin, wins, "%s: an order that wins", name)
	for o := range want {
		assert.True(t, got[o] || wins, "%s: their order matters, and no plan leads where one of them does", name)
	}
}

// What counts the cards that were played knows no order that could be left out.
func TestCountedCardsAreKnownToTheOrderOfCards(t *testing.T) {
	blow, err := rule.Read(map[string]string{"do": "damage", "amount": "2", "if": "my_played"})
	require.NoError(t, err)
	combo := duel.Card{ID: "combo"}
	combo.Says.Rules = rule.ListOf(blow)
	other := duel.Card{ID: "other", BaseAbsorb: 1, MaxAbsorb: 1}
	assertPlansLeadEverywhere(t, holding(t, combo, other), [2]int16{20, 20}, "a combo")
	assertPlansLeadEverywhere(t, holding(t, other, combo), [2]int16{20, 20}, "a combo that comes later in the deck")
}

// Where cards offer modes there are more ways than are looked at: some begin with each of what can be played.
func TestEachActionBeginsAPlan(t *testing.T) {
	d, err := schema.ReadPack(schematest.Choices()).Duel("druid", "witch")
	require.NoError(t, err)
	for seed := range uint64(50) {
		s := d.Start(seed)
		for s.Fighters[s.Mover].HandCount < d.Numbers().Hand && s.Winner == game.Nobody {
			require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
		}
		began := map[duel.Action]bool{}
		for _, p := range turnplan.New(d, s.Mover, 40).Plans(&s, byPlays(1)) {
			began[p.First()] = true
		}
		for _, a := range d.Legal(&s, nil) {
			assert.True(t, began[a], "seed %d: no plan begins with %s", seed, d.ActionName(s.Mover, a))
		}
	}
}
