// Package killing kills a test's own program at a random moment, to see what it leaves behind.
package killing

import (
	"bufio"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Self starts the test's own program with a variable of the environment, by which its TestMain knows what to do, as
// "NAME=value". It is killed within a time after 1 to most lines that count, both by chance: heard is told each line
// that the program writes, and says whether it counts. The program mustn't end by itself: Self returns what its end is
// to [exec.Cmd.Wait], which is an error.
func Self(t *testing.T, variable string, chance *rand.Rand, most int, within time.Duration, heard func(line string) (counts bool)) error {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), variable)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	left := 1 + chance.IntN(most)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if !heard(lines.Text()) {
			continue
		}
		if left--; left == 0 {
			wait := time.Duration(chance.IntN(int(within/time.Microsecond))) * time.Microsecond
			time.AfterFunc(wait, func() { _ = cmd.Process.Kill() })
		}
	}
	end := cmd.Wait()
	require.Error(t, end, "the program ends by being killed")
	return end
}
