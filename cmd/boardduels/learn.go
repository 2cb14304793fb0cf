package main

import (
	"context"

	"boardduels/ai/learning"
	"boardduels/ai/review"
	"boardduels/runtime/play"
)

// learn is what an AI makes of a duel. The same record and the same knowledge give the same, unless ctx ends before.
func learn(ctx context.Context, l play.Review) (*play.Learned, error) {
	learned, err := review.Learn(ctx, l.Record, l.Seat, learning.Known{Mine: l.Mine, Theirs: l.Theirs})
	if err != nil {
		return nil, err
	}
	return &play.Learned{Knowledge: learned.Known.Knowledge(), Changes: learned.History()}, nil
}
