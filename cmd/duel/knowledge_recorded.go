package main

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/competence"
	"boardduels/ai/duel/duelbrains"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/kb"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// measuring is what the commands are asked for that measure knowledge on recorded situations.
type measuring struct {
	knowing
	duels int

	all   []competence.Recorded
	known *kb.Knowledge
}

// recordedHelp says where situations come from.
const recordedHelp = `
Situations are the beginnings of the hero's turns in the replays FILE, which may
be folders or patterns; without any, in --duels duels of rivals against each
hero of the pack, which are the same each time.`

// recordedCommand is a command about knowledge that takes replays behind the hero.
func (m *measuring) recordedCommand(cmd *cobra.Command, run func(*cobra.Command) error) *cobra.Command {
	cmd.Long += "\n" + recordedHelp
	cmd = m.command(cmd, func(cmd *cobra.Command) error {
		if err := m.prepare(cmd, cmd.Flags().Args()[1:]); err != nil {
			return err
		}
		return run(cmd)
	})
	cmd.Args = cli.AtLeast("HERO")
	cmd.Flags().IntVar(&m.duels, "duels", competence.Duels, "how many duels to look at where no replays are named")
	return cmd
}

// prepare finds the situations, and what is known of the hero.
func (m *measuring) prepare(cmd *cobra.Command, paths []string) (err error) {
	if err := within("duels", m.duels); err != nil {
		return err
	}
	if m.known, err = m.knows(cmd, m.hero.ID); err != nil {
		return err
	}
	if len(paths) == 0 {
		m.all, err = competence.Played(cmd.Context(), m.docs, m.hero.ID, duelbrains.All(), m.duels)
		return err
	}
	names, err := files.Replays(paths)
	if err != nil {
		return err
	}
	var records []*duelrecord.Record
	for _, name := range names {
		record, err := readReplayIn(cmd, m.t, name)
		if err != nil {
			return err
		}
		records = append(records, record)
	}
	if m.all = competence.Saved(records, m.hero.ID); len(m.all) == 0 {
		return fmt.Errorf("in %d %s files %s has nothing to choose", len(records), files.ReplayExt, m.hero.ID)
	}
	return nil
}

// mostMeasured bounds what the flags of measurements may be.
const mostMeasured = 100_000

// within tells that a flag is too small or too large.
func within(flag string, n int) error {
	if n < 1 || n > mostMeasured {
		return cli.Usage(fmt.Errorf("--%s is %d, allowed is 1 to %d", flag, n, mostMeasured))
	}
	return nil
}

// knows returns what the AI knows of a hero: what it has learned if a store is named, else what the pack says.
func (m *measuring) knows(cmd *cobra.Command, hero string) (*kb.Knowledge, error) {
	known, err := kb.ForHero(m.docs, hero)
	if err != nil || m.store == nil {
		return known, err
	}
	known, damage, err := m.store.Load(hero, known)
	m.tell(cmd, damage)
	return known, err
}

// experts returns the tables of the hero.
func (m *measuring) experts() ([]schema.Expert, error) {
	d := m.docs.Find(schema.PrioritiesKind, m.hero.ID)
	if d == nil {
		return nil, fmt.Errorf("the pack has no experts' tables of %s", m.hero.ID)
	}
	experts, _ := d.Experts()
	return experts, nil
}

// find returns the place of an expert by its id.
func find(experts []schema.Expert, id string) (int, error) {
	i := slices.IndexFunc(experts, func(e schema.Expert) bool { return e.ID == id })
	if i < 0 {
		ids := make([]string, len(experts))
		for i := range experts {
			ids[i] = experts[i].ID
		}
		return 0, cli.Usage(fmt.Errorf("no expert %q; there are: %v", id, ids))
	}
	return i, nil
}
