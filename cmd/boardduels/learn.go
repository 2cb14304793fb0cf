package main

import (
	"context"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// learn is what an AI makes of a duel. The same record and the same knowledge give the same.
func learn(ctx context.Context, p duelflow.Played) (*duelflow.Learned, error) {
	learned, err := review.Learn(ctx, p.Record, p.Seat, learning.Known{Mine: p.Mine, Theirs: p.Theirs}, p.User)
	if err != nil {
		return nil, err
	}
	return &duelflow.Learned{Knowledge: learned.Known.Knowledge(), Changes: learned.History(), User: learned.User}, nil
}

// imitate returns knowledge of a hero whose style is that of the person who played it in some duels.
func imitate(known *kb.Knowledge, duels []*duelrecord.Record) (*kb.Knowledge, error) {
	var seen []*learning.Episode
	for _, r := range duels {
		seat := game.Seat(0)
		if !r.Seats[0].IsPerson() {
			seat = 1
		}
		m, err := review.Watch(r, seat)
		if err != nil {
			return nil, err
		}
		seen = append(seen, m)
	}
	return learning.Imitate(known, seen), nil
}
