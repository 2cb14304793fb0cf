package heuristic_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/tactics/heuristic"
	"boardduels/ai/tactics/plan"
	"boardduels/ai/tactics/tacticstest"
	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// score scores a board as seat 1's turn leaves it.
func score(b *tactics.Board, by heuristic.Manner) heuristic.Score {
	var (
		m      plan.Maker
		p      plan.Plan
		judge  heuristic.Judge
		chance game.Stream
	)
	m.Begin(b, &chance)
	m.Rest(&p)
	return judge.Score(&m, &p, &by)
}

func only(parts ...heuristic.Heuristic) heuristic.Manner {
	return heuristic.Manner{Weights: heuristic.Weights{}.With(parts...)}
}

// prefers holds that a heuristic decides for one board and against another one, which the worth of units alone doesn't
// tell apart.
func prefers(t *testing.T, h heuristic.Heuristic, better, worse []string) {
	t.Helper()
	good, bad := tacticstest.Board(t, better...), tacticstest.Board(t, worse...)
	assert.Equal(t, score(good, heuristic.Manner{}).Value, score(bad, heuristic.Manner{}).Value)
	assert.Greater(t, score(good, only(h)).Value, score(bad, only(h)).Value)
	assert.Greater(t, score(good, only(h)).Parts[h], score(bad, only(h)).Parts[h])
}

// The weaker of two wounded enemies is the better victim, and the dead are worth nothing.
func TestWorth(t *testing.T) {
	b := tacticstest.Board(t, "F........a", ".........a")
	b.Units[1][0].HP = 10
	s := score(b, heuristic.Manner{})
	assert.Equal(t, 1000, s.Parts[heuristic.Own])
	assert.Equal(t, -1100, s.Parts[heuristic.Enemy])
	assert.Equal(t, -100, s.Value)
}

// Two against one is more than four against three.
func TestRatio(t *testing.T) {
	few, many := tacticstest.Board(t, "FF.......f"), tacticstest.Board(t, "FFFF...fff")
	assert.Equal(t, score(few, heuristic.Manner{}).Value, score(many, heuristic.Manner{}).Value)
	ratio := heuristic.Manner{Ratio: true}
	assert.Equal(t, 2000, score(few, ratio).Value)
	assert.Equal(t, 1333, score(many, ratio).Value)
	lost := only(heuristic.Near)
	lost.Ratio, lost.Weights[heuristic.Near] = true, 10000
	near, far := score(tacticstest.Board(t, "F..f......"), lost), score(tacticstest.Board(t, "F........f"), lost)
	assert.Negative(t, near.Value)
	assert.Greater(t, near.Value, far.Value, "points below nothing still compare")
}

func TestTold(t *testing.T) {
	b := tacticstest.Board(t, "F....f....")
	for _, ratio := range []bool{false, true} {
		by := only(heuristic.Danger, heuristic.Near)
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
