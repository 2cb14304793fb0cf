// Package procgroup runs programs of strangers, so that nothing which they start is left running. What holds depends on
// the system:
//
//   - Linux: everything that descends from a program ends with it, whatever sessions and groups it moved to, and also
//     when this process is killed.
//   - Windows: everything in the program's job object. Other Unix: everything in its process group. Elsewhere: the
//     program.
package procgroup

import (
	"os/exec"
	"sync"
	"time"
)

// Program is a program that was started, with all that it starts. Its methods may be called from any goroutine.
type Program struct {
	cmd   *exec.Cmd
	held  hold
	ended chan struct{}
	state string // once ended is closed
	kill  sync.Once
}

// Start starts a command, which it takes over: the caller neither waits for its process nor signals it, and must call
// [Program.Kill] in the end. The error is that of [exec.Cmd.Start]; on Linux the process file system has to be there.
func Start(cmd *exec.Cmd) (*Program, error) {
	if cmd.Err != nil {
		return nil, cmd.Err
	}
	return start(cmd)
}

// Ended is closed when the program itself has ended. What it started may still run.
func (p *Program) Ended() <-chan struct{} { return p.ended }

// Lost reports whether the program has ended and nobody can tell how, as what kept it was killed.
func (p *Program) Lost() bool {
	select {
	case <-p.ended:
		return p.state == lost
	default:
		return false
	}
}

// Await waits for the program to end by itself, and says how it did, as [os.ProcessState.String] does; "" if it still
// runs.
func (p *Program) Await(wait time.Duration) (state string) {
	p.wake()
	over := time.NewTimer(wait)
	defer over.Stop()
	select {
	case <-p.ended:
		return p.state
	case <-over.C:
		return ""
	}
}

// Kill kills the program and all that it started, and returns when they have ended and what they wrote is copied, or
// when patience is over: nothing that they do makes it wait for longer than some seconds.
func (p *Program) Kill() { p.kill.Do(p.end) }

// patience is for how long processes are killed again and again until none is left. One that hangs in the system, on a
// device that doesn't answer, can't be killed.
const patience = 5 * time.Second

// lost is how a program ended whose keeper was killed, where there are keepers.
const lost = "its keeper was killed"
