package contest_test

import (
	"context"
	"errors"
	"math"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/runtime/game"
	"boardduels/runtime/reversi"

	"boardduels/ai/reversi/reversibrains"
)

func measure(t *testing.T, g game.Game[int, int, int, int], task contest.Fairness) contest.Seats {
	t.Helper()
	s, err := contest.Measure(t.Context(), g, slices.Repeat(board.Brains[int, int]{lots("one")}, g.Seats()), task, nil)
	require.NoError(t, err)
	return s
}

// The seat that a lottery names wins, whoever sits there; a quarter of the games has no winner.
func TestSeatsThatAreAlike(t *testing.T) {
	s := measure(t, lottery{}, contest.Fairness{Deals: 400, Seed: 1})
	assert.Equal(t, 1200, s.Games())
	for seat := range game.Seat(3) {
		score := s.Score(seat)
		assert.True(t, score.Holds(1./3), "seat %d: %v; seed 1", seat, score)
		assert.Less(t, score.Half(), 0.06)
	}
	assert.InDelta(t, 300, s.Drawn, 4*3*8.7, "a quarter of 400 deals, give or take four deviations; seed 1")
	assert.True(t, s.Differ())
}

// The share of a seat is that of the games that somebody has won; the others only make it less sure.
func TestDrawsAreNobodysWins(t *testing.T) {
	s := measure(t, lottery{}, contest.Fairness{Deals: 400, Seed: 1})
	assert.Equal(t, s.Games()-s.Drawn, s.Decided())
	for seat := range game.Seat(3) {
		assert.InDelta(t, float64(s.Won[seat])/float64(s.Decided()), s.Score(seat).Value, 1e-9, "seat %d; seed 1", seat)
	}
	s = measure(t, mostly{}, contest.Fairness{Deals: 400, Seed: 1})
	assert.Greater(t, s.Drawn, 800)
	assert.Equal(t, 1., s.Score(1).Value, "who won all that were won")
	assert.Equal(t, 0., s.Score(0).Value)
	s = measure(t, never{}, contest.Fairness{Deals: 20, Seed: 1})
	assert.Zero(t, s.Decided())
	assert.Equal(t, stats.Interval{High: 1}, s.Score(0).Interval, "of no won games nothing is known")
	assert.Equal(t, stats.Interval{High: 1}, (&contest.Seats{Won: []int{0, 0}}).Score(0).Interval)
}

// mostly is a lottery that nobody wins in most games, and else seat 2.
type mostly struct{ lottery }

func (mostly) Points(s *int) (p game.Points) {
	if *s%4 == 0 {
		p[1] = 1
	}
	return p
}

// never is a lottery that nobody wins.
type never struct{ lottery }

func (never) Points(*int) game.Points { return game.Points{} }

// second is a lottery that seat 2 always wins.
type second struct{ lottery }

func (second) Points(*int) game.Points { return game.Points{0, 1} }

func TestASeatThatAlwaysWins(t *testing.T) {
	s := measure(t, second{}, contest.Fairness{Deals: 20, Seed: 1})
	assert.Equal(t, []int{0, 60, 0}, s.Won)
	assert.Equal(t, 1., s.Score(1).Value)
	assert.Equal(t, 0., s.Score(0).Value)
	assert.Greater(t, s.Score(1).Low, 1./3)
	assert.Less(t, s.Score(1).Low, 1., "twenty deals don't tell all")
	assert.False(t, s.Differ())
}

// Who is stronger wins from both seats alike, so that seats of a fair game are even though players are not.
func TestPlayersHaveEachSeat(t *testing.T) {
	g := reversi.Standard()
	levels := reversibrains.Levels()
	s, err := contest.Measure(t.Context(), g, board.Brains[reversi.View, reversi.Action]{levels[0], levels[6]}, contest.Fairness{Deals: 40, Opening: 4, Seed: 2}, nil)
	require.NoError(t, err)
	assert.True(t, s.Score(0).Holds(0.5), "%v; seed 2", s.Score(0))
	assert.InDelta(t, 40, s.Won[0], 8, "one wins nearly all from either seat")
}

func TestMeasuringTellsOnTheWay(t *testing.T) {
	task := contest.Fairness{Deals: 20, Seed: 5}
	var told []int
	brains := slices.Repeat(board.Brains[int, int]{lots("one")}, 3)
	all, err := contest.Measure(t.Context(), lottery{}, brains, task, func(s contest.Seats) { told = append(told, s.Games()) })
	require.NoError(t, err)
	assert.Equal(t, []int{24, 48, 60}, told)

	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	assert.Equal(t, all, measure(t, lottery{}, task), "the same on one processor")
}

func TestMeasuringStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	brains := slices.Repeat(board.Brains[int, int]{lots("one")}, 3)
	_, err := contest.Measure(ctx, lottery{}, brains, contest.Fairness{Deals: 1 << 30, Seed: 1}, func(contest.Seats) { stop() })
	assert.True(t, errors.Is(err, context.Canceled), "%v", err)
	_, err = contest.Measure(t.Context(), lottery{}, brains[:2], contest.Fairness{Deals: 1}, nil)
	assert.EqualError(t, err, "3 seats need as many players, not 2")
}

// Deals that are played later add up to the same as all at once.
func TestLaterDealsAddUp(t *testing.T) {
	whole := measure(t, lottery{}, contest.Fairness{Deals: 50, Seed: 3})
	first := measure(t, lottery{}, contest.Fairness{Deals: 18, Seed: 3})
	rest := measure(t, lottery{}, contest.Fairness{From: 18, Deals: 32, Seed: 3})
	assert.Equal(t, whole, first.With(rest))
	assert.Equal(t, 54, first.Games(), "what was known stays as it is")
}

// A set-up is nearer to even than another one by what it differs from that on the same luck: a set-up is as near as
// itself, whatever its luck.
func TestNearerIsOfTheSameLuck(t *testing.T) {
	task := contest.Fairness{Deals: 60, Seed: 1}
	even, uneven := measure(t, lottery{}, task), measure(t, second{}, task)
	same := contest.Nearer(&even, &even)
	assert.Equal(t, stats.Estimate{}, same)
	assert.InDelta(t, math.Sqrt(2)/3, uneven.Uneven(), 1e-9, "one seat has all")
	nearer := contest.Nearer(&uneven, &even)
	assert.InDelta(t, uneven.Uneven()-even.Uneven(), nearer.Value, 1e-9)
	assert.Positive(t, nearer.Low)
	further := contest.Nearer(&even, &uneven)
	assert.Negative(t, further.High)
	few := contest.Fairness{Deals: 5, Seed: 1}
	some, others := measure(t, second{}, few), measure(t, lottery{}, few)
	assert.Equal(t, stats.Interval{Low: -1, High: 1}, contest.Nearer(&some, &others).Interval, "a few deals tell nothing")
}
