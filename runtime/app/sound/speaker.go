package sound

import (
	"io"
	"sync"
)

// Device plays what it reads. It begins at rest.
type Device interface {
	Resume() error
	Suspend() error
}

// Open opens a device that plays what a source brings. It may take its time.
type Open func(source io.Reader) (Device, error)

// Speaker takes what a mixer makes to a device, which it opens when something is to be heard for the first time, and
// lets rest while nothing is. Where there is no device, it is silent. A nil one is, too.
type Speaker struct {
	mixer  *Mixer
	open   Open
	failed func(error)
	wake   chan struct{}
	once   sync.Once
	mutex  sync.Mutex
	hushed bool
}

// NewSpeaker returns a speaker for a device. Failed is told why there is none, on any goroutine.
func NewSpeaker(open Open, failed func(error)) *Speaker {
	s := &Speaker{mixer: NewMixer(), open: open, failed: failed, wake: make(chan struct{}, 1)}
	s.mixer.quieted = s.look
	return s
}

// Set chooses how loud things are.
func (s *Speaker) Set(v Volumes) {
	if s != nil {
		s.mixer.Set(v)
		s.look()
	}
}

// Play begins a sound.
func (s *Speaker) Play(name Name) {
	if s != nil {
		s.mixer.Play(name)
		s.look()
	}
}

// Hall says whether the hall is to be heard.
func (s *Speaker) Hall(on bool) {
	if s != nil {
		s.mixer.Hall(on)
		s.look()
	}
}

// Hush lets nothing be heard, as long as the program isn't seen.
func (s *Speaker) Hush(on bool) {
	if s == nil {
		return
	}
	s.mutex.Lock()
	s.hushed = on
	s.mutex.Unlock()
	s.look()
}

// isNeeded reports whether the device has anything to play.
func (s *Speaker) isNeeded() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return !s.hushed && !s.mixer.IsSilent()
}

// look has the device looked after: it is opened, resumed or suspended.
func (s *Speaker) look() {
	if s.isNeeded() {
		s.once.Do(func() { go s.run() })
	}
	select {
	case s.wake <- struct{}{}:
	default: // it will look anyway
	}
}

// run looks after the device as long as the program runs.
func (s *Speaker) run() {
	device, err := s.open(s.mixer)
	plays := false
	for err == nil {
		if wanted := s.isNeeded(); wanted != plays {
			plays = wanted
			if plays {
				err = device.Resume()
			} else {
				err = device.Suspend()
			}
			continue
		}
		<-s.wake
	}
	s.failed(err)
}
