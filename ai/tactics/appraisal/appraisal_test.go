package appraisal_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/appraisal"
	"boardduels/ai/tactics/drawing"
	"boardduels/ai/tactics/plan"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// score scores a board as seat 1's turn leaves it.
func score(b *tactics.Board, by appraisal.Manner) appraisal.Score {
	var (
		m      plan.Maker
		p      plan.Plan
		judge  appraisal.Judge
		chance game.Stream
	)
	m.Begin(b, &chance)
	m.Rest(&p)
	return judge.Score(&m, &p, &by)
}

func only(parts ...appraisal.Heuristic) appraisal.Manner {
	return appraisal.Manner{Weights: appraisal.Weights{}.With(parts...)}
}

// prefers holds that a heuristic decides for one board and against another one, which the worth of units alone doesn't
// tell apart.
func prefers(t *testing.T, h appraisal.Heuristic, better, worse []string) {
	t.Helper()
	good, bad := drawing.Board(t, better...), drawing.Board(t, worse...)
	assert.Equal(t, score(good, appraisal.Manner{}).Value, score(bad, appraisal.Manner{}).Value)
	assert.Greater(t, score(good, only(h)).Value, score(bad, only(h)).Value)
	assert.Greater(t, score(good, only(h)).Parts[h], score(bad, only(h)).Parts[h])
}

// The weaker of two wounded enemies is the better victim, and the dead are worth nothing.
func TestWorth(t *testing.T) {
	b := drawing.Board(t, "F........a", ".........a")
	b.Units[1][0].HP = 10
	s := score(b, appraisal.Manner{})
	assert.Equal(t, 1000, s.Parts[appraisal.Own])
	assert.Equal(t, -1100, s.Parts[appraisal.Enemy])
	assert.Equal(t, -100, s.Value)
}

// Two against one is more than four against three.
func TestRatio(t *testing.T) {
	few, many := drawing.Board(t, "FF.......f"), drawing.Board(t, "FFFF...fff")
	assert.Equal(t, score(few, appraisal.Manner{}).Value, score(many, appraisal.Manner{}).Value)
	ratio := appraisal.Manner{Ratio: true}
	assert.Equal(t, 2000, score(few, ratio).Value)
	assert.Equal(t, 1333, score(many, ratio).Value)
	lost := only(appraisal.Near)
	lost.Ratio, lost.Weights[appraisal.Near] = true, 10000
	near, far := score(drawing.Board(t, "F..f......"), lost), score(drawing.Board(t, "F........f"), lost)
	assert.Negative(t, near.Value)
	assert.Greater(t, near.Value, far.Value, "points below nothing still compare")
}

func TestTold(t *testing.T) {
	b := drawing.Board(t, "F....f....")
	for _, ratio := range []bool{false, true} {
		by := only(appraisal.Danger, appraisal.Near)
		by.Ratio = ratio
		s := score(b, by)
		value, terms := s.Told(&by)
		sum := 0.0
		for _, term := range terms {
			sum += term.Amount
		}
		assert.Equal(t, value, sum)
		if ratio {
			assert.InDelta(t, float64(s.Value)/1000, value, 0.001)
		} else {
			assert.EqualValues(t, s.Value, value)
		}
		assert.Equal(t, "own_units", terms[0].Name)
	}
}
