package measure

import (
	"context"
	"fmt"
	"sync"

	"boardduels/ai"
	"boardduels/ai/arena"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// recording plays duels of a plan with one fixture, and writes the replay of each into a folder.
type recording struct {
	series *files.Series
	title  duelrecord.Pack
	pack   *schema.Pack
	plan   *arena.Plan

	mu      sync.Mutex
	unsaved int   // duels that couldn't be written
	why     error // of the first
}

// play plays and saves a duel. One that can't be saved, as on a full disk, counts all the same.
func (r *recording) play(ctx context.Context, b *arena.Bout) (arena.Outcome, error) {
	record, err := r.record(b)
	if err != nil {
		return arena.Outcome{}, err
	}
	var seated [2]ai.Player
	for seat := range seated {
		if seated[seat], err = journal.Player(record, game.Seat(seat), b.Duel, duelbrains.Known()); err != nil {
			return arena.Outcome{}, err
		}
	}
	m, err := duelmatch.New(record, seated, duelmatch.Options{})
	if err != nil {
		return arena.Outcome{}, err
	}
	result, err := m.Run(ctx)
	if err != nil {
		return arena.Outcome{}, err
	}
	if err := (duelmatch.File{Path: r.path(b)}).Save(m.Record()); err != nil {
		r.miss(err)
	}
	state := m.State()
	return arena.Outcome{Winner: result.Winner, Starter: state.Starter, Rounds: state.Round, Forfeit: result.Forfeit}, nil
}

// miss notes that a duel couldn't be written.
func (r *recording) miss(why error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.unsaved++; r.unsaved == 1 {
		r.why = why
	}
}

// lost tells what wasn't written. A nil recording lost nothing.
func (r *recording) lost() error {
	if r == nil || r.unsaved == 0 {
		return nil
	}
	return fmt.Errorf("%s not saved: %w", text.Count(r.unsaved, "duel"), r.why)
}

func (r *recording) record(b *arena.Bout) (*duelrecord.Record, error) {
	var seats [2]duelrecord.Seat
	for i := range seats {
		var err error
		s := &b.Seats[i]
		if seats[i], err = resolve.BrainSeat(r.pack, s.Hero, b.Seats[1-i].Hero, s.Brain.ID, s.Seed); err != nil {
			return nil, err
		}
	}
	return duelrecord.New(r.title, b.Seed, seats)
}

// path is the file of a duel.
func (r *recording) path(b *arena.Bout) string {
	return r.series.Path(b.Number*len(r.plan.Fixtures[b.Fixture].Legs) + b.Leg + 1)
}
