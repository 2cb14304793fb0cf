package boardcmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/extbot"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
)

// series is what the match command is asked for.
type series struct {
	variant
	players        [2]string
	games, opening int
	seed           uint64
	limits         protocol.Limits
	keeping        files.Keeping
	asJSON         bool
}

func newMatch(f games.Family) *cobra.Command {
	s := series{variant: variant{family: f}}
	cmd := &cobra.Command{
		Use:   "match PLAYER PLAYER",
		Short: "Let brains and programs of your own play games",
		Long: `Let two players play a number of games, one after the other, and keep them as
records if that is wanted. PLAYER is one of:

` + describeBrains(f) + `

or a program of your own: "exec:./bot --fast" starts ./bot, which plays by lines
of JSON on its standard input and output (docs/tester/protocol.md). One process
plays all games of its player. A program that answers too late, breaks the
rules, writes something else than was asked or ends loses its game, with the
reason, and is started anew for the next.

Games come in pairs, from the same opening by lot or with the same dice, the
players changing seats: the first has seat 1 in the first game. The same seed
gives the same games.

With --json the winner of a game is a player, 1 or 2 as they are named here and
listed in players, not a seat; 0 is a draw (docs/tester/board-commands.md tells
all fields).

Ctrl-C stops, and prints what is done so far. Whatever has ended a series with
--save, the same command with --resume goes on with it: games whose records are
there count as they were played, and aren't played again.`,
		Example: fmt.Sprintf(`  duel board %[1]s match level_40 level_60 --games 20
  duel board %[1]s match exec:./bot level_40 --move-time 200ms
  duel board %[1]s match level_0 level_80 --save games --json`, f.ID),
		Args: cli.Exactly("the first PLAYER", "the second PLAYER"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			s.players = [2]string(args)
			return s.run(cmd)
		}),
	}
	cmd.ValidArgs = append(brainIDs(f), extbot.Prefix)
	s.flag(cmd)
	extbot.LimitFlags(cmd, &s.limits)
	openingFlag(cmd, &s.opening, f)
	cmd.Flags().IntVarP(&s.games, "games", "n", 10, "how many games")
	cmd.Flags().Uint64Var(&s.seed, "seed", 1, "seed of all chance")
	s.keeping.Flags(cmd, "record")
	cmd.Flags().BoolVar(&s.asJSON, "json", false, "print JSON, a line for each game and one for all")
	return cmd
}

func (s *series) check() error {
	if s.games < 1 || s.games > mostGames {
		return cli.Usage(fmt.Errorf("--games is %d, allowed is 1 to %d", s.games, mostGames))
	}
	if err := extbot.CheckLimits(s.limits); err != nil {
		return err
	}
	if err := s.keeping.Check(); err != nil {
		return err
	}
	return checkOpening(s.opening)
}

func (s *series) run(cmd *cobra.Command) error {
	if err := s.check(); err != nil {
		return err
	}
	table, err := s.table(cmd)
	if err != nil {
		return err
	}
	if table.Seats() != 2 {
		return cli.Usage(fmt.Errorf("a match has two players, --variant %s has %d: use 'duel board %s arena'", s.id, table.Seats(), s.family.ID))
	}
	room := &room{table: table, called: s.called, opening: s.opening, seed: s.seed}
	defer room.close()
	for i, player := range s.players {
		if room.entrants[i], err = newEntrant(table, player, s.limits); err != nil {
			return cli.Usage(err)
		}
	}
	if room.save, err = s.keeping.Take(s.games); err != nil {
		return err
	}
	defer room.save.Release()
	sum := newSummary(s)
	for n := 1; n <= s.games && cmd.Context().Err() == nil; n++ {
		game, err := room.game(cmd.Context(), n)
		if cmd.Context().Err() != nil {
			break
		}
		if err != nil {
			return err
		}
		sum.add(game)
		if err := s.print(cmd.OutOrStdout(), game); err != nil {
			return err
		}
	}
	sum.score()
	if err := s.print(cmd.OutOrStdout(), sum); err != nil {
		return err
	}
	switch {
	case cmd.Context().Err() != nil:
		return fmt.Errorf("stopped after %d of %s", sum.Games, text.Count(s.games, "game"))
	case sum.forfeits > 0:
		return fmt.Errorf("%s lost by a player that failed: %s", text.Count(sum.forfeits, "game"), sum.forfeit)
	case sum.unsaved > 0:
		return fmt.Errorf("%s not saved: %s", text.Count(sum.unsaved, "game"), sum.whyNot)
	}
	return nil
}
