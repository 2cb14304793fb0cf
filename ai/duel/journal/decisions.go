package journal

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Player returns the player that decided for a seat of a record: its brain with the seed and the knowledge recorded, of
// both heroes. It returns an error for a person's seat, for a brain that brains don't have, and for knowledge that
// can't be read.
func Player(r *duelrecord.Record, seat game.Seat, d *duel.Duel, brains ai.Brains) (ai.Player, error) {
	s := &r.Seats[seat]
	if s.IsPerson() {
		return nil, fmt.Errorf("seat %s: a person decides", duelrecord.SeatName(seat))
	}
	brain, err := brains.Find(s.Brain)
	if err != nil {
		return nil, fmt.Errorf("seat %s: %w", duelrecord.SeatName(seat), err)
	}
	own, foe, err := s.Known()
	if err != nil {
		return nil, fmt.Errorf("seat %s: %w", duelrecord.SeatName(seat), err)
	}
	player, err := brain.New(ai.Setup{Duel: d, Seat: seat, Seed: s.Seed, Knowledge: own, Foe: foe})
	if err != nil {
		return nil, fmt.Errorf("seat %s: brain %s: %w", duelrecord.SeatName(seat), s.Brain, err)
	}
	return player, nil
}

// Verify is [duelrecord.Verify], and lets every brain of the record decide again. It returns how many decisions came
// out the same, and a [*duelrecord.Divergence] for the first one that doesn't.
func Verify(ctx context.Context, r *duelrecord.Record, brains ai.Brains) (same int, err error) {
	d, err := r.Duel()
	if err != nil {
		return 0, err
	}
	var players [2]ai.Player
	for seat := range players {
		if r.Seats[seat].IsPerson() {
			continue
		}
		if players[seat], err = Player(r, game.Seat(seat), d, brains); err != nil {
			return 0, err
		}
	}
	err = decide(ctx, r, d, players, func(decision Decision) error {
		if decision.Decided == decision.Action {
			same++
			return nil
		}
		return r.Diverge(decision.Turn-1, decision.inTurn, "next decision",
			r.ActionText(decision.Seat, decision.Action), r.ActionText(decision.Seat, decision.Decided))
	})
	return same, err
}

// Decision is an action of a record, with what a player decided in the same situation.
type Decision struct {
	Ply, Turn, Round int // Turn and Round from 1, Ply from 0
	Seat             game.Seat
	Action           duel.Action // as recorded
	View             duel.View
	Legal            []duel.Action // what was possible
	Decided          duel.Action
	Rationale        *ai.Rationale // nil if the player gave none

	inTurn int // actions before it in its turn
}

// Decisions plays a record and has a player decide beside it, for one seat. The player is given the record's set-up.
func Decisions(ctx context.Context, r *duelrecord.Record, seat game.Seat, player func(*duel.Duel) (ai.Player, error),
) ([]Decision, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	if players[seat], err = player(d); err != nil {
		return nil, err
	}
	var all []Decision
	err = decide(ctx, r, d, players, func(decision Decision) error {
		decision.Legal = slices.Clone(decision.Legal)
		decision.Rationale = decision.Rationale.Clone()
		all = append(all, decision)
		return nil
	})
	return all, err
}

// decide plays a record and asks players beside it; seats with a nil player are left out. What a decision's Legal and
// Rationale point to holds until the next one.
func decide(ctx context.Context, r *duelrecord.Record, d *duel.Duel, players [2]ai.Player, each func(Decision) error) error {
	var legal []duel.Action
	audience := ai.NewAudience(players)
	return r.Walk(d, func(s duelrecord.Step) error {
		defer audience.Tell(d, s.State, s.Action) // the player decides first
		seat := s.State.Mover
		if players[seat] == nil {
			return nil
		}
		legal = d.Legal(s.State, legal[:0])
		decision := Decision{
			Ply: int(s.State.Ply), Turn: s.Turn + 1, Round: int(s.State.Round), Seat: seat, Action: s.Action,
			View: d.View(s.State, seat), Legal: legal, inTurn: s.InTurn,
		}
		var err error
		decision.Decided, decision.Rationale, err = players[seat].Decide(ctx, &decision.View, legal)
		if err != nil {
			return fmt.Errorf("turn %d, seat %s: %w", decision.Turn, duelrecord.SeatName(seat), err)
		}
		return each(decision)
	})
}
