package app

import (
	"errors"
	"os"
	"slices"

	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// PlayBoardFrom implements [boardscreens.Host]: the person goes on with a recorded game at one of its places, against
// the opponent of then.
func (g *Game) PlayBoardFrom(r *boardrecord.Record, ply int) {
	g.Background(func() func() {
		table, err := g.tableOf(r)
		var fork *boardrecord.Record
		if err == nil {
			fork, err = boardrecord.Fork(table, r, ply, seatsFor(r))
		}
		underWay, problem := g.boardLibrary().underWay(r.Family)
		return func() {
			if err = errors.Join(err, problem); err != nil {
				g.report(err)
				return
			}
			fork.Date = g.options.Now()
			if underWay != nil {
				g.confirm("boards.replace_title", "boards.replace_about", "boards.fork", func() { g.sitDown(fork) })
				return
			}
			g.sitDown(fork)
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
func (g *Game) OpenBoardPlayback(r *boardrecord.Record) {
	table, err := g.tableOf(r)
	if err != nil {
		g.report(err)
		return
	}
	p, err := boardscreens.NewPlayback(g.translator, g, table, r, g.stage)
	if err != nil {
		g.report(err)
		return
	}
	g.showBoard(p, p.Content, p.OpenMenu)
}

// ExportBoard saves a game in a file of the player's choice.
func (g *Game) ExportBoard(r *boardrecord.Record) {
	text, err := r.MarshalText()
	if err != nil {
		g.report(err)
		return
	}
	g.saveAs(g.translator.Text("saved.board"), fileOf(r.Date, boardscreens.FileWords(g.translator, r), replayEnding), text)
}

// RemoveBoard deletes a game of the collection after confirmation.
func (g *Game) RemoveBoard(s boardscreens.Saved) {
	g.confirm("replays.remove_title", "replays.remove_about", "replays.remove", func() {
		g.Background(func() func() {
			err := os.Remove(s.Path)
			return func() {
				g.OpenBoards()
				g.reportAny(err)
			}
		})
	})
}
