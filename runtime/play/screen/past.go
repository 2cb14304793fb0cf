package screen

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/journal"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/table"
	"boardduels/runtime/replay"
)

// past returns what has happened in a duel so far as one seat saw it, the oldest first, with the reasons of the AI on
// the other seat. Where there is an error, reasons are missing, or all of it.
func past(ctx context.Context, record *replay.Record, me game.Seat, brains ai.Brains) ([]table.Moment, error) {
	laid, err := replay.Open(record)
	if err != nil {
		return nil, err
	}
	why, failure := rationales(ctx, record, 1-me, brains)
	moments := make([]table.Moment, laid.Plies())
	for i := range moments {
		frame, err := laid.At(i + 1)
		if err != nil {
			return nil, err
		}
		moments[i] = table.Moment{
			View: laid.Duel().View(&frame.State, me), Seat: frame.Seat, Action: frame.Action,
			Events: seenBy(me, frame.Events), Rationale: why[frame.Ply],
		}
	}
	return moments, failure
}

// seenBy returns events as a seat sees them.
func seenBy(me game.Seat, events []duel.Event) []duel.Event {
	seen := make([]duel.Event, len(events))
	for i, e := range events {
		seen[i] = e.For(me)
	}
	return seen
}

// rationales lets the AI of a seat decide a recorded duel again. It returns why the AI acted as it did, by the number
// of actions up to and with its own. What it would do otherwise today has no entry: its reasons today aren't those of
// then. With an error come those of the actions before it.
func rationales(ctx context.Context, record *replay.Record, seat game.Seat, brains ai.Brains) (map[int]*ai.Rationale, error) {
	decisions, err := journal.Decisions(ctx, record, seat, func(d *duel.Duel) (ai.Player, error) {
		return journal.Player(record, seat, d, brains)
	})
	why := make(map[int]*ai.Rationale, len(decisions))
	for i := range decisions {
		if d := &decisions[i]; d.Decided == d.Action {
			why[d.Ply+1] = d.Rationale
		}
	}
	return why, err
}
