package duel_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

// with returns the classic numbers but for what is changed.
func with(change func(*duel.Numbers)) duel.Numbers {
	n := duel.Classic()
	change(&n)
	return n
}

func TestNumbersBeyondTheirRangesAreRefused(t *testing.T) {
	for want, change := range map[string]func(*duel.Numbers){
		"rules: deck is 7, allowed are 8 to 20":         func(n *duel.Numbers) { n.Deck = 7 },
		"rules: deck is 21, allowed are 8 to 20":        func(n *duel.Numbers) { n.Deck = 21 },
		"rules: majors is 9, allowed are 0 to 8":        func(n *duel.Numbers) { n.Majors = 9 },
		"rules: hand is 11, allowed are 3 to 10":        func(n *duel.Numbers) { n.Hand = 11 },
		"rules: start_hand is 6, allowed are 0 to 5":    func(n *duel.Numbers) { n.StartHand = 6 },
		"rules: start_hand is 8, allowed are 0 to 7":    func(n *duel.Numbers) { n.Hand, n.StartHand = 10, 8 },
		"rules: second_draws is -1, allowed are 0 to 5": func(n *duel.Numbers) { n.SecondDraws = -1 },
		"rules: second_shield is 6, allowed are 0 to 5": func(n *duel.Numbers) { n.SecondShield = 6 },
		"rules: draw is 6, allowed are 0 to 5":          func(n *duel.Numbers) { n.Draw = 6 },
		"rules: keep is 11, allowed are 0 to 10":        func(n *duel.Numbers) { n.Keep = 11 },
		"rules: min_hp is 9, allowed are 10 to 99":      func(n *duel.Numbers) { n.MinHP = 9 },
		"rules: max_hp is 19, allowed are 20 to 99":     func(n *duel.Numbers) { n.MaxHP = 19 },
		"rules: calm is 4, allowed are 5 to 60":         func(n *duel.Numbers) { n.Calm = 4 },
		"rules: plays is 0, allowed are 1 to 20":        func(n *duel.Numbers) { n.Plays = 0 },
	} {
		_, err := with(change).New(sceneHero("mine", nil), sceneHero("theirs", nil))
		assert.EqualError(t, err, want)
	}
}

func TestHeroesAreHeldToTheNumbers(t *testing.T) {
	hero := func(hp int16, lines int) duel.Hero {
		h := duel.Hero{ID: "hero", HP: hp, EP: 5}
		for i := range lines {
			h.Deck = append(h.Deck, duel.DeckLine{Card: duel.Card{ID: fmt.Sprint("card_", i)}, Copies: 1})
		}
		return h
	}
	large := with(func(n *duel.Numbers) { n.Deck, n.MaxHP = 20, 60 })
	sixteen := hero(60, 16)
	sixteen.Deck[0].Copies = 5
	_, err := large.New(sixteen, sixteen)
	require.NoError(t, err)
	for want, h := range map[string]duel.Hero{
		"hero hero: 17 different cards, a deck has 1 to 16": hero(30, 17),
		"hero hero: 12 cards in the deck, a deck has 20":    hero(30, 12),
		"hero hero: hp is 61, allowed are 20 to 60":         {ID: "hero", HP: 61, EP: 5, Deck: sixteen.Deck},
	} {
		_, err := large.New(h, sixteen)
		assert.EqualError(t, err, want)
	}
}

func TestTheOpeningFollowsTheNumbers(t *testing.T) {
	d, err := with(func(n *duel.Numbers) { n.StartHand, n.SecondDraws, n.SecondShield = 2, 3, 4 }).New(sceneHero("mine", nil), sceneHero("theirs", nil))
	require.NoError(t, err)
	s := d.Start(1)
	second := &s.Fighters[1-s.Starter]
	assert.EqualValues(t, 2, second.HandCount)
	assert.EqualValues(t, 4, second.Shield)
	require.NoError(t, d.Apply(&s, duel.EndTurn, nil))
	assert.EqualValues(t, 5, second.HandCount)
}

func TestTurnsFollowTheNumbers(t *testing.T) {
	five := cards{{ID: "a"}, {ID: "b"}, {ID: "c"}, {ID: "d"}, {ID: "e"}}
	t.Run("how many cards are drawn, into how large a hand", func(t *testing.T) {
		sc := newSceneBy(t, with(func(n *duel.Numbers) { n.Draw, n.Hand, n.Keep = 5, 9, 9 }), nil, five)
		sc.pass(1)
		assert.EqualValues(t, 9, sc.foe().HandCount)
	})
	t.Run("how many are kept: the oldest go back, and are seen", func(t *testing.T) {
		sc := newSceneBy(t, with(func(n *duel.Numbers) { n.Keep = 3 }), five, nil)
		events := sc.pass(1)
		assert.Equal(t, []duel.Event{
			{Kind: duel.CardReturned, Seat: me, Card: 0}, {Kind: duel.CardReturned, Seat: me, Card: 1},
			{Kind: duel.TurnEnded, Seat: me, Card: duel.NoCard},
		}, events[:3])
		assert.Equal(t, []duel.CardIndex{2, 3, 4}, sc.s.Piles[me].Hand[:sc.me().HandCount])
	})
	t.Run("whether all energy comes back", func(t *testing.T) {
		sc := newSceneBy(t, with(func(n *duel.Numbers) { n.FullEnergy = true }), nil, nil)
		sc.foe().EP, sc.foe().RegenBonus = 0, -3
		sc.pass(1)
		assert.EqualValues(t, fullEP, sc.foe().EP)
	})
	t.Run("whether a shield stays", func(t *testing.T) {
		sc := newSceneBy(t, with(func(n *duel.Numbers) { n.ShieldStays = true }), nil, nil)
		sc.foe().Shield = 7
		assert.NotContains(t, kindsOf(sc.pass(1)), duel.ShieldFaded)
		assert.EqualValues(t, 7, sc.foe().Shield)
	})
	t.Run("when exhaustion begins", func(t *testing.T) {
		sc := newSceneBy(t, with(func(n *duel.Numbers) { n.Calm = 6 }), nil, nil)
		sc.s.Round = 6
		sc.pass(1)
		assert.EqualValues(t, fullHP, sc.foe().HP)
		sc.pass(2)
		assert.EqualValues(t, fullHP-1, sc.foe().HP)
	})
}

// The cards of a turn are counted where both see it, and told apart in the hash where it matters.
func TestATurnHasSoManyCards(t *testing.T) {
	sc := newSceneBy(t, with(func(n *duel.Numbers) { n.Plays = 2 }), cards{{ID: "a"}, {ID: "b"}, {ID: "c"}}, nil)
	sc.play("a")
	require.Len(t, sc.d.Legal(&sc.s, nil), 3)
	sc.play("b")
	require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.Legal(&sc.s, nil))
	view := sc.d.View(&sc.s, me)
	require.Equal(t, []duel.Action{duel.EndTurn}, sc.d.LegalView(&view, nil))
	require.EqualError(t, sc.d.Apply(&sc.s, duel.Play(sc.card(me, "c")), nil), "seat 1: 2 cards were played in this turn, no more are allowed")
	guess := sc.d.Determinize(&view, 1)
	require.EqualValues(t, 2, guess.Plays)
	other := sc.s
	other.Plays = 1
	require.NotEqual(t, sc.d.Hash(&sc.s), sc.d.Hash(&other))
	sc.pass(1)
	require.Zero(t, sc.s.Plays)
	require.Len(t, sc.d.Legal(&sc.s, nil), 2, "a card, and the end of the turn")
}
