package difficulty_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// unseen is a match of which nothing is known but who won.
func unseen(won bool) *learning.Episode { return &learning.Episode{Duel: anyDuel(), Won: !won} }

var anyDuel = sync.OnceValue(func() *duel.Duel {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	if err != nil {
		panic(err)
	}
	return d
})

var unpractised = &kb.Knowledge{}

func after(r kb.Rating, brain string, won bool) kb.Rating {
	return difficulty.After(r, unseen(won), brain, learning.Known{Mine: unpractised, Theirs: unpractised}, 1)
}

func TestNewcomersAreMetGently(t *testing.T) {
	assert.Equal(t, "even_30_patient", difficulty.Brain(kb.Rating{}, 0))
	assert.NotContains(t, difficulty.Brain(after(kb.Rating{}, "even_30_patient", true), 0), "patient", "something is known after a duel")
}

func TestResultsMoveTheStrength(t *testing.T) {
	begun := after(after(kb.Rating{}, "even_25", true), "even_45", false)
	won, lost := after(begun, difficulty.Brain(begun, 0), true), after(begun, difficulty.Brain(begun, 0), false)
	assert.Greater(t, difficulty.Strength(won, 0), difficulty.Strength(begun, 0))
	assert.Less(t, difficulty.Strength(lost, 0), difficulty.Strength(begun, 0))
	assert.Equal(t, 3, won.Duels)

	foregone := after(begun, "even_0", true)
	assert.Less(t, difficulty.Strength(foregone, 0), difficulty.Strength(won, 0), "to beat the weakest says little")
}

func TestOtherBrainsTellNothingByTheirResults(t *testing.T) {
	begun := after(kb.Rating{}, "even_25", true)
	for _, brain := range []string{"tree", "level_70", "even_", "even_x", ""} {
		now := after(begun, brain, false)
		now.Duels--
		assert.Equal(t, begun, now, brain)
	}
	assert.Greater(t, difficulty.Strength(after(begun, "precedent", true), 0), difficulty.Strength(after(begun, "precedent_quick", false), 0))
}

func TestStrengthStaysInItsRange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var r kb.Rating
		for _, won := range rapid.SliceOfN(rapid.Bool(), 0, 60).Draw(t, "won") {
			r = after(r, difficulty.Brain(r, 0), won)
			_, err := duelbrains.Strengths().Find(difficulty.Brain(r, 0))
			require.NoError(t, err)
		}
	})
}

func TestWhoAlwaysWinsOrLosesComesToTheEnds(t *testing.T) {
	for won, want := range map[bool]string{true: "even_100", false: "even_0"} {
		var r kb.Rating
		for range 12 {
			r = after(r, difficulty.Brain(r, 0), won)
		}
		assert.Equal(t, want, difficulty.Brain(r, 0))
	}
}

// One duel tells little, so it moves the strength by a few steps, and a second the same way moves it on.
func TestOneDuelIsNotOverestimated(t *testing.T) {
	begun := difficulty.Strength(kb.Rating{}, 0)
	for _, won := range []bool{true, false} {
		once := after(kb.Rating{}, "even_30", won)
		twice := after(once, difficulty.Brain(once, 0), won)
		step := difficulty.Strength(once, 0) - begun
		assert.LessOrEqual(t, max(step, -step), 25)
		if won {
			assert.Greater(t, difficulty.Strength(twice, 0), difficulty.Strength(once, 0))
		} else {
			assert.Less(t, difficulty.Strength(twice, 0), difficulty.Strength(once, 0))
		}
	}
}

// meet plays a duel of a user with an AI on seat 1, and returns it as the AI saw it, and what is known of the user's
// hero.
func meet(t *testing.T, user, opponent string, seed uint64) (*learning.Episode, *kb.Knowledge) {
	t.Helper()
	pack := classictest.Pack()
	heroes := [2]string{"knight", "priest"}
	d, err := pack.Duel(heroes[0], heroes[1])
	require.NoError(t, err)
	var players [2]ai.Player
	for seat, id := range [2]string{user, opponent} {
		brain, err := duelbrains.Known().Find(id)
		require.NoError(t, err)
		own, foe, err := kb.ForHeroes(pack, heroes[seat], heroes[1-seat])
		require.NoError(t, err)
		players[seat], err = brain.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed, Knowledge: own, Foe: foe})
		require.NoError(t, err)
	}
	s, m := d.Start(seed), &learning.Episode{Duel: d, Seat: 1}
	m.Begin(&s)
	for s.Winner == game.Nobody {
		view := d.View(&s, s.Mover)
		action, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, make([]duel.Action, 0, duel.ActionCapacity)))
		require.NoError(t, err)
		require.NoError(t, d.Apply(&s, action, nil))
		m.Observe(action, &s)
	}
	known, err := kb.ForHero(pack, heroes[0])
	require.NoError(t, err)
	return m, known
}

// With the same results of a few duels, who gives more away in each turn is taken for weaker.
func TestTurnsTellTheStrength(t *testing.T) {
	rated := map[string]kb.Rating{}
	for _, user := range []string{"random", "evaluation"} {
		var r kb.Rating
		for seed := range uint64(2) {
			m, theirs := meet(t, user, "even_40", seed)
			m.Won = seed%2 == 0
			before := r
			r = difficulty.After(r, m, "even_40", learning.Known{Mine: unpractised, Theirs: theirs}, seed)
			assert.Equal(t, r, difficulty.After(before, m, "even_40", learning.Known{Mine: unpractised, Theirs: theirs}, seed), "the same match tells the same")
		}
		assert.Positive(t, r.Turns)
		rated[user] = r
	}
	assert.Greater(t, rated["random"].Regret, rated["evaluation"].Regret)
	assert.Less(t, difficulty.Strength(rated["random"], 0), difficulty.Strength(rated["evaluation"], 0))
}
