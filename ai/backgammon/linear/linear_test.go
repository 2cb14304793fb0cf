package linear_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/linear"
	"boardduels/ai/fit/logistic"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/backgammon"
)

func opening() *backgammon.Board {
	s := backgammon.New(backgammon.Setup{}).Start(1)
	return &s.Board
}

func TestLearningMovesTheValue(t *testing.T) {
	w := linear.New()
	assert.Equal(t, float32(0.5), w.Value(opening(), 0), "the race is even")
	for range 300 {
		w.Learn(opening(), 0, 0.9, 0.05)
	}
	assert.InDelta(t, 0.9, w.Value(opening(), 0), 0.02)
}

func TestFileRoundTrip(t *testing.T) {
	head := trained.Head{Brain: linear.Brain, Seed: 1, Date: "2026-01-01", Rules: 1, Pack: "none", Games: 1}
	text := linear.Trained().Document(head).String()
	d, err := trained.Parse(text)
	require.NoError(t, err)
	w, err := linear.Read(d)
	require.NoError(t, err)
	assert.Equal(t, linear.Trained(), w)
	for reason, damaged := range map[string]string{
		"section 1 must be [contact]": strings.Replace(text, "[contact]", "[near]", 1),
		"section 3 must be [race]":    text[:strings.Index(text, "[race]")],
		"section [contact]: line 10: row inputs has 241 numbers, needed are 240":           strings.Replace(text, "\ninputs ", "\ninputs 1 ", 1),
		"section [contact]: line 10: row \"outputs\" is none; allowed are inputs and bias": strings.Replace(text, "\ninputs ", "\noutputs ", 1),
		"row bias": text[:strings.LastIndex(text, "bias")],
	} {
		d, err := trained.Parse(damaged)
		require.NoError(t, err)
		_, err = linear.Read(d)
		assert.ErrorContains(t, err, reason)
	}
}

// The terms are the log-odds.
func TestTermsAddUp(t *testing.T) {
	w := linear.Trained()
	sum := 0.
	names := map[string]bool{}
	for _, term := range w.Explain(opening(), 0, nil) {
		assert.False(t, names[term.Name], term.Name)
		names[term.Name] = true
		sum += term.Amount
	}
	assert.InDelta(t, w.Value(opening(), 0), logistic.Chance(float32(sum)), 1e-4)
}
