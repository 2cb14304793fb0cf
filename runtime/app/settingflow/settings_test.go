package settingflow_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
)

func TestSettingsChangeAtOnceAndStay(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "")
	s.Game.OpenSettings()
	s.TapButton("Українська")
	assert.True(t, s.Shows("Налаштування"))
	assert.Equal(t, "uk", s.Game.Settings().Get().Language)

	s.Press("settings.light")
	assert.Equal(t, string(look.Light), s.Game.Settings().Get().Brightness)
	assert.Equal(t, look.Theme(look.Light), fyne.CurrentApp().Settings().Theme())
}

// Who sets something by keyboard stays where that was set, though the page is made anew.
func TestTheKeyboardStaysAtWhatIsSet(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "")
	s.Game.OpenSettings()
	for _, name := range []string{s.Text("settings.light"), "Українська"} {
		apptest.KeyTo(s, apptest.Called(name))
		s.Key(fyne.KeySpace)
		focused, ok := s.Window.Canvas().Focused().(*ui.Button)
		require.True(t, ok, name)
		assert.Equal(t, name, focused.Text)
	}
}

// How things move is chosen once, and holds from then on, also in the next game.
func TestMovementIsChosen(t *testing.T) {
	folder, byHand := t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} }
	s := apptest.NewWith(t, apptest.OnPhone, "en", folder, byHand)
	moves := func() bool {
		s.Game.Stage().Play(motion.Motion{Time: time.Second, Draw: func(float32) {}})
		defer s.Game.Stage().Finish()
		return s.Game.Stage().IsMoving()
	}
	assert.True(t, moves())
	s.Game.OpenSettings()
	s.Press("settings.pace.off")
	s.Press("settings.movement.calm")
	pace, calm := s.Game.Movement()
	off := apptest.Find(s, func(b *ui.Button) bool { return b.Text == s.Text("settings.pace.off") })
	assert.Equal(t, theme.RadioButtonCheckedIcon(), off.Icon)
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())

	s = apptest.NewWith(t, apptest.OnPhone, "en", folder, byHand)
	pace, calm = s.Game.Movement()
	assert.Equal(t, motion.Off, pace)
	assert.True(t, calm)
	assert.False(t, moves())
	s.Game.OpenSettings()
	s.Press("settings.pace.usual")
	s.Press("settings.movement.all")
	assert.True(t, moves())
}

// What is set holds at once; that it can't be kept is told when that is known.
func TestSettingsThatCanNotBeKeptAreTold(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.NewWith(t, apptest.OnPhone, language, t.TempDir(), func(o *app.Options) { o.Language = "" })
		require.NoError(t, s.Game.Settings().Flush())
		require.NoError(t, os.RemoveAll(filepath.Join(s.Folder, "settings.json")))
		require.NoError(t, os.MkdirAll(filepath.Join(s.Folder, "settings.json", "in the way"), 0o755))
		s.Game.Speak(language)
		assert.Equal(t, language, s.Game.Translator().Language())
		s.Settle(s.Game.Sheets().IsOpen)
		assert.True(t, s.Shows(s.Text("settings.unkept", i18n.Args{"Reason": s.Text("trouble.no_file")})))
		looktest.AssertNothingCutOff(t, s.Window, "unkept_settings_"+language)
	}
}

// In a broad window all settings are seen at once, each within its panel.
func TestAllSettingsAreSeenAtOnce(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnDesktop, language)
		s.Game.OpenSettings()
		s.Work()
		for _, b := range apptest.Visible(s, func(b *ui.Button) bool { return true }) {
			assert.LessOrEqual(t, b.MinSize().Width, b.Size().Width, "%s: %s", language, b.Text)
		}
		s.AssertButtonsInSight(language)
		s.Walk(func(o fyne.CanvasObject) {
			if scroll, ok := o.(*container.Scroll); ok {
				assert.LessOrEqual(t, scroll.Content.MinSize().Height, scroll.Size().Height, language)
			}
		})
		looktest.AssertNothingCutOff(t, s.Window, "settings_"+language)
		s.Save("settings_wide_" + language)
	}
}
