package external

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"time"

	"boardduels/ai/protocol"
)

// bot is a program's end of the line, whatever it plays.
type bot interface {
	Name() string
	Close()
}

// runner keeps a process that plays any number of games one after the other. After a failure, which loses a game, the
// next game gets a new one. One goroutine at a time may use it.
type runner[B bot] struct {
	command []string
	greet   func(ctx context.Context, from io.Reader, to io.Writer) (B, error)

	process *process // nil if none runs
	bot     B        // of the process
	failed  error    // in the game under way
	errors  tail     // of the latest process
	name    string
}

// newRunner returns an error if there is no such command.
func newRunner[B bot](command []string, greet func(ctx context.Context, from io.Reader, to io.Writer) (B, error)) (*runner[B], error) {
	if len(command) == 0 {
		return nil, errors.New("the command is empty")
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return nil, fmt.Errorf("%s: %w", command[0], reason(err))
	}
	return &runner[B]{command: command, greet: greet}, nil
}

// reason is an error without what was done, to which file.
func reason(err error) error {
	var looked *exec.Error
	if errors.As(err, &looked) {
		err = looked.Err
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return err
}

// ready starts the program for a game, unless it runs. If that fails, it fails in the game.
func (r *runner[B]) ready(ctx context.Context) {
	r.failed = nil
	if r.process != nil {
		return
	}
	r.errors.clear()
	r.process, r.failed = begin(r.command, &r.errors)
	if r.failed != nil {
		return
	}
	bot, err := r.greet(ctx, r.process.out, r.process.in)
	if err != nil {
		r.fail(err)
		return
	}
	r.bot, r.process.hangUp, r.name = bot, bot.Close, bot.Name()
}

// do talks with the program, unless it has failed in the game under way, and returns how it has.
func (r *runner[B]) do(talk func(B) error) error {
	if r.failed == nil {
		if err := talk(r.bot); err != nil {
			r.fail(err)
		}
	}
	return r.failed
}

// Name is how the program calls itself; "" if it didn't say, or never greeted.
func (r *runner[B]) Name() string { return r.name }

// Errors returns the end of what the latest process wrote to its standard error.
func (r *runner[B]) Errors() string { return r.errors.String() }

// Close ends the program. It may take its leave for a moment; then it is killed, with all that it started.
func (r *runner[B]) Close() {
	if r.process != nil {
		r.process.end(leave)
		r.process = nil
	}
}

// How long a program may take its leave, and how long one that closed its output may still take to end.
const (
	leave  = time.Second
	expire = time.Second
)

// fail ends the process and keeps why.
func (r *runner[B]) fail(reason error) {
	if errors.Is(reason, protocol.ErrEnded) {
		if state := r.process.program.Await(expire); state != "" {
			reason = fmt.Errorf("the program ended: %s", state)
		}
	}
	r.process.end(0)
	r.process = nil
	if last := r.errors.lastLine(); last != "" {
		reason = fmt.Errorf("%w (%s)", reason, last)
	}
	r.failed = reason
}
