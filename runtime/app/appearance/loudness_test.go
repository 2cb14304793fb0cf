package appearance_test

import (
	"encoding/binary"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets/sounds"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app"
	"boardduels/runtime/app/appearance"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// tape is what was heard of a duel, of one channel, with the sounds that began and where.
type tape struct {
	device *apptest.Recorder
	frames []float32
	begun  []beginning
}

type beginning struct {
	name sound.Name
	at   int // frame
}

// record lets as much be heard as a device plays in a while.
func (r *tape) record(d time.Duration) {
	p := make([]byte, int(d.Seconds()*sound.Rate)*sound.Channels*4)
	_, _ = r.device.Source.Read(p)
	for i := 0; i < len(p); i += sound.Channels * 4 {
		r.frames = append(r.frames, math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))
	}
}

// level returns how loud frames are: the mean of their power, in decibels below the loudest that there can be.
func level(frames []float32) float64 {
	power := 0.0
	for _, v := range frames {
		power += float64(v) * float64(v)
	}
	return 10 * math.Log10(power/float64(len(frames)))
}

// share returns how much of a sound is in what was heard from its beginning on: 1 if it is as loud as it was made.
// Whatever else sounds meanwhile is unlike it, and hardly counts.
func (r *tape) share(b beginning) float64 {
	const header, most = 44, sound.Rate / 4 // samples, at half the mixer's rate
	file := sounds.WAV(string(b.name))[header:]
	together, alone := 0.0, 0.0
	for i := range min(len(file)/2, most, (len(r.frames)-b.at)/2) {
		made := float64(int16(binary.LittleEndian.Uint16(file[2*i:]))) / math.MaxInt16
		together += made * float64(r.frames[b.at+2*i])
		alone += made * made
	}
	return together / alone
}

// A whole duel by taps is as loud as it should be, and each card, turn and end is heard as what it is.
func TestAWholeDuelIsHeard(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	quick.Skip(t, "plays a whole duel by taps")
	device, speaker := apptest.NewRecorder()
	clock := &motion.ByHand{}
	s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) { o.Speaker, o.Clock = speaker, clock })
	s.Press("home.new_duel")
	<-device.Opened
	r := &tape{device: device}
	const frame = time.Second / 60
	until := func(done func() bool) {
		for !done() {
			if len(s.Queue) == 0 && s.Game.Stage().IsMoving() {
				clock.Pass(frame)
				r.record(frame)
				continue
			}
			before := false
			s.Settle(func() bool { was := before; before = true; return was })
		}
	}
	s.Game.Duels.Begin(apptest.Pair("knight", "mage", "random"))
	s.Settle(func() bool { return s.Game.Duels.Session() != nil && s.Game.Duels.Session().Now.View.Round > 0 })
	v := s.Game.Duels.Session()
	until(func() bool { return len(v.Now.Legal) > 0 && !s.Game.Stage().IsMoving() })
	r.frames = nil
	v.Table.Cue = func(name sound.Name) {
		isDoubled := slices.ContainsFunc(r.begun, func(b beginning) bool { return b.name == name && len(r.frames)-b.at < sound.Rate/20 })
		if !isDoubled {
			r.begun = append(r.begun, beginning{name, len(r.frames)})
		}
		speaker.Play(name)
	}
	first := v.Match.Record().Plies()
	for !v.Now.Over {
		if card := apptest.FirstPlayable(v); card != nil {
			s.Tap(card)
			s.Tap(card)
		} else {
			s.Tap(v.Table.Turn)
		}
		seen := len(v.Actions)
		s.Settle(func() bool { return len(v.Actions) > seen || len(v.Now.Legal) == 0 })
		until(func() bool { return len(v.Now.Legal) > 0 && !s.Game.Stage().IsMoving() || v.Now.Over })
	}
	until(func() bool { return s.Game.Table() == nil })

	loud := level(r.frames)
	assert.Greater(t, loud, -36.0, "dB")
	assert.Less(t, loud, -24.0, "dB")
	distorted := 0
	for _, heard := range r.frames {
		if math.Abs(float64(heard)) > 0.95 {
			distorted++
		}
	}
	assert.Less(t, distorted, len(r.frames)/1000, "frames that are bent")

	assert.Equal(t, actionsHeard(t, v, first), r.actions(), "each action, and the end")
	require.Greater(t, len(r.begun), 40)
	const usual = float64(appearance.UsualSounds*appearance.UsualSounds) / (100 * 100)
	for _, b := range r.begun {
		assert.Greater(t, r.share(b), usual/2, "%s after %.1f s", b.name, float64(b.at)/sound.Rate)
	}
}

// actionSounds are those of actions, apart from what they do.
var actionSounds = []sound.Name{sound.PlayAttack, sound.PlayDefend, sound.PlayMajor, sound.TurnMine, sound.TurnTheirs, sound.Win, sound.Loss}

// actions returns the sounds of actions that began.
func (r *tape) actions() (names []sound.Name) {
	for _, b := range r.begun {
		if slices.Contains(actionSounds, b.name) {
			names = append(names, b.name)
		}
	}
	return names
}

// actionsHeard returns how the actions of a duel are to sound, from one on.
func actionsHeard(t *testing.T, v *screen.Session, first int) (names []sound.Name) {
	t.Helper()
	laid, err := duelrecord.Open(v.Match.Record())
	require.NoError(t, err)
	kinds := [duel.KindCount]sound.Name{sound.PlayAttack, sound.PlayDefend, sound.PlayMajor, sound.PlayMajor}
	turns := map[bool]sound.Name{true: sound.TurnMine, false: sound.TurnTheirs}
	for ply := first + 1; ply <= laid.Plies(); ply++ {
		at, err := laid.At(ply)
		require.NoError(t, err)
		if at.Action == duel.EndTurn {
			names = append(names, turns[laid.Duel().Mover(&at.State) == v.Me])
		} else {
			names = append(names, kinds[laid.Duel().Kind(at.Seat, at.Action.Card)])
		}
	}
	return append(names, map[bool]sound.Name{true: sound.Win, false: sound.Loss}[v.Result.Winner == v.Me])
}
