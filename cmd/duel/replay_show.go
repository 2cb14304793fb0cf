package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/journal"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

func newShow() *cobra.Command {
	var language string
	var ply int
	var asJSON, why bool
	cmd := &cobra.Command{
		Use:   "show FILE",
		Short: "Print a replay as text",
		Long: `Print who played, and what happened turn by turn. With --ply print the moment
after that number of actions: both heroes, both hands and what the last action
did. With --why the AIs decide again, and tell why they did what they did.`,
		Example: `  duel replay show my.replay
  duel replay show my.replay --ply 12 --lang uk
  duel replay show my.replay --json`,
		Args: cli.Exactly("FILE"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			r, err := readReplayIn(cmd, t, args[0])
			if err != nil {
				return err
			}
			playback, diverged := duelrecord.Open(r)
			if playback == nil {
				return lang.Unplayable(t, args[0], diverged)
			}
			s := newShowing(t, playback)
			if why {
				if err := s.explain(cmd.Context(), r); err != nil {
					return fmt.Errorf("%s: %w", args[0], err)
				}
			}
			out := bufio.NewWriter(cli.Printed(cmd, asJSON))
			if err := s.print(out, ply, cmd.Flags().Changed("ply"), asJSON); err != nil {
				return err
			}
			if err := out.Flush(); err != nil || diverged == nil {
				return err
			}
			return lang.Unplayable(t, args[0], diverged)
		}),
	}
	cmd.Flags().IntVar(&ply, "ply", 0, "show the moment after this number of actions")
	cmd.Flags().BoolVar(&why, "why", false, "tell the reasons of the AIs")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// showing prints a playback.
type showing struct {
	t        *i18n.Translator
	playback *duelrecord.Playback
	names    names
	board    board
	told     [][]string            // what happened in each action, by ply
	reasons  map[int]*ai.Rationale // of the AIs' actions, by ply
	foretold foretold
}

func newShowing(t *i18n.Translator, p *duelrecord.Playback) *showing {
	n := newNames(t, p.Record())
	s := &showing{t: t, playback: p, names: n, board: board{t, n, p.Duel(), game.Nobody}, foretold: newForetold(t, p.Record())}
	story := newStory(t, p.Record(), p.Duel())
	for _, f := range p.Frames() {
		s.told = append(s.told, story.Tell(f.Events))
	}
	return s
}

// explain has the AIs decide again. What one would do otherwise today gets no reason: that wouldn't be the one of then.
func (s *showing) explain(ctx context.Context, r *duelrecord.Record) error {
	s.reasons = map[int]*ai.Rationale{}
	for seat := range game.Seat(2) {
		if r.Seats[seat].IsPerson() {
			continue
		}
		decisions, err := journal.Decisions(ctx, r, seat, func(d *duel.Duel) (ai.Player, error) { return journal.Player(r, seat, d, duelbrains.Known()) })
		if err != nil {
			return err
		}
		for _, d := range decisions {
			if d.Decided == d.Action && d.Rationale != nil {
				s.reasons[d.Ply+1] = d.Rationale
			}
		}
	}
	return nil
}

func (s *showing) print(w io.Writer, ply int, one, asJSON bool) error {
	from, to := 0, s.playback.Plies()
	if one {
		if _, err := s.playback.At(ply); err != nil {
			return cli.Usage(err)
		}
		from, to = ply, ply
	}
	if asJSON {
		return s.json(w, from, to)
	}
	if one {
		return s.moment(w, ply)
	}
	s.header(w)
	s.turns(w)
	return nil
}

// header tells what was played, by whom, and how it ended.
func (s *showing) header(w io.Writer) {
	r := s.playback.Record()
	rows := [][]string{}
	add := func(key, value string) {
		if value != "" {
			rows = append(rows, []string{s.t.Text(key), value})
		}
	}
	add("cli.show.pack", packLabel(r.Pack))
	if !r.Date.IsZero() {
		add("cli.show.date", r.Date.Format("2006-01-02 15:04:05 UTC"))
	}
	add("cli.show.seed", fmt.Sprint(r.Seed))
	for i, key := range []string{"cli.show.seat_1", "cli.show.seat_2"} {
		add(key, s.names.who(s.t, game.Seat(i)))
	}
	add("cli.show.result", s.names.result(s.t, r.Result))
	for seat, score := range s.foretold.scores {
		if score.Turns > 0 {
			add("cli.show.foretold", s.t.Text("cli.foretold.score", i18n.Args{
				"Hero": s.names.Hero(game.Seat(seat)), "Hits": score.Foreseen, "Turns": s.t.Text("count.turns", i18n.Args{"N": score.Turns}),
				"Strangers": score.Strangers, "Outwitted": score.Outwitted,
			}))
			add("cli.show.claim", s.foretold.claims[seat])
		}
		add("cli.show.revision", s.foretold.taught[seat])
	}
	fmt.Fprint(w, text.Columns(rows))
}

// packLabel names a pack, with as much of its content's hash as tells it from others.
func packLabel(p duelrecord.Pack) string {
	const digits = 12
	return termsafe.Line(strings.TrimSpace(p.Name + " " + p.Hash[:min(len(p.Hash), digits)]))
}

// turns tells what happened, with both fighters at the end of each turn.
func (s *showing) turns(w io.Writer) {
	frames := s.playback.Frames()
	if opening := s.told[0]; len(opening) > 0 {
		fmt.Fprintln(w)
		for _, line := range opening {
			fmt.Fprint(w, text.Hang("", line))
		}
	}
	for ply := 1; ply < len(frames); ply++ {
		previous, f := &frames[ply-1], &frames[ply]
		if previous.Turn != f.Turn {
			fmt.Fprintln(w)
			before := &previous.State
			fmt.Fprintf(w, "%s\n", s.t.Text("cli.show.turn", i18n.Args{"Turn": f.Turn, "Round": f.Round, "Hero": s.names.Hero(f.Seat)}))
			s.board.fighters(w, &before.Fighters, &before.Ruled, 0, 1)
		}
		number := fmt.Sprint(ply)
		for _, line := range slices.Concat(s.lines(f), s.foretold.lines(s.t, s.names, f.Seat, f.Ply), s.reason(f)) {
			fmt.Fprint(w, text.Hang(text.Right(number, 5)+"  ", line))
			number = "" // once an action is enough
		}
	}
}

// lines tells what an action did. Where it did nothing worth a line, it is named.
func (s *showing) lines(f *duelrecord.Frame) []string {
	lines := s.told[f.Ply]
	if f.Ply > 0 && f.Action == duel.EndTurn {
		ended := rulestext.Event(s.t, s.names, duel.Event{Kind: duel.TurnEnded, Seat: f.Seat, Card: duel.NoCard})
		lines = append([]string{ended}, lines...)
	}
	return lines
}

// reason tells why an AI did what it did, if that was asked for.
func (s *showing) reason(f *duelrecord.Frame) (lines []string) {
	why := s.reasons[f.Ply]
	if why == nil {
		return nil
	}
	lines = []string{explanation.Reason(s.t, s.names, f.Seat, f.Action, why)}
	if rule := explanation.Rule(s.t, why); rule != "" {
		lines = append(lines, rule)
	}
	if plan := explanation.Plan(s.t, s.names, f.Seat, why); plan != "" {
		lines = append(lines, s.t.Text("cli.why.plan")+" "+plan)
	}
	if looked := explanation.AtFirstSight(s.t, s.names, f.Seat, why); looked != "" {
		lines = append(lines, looked)
	}
	return lines
}

// moment shows the state after an action, hidden cards included.
func (s *showing) moment(w io.Writer, ply int) error {
	f, err := s.playback.At(ply)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, s.t.Text("cli.show.moment", i18n.Args{"Ply": ply, "Of": s.playback.Plies(), "Round": f.State.Round}))
	told := s.lines(f)
	if ply > 0 {
		told = slices.Concat(told, s.foretold.lines(s.t, s.names, f.Seat, f.Ply), s.reason(f))
	}
	for _, line := range told {
		fmt.Fprint(w, text.Hang("  ", line))
	}
	fmt.Fprintln(w)
	s.board.fighters(w, &f.State.Fighters, &f.State.Ruled, 0, 1)
	for seat := range game.Seat(2) {
		fmt.Fprintf(w, "\n%s\n", s.t.Text("cli.show.hand", i18n.Args{"Hero": s.names.Hero(seat)}))
		view := s.playback.Duel().View(&f.State, seat)
		s.board.hand(w, &view)
	}
	return nil
}
