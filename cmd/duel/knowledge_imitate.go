package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
)

func newKnowledgeImitate() *cobra.Command {
	var path string
	cmd := &cobra.Command{
		Use:   "imitate HERO FILE...",
		Short: "Make the double of whoever played in replays",
		Long: `Find how the person in some replays plays a hero, and print it as a document of
cases: the file of that person's double, which sits at --seat1 ` + resolve.DoublePrefix + `FILE and
the like. What the person held is known from a replay, so such a double is truer
than one of what an AI has learned, which had to guess. The file tells its hero,
how many duels it is made of, and how the person plays, and nothing else:
'duel knowledge double FILE' shows it.

FILE may also be a folder (all ` + files.ReplayExt + ` files in it), or a pattern.`,
		Example: `  duel knowledge imitate mage replays/ > anna.xml
  duel simulate --seat1 double:anna.xml --seat2 tree --heroes mage,knight`,
		Args: cli.AtLeast("HERO"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return imitate(cmd, path, args[0], args[1:]) }),
	}
	resolve.PackFlag(cmd, &path, classic.Name)
	return cmd
}

func imitate(cmd *cobra.Command, path, id string, args []string) error {
	if len(args) == 0 {
		return cli.Usage(errors.New("FILE is missing: replays in which a person plays the hero"))
	}
	pack, err := resolve.LoadPack(cmd.Context(), path)
	if err != nil {
		return err
	}
	hero, err := resolve.FindHero(pack, id)
	if err != nil {
		return err
	}
	known, err := kb.ForHero(pack, hero.ID)
	if err != nil {
		return err
	}
	replays, err := files.Replays(args)
	if err != nil {
		return err
	}
	var seen []*learning.Episode
	for _, file := range replays {
		r, err := readReplay(cmd, file)
		if err != nil {
			return err
		}
		for i := range r.Seats {
			if s := &r.Seats[i]; !s.IsPerson() || !s.Hero.IsAs(&hero) {
				continue
			}
			m, err := review.Watch(r, game.Seat(i))
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			seen = append(seen, m)
		}
	}
	if len(seen) == 0 {
		return fmt.Errorf("in %s there is no person who plays %s as the pack has it", text.Count(len(replays), "replay"), hero.ID)
	}
	made := kb.DoubleOf(learning.Imitate(known, seen), len(seen))
	_, err = io.WriteString(cli.Data(cmd.OutOrStdout()), made.File())
	return err
}
