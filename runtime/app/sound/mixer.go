package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
)

// The form of what a mixer makes: samples of 32-bit floats, the least significant byte first, the left channel before
// the right one.
const (
	Rate     = 44100 // samples a second, of each channel
	Channels = 2
)

// Volumes are how loud things are, 0…1 of what they are made with.
type Volumes struct {
	Sounds, Hall float32
}

// Mixer adds up what sounds at a time. Goroutines may share it.
type Mixer struct {
	mutex   sync.Mutex
	volumes Volumes
	voices  []voice
	hall    ambience
	passed  int    // frames since the beginning
	silent  bool   // so that nobody needs to listen
	quieted func() // is called from [Mixer.Read] once nothing sounds any more; may be nil
}

// voice is a sound under way.
type voice struct {
	name  Name
	data  []float32
	at    int // frames since it began
	begun int // frame of the mixer
}

const (
	mostVoices = 12
	// apart is how many frames later than itself a sound may begin again.
	apart = Rate * 40 / 1000
	// restAfter is for how many frames the hall is heard after the last sound, so that a game that is left alone rests.
	restAfter = 45 * Rate
)

// NewMixer returns a mixer in which nothing sounds.
func NewMixer() *Mixer { return &Mixer{volumes: Volumes{1, 1}, silent: true} }

// Set chooses how loud things are.
func (m *Mixer) Set(v Volumes) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.volumes = v
	m.rouse()
}

// Play begins a sound. One that has just begun isn't doubled; where too many sound, the oldest stops.
func (m *Mixer) Play(name Name) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.hall.until = m.passed + restAfter
	m.rouse()
	if m.volumes.Sounds == 0 || slices.ContainsFunc(m.voices, func(v voice) bool { return v.name == name && m.passed-v.begun < apart }) {
		return
	}
	if len(m.voices) == mostVoices {
		m.voices = slices.Delete(m.voices, 0, 1)
	}
	m.voices = append(m.voices, voice{name: name, data: samples(name), begun: m.passed})
	m.silent = false
}

// Hall says whether the hall is to be heard.
func (m *Mixer) Hall(on bool) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.hall.on, m.hall.until = on, m.passed+restAfter
	m.rouse()
}

// rouse ends the silence if the hall is to be heard.
func (m *Mixer) rouse() {
	if m.hall.wanted(m.passed) && m.volumes.Hall > 0 {
		m.silent = false
	}
}

// IsSilent reports whether nothing sounds, nor will by itself.
func (m *Mixer) IsSilent() bool {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return m.silent
}

// Read fills a buffer with what sounds next, which may be silence. It never ends.
func (m *Mixer) Read(p []byte) (int, error) {
	const frame = Channels * 4
	n := len(p) / frame
	m.mutex.Lock()
	for i := range n {
		bits := math.Float32bits(limited(m.next()))
		for c := range Channels {
			binary.LittleEndian.PutUint32(p[frame*i+4*c:], bits)
		}
	}
	falls := m.hasFallenSilent()
	m.mutex.Unlock()
	if falls && m.quieted != nil {
		m.quieted()
	}
	return n * frame, nil
}

// hasFallenSilent reports whether the last sound is over now.
func (m *Mixer) hasFallenSilent() bool {
	if m.silent || len(m.voices) > 0 || m.hall.share > 0 || m.hall.wanted(m.passed) && m.volumes.Hall > 0 {
		return false
	}
	m.silent = true
	return true
}

// next returns the sum of a frame.
func (m *Mixer) next() float32 {
	sum := float32(0)
	for i := range m.voices {
		v := &m.voices[i]
		sum += between(v.data, v.at) * m.volumes.Sounds
		v.at++
	}
	m.voices = slices.DeleteFunc(m.voices, voice.isOver)
	sum += m.hall.next(m.passed) * m.volumes.Hall
	m.passed++
	return sum
}

func (v voice) isOver() bool { return v.at >= 2*len(v.data) }

// between returns a sample of a sound that is kept with half the rate.
func between(data []float32, frame int) float32 {
	i := frame / 2
	if i >= len(data) {
		return 0
	}
	if frame%2 == 0 || i+1 == len(data) {
		return data[i]
	}
	return (data[i] + data[i+1]) / 2
}

// limited bends what would be too loud, so that it is never cut off: as it is up to a knee, and never more than 1.
func limited(v float32) float32 {
	const knee = 0.8
	over := max(v, -v) - knee
	if over <= 0 {
		return v
	}
	bent := knee + (1-knee)*float32(math.Tanh(float64(over/(1-knee))))
	return float32(math.Copysign(float64(bent), float64(v)))
}

// ambience is the hall, which comes and goes slowly.
type ambience struct {
	on    bool
	until int     // the frame from which on it rests
	share float32 // of how loud it is, 0…1
	at    int     // frames since it began
}

// The frames in which it comes and goes.
const (
	comes = 3 * Rate
	goes  = 2 * Rate
)

func (a *ambience) wanted(now int) bool { return a.on && now < a.until }

func (a *ambience) next(now int) float32 {
	if a.wanted(now) {
		a.share = min(a.share+1.0/comes, 1)
	} else {
		a.share = max(a.share-1.0/goes, 0)
	}
	if a.share == 0 {
		return 0
	}
	data := samples(hall)
	if a.at++; a.at >= 2*len(data) {
		a.at = 0
	}
	return between(data, a.at) * a.share
}
