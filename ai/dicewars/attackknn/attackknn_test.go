package attackknn_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/dicewars/attackchoice"
	"boardduels/ai/dicewars/attackknn"
	"boardduels/ai/dicewars/baselines"
	"boardduels/ai/fit/nearest"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// decide returns what a brain that knows some examples does at the start of a game on areas in a row, and why.
func decide(t *testing.T, examples []attackknn.Example, owners []game.Seat, dice []int8) (dicewars.Action, *attackchoice.Rationale) {
	t.Helper()
	row := ""
	for i := range owners {
		row += string(rune('a' + i))
	}
	m, err := dicewars.ReadRows([]string{row})
	require.NoError(t, err)
	m.Owners, m.Dice = owners, dice
	g, err := dicewars.New(dicewars.Setup{Seats: int(slices.Max(owners)) + 1, Map: m})
	require.NoError(t, err)
	s := g.Start(0)
	v := g.View(&s, s.Mover)
	space := nearest.New(examples)
	a, r, err := attackknn.Brain("knn", func() *attackknn.Space { return space }).New(board.Setup{}).Decide(t.Context(), &v, g.Legal(&s, nil))
	require.NoError(t, err)
	return a, r
}

// some returns ten examples at a point, as many as are asked.
func some(at attackknn.Point, outcome float32) (examples []attackknn.Example) {
	for range 10 {
		examples = append(examples, attackknn.Example{At: at, Outcome: outcome})
	}
	return examples
}

func attack(from, to int8) dicewars.Action { return dicewars.Action{From: from - 1, To: to - 1} }

// Who knows that likely attacks last and others don't makes the likely one, and scores it by the mean of its path: the
// second attack, of four dice on three, is as near to what failed.
func TestTheLikelyAttackIsMade(t *testing.T) {
	known := slices.Concat(some(attackknn.Point{1, 0, 0, 0}, 1), some(attackknn.Point{0, 0, 0, 0}, 0))
	a, r := decide(t, known, []game.Seat{1, 1, 0, 0, 1, 2}, []int8{8, 8, 5, 5, 1, 8})
	assert.Equal(t, attack(4, 5), a)
	assert.Equal(t, 1., r.Candidates[0].Score)
	scores := map[dicewars.Action]float64{}
	for _, c := range r.Candidates {
		scores[c.Action] = c.Score
	}
	assert.Equal(t, map[dicewars.Action]float64{attack(4, 5): 1, attack(3, 2): 0, dicewars.End: 0.5}, scores)
}

// Each prefix of a path counts as a path, with the mean of its attacks: a worse second attack leaves the first alone, a
// better one lifts it above another that is better by itself.
func TestAPathIsWorthItsMean(t *testing.T) {
	var known []attackknn.Example
	for outcomes, at := range map[int]attackknn.Point{6: {0.7, 0.125, 0, 0}, 10: {0.9, 0.125, 0, 0}} {
		known = append(known, some(at, 1)[:outcomes]...)
		known = append(known, some(at, 0)[outcomes:]...)
	}
	owners, dice := []game.Seat{0, 1, 1, 2}, []int8{8, 7, 1, 8}
	a, r := decide(t, known, owners, dice)
	require.Equal(t, attack(1, 2), a)
	require.Equal(t, "attack", r.Candidates[0].Terms[0].Name)
	assert.InDelta(t, 0.6, r.Candidates[0].Terms[0].Amount, 1e-6, "eight against seven")
	assert.InDelta(t, 0.8, r.Candidates[0].Score, 1e-6, "then seven against one")
	assert.InDelta(t, 0.2, r.Candidates[0].Terms[1].Amount, 1e-6)
}

// What isn't promising isn't done, but of two who stand against each other the one with eight dice attacks.
func TestTwoDoNotStandAgainstEachOtherForEver(t *testing.T) {
	never := some(attackknn.Point{}, 0)
	a, _ := decide(t, never, []game.Seat{0, 1}, []int8{7, 8})
	assert.Equal(t, dicewars.End, a)
	a, _ = decide(t, never, []game.Seat{0, 1, 2}, []int8{8, 8, 8})
	assert.Equal(t, dicewars.End, a, "there are three")
	a, _ = decide(t, some(attackknn.Point{}, 0.5), []game.Seat{0, 1}, []int8{8, 8})
	assert.Equal(t, attack(1, 2), a)
}

func learning(points int) *attackknn.Learning {
	return &attackknn.Learning{Seed: 1, Points: points, Rate: 50, Rivals: attackchoice.Brains{baselines.Sdc, baselines.Stei}, Seats: []int{2, 4}}
}

// Learning begins with points by lot that are worth 1, and adds what became of attacks: the likelier they were to
// succeed the more they are worth.
func TestLearning(t *testing.T) {
	told := 0
	l := learning(600)
	l.Progress = func(points, _ int) { told = points }
	examples, err := l.Examples(t.Context())
	require.NoError(t, err)
	require.Len(t, examples, 600)
	assert.Equal(t, 600, told)
	for _, e := range examples[:attackknn.Given] {
		require.EqualValues(t, 1, e.Outcome)
	}
	var sum, count [2]float32
	seen := map[float32]int{}
	for _, e := range examples[attackknn.Given:] {
		likely := 0
		if e.At[0] > 0.5 {
			likely = 1
		}
		sum[likely] += e.Outcome
		count[likely]++
		seen[e.Outcome]++
		for _, x := range e.At {
			require.True(t, x >= 0 && x <= 1, "%v", e)
		}
	}
	assert.Greater(t, sum[1]/count[1], 2*sum[0]/count[0], "seed 1")
	assert.Len(t, seen, 3, "it failed, was lost or kept: %v", seen)
	again, err := learning(600).Examples(t.Context())
	require.NoError(t, err)
	assert.Equal(t, examples, again)
}

func TestLearningStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	_, err := learning(600).Examples(ctx)
	assert.ErrorIs(t, err, context.Canceled)
	_, err = learning(100).Examples(t.Context())
	assert.EqualError(t, err, "learning needs more than 100 points, a rate, rivals and seats, not 100, 50, 2 and 2")
}

func TestTheFileIsReadAsItWasWritten(t *testing.T) {
	examples, err := learning(200).Examples(t.Context())
	require.NoError(t, err)
	text := attackknn.Document(examples, trained.Head{Date: "2026-11-25", Pack: "none"}).String()
	d, err := trained.Parse(text)
	require.NoError(t, err)
	again, err := attackknn.Read(d)
	require.NoError(t, err)
	assert.Len(t, again, 200)
	assert.Equal(t, text, attackknn.Document(again, d.Head).String())
	for old, wrong := range map[string][2]string{
		"brain dicewars_knn": {"brain knn", `the file is of brain "knn", not of "dicewars_knn"`},
		"[examples]":         {"[other]", "the file must have one section, [examples]"},
		"[examples]\n1":      {"[examples]\n0.7", `row 1 is named "0.7", allowed are the outcomes 0, 0.5 and 1`},
		"[examples]\n1 ":     {"[examples]\n1 1 ", "row 1: row 1 has 5 numbers, needed are 4"},
	} {
		d, err := trained.Parse(strings.Replace(text, old, wrong[0], 1))
		require.NoError(t, err)
		_, err = attackknn.Read(d)
		assert.EqualError(t, err, wrong[1])
	}
}

// BenchmarkTurn measures whole turns of the brain with the points that are part of the program, against the field's
// sdc.
func BenchmarkTurn(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		b.Run(fmt.Sprint(seats, "seats"), func(b *testing.B) {
			g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
			require.NoError(b, err)
			one, other := attackknn.Brain(attackknn.ID, attackknn.Trained).New(board.Setup{Tacit: true}), baselines.Sdc.New(board.Setup{Tacit: true})
			s := g.Start(1)
			var took []time.Duration
			turn := func() (spent time.Duration) {
				for turns := s.Turns; s.Turns == turns && g.Mover(&s) != game.Nobody; {
					player := other
					if s.Mover == 0 {
						player = one
					}
					view, legal := g.View(&s, s.Mover), g.Legal(&s, nil)
					begun := time.Now()
					a, _, err := player.Decide(b.Context(), &view, legal)
					spent += time.Since(begun)
					require.NoError(b, err)
					require.NoError(b, g.Apply(&s, a, nil))
				}
				return spent
			}
			for b.Loop() {
				for s.Mover != 0 || g.Mover(&s) == game.Nobody || s.Own[0] == 0 {
					if turn(); g.Mover(&s) == game.Nobody || s.Own[0] == 0 {
						s = g.Start(uint64(len(took)))
					}
				}
				took = append(took, turn())
			}
			sum := time.Duration(0)
			for _, d := range took {
				sum += d
			}
			slices.Sort(took)
			b.ReportMetric(float64(sum.Microseconds())/float64(len(took)), "mean-µs")
			b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
		})
	}
}
