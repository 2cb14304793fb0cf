package boardcmd

import (
	"cmp"
	"context"
	"fmt"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/extbot"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// entrant is a player of a series: a brain, or a program of the user's.
type entrant struct {
	player  string // as the user called it
	brain   dynamicplayer.Brain
	program *external.BoardProgram // nil of a brain
}

func newEntrant(table games.Table, player string, limits protocol.Limits) (*entrant, error) {
	words, isProgram, err := extbot.Command(player)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", player, err)
	}
	e := &entrant{player: player}
	if isProgram {
		e.program, err = external.NewBoard(words, table, limits)
	} else {
		e.brain, err = table.Brain(player)
	}
	return e, err
}

// begin makes the entrant ready for the n-th game.
func (e *entrant) begin(ctx context.Context, seat game.Seat, n int, s *boardrecord.Seat) dynamicplayer.Player {
	if e.program == nil {
		return e.brain.New(board.Setup{Seed: s.Seed, Tacit: true})
	}
	e.program.Start(ctx, seat, n)
	s.Name = cmp.Or(e.program.Name(), e.player)
	return e.program
}

// observe tells a program what somebody did, and what came of it.
func (e *entrant) observe(seat game.Seat, action string, events []string) {
	if e.program != nil {
		e.program.Observe(seat, action, events)
	}
}

// end tells a program how its game ended.
func (e *entrant) end(ctx context.Context, r boardrecord.Result) {
	if e.program != nil {
		e.program.End(ctx, r)
	}
}

// errors is the end of what a program wrote to its standard error.
func (e *entrant) errors() string {
	if e.program == nil {
		return ""
	}
	return e.program.Errors()
}
