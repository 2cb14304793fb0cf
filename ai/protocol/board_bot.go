package protocol

import (
	"context"
	"io"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// BoardBot is a program that plays a seat of a board game, as [Bot] is of a duel.
type BoardBot struct {
	*conversation
	rules  dynamic.Game
	seat   game.Seat
	number int // of the game, from 1
	plies  int // actions so far
}

var _ dynamicplayer.Player = (*BoardBot)(nil)

// GreetBoard opens the line to a program that is to play a board game, as [Greet] does.
func GreetBoard(ctx context.Context, from io.Reader, to io.Writer, g dynamic.Game, l Limits) (*BoardBot, error) {
	c, err := greet(ctx, from, to, boardHello{
		Type: "hello", Protocol: Version, Family: g.Family(), Rules: g.Rules(), Limits: l.told(MaxBoardLine),
	}, MaxBoardLine, l)
	if err != nil {
		return nil, err
	}
	return &BoardBot{conversation: c, rules: g}, nil
}

// Start seats the program for a game, counted from 1. It learns of it with the game's next message.
func (b *BoardBot) Start(seat game.Seat, number int) {
	b.seat, b.number, b.plies = seat, number, 0
	b.note(boardStart{
		Type: "start", Game: number, Family: b.rules.Family(), Setup: append([]string{}, b.rules.Setup()...),
		Seats: b.rules.Seats(), Seat: int(seat) + 1,
	})
}

// Observe tells the program what somebody did and what came of it. It learns of it with the game's next message.
func (b *BoardBot) Observe(seat game.Seat, action string, happened []string) {
	b.plies++
	b.note(boardEvents{
		Type: "events", Game: b.number, Seat: number(seat), Action: action, Events: append([]string{}, happened...),
	})
}

// Decide implements [dynamicplayer.Player], without a rationale.
func (b *BoardBot) Decide(ctx context.Context, v *dynamic.View, legal []string) (string, *dynamicplayer.Rationale, error) {
	message := boardDecide{
		Type: "decide", Game: b.number, Decision: b.plies,
		View: boardView{number(v.Seat), DescribeScene(b.rules.Scene(v))},
	}
	for _, action := range legal {
		message.Actions = append(message.Actions, boardAction{action})
	}
	place, err := b.choose(ctx, b.plies, message, legal)
	if err != nil {
		return "", nil, err
	}
	return legal[place], nil, nil
}

// End tells the program how its game ended.
func (b *BoardBot) End(ctx context.Context, r boardrecord.Result) error {
	winner := r.Points.Winner()
	return b.tell(ctx, boardEnd{
		Type: "end", Game: b.number, Winner: number(winner), Won: winner == b.seat, Points: r.Points[:b.rules.Seats()],
		Plies: b.plies, Forfeit: r.Forfeit,
	})
}
