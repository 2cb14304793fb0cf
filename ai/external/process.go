package external

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"boardduels/ai/protocol"
)

// process is a running program.
type process struct {
	cmd   *exec.Cmd
	group group
	in    io.WriteCloser
	out   *os.File
	ended chan struct{} // closed when it has ended, and what it wrote to its standard error is read
	bot   *protocol.Bot // nil until it greets
}

// begin starts a program. Its standard error goes to errors, and must be fast to take: a program may flood it.
func begin(command []string, errors io.Writer) (*process, error) {
	cmd := exec.Command(command[0], command[1:]...)
	ownGroup(cmd)
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
	err = cmd.Start()
	theirs.Close()
	if err != nil {
		in.Close()
		out.Close()
		return nil, fmt.Errorf("it can't be started: %w", reason(err))
	}
	p := &process{cmd: cmd, group: groupOf(cmd.Process), in: in, out: out, ended: make(chan struct{})}
	go p.watch()
	return p, nil
}

// watch waits for the program to end. If something that it started holds its output open, nobody will write there any
// more who should: after a moment, in which the last line is read, the output is closed.
func (p *process) watch() {
	_ = p.cmd.Wait() // the state tells how it ended
	close(p.ended)
	ctx, cancel := context.WithTimeout(context.Background(), expire)
	defer cancel()
	<-ctx.Done()
	p.out.Close()
}

func (p *process) greet(ctx context.Context, pack protocol.Pack, limits protocol.Limits) (err error) {
	p.bot, err = protocol.Greet(ctx, p.out, p.in, pack, limits)
	return err
}

// exit waits for the program to end by itself, and returns how it did, or "" if it still runs.
func (p *process) exit(wait time.Duration) (state string) {
	ctx, cancel := context.WithTimeout(context.Background(), wait)
	defer cancel()
	select {
	case <-p.ended:
		return p.cmd.ProcessState.String()
	case <-ctx.Done():
		return ""
	}
}

// end closes the program's input, waits for it to end, and then kills it with all that it started.
func (p *process) end(wait time.Duration) {
	p.in.Close()
	p.exit(wait)
	p.group.kill()
	<-p.ended
	p.out.Close()
	if p.bot != nil {
		p.bot.Close()
	}
}
