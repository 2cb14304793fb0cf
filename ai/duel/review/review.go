// Package review has the AI go through the record of a duel again and learn from it, alike in every program that people
// play in.
package review

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/ai/duel/learning"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Lesson is what the AI learns from a duel, of the game and of how well its user plays.
type Lesson struct {
	learning.Lesson
	User kb.Rating
}

// Learn returns what the AI at a seat knows after a duel that is over, and knew something before, also of its user. The
// same record and the same knowledge give the same, also if ctx ends before: what a duel teaches counts wholly, but for
// the practice of heroes who never did. It returns an error if the record can't be played again.
func Learn(ctx context.Context, record *duelrecord.Record, seat game.Seat, known learning.Known, user kb.Rating) (*Lesson, error) {
	m, err := Episode(ctx, record, seat, known.Mine)
	if err != nil {
		return nil, err
	}
	seeds := game.NewStream(record.Seed, uint64(seat))
	o := learning.Options{Seed: seeds.Next()}
	l := learning.Learn(known, m, o)
	l.Rehearse(ctx, m, o.Seed)
	return &Lesson{l, difficulty.After(user, m, record.Seats[seat].Brain, known, o.Seed)}, nil
}

// Episode plays a record for the AI's seat again, and has the AI decide beside it, so that a duel that was interrupted
// teaches as much as another. Decisions count for the cases that are known at present.
func Episode(ctx context.Context, record *duelrecord.Record, seat game.Seat, present *kb.Knowledge) (*learning.Episode, error) {
	m, err := Watch(record, seat)
	if err != nil {
		return nil, err
	}
	decisions, err := journal.Decisions(context.WithoutCancel(ctx), record, seat, func(d *duel.Duel) (ai.Player, error) {
		return journal.Player(record, seat, d, duelbrains.Known())
	})
	if err != nil {
		return nil, err
	}
	before, err := record.Seats[seat].Knowledge.Base()
	if err != nil {
		return nil, err
	}
	for i := range decisions {
		if why := decisions[i].Rationale; why != nil && decisions[i].Decided == decisions[i].Action {
			Note(m, why, before, present)
		}
	}
	return m, nil
}

// Watch plays a record again, and returns what a seat saw of it.
func Watch(record *duelrecord.Record, seat game.Seat) (*learning.Episode, error) {
	laid, err := duelrecord.Open(record)
	if err != nil {
		return nil, err
	}
	m := &learning.Episode{Duel: laid.Duel(), Seat: seat}
	for i := range laid.Plies() + 1 {
		frame, err := laid.At(i)
		if err != nil {
			return nil, err
		}
		if i == 0 {
			m.Begin(&frame.State)
		} else {
			m.Observe(frame.Action, &frame.State)
		}
	}
	m.Won = record.Result.Winner == seat // also if the other gave up
	return m, nil
}

// Note counts a decision that was made with what was known before, for the cases that are known at present: meanwhile
// some may have been replaced, or taken back.
func Note(m *learning.Episode, why *ai.Rationale, before, present *kb.Knowledge) {
	now := *why
	now.Retrieved = nil
	for _, found := range why.Retrieved {
		was := &before.Cases[found.Index]
		for place := range present.Cases {
			if is := &present.Cases[place]; is.ID == was.ID && is.Inputs == was.Inputs {
				found.Index = place
				now.Retrieved = append(now.Retrieved, found)
			}
		}
	}
	if len(now.Retrieved) == 0 {
		m.Decisions++
		return
	}
	now.Copied = why.Copied && now.Retrieved[0].ID == why.Retrieved[0].ID
	m.Note(&now)
}
