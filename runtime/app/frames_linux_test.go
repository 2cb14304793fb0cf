package app_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/internal/cputime"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
)

// frames measures what the toolkit's thread works in one go: between two frames it does at least that.
type frames struct {
	*apptest.Stand
	clock *motion.ByHand
	spans []time.Duration // of processor time of the thread
}

// do does something on the toolkit's thread, and counts it.
func (f *frames) do(work func()) {
	f.spans = append(f.spans, cputime.ThreadTime(f.T, work))
}

// pass does what other goroutines want done and lets time pass frame by frame, until the person can choose or the duel
// has been left for its result.
func (f *frames) pass() {
	for v := f.Game.Duels.Session(); f.Game.Table() != nil && (len(v.Now.Legal) == 0 || f.Game.Stage().IsMoving()); {
		if len(f.Queue) == 0 && f.Game.Stage().IsMoving() {
			f.do(func() { f.clock.Pass(time.Second / 60) })
			continue
		}
		f.do(<-f.Queue)
	}
}

// BenchmarkFrame is what the toolkit's thread works between two frames at most in a whole duel with all movement on.
//
// What the painter does then, uploading what has changed and drawing all, is left out, and isn't measured elsewhere.
// The toolkit's driver tells nothing of it, so a program would be needed that has the main thread and a window, plays
// by keys and takes the time between two ticks of [motion.Frames]. Without a graphics card that is the time in which
// Mesa draws by the processor, on every core, with no display to wait for: it would tell more of the machine than of
// the painter. tools/first-frame.sh has the first picture of such a window.
func BenchmarkFrame(b *testing.B) {
	var spans []time.Duration
	for range b.N {
		clock := &motion.ByHand{}
		f := &frames{apptest.NewWith(b, apptest.OnDesktop, "en", b.TempDir(), func(o *app.Options) { o.Clock = clock }), clock, nil}
		f.do(func() { f.Game.Duels.Begin(apptest.Pair("knight", "mage", "tree")) })
		for f.Game.Duels.Session() == nil || f.Game.Duels.Session().Now.View.Round == 0 {
			f.do(<-f.Queue)
		}
		f.pass()
		for v, step := f.Game.Duels.Session(), 0; f.Game.Table() != nil; step++ {
			require.Less(b, step, 400, "a duel ends")
			if card := apptest.FirstPlayable(v); card != nil {
				f.do(func() { f.Tap(card) })
				f.do(func() { f.Tap(card) })
			} else {
				f.do(func() { f.Tap(v.Table.Turn) })
			}
			f.pass()
		}
		spans = append(spans, f.spans...)
	}
	slices.Sort(spans)
	milliseconds := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(milliseconds(spans[len(spans)/2]), "median-ms")
	b.ReportMetric(milliseconds(spans[len(spans)*99/100]), "p99-ms")
	b.ReportMetric(milliseconds(spans[len(spans)-1]), "worst-ms")
	b.ReportMetric(float64(len(spans)/b.N), "frames/duel")
}
