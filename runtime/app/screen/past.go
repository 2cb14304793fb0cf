package screen

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/journal"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// past returns what has happened in a duel so far as one seat saw it, the oldest first, without anybody's reasons.
// opened is what was foretold of its turns, as of [openedTurns].
func past(record *duelrecord.Record, me game.Seat, opened map[int]*forecast.Turn) ([]dueltable.Moment, error) {
	laid, err := duelrecord.Open(record)
	if err != nil {
		return nil, err
	}
	moments := make([]dueltable.Moment, laid.Plies())
	for i := range moments {
		frame, err := laid.At(i + 1)
		if err != nil {
			return nil, err
		}
		moments[i] = dueltable.Moment{
			View: laid.Duel().View(&frame.State, me), Seat: frame.Seat, Action: frame.Action, Events: seenBy(me, frame.Events),
			Opened: opened[i+1],
		}
	}
	return moments, nil
}

// openedTurns returns what was foretold of a seat's turns, by the number of actions up to and with the last of each.
// Of seals that can't be read it tells nothing.
func openedTurns(record *duelrecord.Record, seat game.Seat) map[int]*forecast.Turn {
	turns, err := forecast.Turns(record, 1-seat)
	if err != nil {
		fyne.LogError("opening what was foretold", err)
	}
	return forecast.ByPly(record, turns)
}

// reasoned returns what has happened with the reasons of an AI, by the number of actions up to and with each.
func reasoned(moments []dueltable.Moment, why map[int]*ai.Rationale) []dueltable.Moment {
	told := slices.Clone(moments)
	for i := range told {
		told[i].Rationale = why[i+1]
	}
	return told
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
func rationales(ctx context.Context, record *duelrecord.Record, seat game.Seat, brains ai.Brains) (map[int]*ai.Rationale, error) {
	decisions, err := journal.Decisions(ctx, record, seat, func(d *duel.Duel) (ai.Player, error) {
		return journal.Player(record, seat, d, brains.Reflecting())
	})
	why := make(map[int]*ai.Rationale, len(decisions))
	for i := range decisions {
		if d := &decisions[i]; d.Decided == d.Action {
			why[d.Ply+1] = d.Rationale
		}
	}
	return why, err
}
