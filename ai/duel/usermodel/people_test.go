package usermodel_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/ai/fit/logistic"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// share returns which of so many duels people win at seat 0 against the tree, the one after the other.
func share(t *testing.T, d *duel.Duel, people []usermodel.Vector, duels int) float64 {
	t.Helper()
	luck, won := game.NewStream(5, 0), 0
	for k := range duels {
		s := d.Start(luck.Next())
		foe, err := tree.Brain.New(ai.Setup{Duel: d, Seat: 1, Seed: luck.Next()})
		require.NoError(t, err)
		judge, planner := usermodel.NewJudge(d, 0, &people[k%len(people)]), turnplan.New(d, 0, 64)
		for s.Winner == game.Nobody {
			action := duel.EndTurn
			if s.Mover == 0 && s.Fighters[0].StunTime == 0 {
				judge.Begin(&s)
				chances := turnplan.Chances(nil, planner.Plans(&s, judge), 1)
				planner.Play(logistic.Draw(chances, &luck), &s)
			} else if s.Mover == 1 {
				view := d.View(&s, 1)
				action, _, err = foe.Decide(t.Context(), &view, d.Legal(&s, nil))
				require.NoError(t, err)
			}
			if s.Winner == game.Nobody {
				require.NoError(t, d.Apply(&s, action, nil))
			}
		}
		if s.Winner == 0 {
			won++
		}
	}
	return float64(won) / float64(duels)
}

// Who is picked to be as strong as a strong player wins more duels than who is as strong as weak ones, whom the
// population hasn't met; and neither plays as the one for whose strength it was picked.
func TestPeopleAreAsStrongAsTheyAreSaidToBe(t *testing.T) {
	const duels, people = 600, 48
	for _, hero := range []string{"knight", "mage", "priest", "rogue"} {
		d := classictest.Duel(t, hero, "knight")
		strangers := usermodel.NewStrangers(d.Hero(0))
		strong := learned(d, turns(t, d, tree.Brain, 12, 1))
		byStrong := strangers.AsStrongAs(&strong)
		assert.Len(t, byStrong, people)
		assert.NotContains(t, byStrong, strong)
		wins := share(t, d, byStrong, duels)
		for _, habit := range []string{"hoarder", "lazy"} {
			weak := learned(d, turns(t, d, personas.Drawn(habit, 0), 12, 1))
			less := share(t, d, strangers.AsStrongAs(&weak), duels)
			t.Log(hero, habit, wins, less)
			assert.Greater(t, wins, less+0.1, "%s %s", hero, habit)
		}
	}
}
