// Package external runs programs that play a seat by the line protocol (ai/protocol), each in a process of its own.
// Nothing that such a program does ends in more than a lost duel: silence, garbage, a crash and a flood of output are
// errors that say what was wrong, and nothing of it is left running.
package external

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os/exec"
	"strings"
	"time"

	"boardduels/ai"
	"boardduels/ai/protocol"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Program plays a seat, any number of games one after the other. One process plays them all; after a failure, which
// loses a game, the next game gets a new one. One goroutine at a time may use it.
type Program struct {
	command []string
	pack    protocol.Pack
	limits  protocol.Limits

	process *process // nil if none runs
	failed  error    // in the game under way
	errors  tail     // of the latest process
	name    string
}

var _ ai.Player = (*Program)(nil)

// New returns the program that a command, its arguments after it, will start. It returns an error if there is no such
// command.
func New(command []string, pack protocol.Pack, limits protocol.Limits) (*Program, error) {
	if len(command) == 0 {
		return nil, errors.New("the command is empty")
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return nil, fmt.Errorf("%s: %w", command[0], reason(err))
	}
	return &Program{command: command, pack: pack, limits: limits}, nil
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

// Start seats the program for a game, and starts it unless it runs. If that fails, it fails to decide.
func (p *Program) Start(ctx context.Context, d *duel.Duel, seat game.Seat, number int) {
	p.failed = nil
	if p.process == nil {
		p.errors.clear()
		p.process, p.failed = begin(p.command, &p.errors)
		if p.failed != nil {
			return
		}
		if err := p.process.greet(ctx, p.pack, p.limits); err != nil {
			p.fail(err)
			return
		}
		p.name = p.process.bot.Name()
	}
	p.process.bot.Start(d, seat, number)
}

// Name is how the program calls itself; "" if it didn't say, or never greeted.
func (p *Program) Name() string { return p.name }

// Errors returns the end of what the latest process wrote to its standard error.
func (p *Program) Errors() string { return p.errors.String() }

// Observe tells the program what happened, as its seat may see it.
func (p *Program) Observe(events []duel.Event) {
	if p.failed == nil {
		p.process.bot.Observe(events)
	}
}

// Decide implements [ai.Player], without a rationale.
func (p *Program) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if p.failed != nil {
		return duel.Action{}, nil, p.failed
	}
	action, _, err := p.process.bot.Decide(ctx, v, legal)
	if err != nil {
		p.fail(err)
	}
	return action, nil, p.failed
}

// End tells the program how its game ended. One that takes no notice gets a new process for its next game.
func (p *Program) End(ctx context.Context, r protocol.Result) {
	if p.failed != nil {
		return
	}
	if err := p.process.bot.End(ctx, r); err != nil {
		p.fail(err)
	}
}

// Close ends the program. It may take its leave for a moment; then it is killed, with all that it started.
func (p *Program) Close() {
	if p.process != nil {
		p.process.end(leave)
		p.process = nil
	}
}

// How long a program may take its leave, and how long one that closed its output may still take to end.
const (
	leave  = time.Second
	expire = time.Second
)

// fail ends the process and keeps why.
func (p *Program) fail(reason error) {
	if errors.Is(reason, protocol.ErrEnded) {
		if state := p.process.program.Await(expire); state != "" {
			reason = fmt.Errorf("the program ended: %s", state)
		}
	}
	p.process.end(0)
	p.process = nil
	if last := p.errors.lastLine(); last != "" {
		reason = fmt.Errorf("%w (%s)", reason, last)
	}
	p.failed = reason
}

// Split splits a command line at its spaces, except between quotes, single or double.
func Split(line string) ([]string, error) {
	var words []string
	var word strings.Builder
	inWord, quote := false, rune(0)
	for _, r := range line {
		switch {
		case r == quote:
			quote = 0
		case quote == 0 && (r == '"' || r == '\''):
			quote, inWord = r, true
		case quote == 0 && (r == ' ' || r == '\t'):
			if inWord {
				words = append(words, word.String())
				word.Reset()
			}
			inWord = false
		default:
			word.WriteRune(r)
			inWord = true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a quote %c is not closed: %s", quote, line)
	}
	if inWord {
		words = append(words, word.String())
	}
	return words, nil
}
