package app_test

import (
	"boardduels/runtime/app/apptest"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

// The app that is played in a window, which tools/played.sh builds, and the file in which its virtual screen keeps what
// it shows.
const (
	windowCommand = "WINDOW"
	windowScreen  = "WINDOW_SCREEN"
)

// window is the app in a window of a screen that no other program uses. Needs xdotool and import.
type window struct {
	t       *testing.T
	folder  string // the app's own
	process int
}

// newWindow opens the app with arguments of its own in a window of a size, in dots.
func newWindow(t *testing.T, size fyne.Size, arguments ...string) *window {
	t.Helper()
	program := os.Getenv(windowCommand)
	if program == "" {
		t.Skip("there is no window: tools/played.sh opens one")
	}
	w := &window{t: t, folder: t.TempDir()}
	var log bytes.Buffer
	app := exec.Command(program, append(arguments, "--data", w.folder)...)
	app.Env = append(os.Environ(), "FYNE_SCALE=1", "LIBGL_ALWAYS_SOFTWARE=1", "WAYLAND_DISPLAY=")
	app.Stderr = &log
	require.NoError(t, app.Start())
	w.process = app.Process.Pid
	t.Cleanup(func() {
		_ = app.Process.Kill()
		_ = app.Wait()
		if t.Failed() {
			t.Logf("the app's log:\n%s", &log)
		}
	})
	found := ""
	w.Await("it opens a window", func() bool {
		found, _, _ = strings.Cut(w.hand("search", "--onlyvisible", "--name", "."), "\n")
		return found != ""
	})
	w.Settle(apptest.UsualRest)
	w.hand("windowmove", found, "0", "0", "windowsize", found, fmt.Sprint(size.Width), fmt.Sprint(size.Height))
	w.Settle(apptest.UsualRest)
	return w
}

// hand has xdotool do something, and returns what it answers: nothing where it finds nothing.
func (w *window) hand(arguments ...string) string {
	answer, _ := exec.Command("xdotool", arguments...).Output()
	return string(answer)
}

// Touch implements [Device].
func (w *window) Touch(at fyne.Position) {
	w.hand("mousemove", fmt.Sprintf("%.0f", at.X), fmt.Sprintf("%.0f", at.Y), "click", "1")
}

// The pause between two looks at the screen.
const glance = 100 * time.Millisecond

// Settle implements [Device]. Time in which the app had to wait for a processor doesn't count.
func (w *window) Settle(quiet time.Duration) {
	w.t.Helper()
	var before []byte
	var since time.Time
	var waited queued
	w.Await("it rests", func() bool {
		if now := w.picture(); !bytes.Equal(now, before) {
			before, since, waited = now, time.Now(), queuedOf(w.process)
		}
		return time.Since(since) >= quiet+queuedOf(w.process).since(waited)
	})
}

// Await implements [Device].
func (w *window) Await(what string, holds func() bool) {
	w.t.Helper()
	const patience = 3 * time.Minute
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(glance) {
		if holds() {
			return
		}
	}
	w.Photograph("given_up")
	require.Fail(w.t, "nothing happens any more", "waiting until %s", what)
}

// picture returns what is on the screen.
func (w *window) picture() []byte {
	w.t.Helper()
	picture, err := os.ReadFile(os.Getenv(windowScreen))
	require.NoError(w.t, err)
	return picture
}

// Home implements [Device].
func (w *window) Home() string { return w.folder }

// Photograph implements [Device], where SCREENS names a folder.
func (w *window) Photograph(name string) {
	if folder := os.Getenv("SCREENS"); folder != "" {
		out, err := exec.Command("import", "-silent", "-window", "root", filepath.Join(folder, name+"_window.png")).CombinedOutput()
		require.NoError(w.t, err, "%s", out)
	}
}
