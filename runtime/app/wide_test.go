package app_test

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/cputime"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// In large windows all that is written or tapped is as large as on a small one, or larger, in the unit of the window.
func TestEveryScreenGrowsWithItsWindow(t *testing.T) {
	quick.Skip(t, "lays every screen out time after time")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range []fyne.Size{apptest.OnTablet, apptest.OnFullHD, apptest.On4K} {
		s := apptest.New(t, size, "uk")
		unit := look.UnitFor(size)
		s.Everywhere(func(name string) {
			name = fmt.Sprintf("%s, %v", name, size)
			looktest.AssertNothingCutOff(t, s.Window, name)
			apptest.AssertRoom(t, s, name)
			if s.Game.Table() != nil {
				return // it grows by itself
			}
			const least = 7 // of what is written on cards in a deck
			smallest, low := float32(math.MaxFloat32), float32(math.MaxFloat32)
			s.Walk(func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok && text.Text != "" {
					smallest = min(smallest, text.TextSize)
				}
			})
			s.Tappable(func(o fyne.CanvasObject) { low = min(low, o.Size().Width, o.Size().Height) })
			assert.GreaterOrEqual(t, smallest, least*unit, "%s: text", name)
			assert.GreaterOrEqual(t, low+0.1, ui.Target*unit, "%s: what can be tapped", name)
		})
	}
}

// What the result and the start screen offer is seen without scrolling, also by who has a duel to go on with.
func TestButtonsAreAboveTheFold(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(apptest.OnDesktop, apptest.OnFullHD, apptest.On4K) {
		s := apptest.New(t, size, "uk")
		s.LoseTo(apptest.Pair("knight", "mage", "level_70"))
		s.Work()
		s.AssertButtonsInSight(fmt.Sprint("result, ", size))
	}
	// A level has a next one
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnTablet, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.LoseTo(apptest.Pair("knight", "mage", "level_70"))
		s.Work()
		next := s.Text("result.gentler", i18n.Args{"Rival": explanation.Brain(s.Game.Translator(), "level_60")})
		for _, label := range []string{s.Text("result.rematch"), next} {
			s.AssertInSight(apptest.Find(s, apptest.Called(label)), fmt.Sprint("result, ", size))
		}
	}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide) {
		s := apptest.New(t, size, "uk")
		s.SetOut(apptest.Road, apptest.WonRoad)
		s.PlayByTaps(s.Fight(), func(int) {})
		s.Work()
		s.AssertInSight(apptest.Find(s, apptest.Called(s.Text("run.on"))), fmt.Sprint("result of a run, ", size))
	}
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnTablet, apptest.OnDesktop, apptest.OnFullHD, apptest.On4K) {
		s := apptest.New(t, size, "uk")
		s.Begin(apptest.Pair("knight", "mage", "random"))
		s.Game.Duels.Session().Leave()
		<-s.Game.Duels.Session().Ended
		s.Game.OpenHome()
		s.Work()
		require.True(t, len(apptest.Visible(s, func(b *ui.Button) bool { return b.Importance == widget.HighImportance })) > 0)
		s.AssertButtonsInSight(fmt.Sprint("home, ", size))
	}
}

// The start page has its crest where there is room, also in a window that became a large one while it was shown.
func TestTheCrestComesBackInALargeWindow(t *testing.T) {
	crests := func(size fyne.Size, first ...fyne.Size) int {
		s := apptest.Newcomer(t, append(first, size)[0], "uk")
		s.Window.Resize(size)
		return len(apptest.Visible(s, func(i *canvas.Image) bool {
			return i.Size().Width > 90*look.Unit() && i.FillMode == canvas.ImageFillContain
		}))
	}
	assert.Zero(t, crests(fyne.NewSize(360, 500)))
	for _, size := range quick.First(apptest.OnDesktop, apptest.OnFullHD, apptest.On4K) {
		assert.Equal(t, 1, crests(size, apptest.OnDesktop), fmt.Sprint(size))
	}
}

// A window that is drawn larger and smaller again shows what it showed, and may become as small as before.
func TestAWindowIsDrawnLargerAndSmallerAgain(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Game.OpenSettings()
	before := markup(s)
	least := s.Window.Content().MinSize()
	s.Window.Resize(apptest.On4K)
	assert.NotEqual(t, before, markup(s))
	assert.InDelta(t, least.Width, s.Window.Content().MinSize().Width, 20)
	assert.InDelta(t, least.Height, s.Window.Content().MinSize().Height, 20)
	s.Window.Resize(apptest.OnDesktop)
	assert.True(t, before == markup(s), "the same as before")
}

// Who has enlarged everything sees it larger on every window.
func TestWhatIsEnlargedStaysSoInALargeWindow(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnFullHD, "en")
	assert.Equal(t, float32(1.3), look.Unit())
	t.Setenv("FYNE_SCALE", "")
	s.Game.SetScale(150)
	s.Window.Resize(fyne.NewSize(1280, 720)) // as the toolkit counts then
	assert.Equal(t, float32(1.3), look.Unit())
}

// BenchmarkWindowDrawnLarger is what the toolkit's thread works at most when a window gets another unit, over the
// screens.
func BenchmarkWindowDrawnLarger(b *testing.B) {
	var spans []time.Duration
	for range b.N {
		s := apptest.NewWith(b, apptest.OnDesktop, "en", b.TempDir(), func(*app.Options) {})
		s.Everywhere(func(string) {
			spans = append(spans, cputime.ThreadTime(b, func() { s.Window.Resize(apptest.OnFullHD) }))
			s.Window.Resize(apptest.OnDesktop)
		})
	}
	b.ReportMetric(float64(slices.Max(spans))/float64(time.Millisecond), "worst-ms")
}

func markup(s *apptest.Stand) string { return test.RenderToMarkup(s.Window.Canvas()) }
