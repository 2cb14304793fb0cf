//go:build !js

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// homes makes the test program settle in a folder, tell so, and stay until it is killed.
const homes = "HOME_TEST_SETTLES"

// stay is the program that is to be killed. It takes a while to end: so much memory is to be given back.
func stay(folder string) {
	memory := make([]byte, 64<<20)
	for i := 0; i < len(memory); i += 4096 {
		memory[i] = 1
	}
	h := settleIn(folder)
	fmt.Println(h.folder)
	select {}
}

// A program that is started right after the one before was killed waits until that has ended, and has the usual folder.
func TestAKilledProgramIsWaitedFor(t *testing.T) {
	folder := t.TempDir()
	self, err := os.Executable()
	require.NoError(t, err)
	program := exec.Command(self)
	program.Env = append(os.Environ(), homes+"="+folder)
	out, err := program.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, program.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, folder+"\n", line)
	require.NoError(t, program.Process.Kill())
	h := live(t, folder)
	assert.Equal(t, folder, h.folder)
	assert.Empty(t, h.neighbor)
	_ = program.Wait()
}
