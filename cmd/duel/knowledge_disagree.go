package main

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai/arena/stats"
	"boardduels/ai/duel/competence"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/schema"
)

// disagreeing asks where two tables or two knowledge bases differ.
type disagreeing struct {
	measuring
	between     []string
	other       string
	unpractised bool
	search      competence.Search
}

func newKnowledgeDisagree() *cobra.Command {
	m := &disagreeing{search: competence.Thorough}
	cmd := m.recordedCommand(&cobra.Command{
		Use:   "disagree HERO [FILE...]",
		Short: "Find where two experts or knowledge bases play different cards",
		Long: `Find the recorded situations in which two experts' tables, each alone, would
have the AI play different cards, or what is known of the hero here and in
another pack would; the costliest first. Each card is valued by duels that go on
from the situation, decided on both sides as the pack's AI does at once, on the
same luck. All are valued by --first duels; those that look costliest once more,
on fresh luck, by --second, which alone are told. Intervals are of 95 %.`,
		Example: `  duel knowledge disagree mage --between tactician,designer --unpractised
  duel knowledge disagree mage --other mypack/`,
	}, m.run)
	cmd.Flags().StringSliceVar(&m.between, "between", nil, "the ids of two experts")
	cmd.Flags().StringVar(&m.other, "other", "", "another pack: a folder, a zip archive, or classic")
	cmd.Flags().BoolVar(&m.unpractised, "unpractised", false, "decide by what experts say alone, without what practice has taught")
	cmd.Flags().IntVar(&m.search.First, "first", m.search.First, "duels for each card in each situation")
	cmd.Flags().IntVar(&m.search.Second, "second", m.search.Second, "duels for each card in those that look costliest")
	cmd.Flags().IntVar(&m.search.Most, "most", m.search.Most, "how many situations are told")
	cli.Exclusive(cmd, "between", "other")
	work := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := cmp.Or(within("first", m.search.First), within("second", m.search.Second), within("most", m.search.Most)); err != nil {
			return err
		}
		return work(cmd, args)
	}
	return cmd
}

// disagreementJSON is a disagreement for machines.
type disagreementJSON struct {
	Duel       int            `json:"duel"` // from 1
	Turn       int            `json:"turn"`
	Enemy      string         `json:"enemy"`
	Cards      [2]string      `json:"cards"`
	Wins       [2]stats.Share `json:"wins"`
	Difference stats.Estimate `json:"difference"`
}

type disagreementsJSON struct {
	Situations int                `json:"situations"`
	Differ     int                `json:"differ"`
	Costliest  []disagreementJSON `json:"costliest"`
}

func (m *disagreeing) run(cmd *cobra.Command) error {
	a, b, err := m.sides(cmd)
	if err != nil {
		return err
	}
	if m.unpractised {
		a, b = a.Untrained(), b.Untrained()
	}
	by := map[string]*kb.Knowledge{}
	for i := range m.all {
		enemy := m.all[i].Enemy()
		if by[enemy], err = m.knows(cmd, enemy); err != nil {
			return err
		}
	}
	by[m.hero.ID] = m.known
	found, differ, err := competence.Disagreements(cmd.Context(), a, b, by, m.all, m.search)
	if err != nil {
		return err
	}
	told := disagreementsJSON{len(m.all), differ, []disagreementJSON{}}
	for i := range found {
		d := &found[i]
		r := &m.all[d.Situation]
		told.Costliest = append(told.Costliest, disagreementJSON{r.Number + 1, r.Turn, r.Enemy(),
			[2]string{r.Duel.ActionName(r.View.Seat, d.Actions[0]), r.Duel.ActionName(r.View.Seat, d.Actions[1])}, d.Values, d.Difference})
	}
	if m.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), told)
	}
	return m.print(cmd, &told)
}

// sides returns the two knowledge bases that are compared.
func (m *disagreeing) sides(cmd *cobra.Command) (a, b *kb.Knowledge, err error) {
	switch {
	case m.other != "":
		docs, err := resolve.LoadPack(cmd.Context(), m.other)
		if err == nil {
			b, err = kb.ForHero(docs, m.hero.ID)
		}
		return m.known, b, err
	case len(m.between) != 2:
		return nil, nil, cli.Usage(errors.New("--between A,B is missing, the ids of two experts, or --other PACK"))
	}
	experts, err := m.experts()
	if err != nil {
		return nil, nil, err
	}
	first, err := find(experts, m.between[0])
	if err != nil {
		return nil, nil, err
	}
	second, err := find(experts, m.between[1])
	return alone(m.known, &experts[first]), alone(m.known, &experts[second]), err
}

// alone returns knowledge with the priorities of one expert.
func alone(k *kb.Knowledge, e *schema.Expert) *kb.Knowledge {
	with := *k
	with.Priorities = e.Priorities
	return &with
}

func (m *disagreeing) print(cmd *cobra.Command, told *disagreementsJSON) error {
	t := m.t
	fmt.Fprintln(cmd.OutOrStdout(), t.Text("cli.disagree.about", i18n.Args{
		"Differ": told.Differ, "Situations": t.Text("count.situations", i18n.Args{"N": told.Situations}),
	}))
	if len(told.Costliest) == 0 {
		return nil
	}
	rows := [][]string{strings.Split(t.Text("cli.disagree.columns"), "|")}
	percent := func(s stats.Share) string { return t.Decimal(100*s.Share, 1) + " %" }
	points := func(x float64) string { return t.Number(fmt.Sprintf("%+.1f", 100*x)) }
	for _, d := range told.Costliest {
		rows = append(rows, []string{fmt.Sprint(d.Duel), fmt.Sprint(d.Turn), d.Enemy, d.Cards[0], percent(d.Wins[0]), d.Cards[1], percent(d.Wins[1]),
			t.Text("cli.disagree.by", i18n.Args{"By": points(d.Difference.Value), "Low": points(d.Difference.Low), "High": points(d.Difference.High)})})
	}
	_, err := fmt.Fprintf(cmd.OutOrStdout(), "\n%s", text.Columns(rows))
	return err
}
