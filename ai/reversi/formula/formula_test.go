package formula_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/reversi/formula"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

type brain = board.Brain[reversi.View, reversi.Action]

// gains is the article's formula (1) as it stands there, in tenths, over the events of the rules.
func gains(t *testing.T, s *reversi.State, a reversi.Action) (gained int, after reversi.State) {
	t.Helper()
	after = *s
	var events []reversi.Event
	require.NoError(t, reversi.Standard().Apply(&after, a, &events))
	if a == reversi.Pass {
		return 0, after
	}
	for left := events[0].Turned; left != 0; left = left.WithoutFirst() {
		if isEdge(left.First()) {
			gained += 20
		} else {
			gained += 10
		}
	}
	switch {
	case a == 0, a == 7, a == 56, a == 63:
		gained += 8
	case isEdge(a):
		gained += 4
	}
	return gained, after
}

func isEdge(a reversi.Action) bool { return a < 8 || a >= 56 || a%8 == 0 || a%8 == 7 }

// most is the most that the mover gains within some plies, less what answers gain, without any cutting.
func most(t *testing.T, s *reversi.State, plies int) int {
	t.Helper()
	best, isFirst := 0, true
	if plies == 0 {
		return 0
	}
	for _, a := range reversi.Standard().Legal(s, nil) {
		gained, after := gains(t, s, a)
		if score := gained - most(t, &after, plies-1); isFirst || score > best {
			best, isFirst = score, false
		}
	}
	return best
}

// checkGames plays random games and holds every decision of a brain against the plain formula.
func checkGames(t *testing.T, b brain, plies int, games uint64) {
	t.Helper()
	g := reversi.Standard()
	for seed := range games {
		s, chance, player := g.Start(0), game.NewStream(seed, 2), b.New(board.Setup{Seed: seed})
		for s.Mover() != game.Nobody {
			legal := g.Legal(&s, nil)
			view := g.View(&s, s.Mover())
			chosen, r, err := player.Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			want, best := legal[0], 0.0
			for i, a := range legal {
				gained, after := gains(t, &s, a)
				score := float64(gained-most(t, &after, plies-1)) / 10
				if i == 0 || score > best {
					want, best = a, score
				}
			}
			require.Equal(t, want, chosen, "the first best square by rows")
			require.Equal(t, best, r.Candidates[0].Score)
			checkTerms(t, r)
			require.NoError(t, g.Apply(&s, legal[chance.Below(len(legal))], nil))
		}
	}
}

func checkTerms(t *testing.T, r *board.Rationale[reversi.Action]) {
	t.Helper()
	for _, c := range r.Candidates {
		sum := 0.0
		for _, term := range c.Terms {
			sum += term.Amount
		}
		require.InDelta(t, c.Score, sum, 1e-9, "terms add up")
	}
}

func TestNoviceIsTheFirstFormula(t *testing.T)        { checkGames(t, formula.Novice, 1, 20) }
func TestProfessionalIsTheSecondFormula(t *testing.T) { checkGames(t, formula.Professional, 2, 10) }

func TestLookingDeeperIsTheSameFormula(t *testing.T) {
	deeper := formula.Deeper()
	assert.Len(t, deeper, 4)
	checkGames(t, deeper[0], 3, 3)
	assert.Equal(t, "plies_6", deeper[3].ID)
}

// Both sides' numbers of the article: an edge disc counts 2, a corner 0.8, another edge square 0.4.
func TestTheArticlesNumbers(t *testing.T) {
	g, err := reversi.Parse([]string{".ox.....", "o.......", "x.......", "...ox...", "........", "........", ".......o", ".......x", "black"})
	require.NoError(t, err)
	s := g.Start(0)
	view := g.View(&s, reversi.Black)
	_, r, err := formula.Novice.New(board.Setup{}).Decide(t.Context(), &view, g.Legal(&s, nil))
	require.NoError(t, err)
	scores := map[string]float64{}
	for _, c := range r.Candidates {
		scores[c.Action.String()] = c.Score
	}
	assert.Equal(t, map[string]float64{"a1": 4.8, "c4": 1, "h6": 2.4}, scores)
	assert.Equal(t, "a1", r.Candidates[0].Action.String())
}

func BenchmarkPlies6(b *testing.B) {
	g := reversi.Standard()
	s, player := g.Start(0), formula.Deeper()[3].New(board.Setup{})
	for range 20 {
		if err := g.Apply(&s, g.Legal(&s, nil)[0], nil); err != nil {
			b.Fatal(err)
		}
	}
	view, legal := g.View(&s, s.Mover()), g.Legal(&s, nil)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := player.Decide(b.Context(), &view, legal); err != nil {
			b.Fatal(err)
		}
	}
}
