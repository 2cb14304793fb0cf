package main

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/explanation"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
	"boardduels/runtime/record/duelrecord"
)

func newKnowledgeHistory() *cobra.Command {
	k := &knowing{}
	var number int
	cmd := k.command(&cobra.Command{
		Use:   "history HERO",
		Short: "Tell which match changed what the AI knows, and how",
		Long: `List the matches that changed what a hero's AI knows, and the rollbacks, the
oldest first. With --match tell all that one of them changed: which case, which
weight, from what to what.`,
		Example: `  duel knowledge history mage --kb knowledge
  duel knowledge history mage --kb knowledge --match 12`,
	}, func(cmd *cobra.Command) error { return k.printHistory(cmd, number) })
	cmd.Flags().IntVar(&number, "match", 0, "the number of the entry to tell about")
	return cmd
}

// printHistory prints all entries, or the one with a number in full.
func (k *knowing) printHistory(cmd *cobra.Command, number int) error {
	if err := k.needStore(); err != nil {
		return err
	}
	history, err := k.store.History(k.hero.ID)
	if err != nil {
		return err
	}
	if cmd.Flags().Changed("match") {
		i := slices.IndexFunc(history, func(e kb.Entry) bool { return e.Number == number })
		if i < 0 {
			return cli.Usage(fmt.Errorf("no entry %d in the history of %s; there are: %s", number, k.hero.ID, resolve.ListOf(numbersOf(history))))
		}
		history = history[i : i+1]
	}
	if k.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), entriesOf(history))
	}
	if len(history) == 0 {
		fmt.Fprintln(cmd.OutOrStdout(), k.t.Text("cli.knowledge.empty"))
	}
	for i := range history {
		fmt.Fprintln(cmd.OutOrStdout(), k.entry(&history[i]))
		if number != 0 {
			k.printChanges(cmd, history[i].Changes)
		}
	}
	return nil
}

func numbersOf(history []kb.Entry) []string {
	var list []string
	for _, e := range history {
		list = append(list, strconv.Itoa(e.Number))
	}
	return list
}

// entry tells an entry in a line.
func (k *knowing) entry(e *kb.Entry) string {
	args := i18n.Args{
		"N": e.Number, "Date": date(e.Date), "To": e.To, "Mine": k.name(e.Mine), "Theirs": k.name(e.Theirs), "Match": e.ID,
		"Result": k.t.Text("cli.knowledge.lost"),
	}
	if e.Won {
		args["Result"] = k.t.Text("cli.knowledge.won")
	}
	key := "cli.knowledge.match"
	switch {
	case e.Problem != nil:
		key, args["Problem"] = "cli.knowledge.damaged", e.Problem.In(k.t)
	case e.Kind == kb.RolledBack:
		key = "cli.knowledge.rolled_back"
	case e.Kind == kb.Restored:
		key = "cli.knowledge.restored"
	case e.Kind == kb.Imported:
		key = "cli.knowledge.imported"
	case e.Kind == kb.Judged:
		key = "cli.knowledge.judged"
	case e.ID == "": // of a match without a replay
		key = "cli.knowledge.unkept_match"
	}
	return termsafe.Line(k.t.Text(key, args))
}

// date is a moment as replays write it.
func date(at time.Time) string {
	if at.IsZero() {
		return "?"
	}
	return at.UTC().Format("2006-01-02 15:04:05 UTC")
}

// printChanges tells each change, with the hero that it concerns.
func (k *knowing) printChanges(cmd *cobra.Command, changes []kb.Change) {
	for _, c := range changes {
		cards := func(id string) string { return id }
		if hero, err := duelrecord.PackHero(k.docs, c.Hero); err == nil {
			cards = cardNames(k.t.Language(), &hero)
		}
		fmt.Fprint(cmd.OutOrStdout(), text.Hang("   ", k.name(c.Hero)+": "+explanation.Change(k.t, c, cards, nil)))
	}
}

// entryJSON is an entry of the history for machines.
type entryJSON struct {
	Number  int      `json:"number"`
	Kind    string   `json:"kind"` // match, rollback, undo or import
	Date    string   `json:"date,omitempty"`
	Match   string   `json:"match,omitempty"` // the name of the replay
	Played  string   `json:"played,omitempty"`
	Against string   `json:"against,omitempty"`
	Won     bool     `json:"won"`
	To      int      `json:"to"` // of a rollback and of its undo
	Kept    bool     `json:"kept"`
	Problem string   `json:"problem,omitempty"`
	Changes []change `json:"changes"`
}

func entriesOf(history []kb.Entry) []entryJSON {
	entries := []entryJSON{}
	for _, e := range history {
		j := entryJSON{
			Number: e.Number, Kind: e.Kind, Match: e.ID, Played: e.Mine, Against: e.Theirs, Won: e.Won, To: e.To, Kept: e.Kept,
			Changes: changesOf(e.Changes),
		}
		if e.Problem != nil {
			j.Problem = e.Problem.String()
		}
		if !e.Date.IsZero() {
			j.Date = e.Date.UTC().Format(time.RFC3339)
		}
		entries = append(entries, j)
	}
	return entries
}
