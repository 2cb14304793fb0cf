package replay

import (
	"context"
	"fmt"
	"slices"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Player returns the player that decided for a seat: its brain with the seed and the knowledge of the record. It returns
// an error for a person's seat, and for a brain that brains don't have.
func (r *Record) Player(seat game.Seat, d *duel.Duel, brains ai.Brains) (ai.Player, error) {
	s := &r.Seats[seat]
	if s.IsPerson() {
		return nil, fmt.Errorf("seat %s: a person decides", seatName(seat))
	}
	brain, err := brains.Find(s.Brain)
	if err != nil {
		return nil, fmt.Errorf("seat %s: %w", seatName(seat), err)
	}
	player, err := brain.New(ai.Setup{Duel: d, Seat: seat, Seed: s.Seed, Knowledge: s.Knowledge})
	if err != nil {
		return nil, fmt.Errorf("seat %s: brain %s: %w", seatName(seat), s.Brain, err)
	}
	return player, nil
}

// VerifyDecisions is Verify, and lets every brain of the record decide again. It returns a [*Divergence] for the first
// decision that comes out otherwise.
func VerifyDecisions(ctx context.Context, r *Record, brains ai.Brains) error {
	d, err := r.Duel()
	if err != nil {
		return err
	}
	var players [2]ai.Player
	for seat := range players {
		if r.Seats[seat].IsPerson() {
			continue
		}
		if players[seat], err = r.Player(game.Seat(seat), d, brains); err != nil {
			return err
		}
	}
	return r.decisions(ctx, d, players, func(decision Decision) error {
		if decision.Decided == decision.Action {
			return nil
		}
		return r.diverge(decision.Turn-1, decision.inTurn, "next decision",
			r.actionText(decision.Seat, decision.Action), r.actionText(decision.Seat, decision.Decided))
	})
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
func Decisions(ctx context.Context, r *Record, seat game.Seat, player func(*duel.Duel) (ai.Player, error)) ([]Decision, error) {
	d, err := r.Duel()
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	if players[seat], err = player(d); err != nil {
		return nil, err
	}
	var all []Decision
	err = r.decisions(ctx, d, players, func(decision Decision) error {
		decision.Legal = slices.Clone(decision.Legal)
		decision.Rationale = decision.Rationale.Clone()
		all = append(all, decision)
		return nil
	})
	return all, err
}

// decisions plays a record and asks players beside it; seats with a nil player are left out. What a decision's Legal and
// Rationale point to holds until the next one.
func (r *Record) decisions(ctx context.Context, d *duel.Duel, players [2]ai.Player, each func(Decision) error) error {
	var legal []duel.Action
	turn, inTurn := -1, 0
	_, err := r.simulate(d, func(s step) error {
		if s.turn != turn {
			turn, inTurn = s.turn, -1
		}
		inTurn++
		seat := s.state.Mover
		if players[seat] == nil {
			return nil
		}
		decision := Decision{
			Ply: int(s.state.Ply), Turn: s.turn + 1, Round: Round(s.turn), Seat: seat, Action: s.action,
			View: d.View(s.state, seat), inTurn: inTurn,
		}
		legal = d.Legal(s.state, legal[:0])
		decision.Legal = legal
		var err error
		decision.Decided, decision.Rationale, err = players[seat].Decide(ctx, &decision.View, legal)
		if err != nil {
			return fmt.Errorf("turn %d, seat %s: %w", decision.Turn, seatName(seat), err)
		}
		return each(decision)
	})
	return err
}
