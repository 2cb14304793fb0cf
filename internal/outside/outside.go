// Package outside finds programs of others with which a test compares. Where one is missing the test is skipped, and
// says how to get it; where everything is to be checked (CI=true) it fails, lest a check that never ran pass for one
// that found nothing.
package outside

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// Program returns the path of a program, given by its name or path; Debian has it in a package.
func Program(t testing.TB, name, debian string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	leave := t.Skipf
	if os.Getenv("CI") == "true" {
		leave = t.Fatalf
	}
	leave("%s isn't installed (Debian: apt-get install %s): %v", name, debian, err)
	return ""
}

// Processes returns what tells whether the process with a number runs. One that has ended, and that nobody has asked
// about yet, doesn't.
func Processes(t testing.TB) (runs func(pid string) bool) {
	t.Helper()
	if runtime.GOOS == "windows" {
		return func(pid string) bool {
			out, err := exec.Command("tasklist", "/NH", "/FI", "PID eq "+pid).Output()
			return err == nil && strings.Contains(string(out), pid)
		}
	}
	ps := Program(t, "ps", "procps")
	return func(pid string) bool {
		state, err := exec.Command(ps, "-o", "stat=", "-p", pid).Output()
		return err == nil && !strings.HasPrefix(strings.TrimSpace(string(state)), "Z")
	}
}
