package boards

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"boardduels/ai/board/closed"
	"boardduels/cmd/duel/person"
	"boardduels/cmd/duel/text"
	"boardduels/internal/escape"
	"boardduels/internal/families"
	"boardduels/internal/i18n"
	"boardduels/internal/trouble"
	"boardduels/runtime/board"
	"boardduels/runtime/boardmatch"
	"boardduels/runtime/game"
	"boardduels/runtime/sitting"
)

// terminal is a person at a terminal, or a program at the other end of a pipe: it shows the game and reads commands.
type terminal struct {
	t       *i18n.Translator
	table   families.Table
	record  *board.Record // as it was when the game was taken up
	me      game.Seat
	names   names
	scenery scenery
	prompt  *person.Prompt
	out     io.Writer
	leave   func() // ends the match's context: the game can be resumed

	now  board.Position // before the next action
	log  []string       // all that happened
	whys []decision     // of others since the person's last move
}

var _ closed.Player = (*terminal)(nil)

// decision is a brain's action with its rationale.
type decision struct {
	seat   game.Seat
	action string
	why    *closed.Rationale
}

func newTerminal(t *i18n.Translator, table families.Table, r *board.Record, in io.Reader, out io.Writer, leave func()) *terminal {
	n := names{t, r, true}
	return &terminal{
		t: t, table: table, record: r, me: r.Person(), names: n, scenery: scenery{t, table.Family(), n.of, r.Person()},
		prompt: person.NewPrompt(in, out, leave), out: out, leave: leave, now: table.Start(r.Seed),
	}
}

func (p *terminal) say(key string, args ...i18n.Args) {
	for _, named := range args {
		for name, value := range named {
			if said, ok := value.(string); ok {
				named[name] = escape.Line(said)
			}
		}
	}
	fmt.Fprintln(p.out, p.t.Text(key, args...))
}

// greet tells who plays whom.
func (p *terminal) greet() {
	var others []string
	for seat := range game.Seat(len(p.record.Seats)) {
		if seat != p.me {
			others = append(others, p.names.of(seat))
		}
	}
	p.say("cli.board.greeting", i18n.Args{
		"Seat": int(p.me) + 1, "Mark": mark(p.me), "Others": strings.Join(others, ", "), "Seed": p.record.Seed,
	})
	p.say("cli.board.type_help")
}

// recall takes up what happened before a game was resumed, and has the others think again what they thought since the
// person's last move.
func (p *terminal) recall(ctx context.Context, players []closed.Player) error {
	_, err := p.record.Walk(p.table, func(s board.Step) error {
		p.now = *s.State
		seat := p.table.Mover(&p.now)
		p.log = append(p.log, p.names.move(p.table, &p.now, s.Action))
		if seat == p.me {
			p.whys = nil
		} else {
			p.whys = append(p.whys, decision{seat: seat, action: s.Action})
		}
		return p.table.Apply(&p.now, s.Action, nil)
	})
	if err != nil {
		return err
	}
	return p.rethink(ctx, players)
}

// rethink asks again for the reasons of the last decisions of others. Who would do otherwise today has none: they
// wouldn't be those of then.
func (p *terminal) rethink(ctx context.Context, players []closed.Player) error {
	last := len(p.whys)
	ply := 0
	_, err := p.record.Walk(p.table, func(s board.Step) error {
		i := ply - (p.record.Plies() - last)
		ply++
		if i < 0 {
			return nil
		}
		seat := p.table.Mover(s.State)
		view := p.table.View(s.State, seat)
		action, why, err := players[seat].Decide(ctx, &view, p.table.Legal(s.State, nil))
		if err == nil && action == s.Action {
			p.whys[i].why = why.Clone()
		}
		return err
	})
	return err
}

// observe shows what somebody did, and keeps the reasons.
func (p *terminal) observe(s *boardmatch.Step) {
	line := p.names.move(p.table, &p.now, s.Action)
	p.log = append(p.log, line)
	fmt.Fprint(p.out, text.Hang("", line))
	p.now = *s.State
	if s.Seat == p.me {
		p.whys = nil
		return
	}
	p.whys = append(p.whys, decision{s.Seat, s.Action, s.Rationale.Clone()})
}

// Decide implements [closed.Player]: it shows the board and carries out commands until one is an action.
func (p *terminal) Decide(ctx context.Context, view *board.View, legal []string) (string, *closed.Rationale, error) {
	p.show(view, legal)
	for {
		line, err := p.prompt.Ask(ctx)
		if err != nil {
			return "", nil, err
		}
		action, err := p.command(ctx, strings.Join(strings.Fields(line), " "), view, legal)
		if action != "" || err != nil {
			return action, nil, err
		}
		if ctx.Err() != nil {
			return "", nil, ctx.Err()
		}
	}
}

// command carries out one line. It returns the action on which that decided, or "".
func (p *terminal) command(ctx context.Context, line string, view *board.View, legal []string) (string, error) {
	switch strings.ToLower(line) {
	case "":
	case "hint":
		return "", p.hint(ctx, view, legal)
	case "why", "w":
		p.why()
	case "moves", "m":
		p.moves(legal, len(legal))
	case "log", "l":
		for _, line := range p.log {
			fmt.Fprint(p.out, text.Hang("", line))
		}
	case "board", "b":
		p.show(view, legal)
	case "help", "h", "?":
		p.say("cli.board.help")
	case "resign":
		return "", sitting.ErrResigned
	case "quit", "q", "exit":
		p.leave()
	default:
		return p.choose(line, view, legal), nil
	}
	return "", nil
}

// choose returns the action that a line names or numbers, or "" if there is none.
func (p *terminal) choose(line string, view *board.View, legal []string) string {
	if n, err := strconv.Atoi(line); err == nil {
		if n >= 1 && n <= len(legal) {
			return legal[n-1]
		}
		p.say("cli.board.no_number", i18n.Args{"Number": n, "Most": len(legal)})
		return ""
	}
	seen := p.table.Determinize(view, 0)
	action, err := p.table.Parse(&seen, line)
	if err == nil && has(legal, action) {
		return action
	}
	p.say("cli.board.no_move", i18n.Args{"Move": line})
	return ""
}

// listed is how many actions are shown unasked.
const listed = 20

func (p *terminal) show(view *board.View, legal []string) {
	scene := p.table.Scene(view)
	fmt.Fprintln(p.out)
	for _, line := range p.scenery.lines(&scene, p.table.Seats(), legal) {
		fmt.Fprintln(p.out, line)
	}
	fmt.Fprintln(p.out)
	if thrown := dice(&scene); thrown != "" {
		p.say("cli.board.dice", i18n.Args{"Dice": thrown})
	}
	p.moves(legal, listed)
}

// moves lists actions with their numbers.
func (p *terminal) moves(legal []string, most int) {
	var all []string
	for i, action := range legal[:min(most, len(legal))] {
		all = append(all, fmt.Sprintf("%d: %s", i+1, escape.Line(action)))
	}
	list := p.t.Text("cli.board.moves") + " " + strings.Join(all, ", ")
	if len(legal) > most {
		list += " " + p.t.Text("cli.board.more", i18n.Args{"N": len(legal) - most})
	}
	fmt.Fprint(p.out, text.Hang("", list))
}

// unsaved tells the person that the game goes on though it isn't kept, or that it is kept again.
func (p *terminal) unsaved(why error) {
	if why == nil {
		p.say("cli.board.saved_again")
		return
	}
	p.say("cli.board.unsaved", i18n.Args{"Reason": trouble.Unsaved(p.t, why)})
}

// goodbye ends a game that isn't over.
func (p *terminal) goodbye(file string) {
	if file == "" {
		p.say("cli.board.left")
		return
	}
	p.say("cli.board.left_saved", i18n.Args{"File": file})
}

// over shows how the game ended.
func (p *terminal) over(position *board.Position, result board.Result) {
	view := p.table.View(position, p.me)
	scene := p.table.Scene(&view)
	fmt.Fprintln(p.out)
	for _, line := range p.scenery.lines(&scene, p.table.Seats(), nil) {
		fmt.Fprintln(p.out, line)
	}
	fmt.Fprintln(p.out)
	if result.Forfeit != "" {
		fmt.Fprintln(p.out, p.names.result(result))
	}
	switch result.Points.Winner() {
	case p.me:
		p.say("cli.won")
	case game.Nobody:
		p.say("cli.board.drawn")
	default:
		p.say("cli.lost")
	}
}
