package replayflow_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/replayflow"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// place is how many actions a playback has shown.
func place(s *apptest.Stand) int {
	s.T.Helper()
	return int(apptest.Find(s, func(*ui.Slider) bool { return true }).Value)
}

// A replay goes by itself as soon as it is asked for, at the pace that was chosen last, and from the end on again.
func TestAReplayGoesByItself(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	clock := &motion.ByHand{}
	folder := t.TempDir()
	record := apptest.WholeDuel(t)
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, func(o *app.Options) { o.Clock = clock })
	s.Game.OpenPlayback(record)
	s.Work()
	assert.NotEmpty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPauseIcon() }))
	clock.Pass(3 * time.Second)
	assert.Equal(t, 2, place(s))
	s.TapButton("×1")
	moving := s.Game.Stage()
	s.Game.OpenPlayback(record)
	s.Work()
	s.Game.OpenHome()
	clock.Pass(time.Minute)
	assert.False(t, moving.IsMoving(), "what isn't seen any more doesn't go on")
	s.Game.OpenPlayback(record)
	s.Work()
	assert.NotEmpty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Text == "×2" }), "the pace is remembered")
	for range 4 * record.Plies() {
		clock.Pass(time.Second)
	}
	assert.Equal(t, record.Plies(), place(s))
	s.Tap(apptest.Find(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() }))
	assert.Zero(t, place(s), "it begins again")

	s.Game.Close()
	s = apptest.NewWith(t, apptest.OnPhone, "en", folder, func(o *app.Options) { o.Clock = clock })
	s.Game.OpenPlayback(record)
	s.Work()
	assert.NotEmpty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Text == "×2" }), "by the next program, too")
}

// A mark is seen where the slider stands on it, too, as at the beginning.
func TestAMarkIsSeenBesideTheThumb(t *testing.T) {
	looktest.NewApp(t)
	marks := ui.NewMarks(10)
	marks.Set([]int{0, 5})
	slider := ui.NewSlider(0, 10)
	size := fyne.NewSize(300, slider.MinSize().Height)
	marks.Object.Resize(size)
	thumb := (theme.IconInlineSize() - 4) / 2
	for _, mark := range marks.Object.Objects {
		assert.LessOrEqual(t, mark.Position().Y+mark.Size().Height, size.Height/2-thumb, "above the thumb")
		assert.GreaterOrEqual(t, mark.Position().Y, float32(0))
	}
}

// What is pressed while a replay is watched is large enough for a finger, in each shape.
func TestTheWayOfAReplayCanBeHit(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop, fyne.NewSize(1920, 1080)) {
		record := apptest.WholeDuel(t)
		s := apptest.NewWith(t, size, "uk", t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} })
		s.Game.OpenPlayback(record)
		s.Work()
		name := fmt.Sprintf("%.0f", size.Width)
		looktest.AssertNothingCutOff(t, s.Window, name)
		least := s.Window.Content().MinSize()
		assert.LessOrEqual(t, least.Width, size.Width, name)
		assert.LessOrEqual(t, least.Height, size.Height, name)
		s.Tappable(func(o fyne.CanvasObject) {
			assert.GreaterOrEqual(t, min(o.Size().Width, o.Size().Height), float32(ui.Target), "%s: %T %v", name, o, apptest.Texts(o))
		})
		s.Save("playback_" + name)
	}
}

// The journal tells a duel in words, and its text can be taken along.
func TestTheJournalOfAReplay(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			record := apptest.WholeDuel(t)
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} })
			s.Game.OpenPlayback(record)
			s.Work()
			s.Tap(apptest.Find(s, func(b *ui.Button) bool { return b.Icon == theme.DocumentIcon() }))
			s.Work()
			require.True(t, s.Game.Sheets().IsOpen())
			assert.True(t, s.Shows(s.Text("journal.title")))
			s.Save(fmt.Sprintf("journal_%.0f_%s", size.Width, language))
			looktest.AssertNothingCutOff(t, s.Window, "journal")
			s.Press("journal.copy")
			text := fyne.CurrentApp().Clipboard().Content()
			laid, err := duelrecord.Open(record)
			require.NoError(t, err)
			assert.Equal(t, len(record.Turns), strings.Count(text, "\n\n"), "a part for each turn")
			assert.Contains(t, text, replayflow.ReplayTitle(s.Game.Translator(), s.Game.Gallery, record))
			assert.Greater(t, strings.Count(text, "\n"), laid.Plies())
			if language == "uk" {
				s.AssertUkrainian()
			}
		}
	}
}
