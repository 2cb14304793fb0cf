package duel_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/game/gametest"
)

func TestIllegalActionsAreRefused(t *testing.T) {
	sc := newScene(t, cards{{ID: "dear", Cost: 9}, {ID: "cheap"}}, nil)
	for _, action := range []duel.Action{duel.Play(0), duel.Play(2), duel.Play(100), duel.Play(254)} {
		gametest.Illegal[duel.State, duel.Action, duel.Event, duel.View](t, sc.d, sc.s, action)
	}
	sc.me().StunTime = 1
	gametest.Illegal[duel.State, duel.Action, duel.Event, duel.View](t, sc.d, sc.s, duel.Play(1))
	sc.s.Winner = foe
	gametest.Illegal[duel.State, duel.Action, duel.Event, duel.View](t, sc.d, sc.s, duel.EndTurn)
}

func TestImpossibleHeroesAreRefused(t *testing.T) {
	good := sceneHero("good", nil)
	for name, spoil := range map[string]func(*duel.Hero){
		"hp is 19, allowed are 20 to 50":               func(h *duel.Hero) { h.HP = 19 },
		"ep is 11, allowed are 3 to 10":                func(h *duel.Hero) { h.EP = 11 },
		"regen is -1, allowed are 0 to 3":              func(h *duel.Hero) { h.Regen = -1 },
		"11 cards in the deck, a deck has 12":          func(h *duel.Hero) { h.Deck[0].Copies = 11 },
		"0 copies of card blank":                       func(h *duel.Hero) { h.Deck[0].Copies = 0 },
		"0 different cards":                            func(h *duel.Hero) { h.Deck = nil },
		"card blank stands twice":                      func(h *duel.Hero) { h.Deck = append(h.Deck, h.Deck[0]) },
		"card blank: max_damage is 1, allowed are 2":   func(h *duel.Hero) { h.Deck[0].Card.BaseDamage, h.Deck[0].Card.MaxDamage = 2, 1 },
		"card blank: stun_time is 3, allowed are 0":    func(h *duel.Hero) { h.Deck[0].Card.StunTime = 3 },
		"card blank: cost_bonus is 1, allowed are -5":  func(h *duel.Hero) { h.Deck[0].Card.CostBonus = 1 },
		"card blank: bonus_length is 100, allowed are": func(h *duel.Hero) { h.Deck[0].Card.BonusLength = 100 },
	} {
		bad := sceneHero("bad", nil)
		spoil(&bad)
		_, err := duel.New(good, bad)
		require.ErrorContains(t, err, name)
		require.ErrorContains(t, err, "hero bad")
	}
}

// A set-up is immutable, whatever becomes of the heroes that it was made from.
func TestDuelKeepsItsOwnDecks(t *testing.T) {
	first := sceneHero("first", cards{{ID: "hit", BaseDamage: 4}})
	d, err := duel.New(first, sceneHero("second", nil))
	require.NoError(t, err)
	first.Deck[0].Card.BaseDamage = 9
	require.EqualValues(t, 4, d.Card(me, 0).BaseDamage)
}

func TestDrawnCardsAreSecret(t *testing.T) {
	drawn := duel.Event{Kind: duel.CardDrawn, Seat: foe, Card: 3}
	require.Equal(t, duel.NoCard, drawn.For(me).Card)
	require.EqualValues(t, 3, drawn.For(foe).Card)
	played := duel.Event{Kind: duel.CardPlayed, Seat: foe, Card: 3}
	require.EqualValues(t, 3, played.For(me).Card)
}
