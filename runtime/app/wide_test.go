package app

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/cputime"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/face"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// The sizes of large windows: a tablet that is held upright, and two screens that a window fills.
var (
	onTablet = fyne.NewSize(800, 1280)
	onFullHD = fyne.NewSize(1920, 1080)
	on4K     = fyne.NewSize(3840, 2160)
)

// In large windows all that is written or tapped is as large as on a small one, or larger, in the unit of the window.
func TestEveryScreenGrowsWithItsWindow(t *testing.T) {
	quick.Skip(t, "lays every screen out time after time")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range []fyne.Size{onTablet, onFullHD, on4K} {
		s := newStand(t, size, "uk")
		unit := look.UnitFor(size)
		s.everywhere(func(name string) {
			name = fmt.Sprintf("%s, %v", name, size)
			looktest.AssertNothingCutOff(t, s.window, name)
			assertRoom(t, s, name)
			if s.game.Table != nil {
				return // it grows by itself
			}
			const least = 7 // of what is written on cards in a deck
			smallest, low := float32(math.MaxFloat32), float32(math.MaxFloat32)
			s.walk(func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok && text.Text != "" {
					smallest = min(smallest, text.TextSize)
				}
			})
			s.tappable(func(o fyne.CanvasObject) { low = min(low, o.Size().Width, o.Size().Height) })
			assert.GreaterOrEqual(t, smallest, least*unit, "%s: text", name)
			assert.GreaterOrEqual(t, low+0.1, ui.Target*unit, "%s: what can be tapped", name)
		})
	}
}

// aboveTheFold checks that each button on the screen is seen without scrolling.
func aboveTheFold(t *testing.T, s *stand, name string) {
	t.Helper()
	for _, b := range visible(s, func(b *ui.Button) bool { return b.Text != "" }) {
		assertInSight(t, s, b, name)
	}
}

func assertInSight(t *testing.T, s *stand, b *ui.Button, name string) {
	t.Helper()
	top, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y, s.window.Canvas().Size()
	assert.GreaterOrEqual(t, top, float32(0), "%s: %s", name, b.Text)
	assert.LessOrEqual(t, top+b.Size().Height, size.Height, "%s: %s", name, b.Text)
}

// What the result and the start screen offer is seen without scrolling, also by who has a duel to go on with.
func TestButtonsAreAboveTheFold(t *testing.T) {
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	for _, size := range quick.First(onDesktop, onFullHD, on4K) {
		s := newStand(t, size, "uk")
		s.loseTo(pair("knight", "mage", "level_70"))
		s.work()
		aboveTheFold(t, s, fmt.Sprint("result, ", size))
	}
	for _, size := range quick.First(onPhone, onPhoneWide, onTablet, onDesktop) { // a level has a next one
		s := newStand(t, size, "uk")
		s.loseTo(pair("knight", "mage", "level_70"))
		s.work()
		next := s.text("result.gentler", i18n.Args{"Rival": explanation.Brain(s.game.Translator(), "level_60")})
		for _, label := range []string{s.text("result.rematch"), next} {
			assertInSight(t, s, find(s, called(label)), fmt.Sprint("result, ", size))
		}
	}
	for _, size := range quick.First(onPhone, onPhoneWide) {
		s := newStand(t, size, "uk")
		s.setOut(road, wonRoad)
		s.playByTaps(s.fight(), func(int) {})
		s.work()
		assertInSight(t, s, find(s, called(s.text("run.on"))), fmt.Sprint("result of a run, ", size))
	}
	for _, size := range quick.First(onPhone, onPhoneWide, onTablet, onDesktop, onFullHD, on4K) {
		s := newStand(t, size, "uk")
		s.begin(pair("knight", "mage", "random"))
		s.game.duels.Session.Leave()
		<-s.game.duels.Session.Ended
		s.game.OpenHome()
		s.work()
		require.True(t, len(visible(s, func(b *ui.Button) bool { return b.Importance == widget.HighImportance })) > 0)
		aboveTheFold(t, s, fmt.Sprint("home, ", size))
	}
}

// The start page has its crest where there is room, also in a window that became a large one while it was shown.
func TestTheCrestComesBackInALargeWindow(t *testing.T) {
	crests := func(size fyne.Size, first ...fyne.Size) int {
		s := newcomer(t, append(first, size)[0], "uk")
		s.window.Resize(size)
		return len(visible(s, func(i *canvas.Image) bool {
			return i.Size().Width > 90*look.Unit() && i.FillMode == canvas.ImageFillContain
		}))
	}
	assert.Zero(t, crests(fyne.NewSize(360, 500)))
	for _, size := range quick.First(onDesktop, onFullHD, on4K) {
		assert.Equal(t, 1, crests(size, onDesktop), fmt.Sprint(size))
	}
}

// A window that is drawn larger and smaller again shows what it showed, and may become as small as before.
func TestAWindowIsDrawnLargerAndSmallerAgain(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.game.OpenSettings()
	before := markup(s)
	least := s.window.Content().MinSize()
	s.window.Resize(on4K)
	assert.NotEqual(t, before, markup(s))
	assert.InDelta(t, least.Width, s.window.Content().MinSize().Width, 20)
	assert.InDelta(t, least.Height, s.window.Content().MinSize().Height, 20)
	s.window.Resize(onDesktop)
	assert.True(t, before == markup(s), "the same as before")
}

// Who has enlarged everything sees it larger on every window.
func TestWhatIsEnlargedStaysSoInALargeWindow(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onFullHD, "en")
	assert.Equal(t, float32(1.3), look.Unit())
	t.Setenv("FYNE_SCALE", "")
	s.game.SetScale(150)
	s.window.Resize(fyne.NewSize(1280, 720)) // as the toolkit counts then
	assert.Equal(t, float32(1.3), look.Unit())
}

// BenchmarkWindowDrawnLarger is what the toolkit's thread works at most when a window gets another unit, over the
// screens.
func BenchmarkWindowDrawnLarger(b *testing.B) {
	var spans []time.Duration
	for range b.N {
		s := newStandWith(b, onDesktop, "en", b.TempDir(), func(*Options) {})
		s.everywhere(func(string) {
			spans = append(spans, cputime.ThreadTime(b, func() { s.window.Resize(onFullHD) }))
			s.window.Resize(onDesktop)
		})
	}
	b.ReportMetric(float64(slices.Max(spans))/float64(time.Millisecond), "worst-ms")
}

func markup(s *stand) string { return test.RenderToMarkup(s.window.Canvas()) }

// assertRoom checks that what a window shows asks for no more than the window.
func assertRoom(t *testing.T, s *stand, name string) {
	t.Helper()
	least, size := s.window.Content().MinSize(), s.window.Canvas().Size()
	assert.LessOrEqual(t, least.Width, size.Width, "%s asks for more", name)
	assert.LessOrEqual(t, least.Height, size.Height, "%s asks for more", name)
}

// In a broad window all settings are seen at once, each within its panel.
func TestAllSettingsAreSeenAtOnce(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onDesktop, language)
		s.game.OpenSettings()
		s.work()
		for _, b := range visible(s, func(b *ui.Button) bool { return true }) {
			assert.LessOrEqual(t, b.MinSize().Width, b.Size().Width, "%s: %s", language, b.Text)
		}
		aboveTheFold(t, s, language)
		s.walk(func(o fyne.CanvasObject) {
			if scroll, ok := o.(*container.Scroll); ok {
				assert.LessOrEqual(t, scroll.Content.MinSize().Height, scroll.Size().Height, language)
			}
		})
		looktest.AssertNothingCutOff(t, s.window, "settings_"+language)
		s.save("settings_wide_" + language)
	}
}

// Below a new duel both decks lie in one row each, whole, in the usual window of a computer.
func TestTheDecksOfANewDuelLieInOneRow(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onDesktop, language)
		s.game.OpenChoice()
		for _, hero := range []string{"mage", "knight"} {
			tiles := visible(s, func(h *ui.Tile) bool { return h.Name == s.game.HeroCalled(hero) })
			require.Len(t, tiles, 2)
			for _, tile := range tiles {
				s.tap(tile)
			}
			place := fyne.CurrentApp().Driver().AbsolutePositionForObject
			cards := visible(s, func(*face.Link) bool { return true })
			require.NotEmpty(t, cards)
			for _, card := range cards {
				assert.InDelta(t, place(cards[0]).Y, place(card).Y, 1, "%s: %d cards", hero, len(cards))
				assert.LessOrEqual(t, place(card).Y+card.Size().Height, onDesktop.Height)
				assert.Greater(t, card.Size().Width, float32(80))
			}
			looktest.AssertNothingCutOff(t, s.window, "decks")
			s.save("decks_" + hero + "_" + language)
		}
	}
}
