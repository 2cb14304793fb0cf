package turnplan_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/turnplan"
	"boardduels/internal/quick"
	"boardduels/runtime/duel"
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
	blank := duel.Card{ID: "blank"}
	foe := duel.Hero{ID: "foe", HP: 20, EP: 5, Deck: []duel.DeckLine{{Card: blank, Copies: int(duel.Classic().Deck)}}}
	for i := range duel.Parts {
		for j := range i + 1 {
			for aims := range 4 {
				p, q := &duel.Parts[i], &duel.Parts[j]
				me := duel.Hero{ID: "me", HP: 20, EP: 5, Deck: []duel.DeckLine{
					{Card: cardOf(p, "first", aims&1 != 0), Copies: 1}, {Card: cardOf(q, "second", aims&2 != 0), Copies: 1}, {Card: blank, Copies: 10},
				}}
				d, err := duel.New(me, foe)
				require.NoError(t, err)
				for _, hp := range [][2]int16{{20, 20}, {19, 2}, {9, 1}} {
					position := d.Opening()
					position.Starter, position.Drawn[0] = 0, false
					position.Hands[0][0], position.Hands[0][1] = 1, 1
					position.Fighters[0].HP, position.Fighters[1].HP, position.Fighters[1].Shield = hp[0], hp[1], 3
					s, err := d.From(&position, 1)
					require.NoError(t, err)
					all := map[outcome]bool{}
					everyOrder(d, s, all)
					c := &collect{s.Mover, map[outcome]bool{}}
					turnplan.New(d, s.Mover, 10_000).Plans(&s, c)
					want, canWin := finished(all)
					_, wins := finished(c.found)
					assert.Equal(t, canWin, wins, "%s and %s: an order that wins", p.Name, q.Name)
					for o := range want {
						if !c.found[o] && !wins {
							assert.Fail(t, "what no plan leads to", "%s and %s, aimed %d: their order matters", p.Name, q.Name, aims)
						}
					}
				}
			}
		}
	}
}
