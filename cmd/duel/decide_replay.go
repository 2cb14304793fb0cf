package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/ai/duel/precedent"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// fromReplay explains the decisions of a turn.
func (d *deciding) fromReplay(cmd *cobra.Command, t *i18n.Translator, args []string) error {
	if len(args) > 0 {
		return cli.Usage(errors.New("--replay takes the inputs from the replay; leave them out"))
	}
	if !cmd.Flags().Changed("turn") {
		return cli.Usage(errors.New("--replay needs --turn, from 1"))
	}
	r, err := readReplayIn(cmd, t, d.replay)
	if err != nil {
		return err
	}
	switch {
	case len(r.Turns) == 0:
		return fmt.Errorf("%s has no turns yet", d.replay)
	case d.turn < 1 || d.turn > len(r.Turns):
		return cli.Usage(fmt.Errorf("no turn %d, %s has 1 to %d", d.turn, d.replay, len(r.Turns)))
	}
	seat := r.Turns[d.turn-1].Seat
	decisions, err := journal.Decisions(cmd.Context(), r, seat, func(set *duel.Duel) (ai.Player, error) { return d.player(cmd, r, seat, set) })
	if err != nil {
		return fmt.Errorf("%s: %w", d.replay, err)
	}
	var turn []journal.Decision
	for _, decision := range decisions {
		if decision.Turn == d.turn {
			turn = append(turn, decision)
		}
	}
	if d.asJSON {
		return d.printJSON(cmd, r, turn)
	}
	return d.print(cmd, t, r, turn)
}

// player returns who thinks along: the replay's own AI, or an AI with other knowledge or another learner, or for a
// person's seat.
func (d *deciding) player(cmd *cobra.Command, r *duelrecord.Record, seat game.Seat, set *duel.Duel) (ai.Player, error) {
	who := &r.Seats[seat]
	if !who.IsPerson() && d.learner == "" && d.cases == "" && d.priorities == "" {
		return journal.Player(r, seat, set, duelbrains.Known())
	}
	brain, err := d.brain(who)
	if err != nil {
		return nil, err
	}
	setup, err := d.setup(cmd, r, seat, set)
	if err != nil {
		return nil, err
	}
	return brain.New(setup)
}

// brain returns who thinks along in the place of a seat: its own AI if that goes by knowledge, unless a learner was
// asked for, and else the one that people play against.
func (d *deciding) brain(who *duelrecord.Seat) (ai.Brain, error) {
	if d.learner != "" {
		options, err := d.options()
		return precedent.Brain(duelbrains.Default, options), err
	}
	if own, err := duelbrains.Find(who.Brain); err == nil && own.NeedsKnowledge {
		return own, nil
	}
	return duelbrains.Find(duelbrains.Default)
}

// setup is what who thinks along in the place of a seat is given: what was known there, or what the pack tells if
// nothing was, with the cases and priorities that were asked for instead.
func (d *deciding) setup(cmd *cobra.Command, r *duelrecord.Record, seat game.Seat, set *duel.Duel) (ai.Setup, error) {
	setup := ai.Setup{Duel: set, Seat: seat, Seed: r.Seats[seat].Seed}
	own, foe, err := r.Seats[seat].Known()
	if err != nil {
		return setup, err
	}
	pack, err := resolve.LoadPack(cmd.Context(), d.pack)
	if err != nil {
		return setup, err
	}
	mine, theirs := set.Hero(seat).ID, set.Hero(1-seat).ID
	if setup.Knowledge, err = d.knowledge(cmd, pack, mine, own); err != nil {
		return setup, err
	}
	switch {
	case mine == theirs:
		setup.Foe = setup.Knowledge
	case own != nil:
		setup.Foe = foe
	default:
		setup.Foe, err = kb.ForHero(pack, theirs)
	}
	return setup, err
}

func (d *deciding) print(cmd *cobra.Command, t *i18n.Translator, r *duelrecord.Record, turn []journal.Decision) error {
	n := newNames(t, r)
	set, err := r.Duel()
	if err != nil {
		return err
	}
	for i := range turn {
		decision := &turn[i]
		r := rationale{t: t, names: n, duel: set, seat: decision.Seat}
		heading := t.Text("cli.why.decision", i18n.Args{
			"Ply": decision.Ply + 1, "Round": decision.Round, "Hero": n.Hero(decision.Seat), "Action": n.action(t, decision.Seat, decision.Decided),
		})
		if decision.Decided != decision.Action {
			heading += " " + t.Text("cli.why.instead", i18n.Args{"Action": n.action(t, decision.Seat, decision.Action)})
		}
		if i > 0 {
			fmt.Fprintln(cmd.OutOrStdout())
		}
		fmt.Fprintf(cmd.OutOrStdout(), "%s\n\n", heading)
		if decision.Rationale == nil {
			fmt.Fprintln(cmd.OutOrStdout(), t.Text("why.nothing"))
			continue
		}
		r.full(cmd.OutOrStdout(), decision.Rationale, d.weights)
	}
	return nil
}

// decisionJSON is a decision of a replay for machines.
type decisionJSON struct {
	Ply       int            `json:"ply"` // actions before it
	Turn      int            `json:"turn"`
	Round     int            `json:"round"`
	Seat      int            `json:"seat"`
	Action    string         `json:"action"`  // as recorded
	Decided   string         `json:"decided"` // now
	Rationale *rationaleJSON `json:"rationale"`
}

func (d *deciding) printJSON(cmd *cobra.Command, r *duelrecord.Record, turn []journal.Decision) error {
	set, err := r.Duel()
	if err != nil {
		return err
	}
	all := []decisionJSON{}
	for i := range turn {
		decision := &turn[i]
		id := func(a duel.Action) string { return set.ActionName(decision.Seat, a) }
		j := decisionJSON{
			Ply: decision.Ply, Turn: decision.Turn, Round: decision.Round, Seat: int(decision.Seat) + 1,
			Action: id(decision.Action), Decided: id(decision.Decided),
		}
		if decision.Rationale != nil {
			j.Rationale = explain(decision.Rationale)
			j.Rationale.actions(set, decision.Seat, decision.Rationale)
		}
		all = append(all, j)
	}
	return cli.PrintJSON(cmd.OutOrStdout(), all)
}
