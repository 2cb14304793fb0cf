package learning_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/personas"
	"boardduels/ai/duel/tree"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// fromInside returns matches of a player against the tree, as that player saw them.
func fromInside(t *testing.T, brain ai.Brain, n uint64) (all []*learning.Episode) {
	t.Helper()
	d, err := pack.Duel("mage", "knight")
	require.NoError(t, err)
	for seed := range n {
		var players [2]ai.Player
		for seat, b := range []ai.Brain{brain, tree.Brain} {
			players[seat], err = b.New(ai.Setup{Duel: d, Seat: game.Seat(seat), Seed: seed})
			require.NoError(t, err)
		}
		m, s := &learning.Episode{Duel: d}, d.Start(seed)
		m.Begin(&s)
		for s.Winner == game.Nobody {
			view := d.View(&s, s.Mover)
			a, _, err := players[s.Mover].Decide(t.Context(), &view, d.Legal(&s, nil))
			require.NoError(t, err)
			require.NoError(t, d.Apply(&s, a, nil))
			m.Observe(a, &s)
		}
		all = append(all, m)
	}
	return all
}

func TestWhoIsImitatedKeepsItsHabits(t *testing.T) {
	k := initial(t, "mage")
	weight := func(habit, of string) (found float32) {
		for _, w := range learning.Imitate(k, fromInside(t, personas.Drawn(habit, 5), 6)).Style {
			if w.Of == of {
				found = w.Value
			}
		}
		return found
	}
	assert.Greater(t, weight("lazy", "plays_one"), weight("plain", "plays_one")+1)
	assert.Equal(t, weight("lazy", "own_hp"), weight("lazy", "own_hp"), "the same matches teach the same")
}

func TestWithoutMatchesNobodyIsImitated(t *testing.T) {
	k := initial(t, "mage")
	assert.Equal(t, k, learning.Imitate(k, nil))
	learned := learning.Imitate(k, fromInside(t, tree.Brain, 1))
	assert.Positive(t, learned.Experience.Observed)
	assert.True(t, slices.ContainsFunc(learned.Style, func(w schema.Weight) bool { return strings.HasPrefix(w.Of, schema.SoonerPrefix) }),
		"and in which order it plays cards")
	assert.Equal(t, []schema.Weight(nil), k.Style, "what it was stays as it is")
}
