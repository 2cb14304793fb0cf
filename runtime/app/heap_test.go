package app_test

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// forgetfulness is the toolkit's variable for how long it remembers what isn't shown any more: a minute by itself. It
// reads it once.
const forgetfulness, atOnce = "FYNE_CACHE", "1ms"

// Duel after duel is played, learned from, looked at and played again: what is held in memory stays within bounds, and
// doesn't grow.
func TestManyDuelsHoldNoMoreMemory(t *testing.T) {
	quick.Skip(t, "plays whole duels, one after the other")
	raceflag.Skip(t, "measures memory, of which the detector takes some")
	if os.Getenv(forgetfulness) != atOnce {
		self, err := os.Executable()
		require.NoError(t, err)
		again := exec.Command(self, "-test.run=^"+t.Name()+"$", "-test.v")
		again.Env = append(os.Environ(), forgetfulness+"="+atOnce)
		out, err := again.CombinedOutput()
		require.NoError(t, err, "%s", out)
		return
	}
	const bound, noise = 60 << 20, 1 << 20 // bytes
	// What is made once, such as the drawings of numbers, is there by then; and all.
	settled, duels := 10, 22
	if os.Getenv("LONG") != "" {
		settled, duels = 30, 50
	}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) {
		o.Learn = func(_ context.Context, p duelflow.Played) (*duelflow.Learned, error) {
			return apptest.LearnedFrom(p), nil
		}
		o.Settings.Change(func(s *settings.Settings) { s.Pace = string(motion.Off) }, nil)
	})
	var held, besides []int // all, and without the drawings that are kept, which have a bound of their own
	for n := 1; n <= duels; n++ {
		gone := playAndLook(s)
		if n == settled || n == duels {
			forget(s, gone)
			held = append(held, heldMemory())
			besides = append(besides, held[len(held)-1]-look.KeptBytes())
		}
	}
	t.Logf("bytes held after %d and %d duels: %d, without drawings %d", settled, duels, held, besides)
	require.Len(t, s.Replays(), duels)
	assert.LessOrEqual(t, held[1], bound)
	assert.LessOrEqual(t, besides[1], besides[0]+noise, "it grows")
}

// playAndLook plays a duel, looks at its result, its replay and what was learned, and leads back to the start screen.
// It returns whether the duel and the page left last are gone from memory.
func playAndLook(s *apptest.Stand) (gone func() bool) {
	s.T.Helper()
	before := s.Game.Duels.Session()
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "precedent"))
	s.Settle(func() bool { return s.Game.Duels.Session() != before })
	v := s.Game.Duels.Session()
	s.MyTurn()
	s.PlayByTaps(v, func(int) {})
	s.Work()
	s.Picture()
	s.Press("result.watch")
	s.Work()
	slider := apptest.Find(s, apptest.IsSlider)
	slider.SetValue(slider.Max)
	s.Game.OpenKnowledge()
	s.Work()
	s.Picture()
	page := weak.Make(apptest.Find(s, isTile))
	s.Game.OpenHome()
	s.Game.Duels.Forget() // the duel, which the next one would replace
	duel := weak.Make(v)
	return func() bool { return duel.Value() == nil && page.Value() == nil }
}

func isTile(*ui.Tile) bool { return true }

// forget lets the toolkit paint until it has forgotten a duel, which it looks for every ten seconds.
func forget(s *apptest.Stand, gone func() bool) {
	s.T.Helper()
	const patience = 2000 // pictures
	for range patience {
		s.Picture()
		runtime.GC()
		if gone() {
			return
		}
	}
	require.Fail(s.T, "a duel that is over stays in memory")
}

// heldMemory returns how many bytes are in use once what nobody needs is gone.
func heldMemory() int {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
