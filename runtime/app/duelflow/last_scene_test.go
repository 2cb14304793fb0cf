package duelflow_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
)

// Escape and a phone's back button lead from the last scene of a duel to its result, and ask nothing.
func TestBackEndsTheLastScene(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, key := range []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack} {
		clock := &motion.ByHand{}
		s := apptest.NewWith(t, apptest.OnPhone, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
		s.Game.Duels.Begin(apptest.Pair("knight", "mage", "random"))
		s.Settle(func() bool { return s.Game.Duels.Session() != nil })
		v := s.Game.Duels.Session()
		for v.Now.View.Winner == game.Nobody {
			v.EndTurn()
			if s.Game.Stage().IsMoving() {
				clock.Pass(time.Second)
				continue
			}
			(<-s.Queue)()
		}
		for range 2 { // the last blow, and the scene
			require.True(t, s.Game.Table() != nil)
			s.Game.TypedKey(&fyne.KeyEvent{Name: key})
			assert.False(t, s.Game.Sheets().IsOpen(), "nothing is asked")
			s.Settle(func() bool { return v.Now.Over })
		}
		assert.True(t, s.Game.Table() == nil, "the result is shown")
	}
}
