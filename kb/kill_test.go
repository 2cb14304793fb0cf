package kb_test

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/kb"
)

const (
	killFolder = "BOARDDUELS_KILL_FOLDER"
	killName   = "BOARDDUELS_KILL_NAME"
)

// TestMain lets the test binary serve as the program that is killed.
func TestMain(m *testing.M) {
	if shared := "/dev/shm"; os.Getenv("TMPDIR") == "" {
		if info, err := os.Stat(shared); err == nil && info.IsDir() {
			_ = os.Setenv("TMPDIR", shared) // in memory nothing waits for the disk
		}
	}
	if folder := os.Getenv(killFolder); folder != "" {
		learnForever(folder, os.Getenv(killName))
	}
	if folder := os.Getenv(learnFolder); folder != "" {
		learnSome(folder)
	}
	os.Exit(m.Run())
}

// learnForever learns of two heroes from one match after the other, and tells of each before and after.
func learnForever(folder, name string) {
	store, err := kb.Open(folder)
	for n := 1; err == nil; n++ {
		id := fmt.Sprint(name, "-", n)
		fmt.Println("saving", id)
		if err = learnOne(context.Background(), store, id); err == nil {
			fmt.Println("saved", id)
		}
	}
	fmt.Println("failed", err)
	os.Exit(1)
}

// Two programs that learn in one store and are killed at any moment lose nothing that they have saved, and keep nothing
// twice. The one that is left goes on at once.
func TestTwoWritersAreKilled(t *testing.T) {
	quick.Skip(t, "starts many programs")
	kills := 24
	if long() {
		kills = 600
	}
	folder := filepath.Join(t.TempDir(), "knowledge")
	store, err := kb.Open(folder)
	require.NoError(t, err)
	chance := rand.New(rand.NewPCG(5, 6))
	d := &diary{saving: map[string]bool{}, saved: map[string]bool{}}
	for round := range kills / 2 {
		one, two := d.start(t, folder, fmt.Sprint("a", round)), d.start(t, folder, fmt.Sprint("b", round))
		d.read(t, one, two, 1+chance.IntN(9))
		one.killIn(chance)
		for !one.ended {
			d.read(t, one, two, 1)
		}
		for before := len(d.saved); len(d.saved) < before+2; {
			d.read(t, one, two, 1)
		}
		two.killIn(chance)
		for !two.ended {
			d.read(t, one, two, 1)
		}
		d.compare(t, store)
	}
	t.Logf("%d matches, killed %d times", len(d.saved), kills)
}

// diary is what the writers told.
type diary struct{ saving, saved map[string]bool }

// writer is a program that learns forever.
type writer struct {
	cmd   *exec.Cmd
	lines chan string
	ended bool
}

func (d *diary) start(t *testing.T, folder, name string) *writer {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	w := &writer{cmd: exec.Command(self), lines: make(chan string)}
	w.cmd.Env = append(os.Environ(), killFolder+"="+folder, killName+"="+name)
	out, err := w.cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, w.cmd.Start())
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			w.lines <- lines.Text()
		}
		_ = w.cmd.Wait()
		close(w.lines)
	}()
	t.Cleanup(func() {
		_ = w.cmd.Process.Kill()
		for range w.lines { // until it has ended
		}
	})
	return w
}

// killIn kills the program a random moment from now.
func (w *writer) killIn(chance *rand.Rand) {
	time.AfterFunc(time.Duration(chance.IntN(6000))*time.Microsecond, func() { _ = w.cmd.Process.Kill() })
}

// read takes a number of lines from the two, or notes that one has ended.
func (d *diary) read(t *testing.T, one, two *writer, lines int) {
	t.Helper()
	for range lines {
		var line string
		var more bool
		select {
		case line, more = <-one.open():
			one.ended = !more
		case line, more = <-two.open():
			two.ended = !more
		}
		if !more {
			return
		}
		what, id, _ := strings.Cut(line, " ")
		switch what {
		case "saving":
			d.saving[id] = true
		case "saved":
			d.saved[id] = true
		default:
			t.Fatal(line)
		}
	}
}

// open is where lines come from until the program has ended.
func (w *writer) open() chan string {
	if w.ended {
		return nil
	}
	return w.lines
}

// compare asserts that the store knows what was saved, and of what was being saved all or nothing.
func (d *diary) compare(t *testing.T, store *kb.Store) {
	t.Helper()
	history, err := store.History("mage")
	require.NoError(t, err)
	there := map[string]bool{}
	for _, e := range history {
		require.Nil(t, e.Problem)
		require.True(t, d.saving[e.ID], e.ID)
		require.False(t, there[e.ID], "%s is there twice", e.ID)
		there[e.ID] = true
	}
	for id := range d.saved {
		require.True(t, there[id], "%s is lost", id)
	}
	requireLoads(t, store, learned(len(history)))
	k, damage, err := store.Load("mage", mage(0))
	require.NoError(t, err)
	require.Nil(t, damage)
	require.Equal(t, mage(len(history)), k, "both heroes learn from the same matches")
	report, err := store.Check()
	require.NoError(t, err)
	require.Empty(t, report.Problems)
}
