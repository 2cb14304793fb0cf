package main

import (
	"context"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/runtime/app"
)

// learn is what an AI makes of a duel. The same record and the same knowledge give the same, unless ctx ends before.
func learn(ctx context.Context, p app.Played) (*app.Learned, error) {
	learned, err := review.Learn(ctx, p.Record, p.Seat, learning.Known{Mine: p.Mine, Theirs: p.Theirs}, p.User)
	if err != nil {
		return nil, err
	}
	return &app.Learned{Knowledge: learned.Known.Knowledge(), Changes: learned.History(), User: learned.User}, nil
}
