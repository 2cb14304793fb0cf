package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/journal"
	"boardduels/internal/brains"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// brainFlag adds a flag that chooses a brain.
func brainFlag(cmd *cobra.Command, id *string, name, value, help string) {
	cmd.Flags().StringVar(id, name, value, help+": "+brains.Names())
	complete(cmd, name, brains.Known().IDs()...)
}

// heroFlag adds a flag that chooses a hero of the pack that --pack names.
func heroFlag(cmd *cobra.Command, id *string, name, value, help string) {
	cmd.Flags().StringVar(id, name, value, help)
	completeHeroes(cmd, name)
}

// findBrain returns a brain by the id that a user gave.
func findBrain(id string) (ai.Brain, error) {
	brain, err := brains.Find(id)
	if err != nil {
		return brain, usage{err}
	}
	return brain, nil
}

// listOf returns ids as a message shows them.
func listOf(ids []string) string {
	if len(ids) == 0 {
		return "none"
	}
	return strings.Join(ids, ", ")
}

// findHero returns a hero of a pack by the id that a user gave.
func findHero(pack *schema.Pack, id string) (replay.Hero, error) {
	if pack.Find(schema.HeroKind, id) == nil {
		return replay.Hero{}, usage{fmt.Errorf("no hero %q in the pack; there are: %s", id, listOf(pack.IDs(schema.HeroKind)))}
	}
	return replay.PackHero(pack, id)
}

// all stands for all brains or heroes.
const all = "all"

// findHeroes returns the ids of the heroes that a user listed; all alone are all of the pack.
func findHeroes(pack *schema.Pack, list []string) ([]string, error) {
	list = trimmed(list)
	if len(list) == 1 && list[0] == all {
		return pack.IDs(schema.HeroKind), nil
	}
	for _, id := range list {
		if _, err := findHero(pack, id); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// personSeat is a place for a person with a hero.
func personSeat(pack *schema.Pack, hero string) (replay.Seat, error) {
	h, err := findHero(pack, hero)
	return replay.Seat{Hero: h}, err
}

// brainSeat is a place for a brain with a hero and the initial knowledge that the pack has of it.
func brainSeat(pack *schema.Pack, hero, brain string, seed uint64) (replay.Seat, error) {
	seat, err := personSeat(pack, hero)
	if err != nil {
		return seat, err
	}
	b, err := findBrain(brain)
	if err != nil {
		return seat, err
	}
	seat.Brain, seat.Seed = b.ID, seed
	if b.NeedsKnowledge {
		seat.Knowledge, err = kb.ForHero(pack, hero)
	}
	return seat, err
}

// players returns the players of a record; person sits wherever the record has no brain.
func players(r *replay.Record, person ai.Player) ([2]ai.Player, error) {
	var all [2]ai.Player
	d, err := r.Duel()
	if err != nil {
		return all, err
	}
	for i := range all {
		seat := game.Seat(i)
		if r.Seats[i].IsPerson() {
			all[i] = person
		} else if all[i], err = journal.Player(r, seat, d, brains.Known()); err != nil {
			return all, err
		}
	}
	return all, nil
}
