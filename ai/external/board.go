package external

import (
	"context"
	"io"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/protocol"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// BoardProgram plays a seat of a board game, as [Program] does of duels.
type BoardProgram struct{ *runner[*protocol.BoardBot] }

var _ dynamicplayer.Player = (*BoardProgram)(nil)

// NewBoard returns the program that a command will start, as [New] does, for a game.
func NewBoard(command []string, g dynamic.Game, limits protocol.Limits) (*BoardProgram, error) {
	r, err := newRunner(command, func(ctx context.Context, from io.Reader, to io.Writer) (*protocol.BoardBot, error) {
		return protocol.GreetBoard(ctx, from, to, g, limits)
	})
	if err != nil {
		return nil, err
	}
	return &BoardProgram{r}, nil
}

// Start seats the program for a game, and starts it unless it runs. If that fails, it fails to decide.
func (p *BoardProgram) Start(ctx context.Context, seat game.Seat, number int) {
	p.ready(ctx)
	_ = p.do(func(b *protocol.BoardBot) error { // it fails to decide, too
		b.Start(seat, number)
		return nil
	})
}

// Observe tells the program what somebody did, and what came of it.
func (p *BoardProgram) Observe(seat game.Seat, action string, events []string) {
	_ = p.do(func(b *protocol.BoardBot) error { // it fails to decide, too
		b.Observe(seat, action, events)
		return nil
	})
}

// Decide implements [dynamicplayer.Player], without a rationale.
func (p *BoardProgram) Decide(ctx context.Context, v *dynamic.View, legal []string) (action string, _ *dynamicplayer.Rationale, err error) {
	err = p.do(func(b *protocol.BoardBot) error {
		action, _, err = b.Decide(ctx, v, legal)
		return err
	})
	return action, nil, err
}

// End tells the program how its game ended. One that takes no notice gets a new process for its next game.
func (p *BoardProgram) End(ctx context.Context, r boardrecord.Result) {
	_ = p.do(func(b *protocol.BoardBot) error { return b.End(ctx, r) }) // the game is over
}
