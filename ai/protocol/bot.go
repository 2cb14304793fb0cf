package protocol

import (
	"bytes"
	"context"
	"fmt"
	"io"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Bot is a program that plays a seat over a reader and a writer, any number of games one after the other. After its
// first failure it fails always. One goroutine at a time may use it.
type Bot struct {
	lines  *lines
	limits Limits
	name   string
	failed error

	duel    *duel.Duel
	seat    game.Seat
	game    int
	unsent  bytes.Buffer // messages that wait for the next one that is sent
	actions []action
	ids     []string
}

var _ ai.Player = (*Bot)(nil)

// Greet opens the line to a program that writes to from and reads from to, and waits for its greeting, which may come
// before the question. The caller closes both, after Close. If it returns an error there is nothing to close.
func Greet(ctx context.Context, from io.Reader, to io.Writer, pack Pack, l Limits) (*Bot, error) {
	b := &Bot{lines: newLines(from, to), limits: l}
	message := hello{
		Type: "hello", Protocol: Version, Rules: duel.RulesVersion, Pack: pack,
		Limits: limits{l.Start.Milliseconds(), l.Move.Milliseconds(), MaxLine},
	}
	var question bytes.Buffer
	encode(&question, message)
	answer, err := b.lines.ask(ctx, question.Bytes(), l.Start)
	if err != nil {
		b.Close()
		return nil, fmt.Errorf("greeting: %w", err)
	}
	g, err := parseGreeting(answer)
	if err != nil {
		b.Close()
		return nil, fmt.Errorf("greeting: %w", err)
	}
	b.name = g.name
	return b, nil
}

// Close ends the line.
func (b *Bot) Close() { b.lines.stop() }

// Name is how the program calls itself; "" if it didn't say.
func (b *Bot) Name() string { return b.name }

// Start seats the program for a game, counted from 1. It learns of it with the game's next message.
func (b *Bot) Start(d *duel.Duel, seat game.Seat, number int) {
	b.duel, b.seat, b.game = d, seat, number
	message := start{Type: "start", Game: number, Seat: int(seat) + 1}
	for s := range game.Seat(2) {
		message.Heroes[s] = describeHero(d, s)
	}
	encode(&b.unsent, message)
}

// Observe tells the program what happened, as its seat may see it. It learns of it with the game's next message.
func (b *Bot) Observe(happened []duel.Event) {
	if b.failed != nil {
		return
	}
	message := events{Type: "events", Game: b.game, Events: []event{}}
	for _, e := range happened {
		message.Events = append(message.Events, describeEvent(b.duel, e.For(b.seat)))
	}
	encode(&b.unsent, message)
}

// Decide implements [ai.Player]. There is no rationale: a program keeps its reasons to itself.
func (b *Bot) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	if b.failed != nil {
		return duel.Action{}, nil, b.failed
	}
	place, err := b.choose(ctx, v, legal)
	if err != nil {
		b.failed = err
		return duel.Action{}, nil, err
	}
	return legal[place], nil, nil
}

func (b *Bot) choose(ctx context.Context, v *duel.View, legal []duel.Action) (int, error) {
	if err := b.lines.early(); err != nil {
		return 0, err
	}
	b.actions, b.ids = b.actions[:0], b.ids[:0]
	for _, a := range legal {
		described := describeAction(b.duel, v, a)
		b.actions, b.ids = append(b.actions, described), append(b.ids, described.ID)
	}
	decision := int(v.Ply)
	encode(&b.unsent, decide{
		Type: "decide", Game: b.game, Decision: decision, View: describeView(b.duel, v), Actions: b.actions,
	})
	defer b.unsent.Reset()
	answer, err := b.lines.ask(ctx, bytes.Clone(b.unsent.Bytes()), b.limits.Move)
	if err != nil {
		return 0, err
	}
	return parseChoice(answer, decision, b.ids)
}

// Result is how a game ended.
type Result struct {
	Winner  game.Seat
	Rounds  int
	Forfeit string // why the loser lost before the rules decided, or ""
}

// End tells the program how its game ended.
func (b *Bot) End(ctx context.Context, r Result) error {
	if b.failed != nil {
		return b.failed
	}
	encode(&b.unsent, end{
		Type: "end", Game: b.game, Winner: number(r.Winner), Won: r.Winner == b.seat, Rounds: r.Rounds, Forfeit: r.Forfeit,
	})
	defer b.unsent.Reset()
	b.failed = b.lines.tell(ctx, bytes.Clone(b.unsent.Bytes()), b.limits.Move)
	return b.failed
}
