package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
)

func newKnowledgeCheck() *cobra.Command {
	var dir, language string
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "check",
		Short: "Tell whether all that was learned is as it was written",
		Long: `Look at every file in the folder of what was learned, and tell which are damaged
or missing, or don't belong there; also those that were found and set aside
before, as long as they lie there. Nothing is changed. It fails if anything is
wrong.`,
		Example: `  duel knowledge check --kb knowledge`,
		Args:    cli.Exactly(),
	}
	cmd.RunE = cli.Work(func(cmd *cobra.Command, _ []string) error {
		t, err := lang.Translator(language)
		if err != nil {
			return err
		}
		if dir == "" {
			return errNoStore
		}
		return checkKnowledge(cmd, t, dir, asJSON)
	})
	cmd.Flags().StringVar(&dir, "kb", "", "the folder of what was learned")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &language)
	return cmd
}

// checkedJSON is what a check found, for machines.
type checkedJSON struct {
	Entries     int      `json:"entries"`
	Generations int      `json:"generations"`
	Problems    []string `json:"problems"`
}

func checkKnowledge(cmd *cobra.Command, t *i18n.Translator, dir string, asJSON bool) error {
	store, err := openStore(dir, cmd.ErrOrStderr())
	if err != nil {
		return err
	}
	found, err := store.Check()
	if err != nil {
		return err
	}
	if asJSON {
		problems := []string{}
		for _, problem := range found.Problems {
			problems = append(problems, problem.String())
		}
		err = cli.PrintJSON(cmd.OutOrStdout(), checkedJSON{found.Entries, found.Generations, problems})
	} else {
		tellCheck(cmd, t, found)
	}
	if err == nil && len(found.Problems) > 0 {
		err = errors.New(t.Text("cli.knowledge.wrong", i18n.Args{"N": len(found.Problems)}))
	}
	return err
}

func tellCheck(cmd *cobra.Command, t *i18n.Translator, found *kb.Report) {
	for _, problem := range found.Problems {
		fmt.Fprintln(cmd.OutOrStdout(), termsafe.Line(problem.In(t)))
	}
	fmt.Fprintln(cmd.OutOrStdout(), t.Text("cli.knowledge.checked", i18n.Args{"N": found.Entries, "States": found.Generations}))
}
