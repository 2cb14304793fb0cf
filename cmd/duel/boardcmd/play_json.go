package boardcmd

import (
	"context"
	"io"
	"strings"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/human"
	"boardduels/internal/errtext"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// reader is a program that plays instead of a person: it is told all in lines of JSON, and answers as a person does.
type reader struct {
	memory
	t      *i18n.Translator
	prompt *human.Prompt
	out    io.Writer
	leave  func()
}

var _ face = (*reader)(nil)

func newReader(t *i18n.Translator, table games.Table, r *boardrecord.Record, in io.Reader, out io.Writer, leave func()) *reader {
	return &reader{memory: newMemory(table, r), t: t, prompt: human.NewPrompt(in, io.Discard, leave), out: out, leave: leave}
}

// tell prints a line. One that can't be printed ends the game, since the program waits for it.
func (p *reader) tell(line any) {
	if err := cli.PrintJSONLine(p.out, line); err != nil {
		p.leave()
	}
}

// beginJSON is the first line.
type beginJSON struct {
	Type    string   `json:"type"`
	Game    string   `json:"game"`
	Seat    int      `json:"seat"`    // the program's
	Against []string `json:"against"` // the brains of the other seats
	Seed    uint64   `json:"seed"`
	Ply     int      `json:"ply"` // more than 0 if a game is gone on with
}

func (p *reader) begin(string) {
	line := beginJSON{"begin", p.table.Family(), int(p.me) + 1, []string{}, p.record.Seed, p.ply}
	for seat := range p.record.Seats {
		if game.Seat(seat) != p.me {
			line.Against = append(line.Against, p.record.Seats[seat].Brain)
		}
	}
	p.tell(line)
}

func (p *reader) recall(ctx context.Context, players []dynamicplayer.Player) error {
	return p.memory.recall(ctx, players, func(string) {})
}

func (p *reader) observe(s *boardmatch.Step) {
	p.follow(s)
	p.tell(struct {
		Type string `json:"type"`
		momentJSON
	}{"moved", newMomentJSON(p.table, p.record, &boardrecord.Frame{
		Ply: p.ply, Seat: s.Seat, Action: s.Action, Events: s.Events, State: p.now,
	})})
}

// decideJSON asks for a move.
type decideJSON struct {
	Type  string         `json:"type"`
	Ply   int            `json:"ply"`
	Seat  int            `json:"seat"`
	Scene protocol.Scene `json:"scene"`
	Legal []string       `json:"legal"`
}

// Decide implements [dynamicplayer.Player]: it asks for a move, and answers lines until one is an action.
func (p *reader) Decide(ctx context.Context, view *dynamic.View, legal []string) (string, *dynamicplayer.Rationale, error) {
	p.tell(decideJSON{"decide", p.ply, int(p.me) + 1, protocol.DescribeScene(p.table.Scene(view)), legal})
	return decide(ctx, p.prompt, func(line string) (string, error) { return p.command(ctx, line, view, legal) })
}

// command answers one line. It returns the action that the line is, or "".
func (p *reader) command(ctx context.Context, line string, view *dynamic.View, legal []string) (string, error) {
	switch strings.ToLower(line) {
	case "hint":
		return "", p.hint(ctx, view, legal)
	case "why":
		p.why()
	case "resign":
		return "", match.ErrResigned
	case "quit":
		p.leave()
	default:
		action := p.choose(line, view, legal)
		if action == "" {
			p.tell(messageJSON{"error", refusal(p.t, "cli.board.no_command", line, len(legal))})
		}
		return action, nil
	}
	return "", nil
}

// reasonJSON is an action with its reasons.
type reasonJSON struct {
	Seat   int      `json:"seat"`
	Action string   `json:"action"`
	Why    *whyJSON `json:"why"` // null if they aren't known
}

func (p *reader) hint(ctx context.Context, view *dynamic.View, legal []string) error {
	_, action, why, err := p.memory.hint(ctx, view, legal)
	if err != nil {
		return err
	}
	p.tell(struct {
		Type string `json:"type"`
		reasonJSON
	}{"hint", reasonJSON{int(p.me) + 1, action, newWhyJSON(why)}})
	return nil
}

func (p *reader) why() {
	moves := []reasonJSON{}
	for _, d := range p.whys {
		moves = append(moves, reasonJSON{int(d.seat) + 1, d.action, newWhyJSON(d.why)})
	}
	p.tell(struct {
		Type  string       `json:"type"`
		Moves []reasonJSON `json:"moves"` // of others since the program's last
	}{"why", moves})
}

// messageJSON is a line with words for people.
type messageJSON struct {
	Type    string `json:"type"`
	Message string `json:"message,omitempty"`
}

func (p *reader) unsaved(why error) {
	if why == nil {
		p.tell(messageJSON{Type: "saved"})
		return
	}
	p.tell(messageJSON{"unsaved", errtext.Unsaved(p.t, why)})
}

func (p *reader) goodbye(file string) {
	p.tell(struct {
		Type string `json:"type"`
		Ply  int    `json:"ply"`
		File string `json:"file,omitempty"` // that goes on with it
	}{"left", p.ply, file})
}

func (p *reader) over(_ *dynamic.Position, result boardrecord.Result, file string) {
	p.tell(struct {
		Type    string  `json:"type"`
		Points  []int16 `json:"points"` // of each seat
		Forfeit string  `json:"forfeit,omitempty"`
		File    string  `json:"file,omitempty"` // that holds the record
	}{"over", result.Points[:len(p.record.Seats)], result.Forfeit, file})
}
