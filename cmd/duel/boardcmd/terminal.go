package boardcmd

import (
	"context"
	"fmt"
	"io"
	"strings"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/human"
	"boardduels/cmd/duel/text"
	"boardduels/internal/errtext"
	"boardduels/internal/games"
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// terminal is a person at a terminal: it shows the game and reads commands.
type terminal struct {
	memory
	t       *i18n.Translator
	names   names
	scenery scenery
	prompt  *human.Prompt
	out     io.Writer
	leave   func() // ends the match's context: the game can be resumed

	log []string // all that happened
}

var _ face = (*terminal)(nil)

func newTerminal(t *i18n.Translator, table games.Table, r *boardrecord.Record, in io.Reader, out io.Writer, leave func()) *terminal {
	n := names{t, r, true}
	return &terminal{
		memory: newMemory(table, r), t: t, names: n, scenery: newScenery(t, table.Family(), n.of, r.Person()),
		prompt: human.NewPrompt(in, out, leave), out: out, leave: leave,
	}
}

func (p *terminal) say(key string, args ...i18n.Args) {
	for _, named := range args {
		for name, value := range named {
			if said, ok := value.(string); ok {
				named[name] = termsafe.Line(said)
			}
		}
	}
	fmt.Fprintln(p.out, p.t.Text(key, args...))
}

func (p *terminal) begin(file string) {
	if file != "" {
		p.say("cli.board.resumed", i18n.Args{"File": file, "Ply": p.ply})
	}
	var others []string
	for seat := range game.Seat(len(p.record.Seats)) {
		if seat != p.me {
			others = append(others, p.names.of(seat))
		}
	}
	p.say("cli.board.greeting", i18n.Args{
		"Seat": int(p.me) + 1, "Mark": ascii.Mark(p.me), "Others": strings.Join(others, ", "), "Seed": p.record.Seed,
	})
	p.say("cli.board.type_help")
}

func (p *terminal) recall(ctx context.Context, players []dynamicplayer.Player) error {
	return p.memory.recall(ctx, players, func(action string) {
		p.log = append(p.log, p.names.move(p.table, &p.now, action))
	})
}

func (p *terminal) observe(s *boardmatch.Step) {
	line := p.names.move(p.table, &p.now, s.Action)
	p.log = append(p.log, line)
	fmt.Fprint(p.out, text.Hang("", line))
	p.follow(s)
}

// Decide implements [dynamicplayer.Player]: it shows the board and carries out commands until one is an action.
func (p *terminal) Decide(ctx context.Context, view *dynamic.View, legal []string) (string, *dynamicplayer.Rationale, error) {
	p.show(view, legal)
	return decide(ctx, p.prompt, func(line string) (string, error) { return p.command(ctx, line, view, legal) })
}

// command carries out one line. It returns the action on which that decided, or "".
func (p *terminal) command(ctx context.Context, line string, view *dynamic.View, legal []string) (string, error) {
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
		p.say("cli.board.help", i18n.Args{"Moves": fmt.Sprintf("%-17s", p.scenery.text.Moves)})
	case "resign":
		return "", match.ErrResigned
	case "quit", "q", "exit":
		p.leave()
	default:
		action := p.choose(line, view, legal)
		if action == "" {
			fmt.Fprintln(p.out, refusal(p.t, "cli.board.no_move", line, len(legal)))
		}
		return action, nil
	}
	return "", nil
}

// listed is how many actions are shown unasked.
const listed = 20

func (p *terminal) show(view *dynamic.View, legal []string) {
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
		all = append(all, fmt.Sprintf("%d: %s", i+1, termsafe.Line(action)))
	}
	list := p.t.Text("cli.board.moves") + " " + strings.Join(all, ", ")
	if len(legal) > most {
		list += " " + p.t.Text("cli.board.more", i18n.Args{"N": len(legal) - most})
	}
	fmt.Fprint(p.out, text.Hang("", list))
}

func (p *terminal) unsaved(why error) {
	if why == nil {
		p.say("cli.board.saved_again")
		return
	}
	p.say("cli.board.unsaved", i18n.Args{"Reason": errtext.Unsaved(p.t, why)})
}

func (p *terminal) goodbye(file string) {
	if file == "" {
		p.say("cli.board.left")
		return
	}
	p.say("cli.board.left_saved", i18n.Args{"File": file})
}

func (p *terminal) over(position *dynamic.Position, result boardrecord.Result, file string) {
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
	if file != "" {
		p.say("cli.board.kept", i18n.Args{"File": file})
	}
}
