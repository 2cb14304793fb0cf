// Package external runs programs that play a seat by the line protocol (ai/protocol), each in a process of its own.
// Nothing that such a program does ends in more than a lost game: silence, garbage, a crash and a flood of output are
// errors that say what was wrong, and nothing of it is left running.
package external

import (
	"context"
	"io"

	"boardduels/ai"
	"boardduels/ai/protocol"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Program plays a seat of duels, any number of them one after the other. One process plays them all; after a failure,
// which loses a duel, the next one gets a new process. One goroutine at a time may use it.
type Program struct{ *runner[*protocol.Bot] }

var _ ai.Player = (*Program)(nil)

// New returns the program that a command, its arguments after it, will start. It returns an error if there is no such
// command.
func New(command []string, pack protocol.Pack, limits protocol.Limits) (*Program, error) {
	r, err := newRunner(command, func(ctx context.Context, from io.Reader, to io.Writer) (*protocol.Bot, error) {
		return protocol.Greet(ctx, from, to, pack, limits)
	})
	if err != nil {
		return nil, err
	}
	return &Program{r}, nil
}

// Start seats the program for a game, and starts it unless it runs. If that fails, it fails to decide.
func (p *Program) Start(ctx context.Context, d *duel.Duel, seat game.Seat, number int) {
	p.ready(ctx)
	_ = p.do(func(b *protocol.Bot) error { // it fails to decide, too
		b.Start(d, seat, number)
		return nil
	})
}

// Observe tells the program what happened, as its seat may see it.
func (p *Program) Observe(events []duel.Event) {
	_ = p.do(func(b *protocol.Bot) error { // it fails to decide, too
		b.Observe(events)
		return nil
	})
}

// Decide implements [ai.Player], without a rationale.
func (p *Program) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (action duel.Action, _ *ai.Rationale, err error) {
	err = p.do(func(b *protocol.Bot) error {
		action, _, err = b.Decide(ctx, v, legal)
		return err
	})
	return action, nil, err
}

// End tells the program how its game ended. One that takes no notice gets a new process for its next game.
func (p *Program) End(ctx context.Context, r protocol.Result) {
	_ = p.do(func(b *protocol.Bot) error { return b.End(ctx, r) }) // the game is over
}
