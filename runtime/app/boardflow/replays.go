package boardflow

import (
	"errors"
	"os"
	"slices"

	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/library"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// PlayBoardFrom implements [boardscreens.Host]: the person goes on with a recorded game at one of its places, against
// the opponent of then.
func (b *Flow) PlayBoardFrom(r *boardrecord.Record, ply int) {
	b.Background(func() func() {
		table, err := b.tableOf(r)
		var fork *boardrecord.Record
		if err == nil {
			fork, err = boardrecord.Fork(table, r, ply, seatsFor(r))
		}
		underWay, problem := b.Files().UnderWay(r.Family)
		return func() {
			if err = errors.Join(err, problem); err != nil {
				b.Report(err)
				return
			}
			fork.Date = b.Now()
			if underWay != nil {
				b.Confirm("boards.replace_title", "boards.replace_about", "boards.fork", func() { b.SitDown(fork) })
				return
			}
			b.SitDown(fork)
		}
	})
}

// seatsFor returns who plays on with a game: as it was, but of two brains the person takes the first one's seat.
func seatsFor(r *boardrecord.Record) []boardrecord.Seat {
	seats := slices.Clone(r.Seats)
	if me := r.Person(); !seats[me].IsPerson() {
		seats[me] = boardrecord.Seat{}
	}
	for i := range seats { // of two persons one is played by a level
		if game.Seat(i) != r.Person() && seats[i].IsPerson() {
			seats[i] = boardrecord.Seat{Brain: "level_50", Seed: r.Seed}
		}
	}
	return seats
}

// OpenBoardPlayback shows a recorded game.
func (b *Flow) OpenBoardPlayback(r *boardrecord.Record) {
	table, err := b.tableOf(r)
	if err != nil {
		b.Report(err)
		return
	}
	p, err := boardscreens.NewPlayback(b.Translator(), b, table, r, b.Stage())
	if err != nil {
		b.Report(err)
		return
	}
	b.ShowBoard(p, p.Content, p.OpenMenu)
}

// ExportBoard saves a game in a file of the player's choice.
func (b *Flow) ExportBoard(r *boardrecord.Record) {
	text, err := r.MarshalText()
	if err != nil {
		b.Report(err)
		return
	}
	b.SaveAs(b.Translator().Text("saved.board"), filename.At(r.Date, boardscreens.FileWords(b.Translator(), r), library.ReplayEnding), text)
}

// RemoveBoard deletes a game of the collection after confirmation.
func (b *Flow) RemoveBoard(s boardscreens.Saved) {
	b.Confirm("replays.remove_title", "replays.remove_about", "replays.remove", func() {
		b.Background(func() func() {
			err := os.Remove(s.Path)
			return func() {
				b.OpenBoards()
				b.ReportAny(err)
			}
		})
	})
}
