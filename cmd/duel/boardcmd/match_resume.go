package boardcmd

import (
	"fmt"

	"boardduels/ai/board/contest"
	"boardduels/cmd/duel/files"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

// kept returns how the n-th game ended, from 1, if an earlier run of the series has left its record; nil if it is yet
// to be played. It returns an error for a record that is damaged or of another series.
func (r *room) kept(n int) (*gameResult, error) {
	path, ok := r.save.Kept(n)
	if !ok {
		return nil, nil
	}
	earlier, err := loadRecord(path)
	if err != nil {
		return nil, r.save.Unusable(n, err)
	}
	sits := seating(n)
	begun, err := r.record(n, sits)
	if err != nil {
		return nil, err
	}
	begun.Additions = record.BegunLike(begun.Additions, earlier.Additions) // maybe by an earlier version
	for seat := range earlier.Seats[:min(len(earlier.Seats), len(begun.Seats))] {
		if begun.Seats[seat].IsPerson() { // what a program calls itself, it tells only when it plays
			begun.Seats[seat].Name = earlier.Seats[seat].Name
		}
	}
	if err := r.save.Same(n, beginning(earlier), beginning(begun)); err != nil {
		return nil, err
	}
	err = boardrecord.Verify(r.table, earlier)
	if err == nil && !earlier.Finished() && earlier.Plies() < contest.Longest {
		err = files.ErrUnfinished
	}
	if err != nil {
		return nil, r.save.Unusable(n, fmt.Errorf("%s: %w", path, err))
	}
	return r.result(n, sits, earlier), nil
}

// beginning returns a record without its actions.
func beginning(r *boardrecord.Record) *boardrecord.Record {
	begun := *r
	begun.Turns, begun.Result = nil, boardrecord.Result{}
	return &begun
}
