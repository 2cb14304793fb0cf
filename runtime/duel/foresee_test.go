package duel_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Whatever is hidden and wherever chance falls, an action comes to what was foreseen of it.
func TestWhatHappensWasForeseen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := arbitraryDuel(t)
		s := d.Start(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(1, 60).Draw(t, "actions") {
			if s.Winner != game.Nobody {
				return
			}
			action := rapid.SampledFrom(d.Legal(&s, nil)).Draw(t, "action")
			view := d.View(&s, s.Mover)
			foreseen, err := d.Foresee(&view, action)
			require.NoError(t, err)
			for range 4 {
				other := s
				other.Reroll()
				require.NoError(t, d.Apply(&other, action, nil))
				assertWithin(t, &foreseen, &other)
			}
			require.NoError(t, d.Apply(&s, action, nil))
			assertWithin(t, &foreseen, &s)
		}
	})
}

func assertWithin(t require.TestingT, o *duel.Outlook, s *duel.State) {
	for seat := range s.Fighters {
		f := &s.Fighters[seat]
		require.True(t, o.HP[seat].Least <= f.HP && f.HP <= o.HP[seat].Most, "hp %d in %v", f.HP, o.HP[seat])
		require.True(t, o.Shield[seat].Least <= f.Shield && f.Shield <= o.Shield[seat].Most, "shield %d in %v", f.Shield, o.Shield[seat])
	}
}

func TestForesight(t *testing.T) {
	hit := duel.Card{ID: "hit", Cost: 1, BaseDamage: 4, MaxDamage: 4}
	wild := duel.Card{ID: "wild", Cost: 1, BaseDamage: 1, MaxDamage: 6}
	pierce := duel.Card{ID: "pierce", Cost: 1, BaseDamage: 4, MaxDamage: 4, IgnoreDefense: true}
	mend := duel.Card{ID: "mend", Cost: 1, BaseHealing: 2, MaxHealing: 5, BaseAbsorb: 3, MaxAbsorb: 3}
	spikes := duel.Card{ID: "spikes", Cost: 1, BaseDamage: 1, MaxDamage: 3, ActivateByNextAttack: true}
	poison := duel.Card{ID: "poison", Cost: 1, DoTPower: 3, BonusLength: 2}
	hero := duel.Hero{ID: "hero", HP: 30, EP: 9, Regen: 2}
	for _, card := range []duel.Card{hit, wild, pierce, mend, spikes, poison} {
		hero.Deck = append(hero.Deck, duel.DeckLine{Card: card, Copies: 2})
	}
	d, err := duel.New(hero, hero)
	require.NoError(t, err)
	const (
		hitCard, wildCard, pierceCard, mendCard, spikesCard = 0, 1, 2, 3, 4
	)
	span := func(least, most int16) duel.Span { return duel.Span{Least: least, Most: most} }
	for _, c := range []struct {
		name    string
		me, foe duel.Fighter
		action  duel.Action
		mine    duel.Span // hp
		theirs  duel.Span
	}{
		{"a hit", duel.Fighter{HP: 20}, duel.Fighter{HP: 20}, duel.Play(hitCard), span(20, 20), span(16, 16)},
		{"with a bonus", duel.Fighter{HP: 20, DamageBonus: 2, DamageBonusTime: 1}, duel.Fighter{HP: 20}, duel.Play(hitCard), span(20, 20), span(14, 14)},
		{"on a shield", duel.Fighter{HP: 20}, duel.Fighter{HP: 20, Shield: 3}, duel.Play(hitCard), span(20, 20), span(19, 19)},
		{"through a shield", duel.Fighter{HP: 20}, duel.Fighter{HP: 20, Shield: 3}, duel.Play(pierceCard), span(20, 20), span(16, 16)},
		{"on a defence", duel.Fighter{HP: 20}, duel.Fighter{HP: 20, Defence: 50, DefenceTime: 1}, duel.Play(hitCard), span(20, 20), span(18, 18)},
		{"that kills", duel.Fighter{HP: 20}, duel.Fighter{HP: 4}, duel.Play(hitCard), span(20, 20), span(0, 0)},
		{"that an immortal outlives", duel.Fighter{HP: 20}, duel.Fighter{HP: 4, ImmortalityTime: 1}, duel.Play(hitCard), span(20, 20), span(1, 1)},
		{"that may kill", duel.Fighter{HP: 20}, duel.Fighter{HP: 4}, duel.Play(wildCard), span(20, 20), span(0, 3)},
		{"that is answered", duel.Fighter{HP: 20}, duel.Fighter{HP: 20, Armed: spikesCard}, duel.Play(hitCard), span(17, 19), span(16, 16)},
		{"healing", duel.Fighter{HP: 20}, duel.Fighter{HP: 20}, duel.Play(mendCard), span(22, 25), span(20, 20)},
		{"healing what is missing", duel.Fighter{HP: 27}, duel.Fighter{HP: 20}, duel.Play(mendCard), span(29, 30), span(20, 20)},
		{"the end of the turn, with a poison", duel.Fighter{HP: 20}, duel.Fighter{HP: 20, DoTCount: 1, DoTs: [duel.MaxDoTs]duel.Periodic{{Power: 3, Time: 2}}},
			duel.EndTurn, span(20, 20), span(17, 17)},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.me.EP = 9
			if c.foe.Armed == 0 {
				c.foe.Armed = duel.NoCard
			}
			c.me.Armed = duel.NoCard
			p := duel.Position{Round: 1, Starter: 0, Fighters: [2]duel.Fighter{c.me, c.foe}}
			p.Hands[0] = [duel.LineCapacity]uint8{1, 1, 1, 1}
			s, err := d.From(&p, 1)
			require.NoError(t, err)
			s.Fighters[1].Shield = c.foe.Shield // without what the second one begins with
			view := d.View(&s, 0)
			seen := view
			foreseen, err := d.Foresee(&view, c.action)
			require.NoError(t, err)
			assert.Equal(t, c.mine, foreseen.HP[0])
			assert.Equal(t, c.theirs, foreseen.HP[1])
			assert.Equal(t, seen, view)
		})
	}
	s := d.Start(1)
	view := d.View(&s, s.Mover)
	_, err = d.Foresee(&view, duel.Play(duel.CardIndex(classic.Deck-1)))
	assert.Error(t, err)
}

// What thirty rules leave to chance comes in more ways than anybody could try.
func TestForeseeingRulesOfChanceComesToAnEnd(t *testing.T) {
	read := func(written map[string]string) rule.Rule {
		written["chance"] = "50"
		r, err := rule.Read(written)
		require.NoError(t, err)
		return r
	}
	listens := func(on string) rule.Rule { return read(map[string]string{"on": on, "lasts": "9", "do": "shield"}) }
	hero := func(id, on string) duel.Hero {
		waits := read(map[string]string{"on": on, "do": "shield"})
		blow := read(map[string]string{"do": "damage"})
		h := duel.Hero{ID: id, HP: 40, EP: 5, Passives: []rule.Rule{waits, waits, waits, waits}}
		for i, r := range []rule.Rule{blow, listens(on), listens(on)} {
			card := duel.Card{ID: fmt.Sprint("card_", i)}
			card.Says.Rules = rule.ListOf(r, r, r, r, r, r)
			h.Deck = append(h.Deck, duel.DeckLine{Card: card, Copies: 4})
		}
		return h
	}
	d, err := duel.New(hero("me", "own_play"), hero("foe", "foe_play"))
	require.NoError(t, err)
	p := d.Opening()
	p.Starter, p.Drawn[0] = 0, false
	p.Hands[0][0] = 1
	for seat := range p.Ruled {
		for i := range p.Ruled[seat].Lasting {
			p.Ruled[seat].Lasting[i] = duel.LastingRule{Card: duel.CardIndex(1 + i/4), Rule: uint8(i % 4), Rounds: 3}
		}
	}
	s, err := d.From(&p, 1)
	require.NoError(t, err)
	v := d.View(&s, 0)
	o, err := d.Foresee(&v, duel.Play(0))
	require.NoError(t, err)
	assert.Equal(t, duel.Span{Least: 35, Most: 40}, o.HP[1])
}

func BenchmarkForesee(b *testing.B) {
	d := exampleDuel(1)
	s := d.Start(1)
	view := d.View(&s, s.Mover)
	actions := d.Legal(&s, nil)
	for i := 0; b.Loop(); i++ {
		_, _ = d.Foresee(&view, actions[i%len(actions)])
	}
}
