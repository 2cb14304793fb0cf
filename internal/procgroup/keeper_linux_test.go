package procgroup_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"boardduels/internal/procgroup"
)

// unprivileged makes the test program one that runs a stranger's.
const unprivileged = "OFFSPRING_TEST_UNPRIVILEGED"

func TestMain(m *testing.M) {
	if os.Getenv(unprivileged) != "" {
		look()
		return
	}
	os.Exit(m.Run())
}

// look runs a stranger's program that looks for both ends of its keeper's line, and prints what that sees.
func look() {
	var seen bytes.Buffer
	cmd := exec.Command("sh", "-c", fmt.Sprintf("for pid in $PPID %d; do ls /proc/$pid/fd && echo it may; done", os.Getpid()))
	cmd.Stdout, cmd.Stderr = &seen, &seen
	p, err := procgroup.Start(cmd)
	if err != nil {
		fmt.Println(err)
		return
	}
	state := p.Await(time.Minute)
	p.Kill()
	fmt.Println(seen.String(), state)
}

// Whoever could copy an end of the keeper's line could keep it whole when this program is killed.
func TestAProgramCanNotReachTheLineOfItsKeeper(t *testing.T) {
	cmd := exec.Command("/proc/self/exe")
	cmd.Env = append(os.Environ(), unprivileged+"=1", "LC_ALL=C")
	if os.Getuid() == 0 { // to whom nothing is closed
		const nobody = 65534
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if bytes.Count(out, []byte("Permission denied")) != 2 || bytes.Contains(out, []byte("it may")) {
		t.Errorf("it sees %s", out)
	}
}
