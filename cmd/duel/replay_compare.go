package main

import (
	"bufio"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

func newCompare() *cobra.Command {
	var language string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "compare FILE OTHER",
		Short: "Set two replays side by side",
		Long: `Print how far two replays go together, what differs between the cards of heroes
that both have, how each ends, and every turn that differs.`,
		Example: `  duel replay compare before.replay after.replay
  duel replay compare before.replay after.replay --json`,
		Args: cli.Exactly("FILE", "OTHER"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			c := &contrast{t: t}
			for i, file := range args {
				r, err := readReplayIn(cmd, t, file)
				if err != nil {
					return err
				}
				if c.sides[i], err = newCourse(t, file, r); err != nil {
					return lang.Unplayable(t, file, err)
				}
			}
			return c.print(cmd, asJSON)
		}),
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// course is a replay turn by turn.
type course struct {
	label  string
	record *duelrecord.Record
	duel   *duel.Duel
	names  names
	legs   []leg
}

// leg is a turn: what was done in it, and the hp of both heroes after it.
type leg struct {
	seat    game.Seat
	actions []duel.Action
	hp      [2]int16
}

// newCourse goes through a replay. It returns an error for one that diverges.
func newCourse(t *i18n.Translator, label string, r *duelrecord.Record) (*course, error) {
	playback, err := duelrecord.Open(r)
	if err != nil {
		return nil, err
	}
	c := &course{label: label, record: r, duel: playback.Duel(), names: newNames(t, r)}
	for _, f := range playback.Frames()[1:] {
		if f.Turn > len(c.legs) {
			c.legs = append(c.legs, leg{seat: f.Seat})
		}
		l := &c.legs[f.Turn-1]
		l.actions = append(l.actions, f.Action)
		for seat := range l.hp {
			l.hp[seat] = f.State.Fighters[seat].HP
		}
	}
	return c, nil
}

// leg returns a turn by its place, nil if the replay has ended before it.
func (c *course) leg(turn int) *leg {
	if turn >= len(c.legs) {
		return nil
	}
	return &c.legs[turn]
}

// ids are the actions of a turn as a replay has them.
func (c *course) ids(l *leg) []string {
	ids := []string{}
	for _, action := range l.actions {
		ids = append(ids, c.duel.ActionName(l.seat, action))
	}
	return ids
}

// contrast is two replays side by side.
type contrast struct {
	t     *i18n.Translator
	sides [2]*course
}

// turns returns the places of the turns that differ, in what was done or in what came of it.
func (c *contrast) turns() []int {
	var differ []int
	for turn := range max(len(c.sides[0].legs), len(c.sides[1].legs)) {
		a, b := c.sides[0].leg(turn), c.sides[1].leg(turn)
		if a == nil || b == nil || a.seat != b.seat || a.hp != b.hp || fmt.Sprint(c.sides[0].ids(a)) != fmt.Sprint(c.sides[1].ids(b)) {
			differ = append(differ, turn)
		}
	}
	return differ
}

func (c *contrast) print(cmd *cobra.Command, asJSON bool) error {
	if asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), c.json())
	}
	out := bufio.NewWriter(cmd.OutOrStdout())
	c.text(out)
	return out.Flush()
}
