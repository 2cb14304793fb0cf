package boardcmd

import (
	"context"
	"fmt"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// checkNames returns an error for a brain that the family of a record hasn't, and for an opening that can't be.
func checkNames(table games.Table, r *boardrecord.Record) error {
	for i := range r.Seats {
		if s := &r.Seats[i]; !s.IsPerson() {
			if _, err := table.Brain(s.Brain); err != nil {
				return fmt.Errorf("seat %d: %w", i+1, err)
			}
		}
	}
	return r.CheckDrawn()
}

// decideAgain plays a record again, and lets its brains decide beside it. It returns a divergence for the first
// decision that comes out otherwise. Nobody decided the plies of an opening by lot.
func decideAgain(ctx context.Context, table games.Table, r *boardrecord.Record) error {
	players, err := table.Players(r, func(game.Seat) dynamicplayer.Player { return nil })
	if err != nil {
		return err
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
		return nil
	})
	return err
}
