package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/precedent"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

// deciding is what the decide command is asked for.
type deciding struct {
	pack, hero, cases, priorities, learner string
	replay                                 string
	turn                                   int
	weights, asJSON                        bool
	lang                                   string
}

func newDecide() *cobra.Command {
	var d deciding
	cmd := &cobra.Command{
		Use:   "decide [INPUT...]",
		Short: "Explain what the AI decides in a situation",
		Long: `Explain what the precedent AI makes of a situation: the closest cases with the
distance of each input, the targets and the outputs of the network, and the
order of the kinds of action.

The situation is 14 numbers from 0 to 1 (the thesis's Table 3.2), as arguments
or on standard input, where it may be a JSON list too. With --replay it is that
of each decision in a turn, and the whole chain of candidates is shown.

--learner printed is the network as the thesis prints it, corrected as it is
meant.`,
		Example: `  duel decide 0.83 1 1 0.5 0.5 0.5 0.67 0 0.25 0 0.5 0.75 0 0.17
  duel decide 0.83,1,1,0.5,0.5,0.5,0.67,0,0.25,0,0.5,0.75,0,0.17 --learner printed --priorities listing
  echo '[0.83,1,1,0.5,0.5,0.5,0.67,0,0.25,0,0.5,0.75,0,0.17]' | duel decide --json
  duel decide --replay my.replay --turn 3 --weights`,
		Args: cobra.ArbitraryArgs,
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error { return d.run(cmd, args) }),
	}
	flags := cmd.Flags()
	resolve.PackFlag(cmd, &d.pack, classic.Name)
	resolve.HeroFlag(cmd, &d.hero, "hero", "knight", "the hero whose knowledge is asked")
	flags.StringVar(&d.cases, "cases", "", "the cases: a file, or another hero of the pack")
	flags.StringVar(&d.priorities, "priorities", "", "the priorities: a file, or another table of the pack, as listing")
	flags.StringVar(&d.learner, "learner", "", "printed or corrected (default corrected, or as the replay's AI)")
	cli.Complete(cmd, "learner", "printed", "corrected")
	flags.StringVar(&d.replay, "replay", "", "explain decisions of this replay")
	flags.IntVar(&d.turn, "turn", 0, "the turn of the replay, from 1")
	flags.BoolVar(&d.weights, "weights", false, "print the weights of the network too")
	flags.BoolVar(&d.asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &d.lang)
	return cmd
}

func (d *deciding) run(cmd *cobra.Command, args []string) error {
	t, err := lang.Translator(d.lang)
	if err != nil {
		return err
	}
	if d.replay != "" {
		return d.fromReplay(cmd, t, args)
	}
	if cmd.Flags().Changed("turn") {
		return cli.Usage(errors.New("--turn needs --replay"))
	}
	if len(args) == 0 && cli.IsTerminal(cmd.InOrStdin()) {
		return cli.Usage(errors.New("no situation: give 14 numbers, or --replay and --turn"))
	}
	situation, err := readSituation(cmd, t, args)
	if err != nil {
		return cli.Usage(err)
	}
	options, err := d.options()
	if err != nil {
		return err
	}
	pack, err := resolve.LoadPack(cmd.Context(), d.pack)
	if err != nil {
		return err
	}
	knowledge, err := d.knowledge(cmd, pack, d.hero, nil)
	if err != nil {
		return err
	}
	why, err := precedent.Explain(situation, knowledge, options)
	if err != nil {
		return err
	}
	if d.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), explain(why))
	}
	r := rationale{t: t}
	r.network(cmd.OutOrStdout(), why, d.weights)
	if options.Chain == precedent.IntendedChain {
		fmt.Fprintf(cmd.OutOrStdout(), "\n%s %s\n", t.Text("cli.why.order"), r.order(why))
	}
	return nil
}

// order tells in which order the kinds of action would be tried.
func (r *rationale) order(why *ai.Rationale) string {
	var kinds []string
	for _, kind := range precedent.Order(&why.Outputs) {
		kinds = append(kinds, rulestext.Kind(r.t, kind))
	}
	return strings.Join(kinds, ", ")
}

func (d *deciding) options() (precedent.Options, error) {
	switch d.learner {
	case "", "corrected":
		return precedent.Intended, nil
	case "printed":
		return precedent.Printed, nil
	}
	return precedent.Options{}, cli.Usage(fmt.Errorf("no learner %q; there are: printed, corrected", d.learner))
}

// knowledge returns what is known of a hero: known, or the pack's if that is nil, with the cases and priorities that
// were asked for instead.
func (d *deciding) knowledge(cmd *cobra.Command, pack *schema.Pack, hero string, known *kb.Knowledge) (*kb.Knowledge, error) {
	var err error
	if known == nil {
		if _, err := resolve.FindHero(pack, hero); err != nil {
			return nil, err
		}
		if known, err = kb.ForHero(pack, hero); err != nil {
			return nil, err
		}
	}
	k := *known
	if d.cases != "" {
		if err := learnFrom(cmd, pack, d.cases, &k); err != nil {
			return nil, err
		}
	}
	if d.priorities != "" {
		if k.Priorities, err = chosenPriorities(cmd, pack, d.priorities); err != nil {
			return nil, err
		}
	}
	return &k, nil
}

// learnFrom puts the cases of a document in place of those that are known, with all that was learned along with them.
func learnFrom(cmd *cobra.Command, pack *schema.Pack, which string, k *kb.Knowledge) error {
	document, err := chosenDocument(cmd, pack, schema.CasesKind, which)
	if err != nil {
		return err
	}
	*k = *k.With(document)
	return nil
}

func chosenPriorities(cmd *cobra.Command, pack *schema.Pack, which string) (schema.Priorities, error) {
	document, err := chosenDocument(cmd, pack, schema.PrioritiesKind, which)
	if err != nil {
		return schema.Priorities{}, err
	}
	experts, _ := document.Experts()
	return kb.Consensus(experts), nil
}

// chosenDocument returns a document of a pack by its id, or reads a file.
func chosenDocument(cmd *cobra.Command, pack *schema.Pack, kind schema.Kind, which string) (*schema.Document, error) {
	if schema.IsID(which) {
		document := pack.Find(kind, which)
		if document == nil {
			if err := pack.Unread(kind, which); err != nil {
				return nil, err
			}
			return nil, cli.Usage(fmt.Errorf("no %s of %q in the pack; there are: %s", kind.Name(), which, resolve.ListOf(pack.IDs(kind))))
		}
		return document, firstError(document, document.File())
	}
	source, err := files.Read(cmd, which, schema.MaxDocumentSize)
	if err != nil {
		return nil, err
	}
	document := parseDocument(kind, which, source)
	return document, firstError(document, which)
}

// firstError is what keeps a document from being used.
func firstError(document *schema.Document, path string) error {
	for _, d := range document.Diagnostics() {
		if d.Severity == schema.Error {
			d.File = path
			return errors.New(d.String())
		}
	}
	return nil
}
