package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"boardduels/ai"
	"boardduels/ai/duel/forecast"
	"boardduels/cmd/duel/human"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// terminal is a person at a terminal, or a program at the other end of a pipe: it shows the duel and reads commands.
type terminal struct {
	t      *i18n.Translator
	record *duelrecord.Record
	names  names
	board  board
	story  *rulestext.Chronicle
	prompt *human.Prompt
	out    io.Writer
	leave  func() // ends the match's context: the duel can be resumed

	log  []string   // all that happened
	whys []decision // of the AI's last turn
	done bool       // the AI's last turn is over: the next decision begins another

	sealer *forecast.Sealer // nil if the AI foretells nothing
	silent bool             // nothing of what it foretells is told
	sealed int              // the turn of which it was told last that it is sealed
}

var _ ai.Player = (*terminal)(nil)

func newTerminal(t *i18n.Translator, r *duelrecord.Record, in io.Reader, out io.Writer, leave func()) *terminal {
	return &terminal{t: t, record: r, names: newNames(t, r), prompt: human.NewPrompt(in, out, leave), out: out, leave: leave}
}

func (p *terminal) sayf(key string, args ...i18n.Args) {
	for _, named := range args {
		for name, value := range named {
			if said, ok := value.(string); ok {
				named[name] = termsafe.Line(said)
			}
		}
	}
	fmt.Fprintln(p.out, p.t.Text(key, args...))
}

// follow makes ready to tell the duel of a match from its beginning.
func (p *terminal) follow(m *duelmatch.Match) {
	p.record = m.Record()
	p.board, p.story = board{p.t, p.names, m.Duel(), p.me()}, newStory(p.t, p.record, m.Duel())
}

// greet tells who plays whom, and what rules bring about as the duel begins.
func (p *terminal) greet(starter game.Seat) error {
	me := p.me()
	p.sayf("cli.greeting", i18n.Args{
		"Me": p.names.Hero(me), "Foe": p.names.Hero(1 - me), "Brain": p.record.Seats[1-me].Brain, "Seed": p.record.Seed,
	})
	if p.record.Plies() == 0 {
		p.sayf("cli.starts", i18n.Args{"Hero": p.names.Hero(starter)})
		var events []duel.Event
		if _, err := p.record.FirstTold(p.board.duel, &events); err != nil {
			return err
		}
		p.report(events)
	}
	p.challenge()
	p.sayf("cli.type_help")
	return nil
}

// recall fills the log with what happened before a duel was resumed, and has the AI think again what it thought in its
// last turn.
func (p *terminal) recall(ctx context.Context, foe ai.Player) error {
	if err := p.rethink(ctx, foe); err != nil {
		return err
	}
	playback, err := duelrecord.Open(p.record)
	if err != nil {
		return err
	}
	for ply := 0; ply <= playback.Plies(); ply++ {
		f, err := playback.At(ply)
		if err != nil {
			return err
		}
		p.log = append(p.log, p.tell(f.Events, p.me())...)
	}
	return nil
}

// tell puts the events of the next action into words, as a seat may know them.
func (p *terminal) tell(events []duel.Event, me game.Seat) []string {
	seen := make([]duel.Event, len(events))
	for i, e := range events {
		seen[i] = e.For(me)
	}
	return p.story.Tell(seen)
}

// me returns the person's seat.
func (p *terminal) me() game.Seat { return personOf(p.record) }

// report tells of events, and keeps what was told.
func (p *terminal) report(events []duel.Event) {
	for _, line := range p.tell(events, p.me()) {
		p.log = append(p.log, line)
		fmt.Fprint(p.out, text.Hang("", line))
	}
}

// observe shows what an action brought about, and keeps the AI's reasons.
func (p *terminal) observe(s *duelmatch.Step) {
	me := p.me()
	p.openSeal(s) // first, since the events of an end begin with the next turn
	p.report(s.Events)
	if s.Seat != me {
		p.remember(decision{s.Seat, s.Action, s.Rationale.Clone()})
	}
}

// Decide implements [ai.Player]: it shows the board and carries out commands until one is an action.
func (p *terminal) Decide(ctx context.Context, view *duel.View, legal []duel.Action) (duel.Action, *ai.Rationale, error) {
	p.showSeal()
	p.board.print(p.out, view)
	if view.Stances.Due {
		p.askStance()
	}
	for {
		line, err := p.prompt.Ask(ctx)
		if err != nil {
			return duel.Action{}, nil, err
		}
		action, decided, err := p.command(strings.Fields(line), view, legal)
		if decided || err != nil {
			return action, nil, err
		}
		if ctx.Err() != nil {
			return action, nil, ctx.Err()
		}
	}
}

// command carries out one line. It reports whether that decided on an action.
func (p *terminal) command(words []string, view *duel.View, legal []duel.Action) (action duel.Action, decided bool, err error) {
	if len(words) == 0 {
		return action, false, nil
	}
	word := strings.ToLower(words[0])
	if stance := stanceWords[word]; stance != rule.NoStance && p.board.duel.HasClash() {
		return p.takeStance(stance, view)
	}
	if number, mode, ok := duel.CutMode(word); ok && len(words) == 1 {
		if n, err := strconv.Atoi(number); err == nil {
			return p.choose(n, mode, view, legal)
		}
	}
	switch word {
	case "end", "e":
		if view.Stances.Due {
			p.askStance()
			return action, false, nil
		}
		return duel.EndTurn, true, nil
	case "why", "w":
		p.why(words[1:])
	case "log", "l":
		p.history()
	case "board", "b":
		p.board.print(p.out, view)
	case "decks", "d":
		p.board.decks(p.out, view.Seat, 1-view.Seat)
	case "help", "h", "?":
		p.sayf("cli.help")
		if p.board.duel.HasClash() {
			p.sayf("cli.help_stances")
		}
	case "resign":
		return action, false, duelmatch.ErrResigned
	case "quit", "q", "exit":
		p.leave()
	default:
		p.sayf("cli.unknown", i18n.Args{"Command": words[0]})
	}
	return action, false, nil
}

// choose plays the card with a number of the hand, in a mode if it offers some.
func (p *terminal) choose(n int, mode int8, view *duel.View, legal []duel.Action) (duel.Action, bool, error) {
	if view.Stances.Due {
		p.askStance()
		return duel.Action{}, false, nil
	}
	cards := handCards(view)
	if n < 1 || n > len(cards) {
		p.sayf("cli.no_such_card", i18n.Args{"Number": n, "Most": len(cards)})
		return duel.Action{}, false, nil
	}
	action := duel.Action{Card: cards[n-1].index, Mode: mode}
	if slices.Contains(legal, action) {
		return action, true, nil
	}
	if _, ok := duel.Playing(action.Card, legal); ok {
		p.offer(n, view, action.Card)
	} else {
		p.refuse(view, action.Card)
	}
	return action, false, nil
}

// offer tells in which modes a card can be played.
func (p *terminal) offer(n int, view *duel.View, card duel.CardIndex) {
	args := i18n.Args{"Card": p.names.Card(view.Seat, card), "Number": n, "Most": p.board.duel.Modes(view.Seat, card)}
	if args["Most"] == int8(0) {
		p.sayf("cli.no_choice", args)
		return
	}
	p.sayf("cli.choose_mode", args)
}

// refuse tells why a card of the hand can't be played.
func (p *terminal) refuse(view *duel.View, card duel.CardIndex) {
	if view.Me().StunTime > 0 {
		p.sayf("cli.stunned")
		return
	}
	if p.board.duel.IsFull(view.Plays) {
		p.sayf("duel.turn_full")
		return
	}
	if ai.Refusal(p.board.duel, view, card) == ai.Barred {
		p.sayf("cli.barred", i18n.Args{"Card": p.names.Card(view.Seat, card)})
		return
	}
	p.sayf("cli.cannot_pay", i18n.Args{
		"Card": p.names.Card(view.Seat, card), "Cost": p.board.duel.Cost(view.Me(), view.Seat, card), "Energy": view.Me().EP,
	})
}

func (p *terminal) history() {
	if len(p.log) == 0 {
		p.sayf("log.empty")
	}
	for _, line := range p.log {
		fmt.Fprint(p.out, text.Hang("", line))
	}
}

// goodbye ends a duel that isn't over.
func (p *terminal) goodbye(file string) {
	if file == "" {
		p.sayf("cli.left")
		return
	}
	p.sayf("cli.left_saved", i18n.Args{"File": file})
}

// over tells how the duel ended.
func (p *terminal) over(result duelrecord.Result, file string) {
	fmt.Fprintln(p.out)
	if result.Forfeit != "" {
		fmt.Fprintln(p.out, p.names.result(p.t, result))
	}
	key := "cli.lost"
	if p.record.Seats[result.Winner].IsPerson() {
		key = "cli.won"
	}
	p.sayf(key)
	p.account()
	if file != "" {
		p.sayf("cli.kept", i18n.Args{"File": file})
	}
}
