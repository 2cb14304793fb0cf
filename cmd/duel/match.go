package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/extbot"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// series is what the match command is asked for.
type series struct {
	pack    string
	seats   [2]string
	heroes  []string
	games   int
	seed    uint64
	limits  protocol.Limits
	learn   bool
	kb      string
	keeping files.Keeping
	asJSON  bool
}

func newMatch() *cobra.Command {
	var s series
	cmd := &cobra.Command{
		Use:   "match",
		Short: "Let brains and programs of your own play games",
		Long: `Let two players play a number of games, one after the other. A player is a brain
or a program of your own: --seat1 "exec:./bot --fast" starts ./bot, which plays
by lines of JSON on its standard input and output (docs/tester/protocol.md). One
process plays all games of its seat.

A program that answers too late, breaks the rules, writes something else than
was asked or ends loses its game, with the reason, and is started anew for the
next.

The seats take turns in starting. The same seed gives the same luck in each
game, whoever plays.

With --learn the brain precedent learns from what its seat saw of each game, and
plays the next with what it knows then. It forgets all at the end, unless --kb
names a folder for its knowledge. A game lost by a failure teaches nothing.
Where what is learned can't be kept, as on a full disk, the games go on without,
and so they do where a replay can't be written.

With --json starter and winner are seats, 1 or 2, which players keep.

Ctrl-C stops, and prints what is done so far. Whatever has ended a series with
--save, the same command with --resume goes on with it: games whose replays are
there count as they were played, and aren't played again. What a player learned
in them isn't known any more, so a series with --learn begins anew.`,
		Example: `  duel match --seat1 "exec:python3 docs/tester/bots/greedy.py" --seat2 tree
  duel match --seat1 exec:./bot --heroes rogue,priest --learn --json
  duel match --seat1 exec:./bot --seat2 exec:./old-bot --move-time 200ms --save g`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error { return s.run(cmd) }),
	}
	resolve.PackFlag(cmd, &s.pack, classic.Name)
	for i := range s.seats {
		name := fmt.Sprint("seat", i+1)
		cmd.Flags().StringVar(&s.seats[i], name, duelbrains.Default, "exec:COMMAND, or a brain: "+resolve.BrainNames())
		cli.Complete(cmd, name, append(duelbrains.Known().IDs(), extbot.Prefix, resolve.DoublePrefix)...)
	}
	cmd.Flags().StringSliceVar(&s.heroes, "heroes", []string{"knight", "mage"}, "heroes of the two seats")
	resolve.CompleteHeroes(cmd, "heroes")
	cmd.Flags().IntVarP(&s.games, "games", "n", 10, "how many games")
	cmd.Flags().Uint64Var(&s.seed, "seed", 1, "seed of all chance")
	extbot.LimitFlags(cmd, &s.limits)
	cmd.Flags().BoolVar(&s.learn, "learn", false, "let the brain "+duelbrains.Default+" learn from each game")
	cmd.Flags().StringVar(&s.kb, "kb", "", "keep what is learned in this folder, and begin with what it holds")
	s.keeping.Flags(cmd, "replay")
	cli.Exclusive(cmd, "resume", "learn")
	cmd.Flags().BoolVar(&s.asJSON, "json", false, "print JSON, a line for each game and one for all")
	return cmd
}

func (s *series) run(cmd *cobra.Command) error {
	if err := s.check(); err != nil {
		return err
	}
	pack, err := resolve.LoadPack(cmd.Context(), s.pack)
	if err != nil {
		return err
	}
	table, err := s.table(pack, cmd.ErrOrStderr())
	if err != nil {
		return err
	}
	defer table.close()
	if table.save, err = s.keeping.Take(s.games); err != nil {
		return err
	}
	defer table.save.Release()
	score := newScore(s, table)
	for n := 1; n <= s.games && cmd.Context().Err() == nil; n++ {
		game, err := table.game(cmd.Context(), n)
		if cmd.Context().Err() != nil {
			break
		}
		if err != nil {
			return err
		}
		score.add(game)
		if err := s.print(cmd.OutOrStdout(), game); err != nil {
			return err
		}
	}
	score.sum()
	if err := s.print(cmd.OutOrStdout(), score); err != nil {
		return err
	}
	switch {
	case cmd.Context().Err() != nil:
		return fmt.Errorf("stopped after %d of %d games", score.Games, s.games)
	case score.forfeits > 0:
		return fmt.Errorf("%s lost by a player that failed: %s", text.Count(score.forfeits, "game"), score.forfeit)
	case score.unsaved > 0:
		return fmt.Errorf("%s not saved: %s", text.Count(score.unsaved, "game"), score.whyNot)
	case score.unlearned > 0:
		return fmt.Errorf("nothing was learned from %s: %s", text.Count(score.unlearned, "game"), score.reason)
	}
	return nil
}

func (s *series) check() error {
	const mostGames = 1_000_000
	switch {
	case len(s.heroes) != 2:
		return cli.Usage(fmt.Errorf("--heroes names %d, needed are two, as in --heroes knight,mage", len(s.heroes)))
	case s.games < 1 || s.games > mostGames:
		return cli.Usage(fmt.Errorf("--games is %d, allowed is 1 to %d", s.games, mostGames))
	}
	if err := extbot.CheckLimits(s.limits); err != nil {
		return err
	}
	if err := s.keeping.Check(); err != nil {
		return err
	}
	s.heroes = cli.Trimmed(s.heroes)
	return s.checkLearning()
}

func (s *series) checkLearning() error {
	learners := 0
	for _, player := range s.seats {
		if player == duelbrains.Default {
			learners++
		}
	}
	switch {
	case s.kb != "" && !s.learn:
		return cli.Usage(fmt.Errorf("--kb is for --learn"))
	case s.learn && learners == 0:
		return cli.Usage(fmt.Errorf("--learn is for the brain %s, which sits nowhere", duelbrains.Default))
	case s.kb != "" && learners == 2:
		return cli.Usage(fmt.Errorf("--kb keeps what one player learns, but both seats learn"))
	}
	return nil
}

// table seats the players.
func (s *series) table(pack *schema.Pack, errs io.Writer) (*table, error) {
	t := &table{pack: resolve.Title(s.pack, pack), seed: s.seed}
	for i := range t.seats {
		seat, err := s.seat(pack, i)
		if err != nil {
			t.close()
			return nil, err
		}
		t.seats[i] = seat
	}
	if s.learn {
		if err := s.seatLearners(pack, t, errs); err != nil {
			t.close()
			return nil, err
		}
	}
	return t, nil
}
