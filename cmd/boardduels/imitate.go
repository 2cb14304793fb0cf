package main

import (
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/kb"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

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
