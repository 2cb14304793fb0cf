package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// knowing is what the commands about knowledge are asked for.
type knowing struct {
	pack, dir, lang string
	asJSON          bool

	t     *i18n.Translator
	docs  *schema.Pack
	hero  duelrecord.Hero
	store *kb.Store // nil if no folder is named
}

func newKnowledge() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "knowledge",
		Short: "Show, trace and roll back what the AI has learned",
		Long: `Show what the AI knows about playing a hero, which match changed it and how, and
lead it back to what it knew before.

--kb names the folder in which the AI keeps what it has learned: "knowledge" in
the app's folder for data, or that of duel match --kb or duel play --kb.`,
		RunE: cli.Group,
	}
	cmd.AddCommand(newKnowledgeShow(), newKnowledgeHistory(), newKnowledgeRollback(), newKnowledgeCheck(), newKnowledgeImitate(), newKnowledgeDouble(),
		newKnowledgeCoverage(), newKnowledgeExperts(), newKnowledgeDisagree())
	return cmd
}

// command adds the flags that all commands about knowledge have.
func (k *knowing) command(cmd *cobra.Command, run func(*cobra.Command) error) *cobra.Command {
	cmd.Args = cli.Exactly("HERO")
	cmd.RunE = cli.Work(func(cmd *cobra.Command, args []string) error {
		if err := k.open(cmd, args[0]); err != nil {
			return err
		}
		err := run(cmd)
		k.tellDamage(cmd)
		return err
	})
	resolve.PackFlag(cmd, &k.pack, classic.Name)
	cmd.Flags().StringVar(&k.dir, "kb", "", "the folder of what was learned")
	cmd.Flags().BoolVar(&k.asJSON, "json", false, "print JSON")
	lang.Flag(cmd, &k.lang)
	return cmd
}

// open reads what the flags name.
func (k *knowing) open(cmd *cobra.Command, hero string) (err error) {
	if k.t, err = lang.Translator(k.lang); err != nil {
		return err
	}
	if k.docs, err = resolve.LoadPack(cmd.Context(), k.pack); err != nil {
		return err
	}
	if k.hero, err = resolve.FindHero(k.docs, hero); err != nil || k.dir == "" {
		return err
	}
	k.store, err = openStore(k.dir, cmd.ErrOrStderr())
	return err
}

// openStore returns the store in a folder that has to be there.
func openStore(dir string, errs io.Writer) (*kb.Store, error) {
	if _, err := os.ReadDir(dir); err != nil {
		return nil, fmt.Errorf("%s: %w", dir, atomicfile.Reason(err))
	}
	return openKnowledge(dir, errs)
}

// tellDamage tells what was found wrong with the store, unless that was told.
func (k *knowing) tellDamage(cmd *cobra.Command) {
	if k.store == nil {
		return
	}
	k.tell(cmd, k.store.Damage())
}

// tell tells what was found wrong with the store, if anything was.
func (k *knowing) tell(cmd *cobra.Command, damage *kb.Damage) {
	if damage != nil {
		fmt.Fprintf(cmd.ErrOrStderr(), "duel: %s\n", termsafe.Line(damage.In(k.t)))
	}
}

var errNoStore = cli.Usage(errors.New("--kb is missing: the folder of what was learned"))

// needStore tells that a command makes no sense without a folder.
func (k *knowing) needStore() error {
	if k.store == nil {
		return errNoStore
	}
	return nil
}

func newKnowledgeRollback() *cobra.Command {
	k := &knowing{}
	var to int
	var undo bool
	cmd := k.command(&cobra.Command{
		Use:   "rollback HERO",
		Short: "Lead the AI back to what it knew before",
		Long: `Lead a hero's AI back to what it knew after an entry of its history; without
--to to the beginning. The rollback becomes an entry too, so nothing is lost.
--undo takes the last rollback back.`,
		Example: `  duel knowledge rollback mage --kb knowledge --to 12
  duel knowledge rollback mage --kb knowledge --undo`,
	}, func(cmd *cobra.Command) error { return k.rollBack(cmd, to, undo) })
	cmd.Flags().IntVar(&to, "to", 0, "the number of the entry, 0 is the beginning")
	cmd.Flags().BoolVar(&undo, "undo", false, "take the last rollback back")
	cli.Exclusive(cmd, "to", "undo")
	return cmd
}

func (k *knowing) rollBack(cmd *cobra.Command, to int, undo bool) error {
	if err := k.needStore(); err != nil {
		return err
	}
	if to < 0 {
		return cli.Usage(fmt.Errorf("--to is %d, allowed are the numbers of entries and 0, the beginning", to))
	}
	key, err := "cli.knowledge.done", error(nil)
	now := func() time.Time { return time.Now().UTC().Truncate(time.Second) }
	if undo {
		key, err = "cli.knowledge.undone", k.store.UndoRollback(cmd.Context(), k.hero.ID, now)
	} else {
		err = k.store.Rollback(cmd.Context(), k.hero.ID, to, now)
	}
	if err != nil {
		return err
	}
	if k.asJSON {
		return k.printHistory(cmd, 0)
	}
	fmt.Fprintln(cmd.OutOrStdout(), k.t.Text(key, i18n.Args{"Hero": k.name(k.hero.ID), "To": to}))
	return nil
}

// name is what a hero of the pack is called; another goes by its id.
func (k *knowing) name(id string) string {
	hero, ok := k.docs.Hero(id)
	if !ok {
		return termsafe.Line(id)
	}
	return display(k.t.Language(), hero.ID, hero.Name, hero.NameUK)
}
