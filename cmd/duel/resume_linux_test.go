package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
)

// Interrupted again and again, a tournament comes to what it comes to at once.
func TestAnInterruptedTournamentGoesOn(t *testing.T) {
	quick.Skip(t, "kills programs")
	goesOn(t, "duel", "arena", "--pack", "pack", "--brains", "tree,random", "--games", raceflag.Few("60000", "10000"))
}

// Interrupted again and again, a measurement comes to what it comes to at once.
func TestAnInterruptedMeasurementGoesOn(t *testing.T) {
	quick.Skip(t, "plays a measurement")
	raceflag.Skip(t, "goes on as a tournament does")
	goesOn(t, "learning run", append(learnArgs, "--runs", "12")...)
}

// goesOn interrupts a command that does one unit after the other, some times when it tells that it has got further, and
// has it go on until it is done. One that is done sooner than it can be interrupted begins anew.
func goesOn(t *testing.T, unit string, args ...string) {
	t.Helper()
	folder := workshop(t)
	whole := must(t, folder, "", append(args, "-o", "whole.json")...)
	title, _, _ := strings.Cut(whole, " ")
	args = append(args, "--resume", "parts.json", "--workers", "1") // so that it takes a while
	for interruptions, done, tries := 0, 0, 0; ; tries++ {
		if interruptions == 3 {
			done = math.MaxInt
		}
		s := interrupted(t, folder, done, args...)
		if s.ended == nil {
			require.Equal(t, whole, s.printed)
			if interruptions > 0 {
				break
			}
			require.Less(t, tries, 50, "it is too quick to be interrupted")
			require.NoError(t, os.Remove(filepath.Join(folder, "parts.json")))
			continue
		}
		interruptions, done = interruptions+1, s.done
		assert.Regexp(t, `duel: stopped after [1-9]\d* `+unit+`s?; --resume goes on from a file of results`, s.told)
		assert.True(t, strings.HasPrefix(s.printed, title), "what is there is told")
	}
	assert.Equal(t, read(t, folder, "whole.json"), read(t, folder, "parts.json"))
}

// terminalRun is what became of a command on a terminal.
type terminalRun struct {
	printed string // on standard output
	told    string // on the terminal
	done    int    // of its units, as it told last
	ended   error  // nil if all was done
}

// howFar is how commands tell a terminal how far they are.
var howFar = regexp.MustCompile(`(\d+) of \d+ `)

// interrupted runs a command whose standard error is a terminal, and interrupts it when it tells that it has done more
// than some units.
func interrupted(t *testing.T, folder string, some int, args ...string) (run terminalRun) {
	t.Helper()
	screen, terminal := openTerminal(t)
	var printed strings.Builder
	cmd := exec.Command(program, args...)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), "LC_ALL=C.UTF-8")
	cmd.Stdout, cmd.Stderr = &printed, terminal
	require.NoError(t, cmd.Start())
	require.NoError(t, terminal.Close()) // so that it is the command's alone, and ends with it
	piece := make([]byte, 1<<10)
	for n, err := screen.Read(piece); err == nil; n, err = screen.Read(piece) {
		run.told += string(piece[:n])
		all := howFar.FindAllStringSubmatch(run.told, -1)
		if len(all) == 0 || run.done > some {
			continue
		}
		run.done, err = strconv.Atoi(all[len(all)-1][1])
		require.NoError(t, err)
		if run.done > some {
			require.NoError(t, cmd.Process.Signal(os.Interrupt))
		}
	}
	run.ended = cmd.Wait()
	run.printed = printed.String()
	return run
}

// openTerminal returns a terminal, and what shows on it, until nobody has it any more (pts(4)).
func openTerminal(t *testing.T) (screen, terminal *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, screen.Close()) })
	ask := func(what uintptr, number *int32) {
		_, _, failed := syscall.Syscall(syscall.SYS_IOCTL, screen.Fd(), what, uintptr(unsafe.Pointer(number)))
		require.Zero(t, failed, failed.Error())
	}
	var unlocked, number int32
	ask(syscall.TIOCSPTLCK, &unlocked)
	ask(syscall.TIOCGPTN, &number)
	terminal, err = os.OpenFile(fmt.Sprint("/dev/pts/", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	require.NoError(t, err)
	return screen, terminal
}

// A series that was killed goes on: it tells and keeps what it would have, had nothing happened, and plays no game
// twice.
func TestAKilledSeriesGoesOn(t *testing.T) {
	quick.Skip(t, "kills programs")
	for name, line := range map[string]string{
		"duel":       "match --seat1 precedent --seat2 tree -n 12 --json --save ",
		"program":    "match --seat1 exec:./ends.sh --seat2 random -n 12 --move-time 1m --start-time 1m --save ",
		"reversi":    "board reversi match plies_5 level_20 -n 30 --save ",
		"backgammon": "board backgammon match net_quick linear -n 30 --json --save ",
		"bot":        "board reversi match exec:./first.sh plies_4 -n 10 --move-time 1m --start-time 1m --save ",
	} {
		t.Run(name, func(t *testing.T) {
			folder := botsFolder(t)
			for bot, script := range boardBots {
				require.NoError(t, os.WriteFile(filepath.Join(folder, bot), []byte("#!/bin/sh\n"+script), 0o755))
			}
			args := strings.Fields(line)
			whole := must(t, folder, "", append(args, "whole")...)
			third := filepath.Join(folder, "killed", "03.replay")
			cmd := exec.Command(program, append(args, "killed")...)
			cmd.Dir, cmd.Stdout = folder, narrow(t, fourth.FindStringIndex(whole)[0])
			require.NoError(t, cmd.Start())
			require.Eventually(t, func() bool { _, err := os.Stat(third); return err == nil }, waitAtMost, waitStep)
			require.NoError(t, cmd.Process.Kill())
			assert.Error(t, cmd.Wait())
			early, err := os.Stat(third)
			require.NoError(t, err)
			assert.Equal(t, whole, must(t, folder, "", append(args, "killed", "--resume")...))
			late, err := os.Stat(third)
			require.NoError(t, err)
			assert.Equal(t, early.ModTime(), late.ModTime())
			entries, err := os.ReadDir(filepath.Join(folder, "whole"))
			require.NoError(t, err)
			assert.GreaterOrEqual(t, len(entries), 10)
			for _, entry := range entries {
				assert.Equal(t, read(t, folder, "whole", entry.Name()), read(t, folder, "killed", entry.Name()))
			}
		})
	}
}

// fourth begins where a series tells of its fourth game.
var fourth = regexp.MustCompile(`(?m)^(Game 4: |.*"game":4,)`)

// narrow returns a pipe that takes some bytes more, and then nothing: whoever prints more waits.
func narrow(t *testing.T, room int) *os.File {
	t.Helper()
	const setSize = 1031 // F_SETPIPE_SZ of fcntl(2); the least is a page
	from, to, err := os.Pipe()
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, errors.Join(from.Close(), to.Close())) })
	size, _, failed := syscall.Syscall(syscall.SYS_FCNTL, to.Fd(), setSize, 1)
	require.Zero(t, failed, failed.Error())
	require.Less(t, room, int(size))
	_, err = to.Write(make([]byte, int(size)-room))
	require.NoError(t, err)
	return to
}
