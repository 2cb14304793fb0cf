package brains_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/reversi/brains"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

func TestIDs(t *testing.T) {
	assert.Equal(t, []string{"novice", "professional", "plies_3", "plies_4", "plies_5", "plies_6", "search", "montecarlo", "random"}, brains.All().IDs())
	levels := brains.Levels().IDs()
	assert.Len(t, levels, 15)
	assert.Equal(t, "level_0", levels[0])
	assert.Equal(t, "level_140", levels[14])
}

// Every brain plays a game to its end, gives a reason for each legal action, the taken one first, and bears its name.
func TestAllPlayWithReasons(t *testing.T) {
	g := reversi.Standard()
	for _, b := range brains.Known() {
		t.Run(b.ID, func(t *testing.T) {
			players := [2]board.Player[reversi.View, reversi.Action]{b.New(1), b.New(2)}
			s := g.Start(0)
			for ply := 0; s.Mover() != game.Nobody; ply++ {
				view, legal := g.View(&s, s.Mover()), g.Legal(&s, nil)
				a, r, err := players[s.Mover()].Decide(t.Context(), &view, legal)
				require.NoError(t, err)
				require.Equal(t, b.ID, r.Brain)
				var considered []reversi.Action
				for _, c := range r.Candidates {
					considered = append(considered, c.Action)
				}
				require.ElementsMatch(t, legal, considered)
				require.Equal(t, a, considered[0])
				if testing.Short() && ply > 8 {
					return
				}
				require.NoError(t, g.Apply(&s, a, nil))
			}
		})
	}
}

// Each difficulty is stronger than the one two steps below it; docs/boards.md has all of them.
func TestLevelsRise(t *testing.T) {
	levels := brains.Levels()
	for i := 2; i < 11; i++ {
		r, err := contest.Play(t.Context(), reversi.Standard(), levels[i], levels[i-2], contest.Task{Pairs: 60, Opening: 8, Seed: 1})
		require.NoError(t, err)
		score := r.Score()
		assert.Greater(t, score.Low, 0.5, "%s – %s, seed 1: %v", levels[i].ID, levels[i-2].ID, score)
	}
}
