package main

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/learning"
	"boardduels/internal/brains"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play"
	"boardduels/runtime/replay"
)

// learn is what an AI makes of a duel. The same record and the same knowledge give the same, unless ctx ends before.
func learn(ctx context.Context, l play.Lesson) (*play.Learned, error) {
	m, err := matchOf(ctx, l)
	if err != nil {
		return nil, err
	}
	seeds := game.NewStream(l.Record.Seed, uint64(l.Seat))
	lesson := learning.Learn(ctx, learning.Known{Mine: l.Mine, Theirs: l.Theirs}, m, learning.Options{Seed: seeds.Next(), Duels: learning.DefaultDuels})
	return &play.Learned{Knowledge: lesson.Known.Knowledge(), Changes: lesson.History()}, nil
}

// matchOf plays a record for the AI's seat again, and has the AI decide beside it, so that a duel that was interrupted
// teaches as much as another.
func matchOf(ctx context.Context, l play.Lesson) (*learning.Match, error) {
	laid, err := replay.Open(l.Record)
	if err != nil {
		return nil, err
	}
	decisions, err := replay.Decisions(context.WithoutCancel(ctx), l.Record, l.Seat, func(d *duel.Duel) (ai.Player, error) {
		return l.Record.Player(l.Seat, d, brains.Known())
	})
	if err != nil {
		return nil, err
	}
	m := &learning.Match{Duel: laid.Duel(), Seat: l.Seat}
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
	m.Won = l.Record.Result.Winner == l.Seat // also if the other gave up
	before := l.Record.Seats[l.Seat].Knowledge
	for i := range decisions {
		if why := decisions[i].Rationale; why != nil && decisions[i].Decided == decisions[i].Action {
			note(m, why, before, l.Mine)
		}
	}
	return m, nil
}

// note counts a decision that was made with what was known before, for the cases that are known at present: meanwhile
// some may have been replaced, or taken back.
func note(m *learning.Match, why *ai.Rationale, before, present *kb.Knowledge) {
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
