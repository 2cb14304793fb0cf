package external_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
)

// Programs that mean it. What they start has left their session, and a line to them, as descriptor 3, tells when it
// has.
func init() {
	for name, program := range map[string]func(){
		"daemon":                      func() { daemon(); good() },
		"daemon, crashes":             func() { daemon(); converse(func(message) { os.Exit(4) }) },
		"daemon, leaves at once":      func() { daemon() },
		"daemon, stops its parent":    func() { daemon(); toParent(syscall.SIGSTOP); good() },
		"stops its parent, leaves":    func() { daemon(); toParent(syscall.SIGSTOP); converse(func(message) { os.Exit(0) }) },
		"stops its parent, is deaf":   func() { daemon(); toParent(syscall.SIGSTOP); fmt.Println(`{"protocol":1}`); stay() },
		"kills its parent":            func() { daemon(); survive(); toParent(syscall.SIGKILL); good() },
		"kills its parent, is deaf":   func() { daemon(); survive(); toParent(syscall.SIGKILL); fmt.Println(`{"protocol":1}`); stay() },
		"stops itself":                func() { daemon(); converse(func(message) { _ = syscall.Kill(os.Getpid(), syscall.SIGSTOP) }) },
		"many":                        func() { bear("many, below", 3); good() },
		"many, below":                 func() { many() },
		"stops everything, then many": func() { toParent(syscall.SIGSTOP); bear("many, below", 3); good() },
		"daemon, first":               func() { bear("daemon, second", 1); there() }, // and ends
		"daemon, second":              func() { linger() },
		"host":                        host,
	} {
		programs[name] = program
	}
}

// daemon starts a process whose parent ends, and returns when it is there.
func daemon() { bear("daemon, first", 1) }

// depth names the variable with how deep a tree of processes becomes.
const depth = "EXTERNAL_TEST_DEPTH"

// bear starts processes in sessions of their own, and waits until each has told that it is there, or that what it bore
// is.
func bear(name string, n int) {
	near, far, err := os.Pipe()
	must(err)
	self, err := os.Executable()
	must(err)
	for range n {
		c := exec.Command(self)
		c.Env = append(os.Environ(), behaviour+"="+name)
		c.ExtraFiles = []*os.File{far}
		c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		must(c.Start())
		_, err = near.Read(make([]byte, 1))
		must(err)
	}
}

// linger tells that it is there and stays, whatever asks it to end.
func linger() {
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	for fd := range 3 {
		_ = syscall.Close(fd)
	}
	there()
	stay()
}

func there() {
	_, err := os.NewFile(3, "line").Write([]byte{1})
	must(err)
}

// many is a node of a tree of processes, the leaves of which linger.
func many() {
	level, _ := strconv.Atoi(os.Getenv(depth))
	if level < 2 {
		must(os.Setenv(depth, strconv.Itoa(level+1)))
		bear("many, below", 3)
	}
	linger()
}

func toParent(s syscall.Signal) { must(syscall.Kill(os.Getppid(), s)) }

// survive has this process live on when its parent ends.
func survive() {
	const setDeathSignal = 1
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, setDeathSignal, 0, 0)
}

// hosted names the variable with the program that a host runs.
const hosted = "EXTERNAL_TEST_HOSTED"

// host runs a program, as duel does, and tells when it plays.
func host() {
	must(os.Setenv(behaviour, os.Getenv(hosted)))
	self, err := os.Executable()
	must(err)
	p, err := external.New([]string{self}, protocol.Pack{Name: "Classic"}, patient)
	must(err)
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	must(err)
	p.Start(context.Background(), d, 0, 1)
	fmt.Println("it plays", p.Errors())
	stay()
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// family marks all processes that a test starts from now on, and returns what lists those that live: nothing that they
// do takes the mark away.
func family(t *testing.T) func() []string {
	t.Helper()
	mark := "EXTERNAL_TEST_FAMILY=" + t.TempDir()
	name, value, _ := bytes.Cut([]byte(mark), []byte("="))
	t.Setenv(string(name), string(value))
	alive := func() (found []string) {
		environments, err := filepath.Glob("/proc/[0-9]*/environ")
		require.NoError(t, err)
		for _, file := range environments {
			environment, err := os.ReadFile(file)
			if err == nil && bytes.Contains(append(environment, 0), append([]byte(mark), 0)) {
				found = append(found, filepath.Base(filepath.Dir(file)))
			}
		}
		return found
	}
	t.Cleanup(func() {
		for _, pid := range alive() {
			number, _ := strconv.Atoi(pid)
			_ = syscall.Kill(number, syscall.SIGKILL)
		}
	})
	return alive
}

func TestNothingThatAProgramStartsOutlivesIt(t *testing.T) {
	quick.Skip(t, "kills programs of others")
	for name, c := range map[string]struct {
		limits protocol.Limits
		reason string
	}{
		"daemon":                      {patient, ""},
		"daemon, crashes":             {patient, "the program ended: exit status 4"},
		"daemon, leaves at once":      {patient, "the program ended: exit status 0"},
		"daemon, stops its parent":    {patient, ""},
		"stops its parent, leaves":    {patient, "the program ended: exit status 0"},
		"stops its parent, is deaf":   {impatient, "no answer within 100ms"},
		"kills its parent":            {patient, ""},
		"kills its parent, is deaf":   {impatient, ""},
		"stops itself":                {impatient, "no answer within 100ms"},
		"many":                        {patient, ""},
		"stops everything, then many": {patient, ""},
	} {
		t.Run(name, func(t *testing.T) {
			alive := family(t)
			p := program(t, name, c.limits)
			if err := playGame(t, t.Context(), p, 1); c.reason != "" {
				require.ErrorContains(t, err, c.reason)
			} // else it depends on who is quicker
			p.Close()
			assert.Empty(t, alive())
		})
	}
}

// What a killed keeper kept ends at once, not when somebody next asks; and the program's next question tells why.
func TestAKilledKeeperIsNoticed(t *testing.T) {
	for _, name := range []string{"kills its parent", "kills its parent, is deaf"} {
		t.Run(name, func(t *testing.T) {
			alive := family(t)
			p := program(t, name, impatient)
			pack := classictest.Pack()
			d, err := pack.Duel("knight", "mage")
			require.NoError(t, err)
			p.Start(t.Context(), d, 0, 1)
			require.Eventually(t, func() bool { return len(alive()) == 0 }, time.Minute, time.Millisecond)
			s := d.Start(1)
			view := d.View(&s, 0)
			_, _, err = p.Decide(t.Context(), &view, d.Legal(&s, nil))
			assert.ErrorContains(t, err, "the program ended: its keeper was killed")
		})
	}
}

func TestNothingOutlivesWhoeverRunsPrograms(t *testing.T) {
	quick.Skip(t, "kills programs of others")
	for _, name := range []string{"daemon", "daemon, stops its parent", "many", "stops its parent, is deaf"} {
		t.Run(name, func(t *testing.T) {
			alive := family(t)
			t.Setenv(behaviour, "host")
			t.Setenv(hosted, name)
			self, err := os.Executable()
			require.NoError(t, err)
			cmd := exec.Command(self)
			told, err := cmd.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, cmd.Start())
			answer := make([]byte, 8)
			_, err = told.Read(answer)
			require.NoError(t, err)
			require.Equal(t, "it plays", string(answer))
			require.Greater(t, len(alive()), 2)
			require.NoError(t, cmd.Process.Kill())
			_ = cmd.Wait()
			require.Eventually(t, func() bool { return len(alive()) == 0 }, time.Minute, time.Millisecond)
		})
	}
}
