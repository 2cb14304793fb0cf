package app

import (
	"encoding/binary"
	"io"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/app/ui"
)

// recorder is a device that keeps what it would play.
type recorder struct {
	source io.Reader
	opened chan struct{}
}

func (r *recorder) Resume() error  { return nil }
func (r *recorder) Suspend() error { return nil }

// heard returns how loud the next seconds are at most.
func (r *recorder) heard(seconds float64) (peak float64) {
	<-r.opened
	p := make([]byte, int(seconds*sound.Rate)*sound.Channels*4)
	_, _ = r.source.Read(p)
	for i := 0; i < len(p); i += 4 {
		peak = math.Max(peak, math.Abs(float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))))
	}
	return peak
}

func newRecorder() (*recorder, *sound.Speaker) {
	r := &recorder{opened: make(chan struct{})}
	return r, sound.NewSpeaker(func(source io.Reader) (sound.Device, error) {
		r.source = source
		close(r.opened)
		return r, nil
	}, func(error) {})
}

// Buttons and a duel are heard, never too loud; where sound is off, nothing is.
func TestTheGameIsHeard(t *testing.T) {
	r, speaker := newRecorder()
	s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) { o.Speaker = speaker })
	s.press("home.new_duel")
	assert.Greater(t, r.heard(1), 0.02, "a button")
	assert.Zero(t, r.heard(0.2))
	s.press("choice.begin")
	s.settle(func() bool { return s.game.duels.Session != nil && s.game.duels.Session.Now.View.Round > 0 })
	r.heard(3)
	s.myTurn()
	for range 3 {
		if s.game.Table == nil {
			break
		}
		s.tap(s.game.duels.Session.Table.Turn)
		s.myTurn()
		peak := r.heard(4)
		assert.Greater(t, peak, 0.05)
		assert.LessOrEqual(t, peak, 1.0)
	}
	s.game.SetLoudness(s.game.Loudness())
	loud := s.game.Loudness()
	loud.Muted = true
	s.game.SetLoudness(loud)
	r.heard(3)
	speaker.Play(sound.Win)
	assert.Zero(t, r.heard(3))
}

// How loud things are is chosen in the settings, and kept.
func TestLoudnessIsKept(t *testing.T) {
	folder := t.TempDir()
	_, speaker := newRecorder()
	s := newStandWith(t, onDesktop, "en", folder, func(o *Options) { o.Speaker = speaker })
	s.press("home.settings")
	assert.Equal(t, appearance.UsualSounds, s.game.Loudness().Sounds)
	var sliders []*ui.Slider
	s.walk(func(o fyne.CanvasObject) {
		if slider, ok := o.(*ui.Slider); ok {
			sliders = append(sliders, slider)
		}
	})
	require.Len(t, sliders, 2)
	sliders[0].SetValue(25)
	sliders[1].SetValue(0)
	s.press("settings.sound.off")
	set := s.game.Settings.Get()
	assert.Equal(t, [2]int{25, 0}, [2]int{*set.Sounds, *set.Hall})
	assert.True(t, set.Muted)
	s = newStandIn(t, onDesktop, "en", folder)
	now := s.game.Loudness()
	assert.Equal(t, [2]int{25, 0}, [2]int{now.Sounds, now.Hall})
	assert.True(t, now.Muted)
	far := -7
	s.game.ChangeSettings(func(set *settings.Settings) { set.Sounds = &far })
	assert.Zero(t, s.game.Loudness().Sounds, "whatever a file says")
}

// Where the program was built without sound, no setting speaks of it.
func TestNoSettingSpeaksOfSoundThatCannotBe(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onPhone, language)
		s.press("home.settings")
		for _, key := range []string{"settings.sound", "settings.sound.on", "settings.volume", "settings.volume.hall"} {
			assert.False(t, s.shows(s.text(key)), key)
		}
		assert.True(t, s.shows(s.text("settings.movement")))
	}
}
