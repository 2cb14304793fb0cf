package usermodel_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// orderLearned returns the order of a user whose turns play cards as told.
func orderLearned(d *duel.Duel, played ...[]duel.Action) usermodel.Order {
	imitator, s := usermodel.NewImitator(d.Hero(0)), d.Start(1)
	for _, turn := range played {
		imitator.See(d, 0, &s, turn)
	}
	return imitator.Order()
}

func TestTheOrderOfCardsIsLearned(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	hero := d.Hero(0)
	o := orderLearned(d, []duel.Action{duel.Play(2), duel.Play(0)}, []duel.Action{duel.Play(2), duel.Play(2), duel.Play(1)}, []duel.Action{duel.Play(0), duel.Play(1)}, []duel.Action{duel.Play(1), duel.Play(0)}, []duel.Action{duel.Play(3)})
	assert.Greater(t, o[2], o[0]+1)
	assert.Greater(t, o[2], o[1]+1)
	assert.Zero(t, o[3], "whose order was never seen")
	assert.Equal(t, o, usermodel.OrderOf(hero, o.Weights(hero)))
	assert.Zero(t, orderLearned(d, nil, []duel.Action{duel.Play(1)}, []duel.Action{duel.Play(2), duel.Play(2)}))
}

// What is arranged are the same cards, and they can be played one after the other.
func TestArrangedTurnsCanBePlayed(t *testing.T) {
	for _, hero := range []string{"knight", "mage", "priest", "rogue"} {
		d := classictest.Duel(t, hero, "rogue")
		luck := game.NewStream(7, 0)
		o := usermodel.Order{3, -3, 0.5, 2, -1, 4, -2, 1}
		planner, several := turnplan.New(d, 0, 256), 0
		for _, turn := range turns(t, d, personas.Drawn("plain", 0), 3, 1) {
			judge := usermodel.NewJudge(d, 0, &usermodel.Vector{})
			judge.Begin(&turn.begun)
			for _, p := range planner.Plans(&turn.begun, judge) {
				arranged := slices.Clone(p.Played())
				o.Arrange(d, &turn.begun, arranged, &luck)
				assert.True(t, usermodel.SameCards(arranged, p.Played()))
				if !slices.Equal(arranged, p.Played()) {
					several++
				}
				s := turn.begun
				for _, a := range arranged {
					if s.Winner != game.Nobody {
						break
					}
					require.NoError(t, d.Apply(&s, a, nil))
				}
			}
		}
		assert.Positive(t, several)
	}
}

// Nobody's order leaves a turn as it was planned.
func TestWithoutAnOrderTurnsStayAsTheyAre(t *testing.T) {
	d := classictest.Duel(t, "rogue", "knight")
	s, luck := d.Start(3), game.NewStream(1, 0)
	var planned []duel.Action
	for _, card := range s.Piles[s.Mover].Hand[:3] {
		planned = append(planned, duel.Play(card))
	}
	arranged := slices.Clone(planned)
	(&usermodel.Order{}).Arrange(d, &s, arranged, &luck)
	assert.Equal(t, planned, arranged)
	assert.Equal(t, game.NewStream(1, 0), luck)
}
