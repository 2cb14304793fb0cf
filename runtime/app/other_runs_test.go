package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
)

// While a run is under way the others are a tap away, and nothing is lost by looking at them: one that begins ends the
// one under way only after asking, and keeps it.
func TestOtherRunsAreFoundBesideTheOneUnderWay(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			s.press("home.runs")
			s.work()
			s.press("runs.set_out")
			s.work()
			first, err := library.ReadRun(s.game.Runs().Current())
			require.NoError(t, err)
			s.game.OpenHome()
			s.press("home.run_continue")
			s.work()
			looktest.AssertNothingCutOff(t, s.window, "run")
			s.save("run_others_" + language)
			s.press("run.others")
			s.work()
			s.key(fyne.KeyEscape)
			s.work()
			require.True(t, len(visible(s, called(s.text("run.others")))) == 1, "back to the run")

			s.press("run.others")
			s.work()
			s.press("runs.set_out")
			s.work()
			still, err := library.ReadRun(s.game.Runs().Current())
			require.NoError(t, err)
			assert.Equal(t, first.Seed, still.Seed, "it is asked first")
			s.pressOnSheet("run.give_up")
			s.work()
			next, err := library.ReadRun(s.game.Runs().Current())
			require.NoError(t, err)
			assert.NotEqual(t, first.Seed, next.Seed)
			past, err := s.game.Runs().Saved()
			require.NoError(t, err)
			assert.Len(t, past, 1, "the one before is kept")
		}
	}
}
