//go:build linux && !android

package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
)

// How often and how long the app is stopped. tools/stopped-app.sh runs these tests, which need a virtual screen.
var (
	stops    = flag.Int("stops", 0, "stop the running app so many times; 0 skips the tests that do")
	stopped  = flag.Duration("stopped", 12*time.Second, "for how long each time; less than a minute shortens the toolkit's memory, too")
	stopSeed = flag.Uint64("stopseed", 1, "chooses the moments")
)

// patience is how long a picture that is alive may stay the same, on a computer that has a lot to do.
const patience = 2 * time.Minute

func TestAStoppedAppGoesOn(t *testing.T) {
	p := startApp(t)
	for n := range *stops {
		p.stopSomewhere()
		require.True(t, p.changes(patience), "the picture is frozen after %d stops", n+1)
	}
}

// TestAForgetfulAppFreezes shows that the test above would notice.
func TestAForgetfulAppFreezes(t *testing.T) {
	p := startApp(t, "-tags", "forgetful")
	for n := range 20 {
		p.stopSomewhere()
		if !p.changes(20 * time.Second) {
			t.Logf("frozen after %d stops", n+1)
			return
		}
	}
	assert.Fail(t, "the picture never froze: is what remembering.go does still needed?")
}

// player plays duels in an app on a virtual screen by ending each turn.
type player struct {
	t       *testing.T
	app     *exec.Cmd
	display string
	folder  string // of its data
	chance  *rand.Rand
	over    int // duels
}

// startApp builds the app and opens it with a duel.
func startApp(t *testing.T, flags ...string) *player {
	if *stops == 0 {
		t.Skip("only with -stops: tools/stopped-app.sh")
	}
	for tool, debian := range map[string]string{"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"} {
		outside.Program(t, tool, debian)
	}
	p := &player{t: t, folder: t.TempDir(), chance: rand.New(rand.NewPCG(*stopSeed, 7)), display: screen(t)}
	program := filepath.Join(t.TempDir(), "app")
	out, err := exec.Command("go", append(append([]string{"build"}, flags...), "-o", program, ".")...).CombinedOutput()
	require.NoError(t, err, "%s", out)
	chosen := `{"taught": true, "duel": {"hero": "knight", "opponent": "mage", "brain": "random"}}`
	require.NoError(t, os.WriteFile(filepath.Join(p.folder, "settings.json"), []byte(chosen), 0o644))
	p.app = exec.Command(program, "--lang", "en", "--data", p.folder)
	p.app.Env = append(os.Environ(), "DISPLAY="+p.display, "WAYLAND_DISPLAY=", "LIBGL_ALWAYS_SOFTWARE=1")
	if *stopped < time.Minute {
		p.app.Env = append(p.app.Env, "FYNE_CACHE="+(*stopped*2/3).String())
	}
	require.NoError(t, p.app.Start())
	t.Cleanup(func() {
		_ = p.app.Process.Kill()
		_ = p.app.Wait()
	})
	p.begin()
	return p
}

// screen starts a virtual screen, and returns its name.
func screen(t *testing.T) string {
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	server := exec.Command("Xvfb", "-noreset", "-displayfd", "3", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	require.NoError(t, server.Start())
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	require.NoError(t, write.Close())
	number, err := bufio.NewReader(read).ReadString('\n')
	require.NoError(t, err)
	return ":" + strings.TrimSpace(number)
}

// begin goes from the start screen into a duel, by the key that presses what a screen is for, wherever its button is.
func (p *player) begin() {
	deadline := time.Now().Add(patience)
	for p.do("search", "--onlyvisible", "--name", ".") == "" {
		require.True(p.t, time.Now().Before(deadline), "the app opens no window")
		time.Sleep(time.Second)
	}
	window, _, _ := strings.Cut(p.do("search", "--onlyvisible", "--name", "."), "\n")
	p.do("windowmove", window, "0", "0", "windowsize", window, "1280", "800")
	for p.plies() < 0 {
		require.True(p.t, time.Now().Before(deadline), "no duel begins")
		p.rest()
		p.do("key", "Return")
	}
}

// rest waits until the picture stays the same for a second.
func (p *player) rest() {
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		before := p.picture()
		time.Sleep(time.Second)
		if bytes.Equal(before, p.picture()) {
			return
		}
	}
}

// plies returns how many lines the duel under way has in its file; -1 if there is none.
func (p *player) plies() int {
	text, err := os.ReadFile(filepath.Join(p.folder, "current.replay"))
	if err != nil {
		return -1
	}
	return bytes.Count(text, []byte("\n"))
}

// do has xdotool do something.
func (p *player) do(args ...string) string {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+p.display)
	out, _ := cmd.Output() // searching fails while there is no window
	return string(out)
}

func (p *player) picture() []byte {
	cmd := exec.Command("import", "-window", "root", "rgb:-")
	cmd.Env = append(os.Environ(), "DISPLAY="+p.display)
	picture, err := cmd.Output()
	require.NoError(p.t, err)
	return picture
}

// nudge ends the turn, or begins another duel when one is over.
func (p *player) nudge() {
	over, err := filepath.Glob(filepath.Join(p.folder, "replays", "*.replay"))
	require.NoError(p.t, err)
	if len(over) == p.over {
		p.do("key", "e")
		return
	}
	for wait := time.Now().Add(30 * time.Second); p.plies() < 0 && time.Now().Before(wait); {
		p.do("key", "Return") // past the last scene, and for a rematch
		time.Sleep(time.Second)
	}
	if p.plies() > 0 {
		p.over = len(over)
	}
}

// stopSomewhere ends turns until the opponent moves, and stops the app a random moment later.
func (p *player) stopSomewhere() {
	p.nudge()
	time.Sleep(time.Duration(p.chance.IntN(4000)) * time.Millisecond)
	require.NoError(p.t, p.app.Process.Signal(syscall.SIGSTOP))
	time.Sleep(*stopped)
	require.NoError(p.t, p.app.Process.Signal(syscall.SIGCONT))
}

// changes plays on until the picture has changed twice, and reports whether it has.
func (p *player) changes(within time.Duration) bool {
	before, changed := p.picture(), 0
	for deadline := time.Now().Add(within); time.Now().Before(deadline); {
		p.nudge()
		time.Sleep(time.Second)
		if now := p.picture(); !bytes.Equal(before, now) {
			before = now
			if changed++; changed == 2 {
				return true
			}
		}
	}
	if folder := os.Getenv("SCREENS"); folder != "" {
		cmd := exec.Command("import", "-window", "root", filepath.Join(folder, fmt.Sprintf("frozen-%s.png", p.t.Name())))
		cmd.Env = append(os.Environ(), "DISPLAY="+p.display)
		_ = cmd.Run()
	}
	return false
}
