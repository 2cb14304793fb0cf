package appearance_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
)

// Buttons and a duel are heard, never too loud; where sound is off, nothing is.
func TestTheGameIsHeard(t *testing.T) {
	r, speaker := apptest.NewRecorder()
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Speaker = speaker })
	s.Press("home.new_duel")
	assert.Greater(t, r.Heard(1), 0.02, "a button")
	assert.Zero(t, r.Heard(0.2))
	s.Press("choice.begin")
	s.Settle(func() bool { return s.Game.Duels.Session() != nil && s.Game.Duels.Session().Now.View.Round > 0 })
	r.Heard(3)
	s.MyTurn()
	for range 3 {
		if s.Game.Table() == nil {
			break
		}
		s.Tap(s.Game.Duels.Session().Table.Turn)
		s.MyTurn()
		peak := r.Heard(4)
		assert.Greater(t, peak, 0.05)
		assert.LessOrEqual(t, peak, 1.0)
	}
	s.Game.SetLoudness(s.Game.Loudness())
	loud := s.Game.Loudness()
	loud.Muted = true
	s.Game.SetLoudness(loud)
	r.Heard(3)
	speaker.Play(sound.Win)
	assert.Zero(t, r.Heard(3))
}

// How loud things are is chosen in the settings, and kept.
func TestLoudnessIsKept(t *testing.T) {
	folder := t.TempDir()
	_, speaker := apptest.NewRecorder()
	s := apptest.NewWith(t, apptest.OnDesktop, "en", folder, func(o *app.Options) { o.Speaker = speaker })
	s.Press("home.settings")
	assert.Equal(t, appearance.UsualSounds, s.Game.Loudness().Sounds)
	var sliders []*ui.Slider
	s.Walk(func(o fyne.CanvasObject) {
		if slider, ok := o.(*ui.Slider); ok {
			sliders = append(sliders, slider)
		}
	})
	require.Len(t, sliders, 2)
	sliders[0].SetValue(25)
	sliders[1].SetValue(0)
	s.Press("settings.sound.off")
	set := s.Game.Settings().Get()
	assert.Equal(t, [2]int{25, 0}, [2]int{*set.Sounds, *set.Hall})
	assert.True(t, set.Muted)
	s = apptest.NewIn(t, apptest.OnDesktop, "en", folder)
	now := s.Game.Loudness()
	assert.Equal(t, [2]int{25, 0}, [2]int{now.Sounds, now.Hall})
	assert.True(t, now.Muted)
	far := -7
	s.Game.ChangeSettings(func(set *settings.Settings) { set.Sounds = &far })
	assert.Zero(t, s.Game.Loudness().Sounds, "whatever a file says")
}

// Where the program was built without sound, no setting speaks of it.
func TestNoSettingSpeaksOfSoundThatCannotBe(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnPhone, language)
		s.Press("home.settings")
		for _, key := range []string{"settings.sound", "settings.sound.on", "settings.volume", "settings.volume.hall"} {
			assert.False(t, s.Shows(s.Text(key)), key)
		}
		assert.True(t, s.Shows(s.Text("settings.movement")))
	}
}
