package lookahead_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/backgammon/lookahead"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// blind sees nothing but a win and a hit.
type blind struct{}

func (blind) Value(b *backgammon.Board, moved game.Seat) float32 {
	if b[1-moved][backgammon.Bar] > 0 {
		return 0.9
	}
	return 0.5
}

func (blind) Around(*backgammon.Board, game.Seat) {}

func TestAnswersDecide(t *testing.T) {
	b := backgammon.Board{{13: 2, 8: 2, 2: 11}, {16: 2, 1: 13}}
	candidates := []playchoice.Candidate{
		{Action: backgammon.Play{{From: 13, To: 10}}, Score: 0.5}, // blots within the enemy's reach
		{Action: backgammon.Play{{From: 13, To: 8}, {From: 13, To: 8}}, Score: 0.5},
	}
	plies, nodes := lookahead.New(blind{}, lookahead.Default).Deepen(&b, 0, candidates)
	assert.Equal(t, 2, plies, "one is so much better that nobody looks farther")
	assert.Equal(t, int8(8), candidates[0].Action[1].To, "the safe play goes first")
	assert.Equal(t, 0.5, candidates[0].Score)
	assert.Less(t, candidates[1].Score, 0.45)
	assert.False(t, candidates[0].Rough || candidates[1].Rough)
	assert.Greater(t, nodes, 2*21)
}

func TestWidthLimitsWhatIsLookedInto(t *testing.T) {
	board := backgammon.New(backgammon.Setup{}).Start(1).Board
	plays := []playchoice.Candidate{
		{Action: backgammon.Play{{From: 24, To: 19}}, Score: 0.5},
		{Action: backgammon.Play{{From: 13, To: 8}}, Score: 0.5},
		{Action: backgammon.Play{{From: 13, To: 7}}, Score: 0.2},
	}
	for _, c := range []struct {
		width  lookahead.Width
		looked int
	}{
		{lookahead.Width{Plays: 3, Margin: 1, Nodes: 1 << 20}, 3},
		{lookahead.Width{Plays: 1, Margin: 1, Nodes: 1 << 20}, 1},
		{lookahead.Width{Plays: 3, Margin: 0.1, Nodes: 1 << 20}, 2},
		{lookahead.Width{Plays: 3, Margin: 1, Nodes: 1}, 1},
	} {
		candidates := append([]playchoice.Candidate(nil), plays...)
		lookahead.New(blind{}, c.width).Deepen(&board, 0, candidates)
		looked := 0
		for _, candidate := range candidates {
			if !candidate.Rough {
				looked++
			}
		}
		assert.Equal(t, c.looked, looked, "%+v", c.width)
	}
	plies, nodes := lookahead.New(blind{}, lookahead.Default).Deepen(&board, 0, plays[:1])
	assert.Zero(t, plies+nodes, "who has no choice need not look")
}
