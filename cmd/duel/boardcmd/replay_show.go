package boardcmd

import (
	"bufio"
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// showing is what the show command is asked for.
type showing struct {
	family games.Family
	ply    int
	scenes bool // draw the board after each move
	why    bool
	asJSON bool
	lang   string
}

func newShow(f games.Family) *cobra.Command {
	s := showing{family: f}
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Print a record as text",
		Long: `Print who played, and every move. With --scenes the board is drawn after each of
them, with --ply only after that number of moves. With --why the brains decide
again, and tell why they did what they did.`,
		Example: fmt.Sprintf(`  duel board %[1]s replay show my.replay
  duel board %[1]s replay show my.replay --ply 12 --lang uk
  duel board %[1]s replay show my.replay --why --json`, f.ID),
		Args: cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return s.run(cmd, args[0]) }),
	}
	cmd.Flags().IntVar(&s.ply, "ply", 0, "show the moment after this number of moves")
	cmd.Flags().BoolVar(&s.scenes, "scenes", false, "draw the board after each move")
	cmd.Flags().BoolVar(&s.why, "why", false, "tell the reasons of the brains")
	cmd.Flags().BoolVar(&s.asJSON, "json", false, "print JSON")
	cli.Exclusive(cmd, "ply", "scenes")
	lang.Flag(cmd, &s.lang)
	return cmd
}

func (s *showing) run(cmd *cobra.Command, file string) error {
	t, err := lang.Translator(s.lang)
	if err != nil {
		return err
	}
	r, table, err := readGame(cmd, s.family, file, sound)
	if err != nil {
		return lang.Unread(t, file, err)
	}
	playback, diverged := boardrecord.Lay(table, r)
	from, to := 0, playback.Plies()
	if cmd.Flags().Changed("ply") {
		if _, err := playback.At(s.ply); err != nil {
			return cli.Usage(err)
		}
		from, to = s.ply, s.ply
	}
	story := story{t: t, table: table, record: r, playback: playback, variant: nameOf(s.family, r, t.Language())}
	if s.why {
		if story.reasons, err = reasons(cmd.Context(), table, r, playback); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	out := bufio.NewWriter(cli.Printed(cmd, s.asJSON))
	switch {
	case s.asJSON:
		err = story.json(out, from, to)
	case cmd.Flags().Changed("ply"):
		story.moment(out, s.ply)
	default:
		story.all(out, s.scenes)
	}
	if err == nil {
		err = out.Flush()
	}
	if err == nil && diverged != nil {
		err = lang.Unplayable(t, file, diverged)
	}
	return err
}

// reasons has the brains of a record decide again, and returns why, by ply. What one would do otherwise today has none:
// that wouldn't be the reason of then.
func reasons(ctx context.Context, table games.Table, r *boardrecord.Record, p *boardrecord.Playback) (map[int]*dynamicplayer.Rationale, error) {
	players := make([]dynamicplayer.Player, len(r.Seats))
	for i := range r.Seats {
		if b, err := table.Brain(r.Seats[i].Brain); err == nil {
			players[i] = b.New(board.Setup{Seed: r.Seats[i].Seed})
		}
	}
	told := map[int]*dynamicplayer.Rationale{}
	frames := p.Frames()
	for ply := r.Drawn() + 1; ply < len(frames); ply++ {
		before, after := &frames[ply-1], &frames[ply]
		if players[after.Seat] == nil {
			continue
		}
		view := table.View(&before.State, after.Seat)
		action, why, err := players[after.Seat].Decide(ctx, &view, table.Legal(&before.State, nil))
		if err != nil {
			return nil, err
		}
		if action == after.Action {
			told[ply] = why.Clone()
		}
	}
	return told, nil
}

// story tells a record.
type story struct {
	t        *i18n.Translator
	table    games.Table
	record   *boardrecord.Record
	playback *boardrecord.Playback
	variant  string
	reasons  map[int]*dynamicplayer.Rationale // of the brains' moves, by ply
}

func (s *story) names() names { return names{s.t, s.record, false} }

// header tells what was played, by whom, and how it ended.
func (s *story) header(w io.Writer) {
	rows := [][]string{{s.t.Text("cli.board.game"), s.table.Family() + " (" + s.variant + ")"}}
	if r := s.record; !r.Date.IsZero() {
		rows = append(rows, []string{s.t.Text("cli.show.date"), r.Date.Format("2006-01-02 15:04:05 UTC")})
	}
	rows = append(rows, []string{s.t.Text("cli.show.seed"), fmt.Sprint(s.record.Seed)})
	n := s.names()
	for seat := range game.Seat(len(s.record.Seats)) {
		rows = append(rows, []string{s.t.Text("cli.board.seat", i18n.Args{"N": int(seat) + 1}), ascii.Mark(seat) + " " + n.of(seat)})
	}
	rows = append(rows, []string{s.t.Text("cli.show.result"), n.result(s.record.Result)})
	fmt.Fprint(w, text.Columns(rows), "\n")
}

// all tells the whole record.
func (s *story) all(w io.Writer, scenes bool) {
	s.header(w)
	for ply := range s.playback.Frames() {
		if ply > 0 {
			s.move(w, ply)
		}
		if scenes {
			s.draw(w, ply)
		}
	}
}

// moment shows the position after a number of moves.
func (s *story) moment(w io.Writer, ply int) {
	fmt.Fprintln(w, s.t.Text("cli.board.moment", i18n.Args{"Ply": ply, "Of": s.playback.Plies()}))
	if ply > 0 {
		s.move(w, ply)
	}
	s.draw(w, ply)
}

// move tells one move, with its reason if that was asked for.
func (s *story) move(w io.Writer, ply int) {
	before, after := &s.playback.Frames()[ply-1], &s.playback.Frames()[ply]
	move := s.names().move(s.table, &before.State, after.Action)
	if ply <= s.record.Drawn() {
		move += " " + s.t.Text("boards.by_lot")
	}
	fmt.Fprint(w, text.Hang(text.Right(fmt.Sprint(ply), 4)+"  ", move))
	if why := s.reasons[ply]; why != nil {
		explain(w, s.t, s.table.Family(), why)
	}
}

// draw draws the board after a number of moves, with the dice that were thrown then.
func (s *story) draw(w io.Writer, ply int) {
	f := &s.playback.Frames()[ply]
	me := s.record.Person()
	view := s.table.View(&f.State, me)
	scene := s.table.Scene(&view)
	y := newScenery(s.t, s.table.Family(), s.names().of, me)
	fmt.Fprintln(w)
	for _, line := range y.lines(&scene, len(s.record.Seats), nil) {
		fmt.Fprintln(w, line)
	}
	if thrown := dice(&scene); thrown != "" {
		fmt.Fprintf(w, "\n%s %s\n", ascii.Mark(scene.Mover), s.t.Text("cli.board.dice", i18n.Args{"Dice": thrown}))
	}
	fmt.Fprintln(w)
}
