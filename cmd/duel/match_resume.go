package main

import (
	"fmt"

	"boardduels/cmd/duel/files"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
)

// kept returns how the n-th game ended, from 1, if an earlier run of the series has left its replay; nil if it is yet
// to be played. It returns an error for a replay that is damaged or of another series.
func (t *table) kept(n int) (*gameResult, error) {
	path, ok := t.save.Kept(n)
	if !ok {
		return nil, nil
	}
	earlier, err := (duelmatch.File{Path: path}).Load()
	if err != nil {
		return nil, t.save.Unusable(n, err)
	}
	begun, err := t.record(n)
	if err != nil {
		return nil, err
	}
	begun.Additions = record.BegunLike(begun.Additions, earlier.Additions) // maybe by an earlier version
	for i, player := range t.seats {
		if player.program != nil { // what it calls itself, it tells only when it plays
			begun.Seats[i].Name = earlier.Seats[i].Name
		}
	}
	if err := t.save.Same(n, beginning(earlier), beginning(begun)); err != nil {
		return nil, err
	}
	_, _, state, err := duelrecord.Resume(earlier)
	if err == nil && !earlier.Finished() {
		err = files.ErrUnfinished
	}
	if err != nil {
		return nil, t.save.Unusable(n, fmt.Errorf("%s: %w", path, err))
	}
	return t.result(n, earlier, &state), nil
}

// beginning returns a record without its actions.
func beginning(r *duelrecord.Record) *duelrecord.Record {
	begun := *r
	begun.Turns, begun.Result = nil, duelrecord.Result{}
	return &begun
}
