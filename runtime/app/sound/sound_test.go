package sound_test

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/sound"
)

// heard returns so many seconds of what a source brings, one channel.
func heard(t assert.TestingT, source io.Reader, seconds float64) []float64 {
	p := make([]byte, int(seconds*sound.Rate)*sound.Channels*4)
	n, err := source.Read(p)
	assert.NoError(t, err)
	assert.Equal(t, len(p), n)
	var out []float64
	for i := 0; i < len(p); i += 4 * sound.Channels {
		left, right := p[i:i+4], p[i+4:i+8]
		assert.Equal(t, left, right)
		out = append(out, float64(math.Float32frombits(binary.LittleEndian.Uint32(left))))
	}
	return out
}

func peak(samples []float64) (top float64) {
	for _, v := range samples {
		top = math.Max(top, math.Abs(v))
	}
	return top
}

// Each sound is heard once, and then nothing.
func TestASoundIsHeardOnce(t *testing.T) {
	raceflag.Skip(t, "listens for long, on the one goroutine that there is")
	for _, name := range sound.Names() {
		m := sound.NewMixer()
		assert.True(t, m.IsSilent())
		assert.Zero(t, peak(heard(t, m, 0.1)))
		m.Play(name)
		assert.False(t, m.IsSilent(), name)
		assert.Greater(t, peak(heard(t, m, 5)), 0.03, name)
		assert.True(t, m.IsSilent(), name)
		assert.Zero(t, peak(heard(t, m, 0.1)), name)
	}
}

// However much sounds at a time, nothing is cut off, and nothing is louder than a device can play.
func TestNothingIsTooLoud(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := sound.NewMixer()
		m.Hall(true)
		for range rapid.IntRange(1, 20).Draw(t, "sounds") {
			m.Play(rapid.SampledFrom(sound.Names()).Draw(t, "name"))
			samples := heard(t, m, rapid.Float64Range(0, 0.2).Draw(t, "then"))
			assert.LessOrEqual(t, peak(samples), 1.0)
			for i := 1; i < len(samples); i++ {
				if samples[i] == samples[i-1] && math.Abs(samples[i]) > 0.999 {
					t.Fatal("it is cut off")
				}
			}
		}
	})
}

func TestVolumes(t *testing.T) {
	loud, quiet, none := sound.NewMixer(), sound.NewMixer(), sound.NewMixer()
	quiet.Set(sound.Volumes{Sounds: 0.25})
	none.Set(sound.Volumes{})
	for _, m := range []*sound.Mixer{loud, quiet, none} {
		m.Hall(true)
		m.Play(sound.Heal)
	}
	none.Play(sound.Win)
	assert.True(t, none.IsSilent())
	a, b := heard(t, loud, 0.02), heard(t, quiet, 0.02)
	assert.InDelta(t, peak(a)*0.25, peak(b), 0.01)
}

// The hall comes and goes slowly, and rests where nothing happens for long.
func TestTheHallRests(t *testing.T) {
	raceflag.Skip(t, "listens for long, on the one goroutine that there is")
	m := sound.NewMixer()
	m.Hall(true)
	first, later := peak(heard(t, m, 0.1)), 0.0
	heard(t, m, 4)
	later = peak(heard(t, m, 2))
	assert.Less(t, first, later/4)
	assert.Greater(t, later, 0.02)
	heard(t, m, 45)
	assert.True(t, m.IsSilent())
	m.Play(sound.Press)
	heard(t, m, 3)
	assert.False(t, m.IsSilent(), "something has happened")
	m.Hall(false)
	heard(t, m, 3)
	assert.True(t, m.IsSilent())
}

// device is one that a test listens to.
type device struct {
	source io.Reader
	told   chan string
}

func (d *device) Resume() error  { d.told <- "plays"; return nil }
func (d *device) Suspend() error { d.told <- "rests"; return nil }

// The device plays while there is something to play, and only then.
func TestTheDeviceRests(t *testing.T) {
	d := &device{told: make(chan string)}
	s := sound.NewSpeaker(func(source io.Reader) (sound.Device, error) {
		d.source = source
		return d, nil
	}, func(err error) { t.Error(err) })
	s.Play(sound.Press)
	require.Equal(t, "plays", <-d.told)
	go heard(t, d.source, 1)
	require.Equal(t, "rests", <-d.told)
	s.Play(sound.Win)
	require.Equal(t, "plays", <-d.told)
	s.Hush(true)
	require.Equal(t, "rests", <-d.told)
	s.Hush(false)
	require.Equal(t, "plays", <-d.told)
}

// Without a device, and without a speaker, nothing is heard and nothing breaks.
func TestThereMayBeNoDevice(t *testing.T) {
	why := make(chan error)
	s := sound.NewSpeaker(func(io.Reader) (sound.Device, error) { return nil, errors.New("no device") }, func(err error) { why <- err })
	s.Play(sound.Press)
	assert.EqualError(t, <-why, "no device")
	for range 100 {
		s.Play(sound.Win)
		s.Hall(true)
	}
	var none *sound.Speaker
	none.Play(sound.Win)
	none.Hall(true)
	none.Hush(true)
	none.Set(sound.Volumes{})
}
