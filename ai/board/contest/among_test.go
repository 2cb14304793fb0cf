package contest_test

import (
	"context"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board"
	"boardduels/ai/board/contest"
	"boardduels/runtime/game"
)

// lottery is a game of three seats that ends with the first action: of every fourth seed nobody wins, of others the
// seat that the seed names. Who does the action moves nothing.
type lottery struct{ game.Game[int, int, int, int] }

func (lottery) Seats() int                                { return 3 }
func (lottery) Start(seed uint64) int                     { return int(seed % 4) }
func (lottery) View(s *int, _ game.Seat) int              { return *s }
func (lottery) Legal(_ *int, buf []int) []int             { return append(buf, 0) }
func (lottery) Apply(s *int, _ int, _ *[]int) (err error) { *s += 4; return nil }

func (lottery) Mover(s *int) game.Seat {
	if *s >= 4 {
		return game.Nobody
	}
	return 0
}

func (lottery) Points(s *int) (p game.Points) {
	if *s%4 < 3 {
		p[*s%4] = 1
	}
	return p
}

// Decide takes the first action.
func (lottery) Decide(_ context.Context, _ *int, legal []int) (int, *board.Rationale[int], error) {
	return legal[0], nil, nil
}

func lots(id string) board.Brain[int, int] {
	return board.Brain[int, int]{ID: id, New: func(board.Setup) board.Player[int, int] { return lottery{} }}
}

func among(t *testing.T, task contest.Deals) contest.Share {
	t.Helper()
	s, err := contest.Among(t.Context(), lottery{}, lots("one"), board.Brains[int, int]{lots("a"), lots("b")}, task)
	require.NoError(t, err)
	return s
}

// Who has each seat once wins each deal once that somebody wins.
func TestEachSeatIsHadOnce(t *testing.T) {
	s := among(t, contest.Deals{Deals: 400, Seed: 1})
	assert.Equal(t, 1200, s.Games())
	assert.Equal(t, 2*s.Won, s.Lost)
	assert.InDelta(t, 300, s.Undecided, 4*3*8.7, "a quarter of 400 deals, give or take four deviations; seed 1")
	score := s.Score()
	assert.Equal(t, float64(s.Won)/1200, score.Value)
	assert.InDelta(t, 0.25, score.Value, 0.03)
	assert.InDelta(t, 2*1.96*0.433/3/20, score.High-score.Low, 0.006, "deals are drawn again as a whole")
	assert.Regexp(t, `^2\d\.\d % \(2\d\.\d–2\d\.\d\) of 1200 games, \d+ undecided$`, s.String())
}

func TestTheResultDoesNotDependOnTheProcessors(t *testing.T) {
	task := contest.Deals{Deals: 50, Seed: 3}
	all := among(t, task)
	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	assert.Equal(t, all, among(t, task))
	assert.NotEqual(t, all, among(t, contest.Deals{Deals: 50, Seed: 4}))
}

// Opponents are drawn from the whole field, and none twice before all are there.
func TestOpponentsAreDrawn(t *testing.T) {
	met := map[string]int{}
	field := board.Brains[int, int]{}
	for _, id := range []string{"a", "b", "c"} {
		field = append(field, board.Brain[int, int]{ID: id, New: func(board.Setup) board.Player[int, int] {
			met[id]++
			return lottery{}
		}})
	}
	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	s, err := contest.Among(t.Context(), lottery{}, lots("one"), field, contest.Deals{Deals: 60, Seed: 1})
	require.NoError(t, err)
	require.Equal(t, 180, s.Games())
	for id, n := range met {
		assert.InDelta(t, 120, n, 44, "%s: four deviations of two thirds of 60 deals, three games each", id)
	}
	clear(met)
	_, err = contest.Among(t.Context(), lottery{}, lots("one"), field[:2], contest.Deals{Deals: 20, Seed: 1})
	require.NoError(t, err)
	assert.Equal(t, map[string]int{"a": 60, "b": 60}, met, "a field of two sits at each table once")
	clear(met)
	_, err = contest.Among(t.Context(), lottery{}, lots("one"), field[:1], contest.Deals{Deals: 1, Seed: 1})
	require.NoError(t, err)
	assert.Equal(t, map[string]int{"a": 6}, met, "a field of one sits on both other seats")
}

func TestWhoNeverWinsMayStillWinOnce(t *testing.T) {
	s, err := contest.Among(t.Context(), nobody{}, lots("one"), board.Brains[int, int]{lots("a")}, contest.Deals{Deals: 10})
	require.NoError(t, err)
	assert.Equal(t, 30, s.Undecided)
	assert.Equal(t, stats.NewShare(0, 10).Interval, s.Score().Interval)
}

// nobody is a lottery without a winner.
type nobody struct{ lottery }

func (nobody) Points(*int) game.Points { return game.Points{} }

func TestAmongNobody(t *testing.T) {
	_, err := contest.Among(t.Context(), lottery{}, lots("one"), nil, contest.Deals{Deals: 1})
	assert.EqualError(t, err, "a brain among others needs two seats and somebody to meet, not 3 and 0")
}
