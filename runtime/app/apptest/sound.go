package apptest

import (
	"encoding/binary"
	"io"
	"math"

	"boardduels/runtime/app/sound"
)

// Recorder is a device that keeps what it would play.
type Recorder struct {
	Source io.Reader
	Opened chan struct{}
}

func (r *Recorder) Resume() error { return nil }

func (r *Recorder) Suspend() error { return nil }

// Heard returns how loud the next seconds are at most.
func (r *Recorder) Heard(seconds float64) (peak float64) {
	<-r.Opened
	p := make([]byte, int(seconds*sound.Rate)*sound.Channels*4)
	_, _ = r.Source.Read(p)
	for i := 0; i < len(p); i += 4 {
		peak = math.Max(peak, math.Abs(float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))))
	}
	return peak
}

func NewRecorder() (*Recorder, *sound.Speaker) {
	r := &Recorder{Opened: make(chan struct{})}
	return r, sound.NewSpeaker(func(source io.Reader) (sound.Device, error) {
		r.Source = source
		close(r.Opened)
		return r, nil
	}, func(error) {})
}
