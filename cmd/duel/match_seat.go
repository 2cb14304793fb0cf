package main

import (
	"cmp"
	"fmt"
	"io"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/extbot"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// seated is a player of a series: a brain, or a program of the user's.
type seated struct {
	player  string          // as the user called it
	seat    duelrecord.Seat // in each record
	program *external.Program
	learner *learner // nil if it doesn't learn
}

// seat returns the player of a seat.
func (s *series) seat(pack *schema.Pack, i int) (*seated, error) {
	player := &seated{player: s.seats[i]}
	words, isProgram, err := extbot.Command(player.player)
	if err != nil {
		return nil, cli.Usage(fmt.Errorf("--seat%d: %w", i+1, err))
	}
	if !isProgram {
		player.seat, err = resolve.BrainSeat(pack, s.heroes[i], s.heroes[1-i], player.player, 0)
		return player, err
	}
	if player.seat, err = resolve.PersonSeat(pack, s.heroes[i]); err != nil {
		return nil, err
	}
	of := resolve.Title(s.pack, pack)
	player.program, err = external.New(words, protocol.Pack{Name: of.Name, Hash: of.Hash}, s.limits)
	if err != nil {
		return nil, cli.Usage(fmt.Errorf("--seat%d: %w", i+1, err))
	}
	return player, nil
}

// name is what the player is called in a record.
func (p *seated) name() string {
	if p.program == nil {
		return ""
	}
	return cmp.Or(p.program.Name(), p.player)
}

// seatLearners has every seat of the brain that learns learn.
func (s *series) seatLearners(pack *schema.Pack, t *table, errs io.Writer) error {
	for i, player := range t.seats {
		if player.seat.Brain != duelbrains.Default {
			continue
		}
		var store *kb.Store
		var err error
		if s.kb != "" {
			if store, err = openKnowledge(s.kb, errs); err != nil {
				return err
			}
		}
		if player.learner, err = newLearner(pack, s.heroes[i], s.heroes[1-i], store, errs, i18n.For(i18n.Default)); err != nil {
			return err
		}
	}
	return nil
}
