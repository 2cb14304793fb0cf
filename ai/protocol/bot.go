package protocol

import (
	"context"
	"io"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Bot is a program that plays a seat of a duel over a reader and a writer, any number of games one after the other.
// After its first failure it fails always. One goroutine at a time may use it.
type Bot struct {
	*conversation
	duel    *duel.Duel
	seat    game.Seat
	game    int
	actions []action
	ids     []string
}

var _ ai.Player = (*Bot)(nil)

// Greet opens the line to a program that writes to from and reads from to, and waits for its greeting, which may come
// before the question. The caller closes both, after Close. If it returns an error there is nothing to close.
func Greet(ctx context.Context, from io.Reader, to io.Writer, pack Pack, l Limits) (*Bot, error) {
	c, err := greet(ctx, from, to, hello{
		Type: "hello", Protocol: Version, Rules: duel.RulesVersion, Pack: pack, Limits: l.told(MaxLine),
	}, MaxLine, l)
	if err != nil {
		return nil, err
	}
	return &Bot{conversation: c}, nil
}

// Start seats the program for a game, counted from 1. It learns of it with the game's next message.
func (b *Bot) Start(d *duel.Duel, seat game.Seat, number int) {
	b.duel, b.seat, b.game = d, seat, number
	message := start{Type: "start", Game: number, Seat: int(seat) + 1}
	for s := range game.Seat(2) {
		message.Heroes[s] = describeHero(d, s)
	}
	message.Numbers = numbersOf(d)
	if !d.IsClassic() {
		message.Language = duel.Language
	}
	b.note(message)
}

// Observe tells the program what happened, as its seat may see it. It learns of it with the game's next message.
func (b *Bot) Observe(happened []duel.Event) {
	message := events{Type: "events", Game: b.game, Events: []event{}}
	for _, e := range happened {
		message.Events = append(message.Events, describeEvent(b.duel, e.For(b.seat)))
	}
	b.note(message)
}

// Decide implements [ai.Player]. There is no rationale: a program keeps its reasons to itself.
func (b *Bot) Decide(ctx context.Context, v *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	b.actions, b.ids = b.actions[:0], b.ids[:0]
	for _, a := range legal {
		described := describeAction(b.duel, v, a)
		b.actions, b.ids = append(b.actions, described), append(b.ids, described.ID)
	}
	decision := int(v.Ply)
	place, err := b.choose(ctx, decision, decide{
		Type: "decide", Game: b.game, Decision: decision, View: describeView(b.duel, v), Actions: b.actions,
	}, b.ids)
	if err != nil {
		return duel.Action{}, nil, err
	}
	return legal[place], nil, nil
}

// Result is how a game ended.
type Result struct {
	Winner  game.Seat
	Rounds  int
	Forfeit string // why the loser lost before the rules decided, or ""
}

// End tells the program how its game ended.
func (b *Bot) End(ctx context.Context, r Result) error {
	return b.tell(ctx, end{
		Type: "end", Game: b.game, Winner: number(r.Winner), Won: r.Winner == b.seat, Rounds: r.Rounds, Forfeit: r.Forfeit,
	})
}
