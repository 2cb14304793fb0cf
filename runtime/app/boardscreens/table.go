// Package boardscreens holds the pages on which board games are chosen, played, and looked at again.
package boardscreens

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// Family is a family of games, by the set-ups in which it is played.
type Family struct {
	ID       string
	Variants []Variant // the usual one first
}

// Variant is a set-up with a name.
type Variant struct {
	ID          string
	Name, About string           // of one from a pack, "" for one of the game's own
	Begins      func() game.Seat // tells which seat begins
}

// Table is a game, and who plays it.
type Table struct {
	dynamic.Game
	Brains, Levels dynamicplayer.Brains
}

// adviser is the strongest of the levels, which all decide at once.
func (t *Table) adviser() dynamicplayer.Player { return t.Levels[len(t.Levels)-1].New(board.Setup{}) }

// brain returns who decides for a seat as it did in a game.
func (t *Table) brain(s *boardrecord.Seat) (dynamicplayer.Player, error) {
	list := t.Brains
	if _, err := list.Find(s.Brain); err != nil {
		list = t.Levels
	}
	b, err := list.Find(s.Brain)
	if err != nil {
		return nil, err
	}
	return b.New(board.Setup{Seed: s.Seed}), nil
}

// Host is what leads to and from the pages.
type Host interface {
	OpenSheet(title string, content fyne.CanvasObject)
	CloseSheet()
	// RelaySheet lays the sheet out anew whose content has become higher or lower.
	RelaySheet()
	// Background does work outside of the toolkit's thread; what it returns is then done on it.
	Background(work func() (then func()))
	After(time.Duration) <-chan time.Time
	Cue(sound.Name)

	// HasShelf reports whether there are other games to go to; else whoever shows a page leads away from it.
	HasShelf() bool
	OpenBoards()
	OpenBoardChoice(family string)
	// LeaveBoard asks what is to become of a game under way.
	LeaveBoard(*Session)
	// BoardOver keeps a game that is over.
	BoardOver(*Session)
	// RematchBoard begins the same game anew.
	RematchBoard(*boardrecord.Record)
	// PlayBoardFrom goes on with a recorded game after some of its actions.
	PlayBoardFrom(record *boardrecord.Record, ply int)
}

// seatsOf returns the seat with whose eyes a record is seen, then the others in the order of their turns.
func seatsOf(r *boardrecord.Record) []game.Seat {
	me, n := int(r.Person()), len(r.Seats)
	seats := make([]game.Seat, n)
	for i := range seats {
		seats[i] = game.Seat((me + i) % n)
	}
	return seats
}
