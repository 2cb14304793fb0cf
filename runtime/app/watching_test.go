package app

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
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// place is how many actions a playback has shown.
func (s *stand) place() int {
	s.t.Helper()
	return int(find(s, func(*ui.Slider) bool { return true }).Value)
}

// playOne plays a duel to its end, so that there is something to be watched.
func (s *stand) playOne(p screen.Pairing) *duelrecord.Record {
	s.t.Helper()
	s.game.duels.Session = nil
	v := s.begin(p)
	s.dawdle(v)
	for len(s.played) > 0 {
		<-s.played
	}
	return v.Match.Record()
}

// A replay goes by itself as soon as it is asked for, at the pace that was chosen last, and from the end on again.
func TestAReplayGoesByItself(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	clock := &motion.ByHand{}
	folder := t.TempDir()
	record := wholeDuel(t)
	s := newStandWith(t, onPhone, "en", folder, func(o *Options) { o.Clock = clock })
	s.game.OpenPlayback(record)
	s.work()
	assert.NotEmpty(t, visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPauseIcon() }))
	clock.Pass(3 * time.Second)
	assert.Equal(t, 2, s.place())
	s.tapButton("×1")
	moving := s.game.Stage
	s.game.OpenPlayback(record)
	s.work()
	s.game.OpenHome()
	clock.Pass(time.Minute)
	assert.False(t, moving.IsMoving(), "what isn't seen any more doesn't go on")
	s.game.OpenPlayback(record)
	s.work()
	assert.NotEmpty(t, visible(s, func(b *ui.Button) bool { return b.Text == "×2" }), "the pace is remembered")
	for range 4 * record.Plies() {
		clock.Pass(time.Second)
	}
	assert.Equal(t, record.Plies(), s.place())
	s.tap(find(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() }))
	assert.Zero(t, s.place(), "it begins again")

	s.game.Close()
	s = newStandWith(t, onPhone, "en", folder, func(o *Options) { o.Clock = clock })
	s.game.OpenPlayback(record)
	s.work()
	assert.NotEmpty(t, visible(s, func(b *ui.Button) bool { return b.Text == "×2" }), "by the next program, too")
}

// wholeDuel returns a duel that was lost.
func wholeDuel(t *testing.T) *duelrecord.Record {
	t.Helper()
	return newStand(t, onPhone, "en").playOne(pair("knight", "mage", "tree"))
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
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop, fyne.NewSize(1920, 1080)) {
		record := wholeDuel(t)
		s := newStandWith(t, size, "uk", t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} })
		s.game.OpenPlayback(record)
		s.work()
		name := fmt.Sprintf("%.0f", size.Width)
		looktest.AssertNothingCutOff(t, s.window, name)
		least := s.window.Content().MinSize()
		assert.LessOrEqual(t, least.Width, size.Width, name)
		assert.LessOrEqual(t, least.Height, size.Height, name)
		s.tappable(func(o fyne.CanvasObject) {
			assert.GreaterOrEqual(t, min(o.Size().Width, o.Size().Height), float32(ui.Target), "%s: %T %v", name, o, texts(o))
		})
		s.save("playback_" + name)
	}
}

// The journal tells a duel in words, and its text can be taken along.
func TestTheJournalOfAReplay(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			record := wholeDuel(t)
			s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} })
			s.game.OpenPlayback(record)
			s.work()
			s.tap(find(s, func(b *ui.Button) bool { return b.Icon == theme.DocumentIcon() }))
			s.work()
			require.True(t, s.game.Sheets.IsOpen())
			assert.True(t, s.shows(s.text("journal.title")))
			s.save(fmt.Sprintf("journal_%.0f_%s", size.Width, language))
			looktest.AssertNothingCutOff(t, s.window, "journal")
			s.press("journal.copy")
			text := fyne.CurrentApp().Clipboard().Content()
			laid, err := duelrecord.Open(record)
			require.NoError(t, err)
			assert.Equal(t, len(record.Turns), strings.Count(text, "\n\n"), "a part for each turn")
			assert.Contains(t, text, screen.ReplayTitle(s.game.Translator(), s.game.Gallery, record))
			assert.Greater(t, strings.Count(text, "\n"), laid.Plies())
			if language == "uk" {
				s.assertUkrainian()
			}
		}
	}
}
