package evaluation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/fit/trained"
	"boardduels/ai/reversi/evaluation"
	"boardduels/runtime/reversi"
)

// side draws the squares of both sides.
func sides(t *rapid.T) (own, enemy reversi.Squares) {
	own = reversi.Squares(rapid.Uint64().Draw(t, "own"))
	enemy = reversi.Squares(rapid.Uint64().Draw(t, "enemy")) &^ own
	return own, enemy
}

// transform moves each square of a set.
func transform(s reversi.Squares, to func(file, row int) (int, int)) (moved reversi.Squares) {
	for ; s != 0; s = s.WithoutFirst() {
		at := int(s.First())
		file, row := to(at%8, at/8)
		moved |= reversi.Action(8*row + file).Square()
	}
	return moved
}

// Whoever turns the board round, or looks at it in a mirror, sees a position of the same worth.
func TestMirrorImagesAreWorthTheSame(t *testing.T) {
	w := evaluation.Learned()
	rapid.Check(t, func(t *rapid.T) {
		own, enemy := sides(t)
		want := w.Of(own, enemy, reversi.Moves(own, enemy))
		for name, to := range map[string]func(file, row int) (int, int){
			"mirror": func(f, r int) (int, int) { return 7 - f, r },
			"flip":   func(f, r int) (int, int) { return f, 7 - r },
			"turn":   func(f, r int) (int, int) { return 7 - r, f },
			"cross":  func(f, r int) (int, int) { return r, f },
		} {
			a, b := transform(own, to), transform(enemy, to)
			require.Equal(t, want, w.Of(a, b, reversi.Moves(a, b)), name)
		}
	})
}

// A disc more on any square changes what the evaluation sees: no square is forgotten.
func TestEachSquareCounts(t *testing.T) {
	var samples []evaluation.Sample
	g := reversi.Standard()
	s := g.Start(0)
	own, enemy := s.Sides()
	for at := range reversi.Action(64) {
		if (own | enemy).Has(at) {
			continue
		}
		more := own | at.Square()
		samples = samples[:0]
		for range 50 {
			samples = append(samples, evaluation.NewSample(own, enemy, 0, 0), evaluation.NewSample(more, enemy, 0, 10))
		}
		w := evaluation.Fit(samples, 20, 1)
		assert.Greater(t, w.Of(more, enemy, 0), w.Of(own, enemy, 0)+200, "%v", at)
	}
}

func TestPartsAddUp(t *testing.T) {
	w := evaluation.Learned()
	rapid.Check(t, func(t *rapid.T) {
		own, enemy := sides(t)
		moves := reversi.Moves(own, enemy)
		sum, names := 0, map[string]bool{}
		for _, part := range w.PartsOf(own, enemy, moves) {
			sum += part.Worth
			names[part.Name] = true
		}
		require.Equal(t, w.Of(own, enemy, moves), sum)
		require.Len(t, names, evaluation.Parts)
	})
}

func TestLearnedWeightsKnowTheGame(t *testing.T) {
	w := evaluation.Learned()
	for name, c := range map[string]struct{ better, worse []string }{
		"a corner is good": {
			[]string{"x.......", "........", "...o....", "...ox...", "...xo...", "........", "........", "........"},
			[]string{".x......", "........", "...o....", "...ox...", "...xo...", "........", "........", "........"},
		},
		"the square beside it isn't": {
			[]string{"..x.....", "........", "...o....", "...ox...", "...xo...", "........", "........", "........"},
			[]string{"........", ".x......", "...o....", "...ox...", "...xo...", "........", "........", "........"},
		},
	} {
		assert.Greater(t, worth(t, w, c.better), worth(t, w, c.worse), name)
	}
}

func worth(t *testing.T, w *evaluation.Weights, rows []string) int {
	t.Helper()
	g, err := reversi.Parse(append(rows, "black"))
	require.NoError(t, err)
	s := g.Start(0)
	own, enemy := s.Sides()
	return w.Of(own, enemy, reversi.Moves(own, enemy))
}

func TestWeightsAreReadAsTheyAreWritten(t *testing.T) {
	w := evaluation.Learned()
	d := &trained.Document{Head: trained.Head{Brain: evaluation.Brain, Date: "2026-11-25", Rules: 1, Pack: "none", Games: 1}, Sections: w.Sections()}
	parsed, err := trained.Parse(d.String())
	require.NoError(t, err)
	again, err := evaluation.Read(parsed)
	require.NoError(t, err)
	assert.Equal(t, w, again)
}

func TestDocumentsThatAreNone(t *testing.T) {
	head := "board-duels-training 1\nbrain reversi_search\nseed 1\ndate 2026-11-25\nrules 1\npack none\ngames 1\n"
	all := head + "[phase_1]\n[phase_2]\n[phase_3]\n[phase_4]\n[phase_5]\n"
	for message, text := range map[string]string{
		`these are numbers of "knn", not of "reversi_search"`:    strings.Replace(all, "reversi_search", "knn", 1),
		"0 sections, allowed are 5":                              head,
		"section [phase_5] stands where [phase_1] must":          strings.NewReplacer("phase_1", "phase_5", "phase_5", "phase_1").Replace(all),
		"no row of weights is called so; allowed are names such": strings.Replace(all, "[phase_2]", "[phase_2]\ncentres_0 1", 1),
		"turn_0": strings.Replace(all, "[phase_2]", "[phase_2]\nturn_0 1 2", 1),
	} {
		d, err := trained.Parse(text)
		require.NoError(t, err)
		_, err = evaluation.Read(d)
		assert.ErrorContains(t, err, message)
	}
}

func BenchmarkOf(b *testing.B) {
	w := evaluation.Learned()
	g := reversi.Standard()
	s := g.Start(0)
	own, enemy := s.Sides()
	moves := reversi.Moves(own, enemy)
	for b.Loop() {
		w.Of(own, enemy, moves)
	}
}
