package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/competence"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/kb/expertcsv"
)

func newKnowledgeExperts() *cobra.Command {
	m := &measuring{}
	var asCSV bool
	cmd := m.recordedCommand(&cobra.Command{
		Use:   "experts HERO [FILE...]",
		Short: "Tell what each expert's table decides",
		Long: `Leave the experts of a hero out one after the other, and tell how many ranks of
their consensus change, and in how many recorded situations the AI would play
another card, deciding at once: as it is, and if it had never practised. What
practice has taught leaves the experts only turns that are equally good.

--csv prints the tables instead, to be edited in a spreadsheet; the editor takes
them back. In a language with decimal commas, semicolons separate the cells, as
spreadsheets of such languages ask for.`,
		Example: `  duel knowledge experts mage
  duel knowledge experts mage --csv > experts.csv`,
	}, func(cmd *cobra.Command) error { return m.influences(cmd) })
	cmd.Flags().BoolVar(&asCSV, "csv", false, "print the tables as comma-separated values")
	cli.Exclusive(cmd, "csv", "json")
	measure := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if asCSV {
			return cli.Work(m.printTables)(cmd, args)
		}
		return measure(cmd, args)
	}
	return cmd
}

// printTables prints the experts' tables as comma-separated values.
func (m *measuring) printTables(cmd *cobra.Command, args []string) error {
	if err := m.open(cmd, args[0]); err != nil {
		return err
	}
	experts, err := m.experts()
	if err != nil {
		return err
	}
	return expertcsv.Write(cli.Data(cmd.OutOrStdout()), experts, m.t.Separator())
}

// influenceJSON is what an expert's table decides, for machines.
type influenceJSON struct {
	Expert      string `json:"expert"`
	Weight      int    `json:"weight"`
	Ranks       int    `json:"ranks_changed_without"`
	Changed     int    `json:"decisions_changed_without"`
	Unpractised int    `json:"decisions_changed_without_and_unpractised"`
	Situations  int    `json:"situations"`
}

func (m *measuring) influences(cmd *cobra.Command) error {
	experts, err := m.experts()
	if err != nil {
		return err
	}
	found, err := competence.Influences(cmd.Context(), m.known, experts, m.all)
	if err != nil {
		return err
	}
	if len(found) == 0 {
		return errors.New("one expert alone decides everything: at least two tables must count")
	}
	told := []influenceJSON{}
	rows := [][]string{strings.Split(m.t.Text("cli.experts.columns"), "|")}
	for _, i := range found {
		e := &experts[i.Expert]
		told = append(told, influenceJSON{e.ID, kb.Voices(e), len(i.Shifts), len(i.Changed), len(i.Unpractised), len(m.all)})
		rows = append(rows, []string{e.ID, fmt.Sprint(kb.Voices(e)), fmt.Sprint(len(i.Shifts)), fmt.Sprint(len(i.Changed)), fmt.Sprint(len(i.Unpractised))})
	}
	if m.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), told)
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s\n\n%s", m.t.Text("cli.experts.about", i18n.Args{
		"Situations": m.t.Text("count.situations", i18n.Args{"N": len(m.all)}),
	}), text.Columns(rows))
	return err
}
