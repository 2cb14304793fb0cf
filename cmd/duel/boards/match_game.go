package boards

import (
	"context"

	ai "boardduels/ai/board"
	"boardduels/ai/board/closed"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/internal/families"
	"boardduels/runtime/board"
	"boardduels/runtime/boardmatch"
	"boardduels/runtime/game"
)

// room is where a series is played.
type room struct {
	table    families.Table
	entrants [2]*entrant
	opening  int
	seed     uint64
	save     *files.Series // nil if nothing is saved
}

// entrant is a player of a series.
type entrant struct {
	player string // as the user called it
	brain  closed.Brain
}

func newEntrant(table families.Table, id string) (*entrant, error) {
	b, err := table.Brain(id)
	if err != nil {
		return nil, cli.Usage(err)
	}
	return &entrant{player: id, brain: b}, nil
}

// seating tells which entrant has which seat in the n-th game, from 1: they change seats after each game.
func seating(n int) (entrants [2]int) {
	if n%2 == 0 {
		return [2]int{1, 0}
	}
	return [2]int{0, 1}
}

// play plays the n-th game, from 1.
func (r *room) play(ctx context.Context, n int) (*gameResult, error) {
	sits := seating(n)
	record, err := r.record(n, sits)
	if err != nil {
		return nil, err
	}
	players := make([]closed.Player, len(sits))
	for seat, i := range sits {
		players[seat] = r.entrants[i].brain.New(ai.Setup{Seed: record.Seats[seat].Seed, Tacit: true})
	}
	m, err := boardmatch.New(r.table, record, players, boardmatch.Options{})
	if err != nil {
		return nil, err
	}
	ended, err := m.Run(ctx)
	if err != nil {
		return nil, err
	}
	result := r.result(n, sits, m.Record(), ended)
	if r.save != nil {
		if err := (boardmatch.File{Path: r.save.Path(n)}).Save(m.Record()); err != nil {
			result.Unsaved = err.Error()
		}
	}
	return result, nil
}

// record returns the record of the n-th game, with its opening. Both games of a pair have the same luck.
func (r *room) record(n int, sits [2]int) (*board.Record, error) {
	luck := game.NewStream(r.seed, uint64((n-1)/2))
	seed := luck.Next()
	var seats []board.Seat
	for _, i := range sits {
		seats = append(seats, board.Seat{Brain: r.entrants[i].brain.ID, Seed: seed})
	}
	record, err := board.NewRecord(r.table, seed, seats)
	if err != nil {
		return nil, err
	}
	return record, r.open(record, luck)
}

// open plays the plies of an opening.
func (r *room) open(record *board.Record, lot game.Stream) error {
	p := r.table.Start(record.Seed)
	for range r.opening {
		mover := r.table.Mover(&p)
		if mover == game.Nobody {
			return nil
		}
		legal := r.table.Legal(&p, nil)
		action := legal[lot.Below(len(legal))]
		if err := r.table.Apply(&p, action, nil); err != nil {
			return err
		}
		record.Add(r.table, mover, action, &p)
	}
	return nil
}
