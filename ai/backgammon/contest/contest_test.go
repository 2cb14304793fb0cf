package contest_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/backgammon/choice"
	"boardduels/ai/backgammon/contest"
	"boardduels/ai/backgammon/diploma"
	"boardduels/runtime/backgammon"
)

func by(w diploma.Weights) choice.Brain {
	return choice.By("x", func() choice.Judge { return w })
}

// With the same dice and the seats swapped a player that meets itself wins one game of each pair.
func TestEqualsAreEven(t *testing.T) {
	r, err := contest.Pairs(context.Background(), backgammon.New(backgammon.Setup{}), 1, 20, [2]choice.Brain{by(diploma.Formula), by(diploma.Formula)})
	require.NoError(t, err)
	assert.Equal(t, 0.5, r.Share)
	assert.Zero(t, r.Half)
	assert.Equal(t, 40, r.Games)
}

func TestTheBetterPlayerWinsMore(t *testing.T) {
	r, err := contest.Pairs(context.Background(), backgammon.New(backgammon.Setup{}), 1, 100, [2]choice.Brain{by(diploma.Formula), by(diploma.Meant)})
	require.NoError(t, err)
	assert.Greater(t, r.Low(), 0.5)
	again, err := contest.Pairs(context.Background(), backgammon.New(backgammon.Setup{}), 1, 100, [2]choice.Brain{by(diploma.Formula), by(diploma.Meant)})
	require.NoError(t, err)
	assert.Equal(t, r, again)
}
