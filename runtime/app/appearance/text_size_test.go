package appearance_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

// sizeChoice is where the size of text is chosen.
func sizeChoice(s *apptest.Stand) *ui.Select {
	s.T.Helper()
	return apptest.Find(s, func(choice *ui.Select) bool { return slices.Contains(choice.Options, "150 %") })
}

// onDesktopsOnly leaves a test out on phones, where the device says how large text is.
func onDesktopsOnly(t *testing.T) {
	if fyne.CurrentDevice().IsMobile() {
		t.Skip("phones say how large text is")
	}
	t.Setenv("FYNE_SCALE", "")
}

// The settings offer the usual sizes of text, each holds at once, and the page has room for its words at each.
func TestTheSizeOfTextIsSet(t *testing.T) {
	onDesktopsOnly(t)
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Game.OpenSettings()
		assert.Equal(t, []string{"80 %", "90 %", "100 %", "110 %", "125 %", "150 %"}, sizeChoice(s).Options)
		assert.Equal(t, "100 %", sizeChoice(s).Selected)
		for _, percent := range look.Sizes() {
			sizeChoice(s).SetSelected(fmt.Sprint(percent, " %"))
			assert.Equal(t, percent, s.Game.Scale())
			assert.Equal(t, fmt.Sprint(percent, " %"), sizeChoice(s).Selected)
			// As the toolkit counts then
			s.Window.Resize(fyne.NewSize(1280*100/float32(percent), 800*100/float32(percent)))
			looktest.AssertNothingCutOff(t, s.Window, fmt.Sprint(percent))
			s.Save(fmt.Sprintf("settings_%s_%d", language, percent))
		}
		s.Game.OpenHome()
		looktest.AssertNothingCutOff(t, s.Window, "start screen at 150 %")
		s.Save("home_150_" + language)
		assert.Equal(t, 150, apptest.NewIn(t, apptest.OnDesktop, language, s.Folder).Game.Scale(), "which is kept")
	}
}

// Whatever sizes a window is given on its way to another size of text, as by window managers, it comes to rest: with
// each theme the toolkit asks for the size that it knows of, which may be past by then.
func TestAWindowOfAnotherSizeOfTextComesToRest(t *testing.T) {
	onDesktopsOnly(t)
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Clock = clock })
	s.Game.SetScale(150)
	asCountedNow := fyne.NewSize(854, 534) // by the toolkit
	s.Window.Resize(asCountedNow)
	coming := []fyne.Size{apptest.OnDesktop, asCountedNow} // in turn
	themes := 0
	fyne.CurrentApp().Settings().AddListener(func(fyne.Settings) {
		themes++
		coming = append(coming, s.Window.Canvas().Size())
	})
	for at := 0; at < len(coming) && at < 20; at++ {
		s.Window.Resize(coming[at])
		clock.Pass(time.Second / 60)
	}
	clock.Pass(time.Second)
	assert.Zero(t, themes, "the unit is that of before")

	s.Window.Resize(apptest.OnDesktop)
	clock.Pass(time.Second)
	assert.Equal(t, 1, themes, "a window that keeps its new size is dressed for it, once")
	assert.Equal(t, float32(1.5), look.Unit())
	s.Window.Resize(asCountedNow)
	s.Game.Shrink()
	clock.Pass(time.Second)
	assert.Equal(t, 2, themes)
	assert.Equal(t, float32(1), look.Unit(), "where the game isn't shown")
}

// What earlier versions let people set counts as the nearest that there is.
func TestSizesThatThereWereAreRead(t *testing.T) {
	onDesktopsOnly(t)
	for kept, want := range map[int]string{50: "80 %", 130: "150 %", 200: "150 %", 0: "100 %"} {
		folder := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(folder, "settings.json"), fmt.Appendf(nil, `{"scale": %d}`, kept), 0o600))
		s := apptest.NewIn(t, apptest.OnDesktop, "en", folder)
		s.Game.OpenSettings()
		assert.Equal(t, want, sizeChoice(s).Selected, kept)
	}
}
