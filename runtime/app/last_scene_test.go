package app

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
)

// Escape and a phone's back button lead from the last scene of a duel to its result, and ask nothing.
func TestBackEndsTheLastScene(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, key := range []fyne.KeyName{fyne.KeyEscape, mobile.KeyBack} {
		clock := &motion.ByHand{}
		s := newStandWith(t, onPhone, "en", t.TempDir(), func(o *Options) { o.Clock = clock })
		s.game.duels.Begin(pair("knight", "mage", "random"))
		s.settle(func() bool { return s.game.duels.Session != nil })
		v := s.game.duels.Session
		for v.Now.View.Winner == game.Nobody {
			v.EndTurn()
			if s.game.Stage.IsMoving() {
				clock.Pass(time.Second)
				continue
			}
			(<-s.queue)()
		}
		for range 2 { // the last blow, and the scene
			require.True(t, s.game.Table != nil)
			s.game.TypedKey(&fyne.KeyEvent{Name: key})
			assert.False(t, s.game.Sheets.IsOpen(), "nothing is asked")
			s.settle(func() bool { return v.Now.Over })
		}
		assert.True(t, s.game.Table == nil, "the result is shown")
	}
}
