package reversibrains_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/internal/quick"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

type (
	rationale = board.Rationale[reversi.Action]
	// telling is how a rationale is made into what is told of who is ahead.
	telling func(*rationale) float64
)

func score(r *rationale) float64 { return r.Candidates[0].Score }

// weighed is a position of a game, and what the adviser says of it.
type weighed struct {
	mover game.Seat
	told  *rationale
	next  *weighed // after the move that it advises
	end   float64  // by how much black won the game
}

// lead is with black's eyes.
func (w *weighed) lead(by telling) float64 {
	if w.mover == reversi.White {
		return -by(w.told)
	}
	return by(w.told)
}

// weigh asks the adviser; nil if it sees the end, which no depth changes.
func weigh(t *testing.T, adviser board.Player[reversi.View, reversi.Action], s *reversi.State) *weighed {
	t.Helper()
	g := reversi.Standard()
	view := g.View(s, s.Mover())
	_, r, err := adviser.Decide(t.Context(), &view, g.Legal(s, nil))
	require.NoError(t, err)
	if len(r.Depths) < 2 {
		return nil
	}
	return &weighed{mover: s.Mover(), told: r.Clone()}
}

// played weighs the positions of a game of a level against itself, after eight plies by lot.
func played(t *testing.T, level string, seed uint64) (all []*weighed) {
	t.Helper()
	const byLot = 8
	g, levels := reversi.Standard(), reversibrains.Levels()
	b, err := levels.Find(level)
	require.NoError(t, err)
	s, chance := g.Start(0), game.NewStream(seed, 17)
	player, adviser := b.New(board.Setup{Seed: seed}), levels[len(levels)-1].New(board.Setup{})
	for ply := 0; s.Mover() != game.Nobody; ply++ {
		legal := g.Legal(&s, nil)
		a := legal[chance.Below(len(legal))]
		if ply >= byLot {
			if w := weigh(t, adviser, &s); w != nil {
				advised := s
				require.NoError(t, g.Apply(&advised, w.told.Candidates[0].Action, nil))
				w.next = weigh(t, adviser, &advised)
				all = append(all, w)
			}
			view := g.View(&s, s.Mover())
			a, _, err = player.Decide(t.Context(), &view, legal)
			require.NoError(t, err)
		}
		require.NoError(t, g.Apply(&s, a, nil))
	}
	for _, w := range all {
		w.end = float64(s.Discs(reversi.Black).Count() - s.Discs(reversi.White).Count())
	}
	return all
}

// measure returns by how much a telling changes with the advised move, from ply to ply of the games, and by how much it
// misses their ends, on average.
func measure(games [][]*weighed, by telling) (advised, jumps, misses float64) {
	var all [3][]float64
	for _, positions := range games {
		for i, w := range positions {
			if w.next != nil {
				all[0] = append(all[0], math.Abs(w.next.lead(by)-w.lead(by)))
			}
			if i > 0 {
				all[1] = append(all[1], math.Abs(w.lead(by)-positions[i-1].lead(by)))
			}
			all[2] = append(all[2], math.Abs(w.lead(by)-w.end))
		}
	}
	return mean(all[0]), mean(all[1]), mean(all[2])
}

func mean(all []float64) (mean float64) {
	for _, x := range all {
		mean += x / float64(len(all))
	}
	return mean
}

// What is told of who is ahead changes with what happens and not with whose turn it is: as long as a game goes on as
// the adviser advises, it stays about the same. It foretells the end as well as the score does.
func TestTheLeadIsSteady(t *testing.T) {
	quick.Skip(t, "judges two hundred positions twice")
	for _, level := range []string{"level_60", "level_140"} {
		var games [][]*weighed
		positions := 0
		for seed := uint64(1); positions < 200; seed++ {
			games = append(games, played(t, level, seed))
			positions += len(games[len(games)-1])
		}
		advised, jumps, misses := measure(games, score)
		steadied, jumpsThen, missesThen := measure(games, (*rationale).Lead)
		t.Logf("%s, %d positions: with the advised move the score changes by %.2f, the lead by %.2f; from ply to ply %.2f, %.2f; to the end %.2f, %.2f",
			level, positions, advised, steadied, jumps, jumpsThen, misses, missesThen)
		assert.Less(t, steadied, 0.6*advised, level)
		assert.Less(t, missesThen, 1.05*misses, level)
	}
}
