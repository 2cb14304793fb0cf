// Package resolve is who plays with what, by the names that a user gives: packs, heroes and brains.
package resolve

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/cmd/duel/cli"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// BrainFlag adds a flag that chooses a brain.
func BrainFlag(cmd *cobra.Command, id *string, name, value, help string) {
	cmd.Flags().StringVar(id, name, value, help+": "+BrainNames())
	cli.Complete(cmd, name, append(duelbrains.Known().IDs(), DoublePrefix)...)
}

// BrainNames returns what can be given for a brain, for help.
func BrainNames() string { return duelbrains.Names() + ", or " + DoublePrefix + "FILE" }

// HeroFlag adds a flag that chooses a hero of the pack that --pack names.
func HeroFlag(cmd *cobra.Command, id *string, name, value, help string) {
	cmd.Flags().StringVar(id, name, value, help)
	CompleteHeroes(cmd, name)
}

// FindBrain returns a brain by the id that a user gave.
func FindBrain(id string) (ai.Brain, error) {
	if user, err := findUser(id); user != nil || err != nil {
		if err != nil {
			return ai.Brain{}, err
		}
		return user.brain(), nil
	}
	brain, err := duelbrains.Find(id)
	if err != nil {
		return brain, cli.Usage(err)
	}
	return brain, nil
}

// ListOf returns ids as a message shows them.
func ListOf(ids []string) string {
	if len(ids) == 0 {
		return "none"
	}
	return strings.Join(ids, ", ")
}

// FindHero returns a hero of a pack by the id that a user gave.
func FindHero(pack *schema.Pack, id string) (duelrecord.Hero, error) {
	if err := find(pack, schema.HeroKind, id); err != nil {
		return duelrecord.Hero{}, err
	}
	return duelrecord.PackHero(pack, id)
}

// FindCard returns an error for an id that no card of a pack has.
func FindCard(pack *schema.Pack, id string) error { return find(pack, schema.CardKind, id) }

// FindRun returns a run of a pack by the id that a user gave.
func FindRun(pack *schema.Pack, id string) (schema.Run, error) {
	if err := find(pack, schema.RunKind, id); err != nil {
		return schema.Run{}, err
	}
	return pack.DuelRun(id)
}

// find returns an error for an id that no file of a pack has.
func find(pack *schema.Pack, kind schema.Kind, id string) error {
	if pack.Find(kind, id) != nil || pack.Unread(kind, id) != nil {
		return nil
	}
	if near := pack.Near(kind, id); len(near) > 0 {
		return cli.Usage(fmt.Errorf("no %s %q in the pack; did you mean %s?", kind.Name(), id, strings.Join(near, " or ")))
	}
	return cli.Usage(fmt.Errorf("no %s %q in the pack; there are: %s", kind.Name(), id, ListOf(pack.IDs(kind))))
}

// All stands for all brains or heroes in a list.
const All = "all"

// FindHeroes returns the ids of the heroes that a user listed; all alone are all of the pack.
func FindHeroes(pack *schema.Pack, list []string) ([]string, error) {
	list = cli.Trimmed(list)
	if len(list) == 1 && list[0] == All {
		return pack.IDs(schema.HeroKind), nil
	}
	for _, id := range list {
		if _, err := FindHero(pack, id); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// PersonSeat is a place for a person with a hero.
func PersonSeat(pack *schema.Pack, hero string) (duelrecord.Seat, error) {
	h, err := FindHero(pack, hero)
	return duelrecord.Seat{Hero: h}, err
}

// BrainSeat is a place for a brain with a hero, and the initial knowledge that the pack has of it and of the other
// hero.
func BrainSeat(pack *schema.Pack, hero, foe, brain string, seed uint64) (duelrecord.Seat, error) {
	seat, err := PersonSeat(pack, hero)
	if err != nil {
		return seat, err
	}
	b, err := FindBrain(brain)
	if err != nil {
		return seat, err
	}
	seat.Brain, seat.Seed = b.ID, seed
	if b.NeedsKnowledge {
		if err = seat.KnowPack(pack, foe); err == nil {
			err = Impersonate(&seat, b.ID)
		}
	}
	return seat, err
}

// Players returns the players of a record; person sits wherever the record has no brain.
func Players(r *duelrecord.Record, person ai.Player) ([2]ai.Player, error) {
	var all [2]ai.Player
	d, err := r.Duel()
	if err != nil {
		return all, err
	}
	for i := range all {
		seat := game.Seat(i)
		if r.Seats[i].IsPerson() {
			all[i] = person
		} else if all[i], err = journal.Player(r, seat, d, duelbrains.Known()); err != nil {
			return all, err
		}
	}
	return all, nil
}

// CompleteHeroes tells the shell that a flag is a hero of the pack that --pack names.
func CompleteHeroes(cmd *cobra.Command, flag string) {
	heroes := func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		pack, err := LoadPack(cmd.Context(), cmd.Flag("pack").Value.String())
		if err != nil {
			return nil, cobra.ShellCompDirectiveError
		}
		return pack.IDs(schema.HeroKind), cobra.ShellCompDirectiveNoFileComp
	}
	if err := cmd.RegisterFlagCompletionFunc(flag, heroes); err != nil {
		panic(err) // the command has no such flag
	}
}
