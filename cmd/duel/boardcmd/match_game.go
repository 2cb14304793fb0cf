package boardcmd

import (
	"context"
	"fmt"

	"boardduels/ai/board/contest"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/files"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// room is where a series is played.
type room struct {
	table    games.Table
	called   boardrecord.Called // its set-up
	entrants [2]*entrant
	opening  int
	seed     uint64
	save     *files.Series // nil if nothing is saved
}

// close ends the programs.
func (r *room) close() {
	for _, e := range r.entrants {
		if e != nil && e.program != nil {
			e.program.Close()
		}
	}
}

// seating tells which entrant has which seat in the n-th game, from 1: they change seats after each game.
func seating(n int) (entrants [2]int) {
	if n%2 == 0 {
		return [2]int{1, 0}
	}
	return [2]int{0, 1}
}

// game returns how the n-th game ended, from 1: it plays it, unless an earlier run did.
func (r *room) game(ctx context.Context, n int) (*gameResult, error) {
	if result, err := r.kept(n); result != nil || err != nil {
		return result, err
	}
	result, err := r.play(ctx, n)
	if err != nil {
		err = fmt.Errorf("game %d: %w", n, err)
	}
	return result, err
}

// play plays the n-th game, from 1.
func (r *room) play(ctx context.Context, n int) (*gameResult, error) {
	sits := seating(n)
	record, err := r.record(n, sits)
	if err != nil {
		return nil, err
	}
	players := make([]dynamicplayer.Player, len(sits))
	for seat, i := range sits {
		players[seat] = r.entrants[i].begin(ctx, game.Seat(seat), n, &record.Seats[seat])
	}
	if err := r.tellOpening(record); err != nil {
		return nil, err
	}
	record, err = boardmatch.PlayOut(ctx, r.table, record, players, contest.Longest, func(s *boardmatch.Step) { r.observe(s.Seat, s.Action, s.Events) })
	if err != nil {
		return nil, err
	}
	for _, e := range r.entrants {
		e.end(ctx, record.Result)
	}
	result := r.result(n, sits, record)
	if result.Forfeit != "" {
		result.Stderr = r.entrants[2-result.Winner].errors()
	}
	if r.save != nil {
		if err := (boardmatch.File{Path: r.save.Path(n)}).Save(record); err != nil {
			result.Unsaved = err.Error()
		}
	}
	return result, nil
}

// playersChance is the purpose of the chance of the players of the first game; each game has one of its own.
const playersChance = 1 << 32

// record returns the record of the n-th game, with its opening. Both games of a pair have the same dice and the same
// opening; the players have their own chance in each, or one that meets itself would play one game twice.
func (r *room) record(n int, sits [2]int) (*boardrecord.Record, error) {
	luck, own := game.NewStream(r.seed, uint64((n-1)/2)), game.NewStream(r.seed, playersChance+uint64(n))
	var seats []boardrecord.Seat
	for _, i := range sits {
		seat := boardrecord.Seat{Brain: r.entrants[i].brain.ID}
		if !seat.IsPerson() { // as which a program counts
			seat.Seed = own.Next()
		}
		seats = append(seats, seat)
	}
	record, err := boardrecord.NewRecord(r.table, luck.Next(), seats)
	if err != nil {
		return nil, err
	}
	record.Call(r.called)
	return record, record.Open(r.table, r.opening)
}

// tellOpening tells programs of the plies with which a game begins.
func (r *room) tellOpening(record *boardrecord.Record) error {
	playback, err := boardrecord.Lay(r.table, record)
	if err != nil {
		return err
	}
	for _, f := range playback.Frames()[1:] {
		r.observe(f.Seat, f.Action, f.Events)
	}
	return nil
}

// observe tells programs what somebody did, and what came of it.
func (r *room) observe(seat game.Seat, action string, events []string) {
	for _, e := range r.entrants {
		e.observe(seat, action, events)
	}
}
