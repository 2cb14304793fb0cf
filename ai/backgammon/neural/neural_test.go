package neural_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/neural"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

func opening() *backgammon.Board {
	s := backgammon.New(backgammon.Setup{}).Start(1)
	return &s.Board
}

func TestLearningMovesTheValue(t *testing.T) {
	n := neural.New(1)
	for _, target := range []float32{0.9, 0.2} {
		for range 200 {
			n.Learn(opening(), 0, target, 0.05)
		}
		assert.InDelta(t, target, n.Value(opening(), 0), 0.02)
	}
}

func document() *trained.Document {
	return neural.New(1).Document(trained.Head{Brain: neural.Brain, Seed: 1, Date: "2026-01-01", Rules: 1, Pack: "none", Games: 1})
}

// A file keeps weights in whole steps; what was read is written as it was.
func TestFileRoundTrip(t *testing.T) {
	text := document().String()
	parsed, err := trained.Parse(text)
	require.NoError(t, err)
	n, err := neural.Read(parsed)
	require.NoError(t, err)
	assert.Equal(t, text, n.Document(parsed.Head).String())
	assert.InDelta(t, neural.New(1).Value(opening(), 0), n.Value(opening(), 0), 0.02)
}

func TestDamagedFiles(t *testing.T) {
	for reason, damage := range map[string]func(string) string{
		`the file is of brain "other", not of "backgammon_net"`:        func(s string) string { return strings.Replace(s, "brain backgammon_net", "brain other", 1) },
		"section [near]: it stands in the place of [contact]":          func(s string) string { return strings.Replace(s, "[contact]", "[near]", 1) },
		"there are 2 sections, allowed are 3":                          func(s string) string { return s[:strings.Index(s, "[race]")] },
		"section [contact]: row inputs stands in the place of input_7": func(s string) string { return strings.Replace(s, "\ninput_7 ", "\ninputs ", 1) },
		"section [contact]: row input_7 has 65 numbers, needed are 64": func(s string) string { return strings.Replace(s, "\ninput_7 ", "\ninput_7 1 ", 1) },
		"section [contact]: the first row must have a weight for each ": func(s string) string {
			return strings.Replace(s, "\ninput_0 ", "\ninput_0 "+strings.Repeat("1 ", 99), 1)
		},
	} {
		d, err := trained.Parse(damage(document().String()))
		require.NoError(t, err)
		_, err = neural.Read(d)
		assert.ErrorContains(t, err, reason)
	}
}

// The networks of the program know who is ahead, and that the one that is not to roll is a little behind at the start.
func TestTrained(t *testing.T) {
	n := neural.Trained()
	assert.InDelta(t, 0.475, n.Value(opening(), 0), 0.03)
	race := backgammon.Board{{9: 5, 6: 5, 4: 5}, {9: 5, 8: 5, 7: 5}}
	assert.Greater(t, n.Value(&race, 0), float32(0.7))
	behind := backgammon.Board{race[1], race[0]}
	assert.Less(t, n.Value(&behind, 0), float32(0.2))
}

func TestExplain(t *testing.T) {
	names := map[string]bool{}
	for _, term := range neural.Trained().Explain(opening(), 0, nil) {
		assert.False(t, names[term.Name], term.Name)
		names[term.Name] = true
	}
	for _, name := range []string{"points", "pips", "enemy_points", "enemy_pips"} {
		assert.True(t, names[name], name)
	}
}

// near calls for positions that plays of a position lead to, in games by lot, with the value and what is said around
// that position.
func near(t *testing.T, each func(value, near float32)) {
	t.Helper()
	n := neural.Trained()
	around := n.Near()
	g := backgammon.New(backgammon.Setup{})
	for seed := range uint64(20) {
		s, luck := g.Start(seed), game.NewStream(seed, 1)
		for g.Mover(&s) != game.Nobody {
			legal := g.Legal(&s, nil)
			if s.Ply%4 == 0 {
				around.Around(&s.Board, s.Mover)
				for _, play := range legal {
					after := s.Board
					after.Move(s.Mover, play)
					each(n.Value(&after, s.Mover), around.Value(&after, s.Mover))
				}
			}
			require.NoError(t, g.Apply(&s, legal[luck.Below(len(legal))], nil))
		}
	}
}

// What is said by differences is what the networks say, but for rounding: in all phases, and where the phase changes.
func TestNearSaysTheSame(t *testing.T) {
	others := 0
	near(t, func(value, near float32) {
		require.InDelta(t, value, near, 1e-4)
		if value != near {
			others++
		}
	})
	assert.Positive(t, others, "it goes by the differences")
}

// Who hasn't been told a position yet says to the bit what the networks say.
func TestNearWithoutAPosition(t *testing.T) {
	n := neural.Trained()
	assert.Equal(t, n.Value(opening(), 0), n.Near().Value(opening(), 0))
}

func BenchmarkNear(b *testing.B) {
	near, board := neural.Trained().Near(), opening()
	after := *board
	after.Move(0, backgammon.Play{{From: 13, To: 8}, {From: 13, To: 10}})
	near.Around(board, 0)
	b.ReportAllocs()
	for b.Loop() {
		near.Value(&after, 0)
	}
}

func BenchmarkValue(b *testing.B) {
	n, board := neural.Trained(), opening()
	b.ReportAllocs()
	for b.Loop() {
		n.Value(board, 0)
	}
}
