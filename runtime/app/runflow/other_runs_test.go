package runflow_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
)

// While a run is under way the others are a tap away, and nothing is lost by looking at them: one that begins ends the
// one under way only after asking, and keeps it.
func TestOtherRunsAreFoundBesideTheOneUnderWay(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.Press("home.runs")
			s.Work()
			s.Press("runs.set_out")
			s.Work()
			first, err := library.ReadRun(s.Game.RunFiles().Current())
			require.NoError(t, err)
			s.Game.OpenHome()
			s.Press("home.run_continue")
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "run")
			s.Save("run_others_" + language)
			s.Press("run.others")
			s.Work()
			s.Key(fyne.KeyEscape)
			s.Work()
			require.True(t, len(apptest.Visible(s, apptest.Called(s.Text("run.others")))) == 1, "back to the run")

			s.Press("run.others")
			s.Work()
			s.Press("runs.set_out")
			s.Work()
			still, err := library.ReadRun(s.Game.RunFiles().Current())
			require.NoError(t, err)
			assert.Equal(t, first.Seed, still.Seed, "it is asked first")
			s.PressOnSheet("run.give_up")
			s.Work()
			next, err := library.ReadRun(s.Game.RunFiles().Current())
			require.NoError(t, err)
			assert.NotEqual(t, first.Seed, next.Seed)
			past, err := s.Game.RunFiles().Saved()
			require.NoError(t, err)
			assert.Len(t, past, 1, "the one before is kept")
		}
	}
}
