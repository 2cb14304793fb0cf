package boardcmd

import (
	"bufio"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/record/boardrecord"
)

func newCompare(f games.Family) *cobra.Command {
	var language string
	var asJSON bool
	cmd := &cobra.Command{
		Use:     "compare FILE OTHER",
		Short:   "Set two records side by side",
		Long:    "Print how far two records of one game go together, every move after that, and\nhow each ends.",
		Example: fmt.Sprintf("  duel board %s replay compare before.replay after.replay", f.ID),
		Args:    cli.Exactly("FILE", "OTHER"),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			t, err := lang.Translator(language)
			if err != nil {
				return err
			}
			c := contrast{t: t}
			for i, file := range args {
				r, table, err := readGame(cmd, f, file, sound)
				if err != nil {
					return lang.Unread(t, file, err)
				}
				if c.sides[i], err = newCourse(file, table, r); err != nil {
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

// course is a record with a label.
type course struct {
	label    string
	table    games.Table
	record   *boardrecord.Record
	playback *boardrecord.Playback
}

// newCourse plays a record again. It returns an error for one that diverges.
func newCourse(label string, table games.Table, r *boardrecord.Record) (*course, error) {
	p, err := boardrecord.Lay(table, r)
	return &course{label, table, r, p}, err
}

// contrast is two records side by side.
type contrast struct {
	t     *i18n.Translator
	sides [2]*course
}

// common is the number of moves at the beginning that both share. Records with other set-ups or other dice share none.
func (c *contrast) common() int {
	a, b := c.sides[0].record, c.sides[1].record
	if a.Start != b.Start {
		return 0
	}
	return boardrecord.Common(a, b)
}

func (c *contrast) print(cmd *cobra.Command, asJSON bool) error {
	if asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), c.json())
	}
	out := bufio.NewWriter(cmd.OutOrStdout())
	c.text(out)
	return out.Flush()
}

func (c *contrast) text(w io.Writer) {
	common := c.common()
	fmt.Fprintf(w, "%s\n\n", c.t.Text("cli.board.common", i18n.Args{"N": common}))
	rows := [][]string{{"", c.sides[0].label, c.sides[1].label}}
	for ply := common + 1; ply <= max(c.sides[0].playback.Plies(), c.sides[1].playback.Plies()); ply++ {
		row := []string{text.Right(fmt.Sprint(ply), 4)}
		for _, side := range c.sides {
			row = append(row, side.move(c.t, ply))
		}
		rows = append(rows, row)
	}
	last := []string{c.t.Text("cli.show.result")}
	for _, side := range c.sides {
		last = append(last, names{c.t, side.record, false}.result(side.record.Result))
	}
	fmt.Fprint(w, text.Beside(append(rows, last)))
}

// move tells a move; "" of a record that has ended before it.
func (c *course) move(t *i18n.Translator, ply int) string {
	frames := c.playback.Frames()
	if ply >= len(frames) {
		return ""
	}
	return names{t, c.record, false}.move(c.table, &frames[ply-1].State, frames[ply].Action)
}

// contrastJSON is two records side by side, for machines.
type contrastJSON struct {
	Common int           `json:"common"` // moves at the beginning that both share
	Sides  [2]courseJSON `json:"sides"`
}

type courseJSON struct {
	Label   string   `json:"label"`
	Moves   []string `json:"moves"` // all of them
	Points  []int16  `json:"points"`
	Decided bool     `json:"decided"`
	Forfeit string   `json:"forfeit,omitempty"`
}

func (c *contrast) json() *contrastJSON {
	j := &contrastJSON{Common: c.common()}
	for i, side := range c.sides {
		r := side.record.Result
		j.Sides[i] = courseJSON{side.label, []string{}, r.Points[:len(side.record.Seats)], r.Decided, r.Forfeit}
		for _, f := range side.playback.Frames()[1:] {
			j.Sides[i].Moves = append(j.Sides[i].Moves, f.Action)
		}
	}
	return j
}
