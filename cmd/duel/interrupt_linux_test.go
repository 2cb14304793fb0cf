package main

import (
	"bytes"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
)

// hold lets nobody read a file but a process that asked for it, which waits (fcntl(2), leases). It returns who is told
// of the first.
func hold(t *testing.T, path string) (asked <-chan os.Signal) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, file.Close()) })
	tellings := make(chan os.Signal, 1)
	signal.Notify(tellings, syscall.SIGIO)
	t.Cleanup(func() { signal.Stop(tellings) })
	if _, _, failed := syscall.Syscall(syscall.SYS_FCNTL, file.Fd(), syscall.F_SETLEASE, syscall.F_WRLCK); failed != 0 {
		t.Skip("no leases on this file system: ", failed)
	}
	return tellings
}

// Who interrupts while a pack is read isn't made to wait until it is: here, until somebody lets go of one of its files.
func TestInterruptEndsTheLoadingOfAPack(t *testing.T) {
	folder := workshop(t)
	for _, args := range [][]string{
		{"simulate", "--pack", "pack"}, {"match", "--pack", "pack"}, {"play", "--pack", "pack"}, {"pack", "zip", "pack", "pack.zip"}, {"pack", "print", "pack"},
		{"replay", "fork", "replays/1.replay", "--at", "1", "--pack", "pack"},
		{"replay", "journal", "replays/1.replay", "--brain", "precedent", "--pack", "pack"},
		{"balance", "--pack", "classic", "--against", "pack"}, {"knowledge", "show", "knight", "--pack", "pack"},
	} {
		t.Run(args[0], func(t *testing.T) {
			asked := hold(t, filepath.Join(folder, "pack", "heroes", "knight.xml"))
			cmd := exec.Command(program, args...)
			cmd.Dir = folder
			var out, errs bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &errs
			require.NoError(t, cmd.Start())
			ended := make(chan error, 1)
			go func() { ended <- cmd.Wait() }()
			select {
			case <-asked:
				require.NoError(t, cmd.Process.Signal(os.Interrupt))
				assert.Error(t, <-ended)
			case err := <-ended:
				require.Fail(t, "it doesn't read the pack", "%v %s", err, errs.String())
			}
			assert.Equal(t, cli.ExitProblem, cmd.ProcessState.ExitCode())
			assert.Equal(t, "duel: interrupted\n", errs.String())
			assert.Empty(t, out.String())
		})
	}
}
