package contest_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/stats"
	"boardduels/ai/backgammon/diploma"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/ai/board/random"
	"boardduels/ai/reversi/formula"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"
)

type brain = board.Brain[reversi.View, reversi.Action]

func play(t *testing.T, first, second brain, task contest.Task) contest.Result {
	t.Helper()
	r, err := contest.Play(t.Context(), reversi.Standard(), first, second, task)
	require.NoError(t, err)
	return r
}

// Who plays against itself wins as much as it loses: each opening is played with both colours.
func TestNobodyIsBetterThanItself(t *testing.T) {
	r := play(t, formula.Novice, formula.Novice, contest.Task{Pairs: 20, Opening: 8, Seed: 1})
	assert.Equal(t, 40, r.Games())
	assert.Equal(t, r.Won, r.Lost)
	assert.Equal(t, stats.Estimate{Value: 0.5, Interval: stats.NewShare(10, 20).Interval}, r.Score(), "of 20 pairs that all came to one game each, the interval is theirs")
}

func TestTheSidesSeeTheSameResult(t *testing.T) {
	task := contest.Task{Pairs: 50, Opening: 8, Seed: 3}
	here, there := play(t, formula.Professional, formula.Novice, task), play(t, formula.Novice, formula.Professional, task)
	assert.Equal(t, [3]int{here.Won, here.Drawn, here.Lost}, [3]int{there.Lost, there.Drawn, there.Won})
	assert.Greater(t, here.Score().Low, 0.5, "professional plays better, seed 3: %v", here.Score())
	assert.Equal(t, here, play(t, formula.Professional, formula.Novice, task), "the same seed gives the same games")
	assert.NotEqual(t, here, play(t, formula.Professional, formula.Novice, contest.Task{Pairs: 50, Opening: 8, Seed: 4}))
}

// Two pairs whose scores differ don't tell that one is at least as good as the other: Wilson's interval of few pairs
// says so, and of many it is the bootstrap's, which is narrower.
func TestFewPairsTellLittle(t *testing.T) {
	score := func(pairs int) stats.Estimate {
		r := contest.NewResult(1)
		for i := range pairs {
			r.Add(i, 0, 0)
			r.Add(i, game.Seat(i%2), 1)
		}
		return r.Score()
	}
	few := score(2)
	assert.Equal(t, 0.75, few.Value)
	assert.Less(t, few.Low, 0.3)
	assert.Equal(t, 1.0, few.High)
	many := score(100)
	assert.Equal(t, 0.75, many.Value)
	assert.Less(t, many.Half(), stats.Wilson(0.75, 100).Half())
}

// From an opening that is the whole game, nothing depends on the players: one game of each pair is won unless it is a
// draw.
func TestAnOpeningMayBeTheWholeGame(t *testing.T) {
	r := play(t, formula.Professional, random.Brain(reversi.Standard()), contest.Task{Pairs: 10, Opening: 100, Seed: 1})
	assert.Equal(t, r.Won, r.Lost)
}

func TestWhoWinsAllMayStillLoseOnce(t *testing.T) {
	r := play(t, formula.Deeper()[2], random.Brain(reversi.Standard()), contest.Task{Pairs: 4, Opening: 2, Seed: 1})
	require.Equal(t, 8, r.Won)
	score := r.Score()
	assert.Equal(t, 1.0, score.Value)
	assert.InDelta(t, 0.51, score.Low, 0.01, "Wilson's interval of four pairs")
}

// failing is a player that can't decide, and counts how often it is closed.
type failing struct{ closed *atomic.Int32 }

func (f failing) Decide(context.Context, *reversi.View, []reversi.Action) (reversi.Action, *board.Rationale[reversi.Action], error) {
	return 0, nil, errors.New("gone")
}

func (f failing) Close() error {
	f.closed.Add(1)
	return nil
}

func TestAPlayerThatFails(t *testing.T) {
	var closed atomic.Int32
	gone := brain{ID: "gone", New: func(board.Setup) board.Player[reversi.View, reversi.Action] { return failing{&closed} }}
	_, err := contest.Play(t.Context(), reversi.Standard(), formula.Novice, gone, contest.Task{Pairs: 1, Seed: 7})
	assert.EqualError(t, err, "pair 0 of seed 7: gone")
	assert.EqualValues(t, 1, closed.Load())
}

// endless is a game that nobody can win.
type endless struct{ game.Game[int, int, int, int] }

func (endless) Seats() int                           { return 2 }
func (endless) Start(uint64) int                     { return 0 }
func (endless) Mover(s *int) game.Seat               { return game.Seat(*s % 2) }
func (endless) Legal(_ *int, buf []int) []int        { return append(buf, 1) }
func (endless) View(s *int, _ game.Seat) int         { return *s }
func (endless) Points(*int) game.Points              { return game.Points{} }
func (endless) Apply(s *int, by int, _ *[]int) error { *s += by; return nil }

// Decide takes the first action.
func (endless) Decide(_ context.Context, _ *int, legal []int) (int, *board.Rationale[int], error) {
	return legal[0], nil, nil
}

func TestAGameWithoutAnEndCountsHalf(t *testing.T) {
	waiting := board.Brain[int, int]{ID: "waiting", New: func(board.Setup) board.Player[int, int] { return endless{} }}
	r, err := contest.Play(t.Context(), endless{}, waiting, waiting, contest.Task{Pairs: 3})
	require.NoError(t, err)
	assert.Equal(t, 6, r.Drawn)
	assert.Equal(t, "50.0 % (12.5–87.5) of 6 games", r.String())
}

// With the same dice and the seats changed a player that meets itself wins one game of each pair, and dice differ from
// pair to pair.
func TestTheDiceOfAPairAreTheSame(t *testing.T) {
	judge := func() playchoice.Judge { return diploma.Formula }
	g, task := backgammon.New(backgammon.Setup{}), contest.Task{Pairs: 20, Seed: 1}
	r, err := contest.Play(t.Context(), g, playchoice.By("a", judge), playchoice.By("b", judge), task)
	require.NoError(t, err)
	assert.Equal(t, "50.0 % (29.9–70.1) of 40 games", r.String())
	r, err = contest.Play(t.Context(), g, playchoice.By("a", judge), playchoice.By("b", func() playchoice.Judge { return diploma.Meant }), task)
	require.NoError(t, err)
	score := r.Score()
	assert.Greater(t, score.High-score.Low, 0.05, "pairs differ: %v", r)
	assert.Less(t, score.High, 1.0)
}
