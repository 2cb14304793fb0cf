package duel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// saying is a card that says some rules, each as documents write it.
func saying(t *testing.T, id string, cost int16, rules ...map[string]string) duel.Card {
	t.Helper()
	c := duel.Card{ID: id, Cost: cost}
	var all []rule.Rule
	for _, written := range rules {
		r, err := rule.Read(written)
		require.NoError(t, err)
		all = append(all, r)
	}
	c.Says.Rules = rule.ListOf(all...)
	return c
}

type written = map[string]string

func TestACardThatChangesNothingIsPlayedInVain(t *testing.T) {
	kick := func(t *testing.T) duel.Card {
		return saying(t, "card", 1, written{"if": "foe_stun", "do": "damage", "amount": "5"})
	}
	for _, c := range []struct {
		name   string
		card   func(t *testing.T) duel.Card
		beside written // a rule of another card in the hand
		set    func(s *duel.State)
		want   bool
	}{
		{name: "its condition doesn't hold", card: kick, want: true},
		{name: "it holds", card: kick, set: func(s *duel.State) { s.Fighters[foe].StunTime = 1 }},
		{name: "it was a cheaper card", card: kick, set: func(s *duel.State) { s.Fighters[me].CostNext = -1; s.Fighters[me].CostsModifier = 1 }, want: true},
		{name: "dearer cards come to an end", card: kick, set: func(s *duel.State) { s.Fighters[me].CostNext = 1 }},
		{name: "it is free", card: func(t *testing.T) duel.Card { return saying(t, "card", 0, written{"if": "foe_stun", "do": "damage"}) }},
		{name: "another card asks for one that was played", card: kick, beside: written{"if": "my_played", "do": "damage", "amount": "3"}},
		{name: "another card asks for a small hand", card: kick, beside: written{"if": "my_hand", "below": "2", "do": "damage", "amount": "3"}},
		{name: "another card asks for a large hand", card: kick, beside: written{"if": "my_hand", "least": "2", "do": "damage", "amount": "3"}, want: true},
		{name: "it grows", card: func(t *testing.T) duel.Card {
			return saying(t, "card", 1, written{"do": "damage", "amount": "0", "per": "this_played", "gain": "2"})
		}},
		{name: "it harms in the hand", card: func(t *testing.T) duel.Card {
			return saying(t, "card", 1, written{"on": "held", "do": "damage", "to": "self", "amount": "2"})
		}},
		{name: "chance might have helped", card: func(t *testing.T) duel.Card {
			return saying(t, "card", 1, written{"chance": "1", "do": "damage", "amount": "2"})
		}},
		{name: "it comes back", card: func(t *testing.T) duel.Card {
			c := kick(t)
			c.Says.Goes = rule.IntoHand
			return c
		}, want: true},
		{name: "it is used up", card: func(t *testing.T) duel.Card {
			c := kick(t)
			c.Cost, c.Says.Goes = 0, rule.ToUsedUp
			return c
		}, want: true},
		{name: "it draws", card: func(t *testing.T) duel.Card { return saying(t, "card", 1, written{"do": "draw"}) }},
		{name: "fields that say nothing now", card: func(*testing.T) duel.Card { return duel.Card{ID: "card", Cost: 1, BaseHealing: 5} }, want: true},
		{name: "fields that do something", card: func(*testing.T) duel.Card { return duel.Card{ID: "card", Cost: 1, BaseAbsorb: 5} }},
	} {
		t.Run(c.name, func(t *testing.T) {
			other := saying(t, "other", 1, written{"if": "foe_stun", "do": "damage"})
			if c.beside != nil {
				other = saying(t, "other", 1, c.beside)
			}
			sc := newScene(t, []duel.Card{c.card(t), other}, nil)
			if c.set != nil {
				c.set(&sc.s)
			}
			before := sc.s
			require.NoError(t, sc.d.Apply(&sc.s, duel.Play(0), nil))
			assert.Equal(t, c.want, sc.d.InVain(&before, &sc.s, duel.Play(0)))
		})
	}
}

func TestNothingIsInVainInAClassicDuel(t *testing.T) {
	sc := newScene(t, []duel.Card{{ID: "card", Cost: 1, BaseHealing: 5}}, nil)
	before := sc.s
	sc.play("card")
	assert.False(t, sc.d.InVain(&before, &sc.s, duel.Play(0)))
}

// Whether a card is played in vain depends on nothing that its player doesn't see.
func TestWhatIsInVainIsSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuel(t)
		s := moment(t, d)
		view := d.View(&s, s.Mover)
		for _, a := range d.Legal(&s, nil) {
			in := func(s duel.State) bool {
				after := s
				require.NoError(t, d.Apply(&after, a, nil))
				return d.InVain(&s, &after, a)
			}
			want := in(d.Determinize(&view, 1))
			for seed := range uint64(4) {
				require.Equal(t, want, in(d.Determinize(&view, seed+2)), d.ActionName(s.Mover, a))
			}
		}
	})
}

func TestACardMakesRoomInAFullHand(t *testing.T) {
	sc := newScene(t, []duel.Card{saying(t, "card", 1, written{"if": "foe_stun", "do": "damage", "amount": "5"})}, nil)
	for sc.s.Fighters[me].HandCount+sc.d.Numbers().Draw <= sc.d.Numbers().Hand {
		sc.pass(2)
	}
	before := sc.s
	require.NoError(t, sc.d.Apply(&sc.s, duel.Play(0), nil))
	assert.False(t, sc.d.InVain(&before, &sc.s, duel.Play(0)))
}
