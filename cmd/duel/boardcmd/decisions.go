package boardcmd

import (
	"context"
	"fmt"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

// sound plays a record again, and returns an error for what contradicts its rules, its seed or the names of brains.
func sound(table games.Table, r *boardrecord.Record) error {
	if err := boardrecord.Verify(table, r); err != nil {
		return err
	}
	if err := r.CheckDrawn(table); err != nil {
		return err
	}
	for i := range r.Seats {
		if s := &r.Seats[i]; !s.IsPerson() {
			if _, err := table.Brain(s.Brain); err != nil {
				return record.NoBrain(game.Seat(i), s.Brain)
			}
		}
	}
	return nil
}

// decideAgain plays a record again, and lets its brains decide beside it. It returns how many decisions came out the
// same, and a divergence for the first one that doesn't. Nobody decided the plies of an opening by lot.
func decideAgain(ctx context.Context, table games.Table, r *boardrecord.Record) (same int, err error) {
	players, err := table.Players(r, func(game.Seat) dynamicplayer.Player { return nil })
	if err != nil {
		return 0, err
	}
	ply := 0
	_, err = r.Walk(table, func(s boardrecord.Step) error {
		seat := table.Mover(s.State)
		ply++
		if players[seat] == nil || ply <= r.Drawn() {
			return nil
		}
		view := table.View(s.State, seat)
		decided, _, err := players[seat].Decide(ctx, &view, table.Legal(s.State, nil))
		if err != nil {
			return fmt.Errorf("turn %d, seat %d: %w", s.Turn+1, seat+1, err)
		}
		if decided != s.Action {
			return r.Diverge(s.Turn, s.InTurn, "next decision", s.Action, decided)
		}
		same++
		return nil
	})
	return same, err
}
