package ai_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// follower notes what it is told.
type follower struct {
	ai.Player
	views   []duel.View
	actions []duel.Action
}

func (f *follower) Observe(before *duel.View, a duel.Action) {
	f.views, f.actions = append(f.views, *before), append(f.actions, a)
}

// Observers at either seat are told of all actions, each with its own view; whoever isn't one plays on untold.
func TestObserversSeeEachActionFromTheirSeat(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	var first, second, alone follower
	both, one := ai.NewAudience([2]ai.Player{&first, &second}), ai.NewAudience([2]ai.Player{nil, &alone})
	s := d.Start(3)
	var views [2][]duel.View
	var actions []duel.Action
	for range 12 {
		action := d.Legal(&s, nil)[0]
		for seat := range game.Seat(2) {
			views[seat] = append(views[seat], d.View(&s, seat))
		}
		actions = append(actions, action)
		both.Tell(d, &s, action)
		one.Tell(d, &s, action)
		require.NoError(t, d.Apply(&s, action, nil))
	}
	assert.Equal(t, follower{nil, views[0], actions}, first)
	assert.Equal(t, follower{nil, views[1], actions}, second)
	assert.Equal(t, second, alone)
}
