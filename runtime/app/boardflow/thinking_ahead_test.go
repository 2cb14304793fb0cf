package boardflow_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/boardrecord"
)

// The opponent doesn't wait for the screen: while its first order is still being shown, it has planned and given those
// of its whole turn. Here no time passes on the screen until then.
func TestTheOpponentThinksWhileItsOrdersAreShown(t *testing.T) {
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	s.Game.Boards.BeginAtOnce(boardscreens.Choice{Family: "tactics", Variant: "standard", Brain: "level_80", Seat: 1})
	shown := func() int { return int(apptest.Find(s, func(*ui.Slider) bool { return true }).Max) }
	v := s.Game.Boards.Session
	for isOver := false; !isOver; { // as soon as the person is asked, it gives up: so the turn before is over
		select {
		case f := <-s.Queue:
			f()
			v.Resign()
		case <-v.Ended:
			isOver = true
		case <-time.After(2 * time.Minute):
			t.Fatal("it waits for what is shown")
		}
	}
	orders := v.Record().Plies()
	assert.Greater(t, orders, 2)
	assert.Equal(t, 1, shown(), "the first of %d orders", orders)

	table, err := apptest.TableOf(v.Record())
	require.NoError(t, err)
	laid, err := boardrecord.Lay(table, v.Record())
	require.NoError(t, err)
	last, err := laid.At(orders)
	require.NoError(t, err)
	assert.EqualValues(t, 1, table.Mover(&last.State), "its turn is over")
	clock.Pass(time.Minute)
	assert.Equal(t, orders, shown())
}
