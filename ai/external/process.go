package external

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"boardduels/internal/procgroup"
)

// process is a running program.
type process struct {
	program *procgroup.Program
	in      io.WriteCloser
	out     *os.File
	hangUp  func() // ends the line; nil until it greets
}

// begin starts a program. Its standard error goes to errors, and must be fast to take: a program may flood it.
func begin(command []string, errors io.Writer) (*process, error) {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stderr = errors
	cmd.WaitDelay = leave // for what the program started and what holds its standard error open
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, theirs, err := os.Pipe()
	if err != nil {
		in.Close()
		return nil, err
	}
	cmd.Stdout = theirs
	program, err := procgroup.Start(cmd)
	theirs.Close()
	if err != nil {
		in.Close()
		out.Close()
		return nil, fmt.Errorf("it can't be started: %w", reason(err))
	}
	p := &process{program: program, in: in, out: out}
	go p.watch()
	return p, nil
}

// watch waits for the program to end. If something that it started holds its output open, nobody will write there any
// more who should: after a moment, in which the last line is read, the output is closed. Nothing is waited for if the
// program's keeper was killed: what still holds the output then means no good.
func (p *process) watch() {
	<-p.program.Ended()
	ctx, cancel := context.WithTimeout(context.Background(), expire)
	defer cancel()
	if p.program.Lost() {
		cancel()
	}
	<-ctx.Done()
	p.out.Close()
}

// end closes the program's input, waits for it to end, and then kills it with all that it started.
func (p *process) end(wait time.Duration) {
	p.in.Close()
	p.program.Await(wait)
	p.program.Kill()
	p.out.Close()
	if p.hangUp != nil {
		p.hangUp()
	}
}
