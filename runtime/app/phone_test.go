package app_test

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// The program that plays a phone, which android/check.sh builds, and the file that tells its clock to go ahead.
const (
	phoneCommand = "PHONE"
	phoneClock   = "PHONE_CLOCK"
)

// The screen of that phone, in the toolkit's measure, and how many dots are one of it.
var phoneSize = fyne.NewSize(360, 780)

const (
	phoneDots = 3
	// The toolkit takes a finger to point that much higher than it touches.
	fingerLow = 8
)

// phone is the packaged app on a phone without a screen: it can be touched, and tells how much it has painted and let
// be heard. What it keeps can be read from its folder.
type phone struct {
	t           *testing.T
	folder      string // the app's own
	environment []string
	app         *exec.Cmd // its process
	orders      io.WriteCloser
	answers     *bufio.Reader
	log         string // its file
	last        told   // at the last order
	touched     told   // before the last touch
	unsure      bool   // it was tapped, and nothing that was waited for has come since
}

// A tap that lasts too long is another gesture. android/check/play.sh knows by these words that it may be tried again.
const (
	stuck    = "nothing happens any more"
	stuckTap = stuck + " after a tap"
)

// told is what a phone has done since its process began.
type told struct {
	time              int64 // its clock, in seconds
	frames, drawn     int
	opened, sounding  int // loudspeakers, and whether they are on
	heard, loudEnough int // frames of sound, samples that aren't silence
	gone              int // times that the app has led out of itself
	picture           uint32
}

func newPhone(t *testing.T, environment ...string) *phone {
	t.Helper()
	if os.Getenv(phoneCommand) == "" {
		t.Skip("there is no phone: android/check.sh plays one")
	}
	files := t.TempDir()
	p := &phone{t: t, folder: filepath.Join(files, "fyne"), log: filepath.Join(t.TempDir(), "log")}
	p.environment = append(append(os.Environ(), "FAKE_FILES="+files), environment...)
	p.setClock(0)
	p.start()
	t.Cleanup(func() {
		_ = p.orders.Close() // which ends it
		assert.NoError(t, p.app.Wait(), "the phone")
		if t.Failed() {
			t.Logf("the phone's log:\n%s", p.logged())
		}
	})
	return p
}

// start starts a process, in which the app is seen.
func (p *phone) start() {
	p.t.Helper()
	log, err := os.OpenFile(p.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	require.NoError(p.t, err)
	defer log.Close() // the phone has one of its own
	command := strings.Fields(os.Getenv(phoneCommand))
	p.app = exec.Command(command[0], command[1:]...)
	p.app.Env, p.app.Stderr = p.environment, log
	p.orders, err = p.app.StdinPipe()
	require.NoError(p.t, err)
	answers, err := p.app.StdoutPipe()
	require.NoError(p.t, err)
	p.answers, p.last, p.touched = bufio.NewReader(answers), told{}, told{}
	require.NoError(p.t, p.app.Start())
}

// startAnew has the phone do something with which the process ends by itself, and starts the next one, as Android does.
func (p *phone) startAnew(what string) {
	p.t.Helper()
	_, err := fmt.Fprintln(p.orders, what)
	require.NoError(p.t, err)
	for range patience {
		if _, err = p.answers.ReadString('\n'); err != nil {
			break
		}
		_, _ = fmt.Fprintln(p.orders, "tell") // which nobody reads any more once it has ended
	}
	require.ErrorIs(p.t, err, io.EOF, "after %q the process lives on", what)
	require.NoError(p.t, p.app.Wait(), "after %q it ends well", what)
	p.start()
}

// logged returns what the app has written into the phone's log.
func (p *phone) logged() string {
	p.t.Helper()
	text, err := os.ReadFile(p.log)
	require.NoError(p.t, err)
	return string(text)
}

// order has the phone do something, and returns what it tells after that.
func (p *phone) order(what string, values ...any) (now told) {
	p.t.Helper()
	_, err := fmt.Fprintf(p.orders, what+"\n", values...)
	require.NoError(p.t, err)
	answer, err := p.answers.ReadString('\n')
	require.NoError(p.t, err, "the phone is dead")
	_, err = fmt.Sscanf(answer, "time=%d frames=%d drawn=%d opened=%d sounding=%d heard=%d loud=%d gone=%d picture=%d",
		&now.time, &now.frames, &now.drawn, &now.opened, &now.sounding, &now.heard, &now.loudEnough, &now.gone, &now.picture)
	require.NoError(p.t, err, answer)
	p.last = now
	return now
}

// A phone takes its pause before each answer. patience is how often it is asked before it is given up: an emulated one
// takes its time.
const (
	pause    = 100 * time.Millisecond
	patience = 1800
)

// until asks the phone until something holds of what it tells.
func (p *phone) until(what string, holds func(told) bool) told {
	p.t.Helper()
	now := p.ask(what, holds)
	p.unsure = false
	return now
}

// ask is as until, and leaves it open whether a tap was taken for one.
func (p *phone) ask(what string, holds func(told) bool) told {
	p.t.Helper()
	for range patience {
		if now := p.order("tell"); holds(now) {
			return now
		}
	}
	trouble := stuck
	if p.unsure {
		trouble = stuckTap
	}
	require.Fail(p.t, trouble, "waiting until %s", what)
	return told{}
}

// rest waits until the phone has painted since it had done something, and paints nothing any more.
func (p *phone) rest(since told) told {
	p.t.Helper()
	return p.restFor(apptest.UsualRest, since)
}

// restFor waits until that has lasted for a time: what is pressed is painted, too, whatever comes of it. Time in which
// the phone had to wait for a processor doesn't count.
func (p *phone) restFor(quiet time.Duration, since told) told {
	p.t.Helper()
	before, unchanged, waited := since.frames, 0, queuedOf(p.app.Process.Pid)
	return p.ask("it rests", func(now told) bool {
		if now.frames != before {
			before, unchanged, waited = now.frames, 0, queuedOf(p.app.Process.Pid)
		} else if now.frames > since.frames {
			unchanged++
		}
		return time.Duration(unchanged)*pause >= quiet+queuedOf(p.app.Process.Pid).since(waited)
	})
}

// tap touches the phone where the middle of an object of the stand is.
func (p *phone) tap(o fyne.CanvasObject) told {
	p.t.Helper()
	p.Touch(apptest.Center(o))
	return p.last
}

// Touch implements [Device].
func (p *phone) Touch(at fyne.Position) {
	p.t.Helper()
	p.touched, p.unsure = p.last, true
	p.order("tap %f %f", at.X*phoneDots, (at.Y+fingerLow)*phoneDots)
}

// Settle implements [Device].
func (p *phone) Settle(quiet time.Duration) { p.restFor(quiet, p.touched) }

// Await implements [Device].
func (p *phone) Await(what string, holds func() bool) {
	p.t.Helper()
	p.until(what, func(told) bool { return holds() })
}

// Home implements [Device].
func (p *phone) Home() string { return p.folder }

// Photograph implements [Device]: nobody sees the screen of this phone.
func (p *phone) Photograph(string) {}

// setClock lets the phone's clock go ahead by seconds since the phone began; without a clock that obeys it does
// nothing.
func (p *phone) setClock(ahead int) {
	if file := os.Getenv(phoneClock); file != "" {
		require.NoError(p.t, os.WriteFile(file, fmt.Appendf(nil, "+%d\n", ahead), 0o644))
	}
}

// duel returns the duel that the phone has saved; nil if there is none.
func (p *phone) duel() *duelrecord.Record {
	p.t.Helper()
	record, err := duelmatch.File{Path: filepath.Join(p.folder, apptest.Current)}.Load()
	if library.IsNowhere(err) {
		return nil
	}
	require.NoError(p.t, err)
	return record
}
