package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/competence"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
)

func newKnowledgeCoverage() *cobra.Command {
	m := &measuring{}
	return m.recordedCommand(&cobra.Command{
		Use:   "coverage HERO [FILE...]",
		Short: "Tell how well a hero's cases cover what comes up in duels",
		Long: `Tell for each case for how many recorded situations it is the nearest, how far
they are from it (0 to 1, the mean difference of the inputs), which case would
be the nearest without it, and in how many the AI would then play another card,
deciding at once. Below stand the situations from which all cases are far.`,
		Example: `  duel knowledge coverage mage
  duel knowledge coverage mage replays/ --json`,
	}, m.coverage)
}

// coverageJSON is a coverage for machines.
type coverageJSON struct {
	Situations int       `json:"situations"`
	Distance   float32   `json:"distance"` // of a situation to its nearest case, mean
	Cases      []useJSON `json:"cases"`
	Uncovered  []gapJSON `json:"uncovered"` // the worst first
}

type useJSON struct {
	Case      int         `json:"case"`
	Nearest   int         `json:"nearest"`
	Retrieved int         `json:"retrieved"`
	Mean      float32     `json:"mean_distance"`
	Farthest  float32     `json:"greatest_distance"`
	Instead   map[int]int `json:"instead"` // by case: how often it would be nearest instead
	Changed   int         `json:"decisions_changed_without"`
}

type gapJSON struct {
	Duel     int       `json:"duel"` // from 1
	Turn     int       `json:"turn"`
	Enemy    string    `json:"enemy"`
	Inputs   []float32 `json:"inputs"`
	Case     int       `json:"nearest"`
	Distance float32   `json:"distance"`
}

// mostGaps is how many situations are listed that nothing covers.
const mostGaps = 8

func (m *measuring) coverage(cmd *cobra.Command) error {
	c, err := competence.Cover(cmd.Context(), m.known, m.all)
	if err != nil {
		return err
	}
	told := coverageJSON{Situations: len(m.all), Distance: c.Mean}
	for i, u := range c.Uses {
		instead := map[int]int{}
		for _, s := range u.Instead {
			instead[m.known.Cases[s.Case].ID] = s.Situations
		}
		told.Cases = append(told.Cases, useJSON{m.known.Cases[i].ID, u.Nearest, u.Retrieved, u.Mean, u.Far, instead, len(u.Changed)})
	}
	for _, gap := range competence.Uncovered(m.known.Cases, m.all, mostGaps) {
		r := &m.all[gap.Situation]
		told.Uncovered = append(told.Uncovered, gapJSON{r.Number + 1, r.Turn, r.Enemy(), r.Inputs[:], m.known.Cases[gap.Case].ID, gap.Distance})
	}
	if m.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), told)
	}
	return m.printCoverage(cmd, c, &told)
}

func (m *measuring) printCoverage(cmd *cobra.Command, c *competence.Coverage, told *coverageJSON) error {
	t := m.t
	rows := [][]string{strings.Split(t.Text("cli.coverage.columns"), "|")}
	for i, u := range told.Cases {
		instead := "-"
		if list := c.Uses[i].Instead; len(list) > 0 {
			instead = fmt.Sprintf("%d (%d)", m.known.Cases[list[0].Case].ID, list[0].Situations)
		}
		rows = append(rows, []string{fmt.Sprint(u.Case), fmt.Sprint(u.Nearest), fmt.Sprint(u.Retrieved), t.Decimal(float64(u.Mean), 3),
			t.Decimal(float64(u.Farthest), 3), instead, fmt.Sprint(u.Changed)})
	}
	out := cmd.OutOrStdout()
	fmt.Fprintf(out, "%s\n\n%s", t.Text("cli.coverage.about", i18n.Args{
		"Situations": t.Text("count.situations", i18n.Args{"N": told.Situations}), "Distance": t.Decimal(float64(told.Distance), 3),
	}), text.Columns(rows))
	fmt.Fprintf(out, "\n%s\n", t.Text("cli.coverage.uncovered"))
	rows = [][]string{strings.Split(t.Text("cli.coverage.uncovered_columns"), "|")}
	for _, g := range told.Uncovered {
		inputs := ""
		for _, x := range g.Inputs {
			inputs += t.Number(fmt.Sprintf("%.2g ", x))
		}
		rows = append(rows, []string{fmt.Sprint(g.Duel), fmt.Sprint(g.Turn), g.Enemy, fmt.Sprint(g.Case), t.Decimal(float64(g.Distance), 3), inputs})
	}
	_, err := fmt.Fprint(out, text.Columns(rows))
	return err
}
