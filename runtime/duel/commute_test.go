package duel_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// What is declared of what cards read and change is true: of two that are said to commute, either order leads to the
// same, to the bit, but for the places in the deck to which they go back.
func TestCardsThatAreSaidToCommuteDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := ruledDuelOf(t, dueltest.Real)
		requireTrue(t, d, moment(t, d))
	})
}

// So it is of rules alone of which nobody hears, from any position.
func TestRulesThatAreSaidToCommuteDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := quietDuel(t)
		p := arbitraryPosition(t, d, 0)
		p.Starter, p.Drawn[0], p.Hands[0] = 0, false, [duel.LineCapacity]uint8{}
		for i := range quietCards {
			p.Hands[0][i+1] = 1
		}
		p.Fighters[0].StunTime = 0
		for seat := range p.Fighters {
			for i, c := range d.Numbers().Counters {
				p.Ruled[seat].Counters[i] = rapid.Int16Range(0, c.Most).Draw(t, "counter")
			}
		}
		s, err := d.From(&p, rapid.Uint64().Draw(t, "seed"))
		require.NoError(t, err)
		requireTrue(t, d, s)
	})
}

const quietCards = 8

// quietDuel draws a duel of free cards, each of which does what one rule says as it is played, and nothing else.
func quietDuel(t *rapid.T) *duel.Duel {
	n := duel.Classic()
	n.Deck, n.Hand, n.Counters = duel.MostInDeck, duel.HandCapacity, dueltest.Counters(t)
	for i := range n.Counters {
		n.Counters[i].When, n.Counters[i].Does = rule.Never, rule.DoesNothing
	}
	first, second := sceneHero("first", nil), sceneHero("second", nil)
	second.Deck[0].Copies = int(n.Deck)
	first.Deck[0].Copies = int(n.Deck) - quietCards
	for i := range quietCards {
		c := duel.Card{ID: fmt.Sprintf("card_%d", i)}
		c.Says.Rules = rule.ListOf(dueltest.PlayRule(t, n, dueltest.Real))
		first.Deck = append(first.Deck, duel.DeckLine{Card: c, Copies: 1})
	}
	d, err := n.New(first, second)
	require.NoError(t, err)
	return d
}

// requireTrue holds all pairs of actions in a state to what is said of them.
func requireTrue(t *rapid.T, d *duel.Duel, s duel.State) {
	for _, a := range d.Legal(&s, nil) {
		for _, b := range d.Legal(&s, nil) {
			if a.Card < b.Card && b != duel.EndTurn && commute(d, &s, a, b) {
				requireSame(t, d, s, a, b)
			}
		}
	}
}

// commute reports whether two actions of the mover are said to commute, and nothing that waits for a card waits for the
// first of them.
func commute(d *duel.Duel, s *duel.State, a, b duel.Action) bool {
	return s.Fighters[1-s.Mover].Armed == duel.NoCard && !s.Fighters[s.Mover].MindsOrder() && d.Commute(s.Mover, a.Card, b.Card)
}

// requireSame plays two actions in either order.
func requireSame(t require.TestingT, d *duel.Duel, s duel.State, a, b duel.Action) {
	require.Empty(t, difference(d, s, a, b), "%s, %s", textOf(d, s.Mover, a), textOf(d, s.Mover, b))
}

// difference tells what depends on which of two actions is played first, or nothing. Who wins by the first of them
// needn't pay for the other.
func difference(d *duel.Duel, s duel.State, a, b duel.Action) string {
	first, ended, could := inOrder(d, s, a, b)
	second, endedToo, couldToo := inOrder(d, s, b, a)
	isOver := ended != game.Nobody || endedToo != game.Nobody
	switch {
	case could && couldToo && ended != endedToo:
		return "who wins"
	case could && couldToo && !isOver && first != second:
		return "what they lead to"
	case could != couldToo && !isOver:
		return "whether both can be played"
	}
	return ""
}

// textOf tells what a card does that is played.
func textOf(d *duel.Duel, seat game.Seat, a duel.Action) string {
	c := d.Card(seat, a.Card)
	text := fmt.Sprintf("%s/%d", c.ID, a.Mode)
	for _, p := range duel.Parts {
		if p.IsIn(c) {
			text += fmt.Sprintf(" %s=%s", p.Name, p.Text(c))
		}
	}
	for _, r := range c.Says.Rules.All() {
		text += fmt.Sprint(" ", r.Written())
	}
	return text
}

// inOrder plays two actions, and returns the state without what places in the deck come to, who has won, and whether
// the second could be played.
func inOrder(d *duel.Duel, s duel.State, a, b duel.Action) (shown, game.Seat, bool) {
	seat := s.Mover
	if d.Apply(&s, a, nil) != nil {
		return shown{}, game.Nobody, false
	}
	if s.Winner != game.Nobody {
		return shown{}, s.Winner, true
	}
	if d.Apply(&s, b, nil) != nil {
		return shown{}, game.Nobody, false
	}
	for i := range s.Piles {
		slices.Sort(s.Piles[i].Deck[:s.Fighters[i].DeckCount])
	}
	return shown{s.Fighters, s.Piles, d.View(&s, seat)}, s.Winner, true
}

// shown is what of a state two orders of cards are held to.
type shown struct {
	fighters [2]duel.Fighter
	piles    [2]duel.Piles
	view     duel.View
}

// Some cards do commute, or else nothing would be tried.
func TestSomeCardsCommute(t *testing.T) {
	some, all := 0, 0
	for n := range 60 {
		d := rapid.Custom(quietDuel).Example(n)
		lines := duel.CardIndex(len(d.Hero(0).Deck))
		for a := range lines {
			for b := range a {
				if all++; d.Commute(0, a, b) {
					some++
				}
			}
		}
	}
	assert.Greater(t, some, all/20, "of %d", all)
}
