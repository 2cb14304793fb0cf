//go:build !android || sound

package device

import (
	"io"
	"time"

	"github.com/ebitengine/oto/v3"

	"boardduels/runtime/app/sound"
)

// Exists says that this build can have a device.
const Exists = true

// latency is how long a sound takes to be heard.
const latency = 60 * time.Millisecond

type speaker struct {
	context *oto.Context
	player  *oto.Player
}

// Open implements [sound.Open].
func Open(source io.Reader) (sound.Device, error) {
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: sound.Channels, Format: oto.FormatFloat32LE, BufferSize: latency,
		ApplicationName: "Board Duels", // where the system mixes programs
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := context.Err(); err != nil {
		return nil, err
	}
	s := &speaker{context, context.NewPlayer(source)}
	s.player.SetBufferSize(int(latency.Seconds() * sound.Rate * sound.Channels * 4))
	return s, context.Suspend()
}

// Resume implements [sound.Device].
func (s *speaker) Resume() error {
	if err := s.context.Resume(); err != nil {
		return err
	}
	s.player.Play()
	return s.player.Err()
}

// Suspend implements [sound.Device].
func (s *speaker) Suspend() error {
	s.player.Pause()
	return s.context.Suspend()
}
