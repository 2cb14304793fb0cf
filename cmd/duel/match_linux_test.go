package main

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/outside"
	"boardduels/internal/quick"
)

// However a match ends, and whatever its program does to its parent, what it started in a session of its own ends too.
func TestNoDaemonOutlivesAMatch(t *testing.T) {
	quick.Skip(t, "kills programs")
	outside.Program(t, "setsid", "util-linux")
	startUnprotected(t)
	runs := outside.Processes(t)
	for _, parent := range []string{":", "kill -STOP $PPID", "kill -KILL $PPID"} {
		for _, end := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGKILL} {
			if end == syscall.SIGKILL && strings.Contains(parent, "KILL") {
				continue // nobody may be left who would do it
			}
			t.Run(parent+", "+end.String(), func(t *testing.T) {
				folder := t.TempDir()
				script := "#!/bin/sh\ntrap '' TERM INT HUP\nread -r line\necho '{\"protocol\":1}'\n" +
					"setsid sh -c 'echo $$ >started.new; mv started.new started; exec sleep 1000000' >&- 2>&- &\n" +
					"while [ ! -f started ]; do sleep 0.01; done\n" + parent + "\n>ready\nexec sleep 1000000\n"
				require.NoError(t, os.WriteFile(filepath.Join(folder, "bot"), []byte(script), 0o755))
				cmd := exec.Command(program, "match", "--seat1", "exec:./bot", "--move-time", "1h", "--start-time", "1h")
				cmd.Dir = folder
				require.NoError(t, cmd.Start())
				require.Eventually(t, func() bool { _, err := os.Stat(filepath.Join(folder, "started")); return err == nil }, waitAtMost, waitStep)
				if parent != "kill -KILL $PPID" { // that kills the script too
					require.Eventually(t, func() bool { _, err := os.Stat(filepath.Join(folder, "ready")); return err == nil }, waitAtMost, waitStep)
				}
				require.NoError(t, cmd.Process.Signal(end))
				assert.Error(t, cmd.Wait())
				pid := strings.TrimSpace(read(t, filepath.Join(folder, "started")))
				require.Eventually(t, func() bool { return !runs(pid) }, waitAtMost, waitStep, "a daemon still runs")
			})
		}
	}
}

// A closed terminal ends every command in order, however often it tells, but not one that nohup protects.
func TestAClosedTerminalEndsInOrder(t *testing.T) {
	startUnprotected(t)
	for _, protected := range []bool{false, true} {
		folder := t.TempDir()
		line := `exec "$0" simulate -n 100000000 --save many`
		if protected {
			line = "trap '' HUP; " + line
		}
		cmd := exec.Command("sh", "-c", line, program)
		cmd.Dir = folder
		require.NoError(t, cmd.Start())
		first := filepath.Join(folder, "many", "000000001.replay")
		require.Eventually(t, func() bool { _, err := os.Stat(first); return err == nil }, waitAtMost, waitStep)
		if protected {
			require.NoError(t, cmd.Process.Signal(syscall.SIGHUP))
			require.NoError(t, cmd.Process.Signal(syscall.SIGHUP))
			require.NoError(t, cmd.Process.Kill())
			assert.EqualError(t, cmd.Wait(), "signal: killed")
			continue
		}
		require.NoError(t, cmd.Process.Signal(syscall.SIGHUP))
		require.NoError(t, cmd.Process.Signal(syscall.SIGHUP))
		assert.EqualError(t, cmd.Wait(), "exit status 1")
	}
}

// What one hero's knowledge can't be read for is the other's reason too, and is told once.
func TestKnowledgeThatCanNotBeReadIsToldOnce(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "kb"), 0o755))
	require.NoError(t, os.Symlink("/proc/self/mem", filepath.Join(folder, "kb", "000001.xml")), "a regular file that nobody can read")
	for _, args := range [][]string{
		{"match", "--seat1", "precedent", "--seat2", "tree", "--learn", "--kb", "kb"},
		{"play", "--kb", "kb"},
	} {
		o := duelIn(t, folder, "", args...)
		assert.NotEqual(t, cli.ExitOK, o.code, args)
		assert.Equal(t, 1, strings.Count(o.errors, "input/output error"), o.errors)
	}
}

// startUnprotected has programs start as a terminal starts them, though nohup may protect the tests: what this process
// handles is no longer ignored by those that it starts.
func startUnprotected(t *testing.T) {
	told := make(chan os.Signal, 1)
	signal.Notify(told, syscall.SIGHUP)
	t.Cleanup(func() { signal.Stop(told) })
}
