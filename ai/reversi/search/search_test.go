package search_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/reversi/search"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

func decide(t testing.TB, player board.Player[reversi.View, reversi.Action], view *reversi.View) (reversi.Action, *board.Rationale[reversi.Action]) {
	t.Helper()
	a, r, err := player.Decide(t.Context(), view, reversi.Standard().Legal(&view.State, nil))
	require.NoError(t, err)
	return a, r
}

func newPlayer(budget int) board.Player[reversi.View, reversi.Action] {
	return search.Brain("search", budget).New(board.Setup{Seed: 1})
}

// difference is by how many discs the side to move wins or loses if both play as well as can be: without any cutting.
func difference(t *testing.T, s *reversi.State) int {
	g := reversi.Standard()
	mover, best := s.Mover(), -64
	for _, a := range g.Legal(s, nil) {
		next := *s
		require.NoError(t, g.Apply(&next, a, nil))
		score := 0
		switch next.Mover() {
		case game.Nobody:
			score = next.Discs(mover).Count() - next.Discs(1-mover).Count()
		case mover:
			score = difference(t, &next)
		default:
			score = -difference(t, &next)
		}
		best = max(best, score)
	}
	return best
}

// Near the end the search knows what can be won, as whoever tries out everything does.
func TestTheEndIsExact(t *testing.T) {
	checked := 0
	player := newPlayer(search.Budget)
	for _, view := range positions(60) {
		if (^(view.Discs(0) | view.Discs(1))).Count() != 7 {
			continue
		}
		checked++
		a, r := decide(t, player, &view)
		require.True(t, r.Exact)
		require.InDelta(t, difference(t, &view.State), r.Candidates[0].Score, 1e-9)
		next := view.State
		require.NoError(t, reversi.Standard().Apply(&next, a, nil))
	}
	assert.Greater(t, checked, 30)
}

func TestDecisionsDependOnThePositionAlone(t *testing.T) {
	some := positions(3)
	experienced := newPlayer(2_000)
	for i := range some {
		a, r := decide(t, experienced, &some[i])
		b, fresh := decide(t, newPlayer(2_000), &some[i])
		require.Equal(t, b, a)
		require.Equal(t, fresh, r)
	}
}

// A few positions more than the budget are those of the moves at first sight.
func TestTheBudgetIsKept(t *testing.T) {
	for _, view := range positions(2) {
		for _, budget := range []int{1, 100, 5_000} {
			_, r := decide(t, newPlayer(budget), &view)
			require.LessOrEqual(t, r.Work, max(budget, 32))
			require.Len(t, r.Candidates, len(reversi.Standard().Legal(&view.State, nil)))
		}
	}
}

func TestWhy(t *testing.T) {
	for _, view := range positions(3) {
		a, r := decide(t, newPlayer(3_000), &view)
		require.Equal(t, a, r.Candidates[0].Action)
		for i, c := range r.Candidates {
			sum := 0.0
			for _, term := range c.Terms {
				sum += term.Amount
			}
			require.InDelta(t, c.Score, sum, 1e-6, "terms add up")
			require.LessOrEqual(t, c.Score, r.Candidates[0].Score)
			require.False(t, i > 0 && c.Score == r.Candidates[0].Score && !c.Rough && r.Candidates[0].Rough)
		}
	}
}

func TestPassing(t *testing.T) {
	g, err := reversi.Parse([]string{"xo......", "........", "........", "........", "........", "........", "........", "........", "white"})
	require.NoError(t, err)
	s := g.Start(0)
	view := g.View(&s, reversi.White)
	a, r := decide(t, newPlayer(10), &view)
	assert.Equal(t, reversi.Pass, a)
	require.Len(t, r.Candidates, 1)
	assert.InDelta(t, -3, r.Candidates[0].Score, 1e-9, "black wins by three")
}

// Who has to pass is as much ahead as the other side is behind, that moves then.
func TestAPassIsWorthWhatComesThen(t *testing.T) {
	g, player, passes := reversi.Standard(), newPlayer(2_000), 0
	for seed := range uint64(300) {
		s, chance := g.Start(0), game.NewStream(seed, 5)
		for s.Mover() != game.Nobody {
			legal, next := g.Legal(&s, nil), s
			require.NoError(t, g.Apply(&next, legal[chance.Below(len(legal))], nil))
			if legal[0] == reversi.Pass {
				passes++
				view, then := g.View(&s, s.Mover()), g.View(&next, next.Mover())
				_, r := decide(t, player, &view)
				score, lead := r.Candidates[0].Score, r.Lead()
				_, r = decide(t, player, &then)
				require.InDelta(t, -r.Candidates[0].Score, score, 1e-9)
				require.InDelta(t, -r.Lead(), lead, 1e-9)
			}
			s = next
		}
	}
	assert.Greater(t, passes, 100)
}

func TestWhoStopsGetsAnError(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	view := positions(1)[0]
	_, _, err := newPlayer(1_000).Decide(ctx, &view, reversi.Standard().Legal(&view.State, nil))
	assert.ErrorIs(t, err, context.Canceled)
}

func TestDecidingAllocatesNothing(t *testing.T) {
	view := positions(1)[20]
	player, legal := newPlayer(5_000), reversi.Standard().Legal(&view.State, nil)
	assert.Zero(t, testing.AllocsPerRun(10, func() {
		_, _, err := player.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
	}))
}
