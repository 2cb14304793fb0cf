// Package boardmatch plays games of any family but the duel: it seats players, records, saves, and resumes.
//
// A match continues a [board.Record]. A new game is a record without turns; an unfinished record goes on where it
// stops, as it would have gone on.
package boardmatch

import (
	"context"

	"boardduels/ai/board/closed"
	"boardduels/runtime/board"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/sitting"
)

type (
	// Step is an action that has just been carried out.
	Step = sitting.Step[board.Position, string, string, *closed.Rationale]
	// Person is a player whose decisions come from outside.
	Person = sitting.Person[board.View, string, *closed.Rationale]
	// Question is what a person is asked.
	Question = sitting.Question[board.View, string]
	// Saver keeps a record safe. Save is called after every action.
	Saver = sitting.Saver[*board.Record]
	// Autosave keeps a record and lets the match go on where saving fails.
	Autosave = sitting.Autosave[*board.Record]
)

// NewPerson returns a person, see [sitting.NewPerson].
func NewPerson(asked func(Question)) *Person {
	return sitting.NewPerson[board.View, string, *closed.Rationale](asked)
}

// Options are what a match may have besides its players.
type Options struct {
	// Observe, unless nil, is called after each action, before the match goes on.
	Observe func(*Step)
	// Saver, unless nil, keeps the record after each action.
	Saver Saver
}

// Match is a game under way. One goroutine at a time may use it.
type Match struct {
	*sitting.Sitting[board.Position, string, string, board.View, *closed.Rationale]
	record *board.Record
}

// New seats players, one for each seat, to play or to go on with a record, which is left as it is. It returns an error
// as [board.Verify] does.
func New(g board.Game, r *board.Record, players []closed.Player, options Options) (*Match, error) {
	own, position, err := board.Resume(g, r)
	if err != nil {
		return nil, err
	}
	settings := sitting.Options[board.Position, string, string, *closed.Rationale]{Observe: options.Observe}
	if options.Saver != nil {
		settings.Save = func() error { return options.Saver.Save(own) }
	}
	s, err := sitting.New(g, position, players, log{own, g}, settings)
	if err != nil {
		return nil, err
	}
	return &Match{s, own}, nil
}

// log writes a game down in a record.
type log struct {
	*board.Record
	game board.Game
}

// Add implements [sitting.Log].
func (l log) Add(seat game.Seat, action string, after *board.Position) {
	l.Record.Add(l.game, seat, action, after)
}

// Record returns what has been played so far. It must not be changed, and changes while the match runs.
func (m *Match) Record() *board.Record { return m.record }

// Run plays until the game has a result, see [sitting.Sitting.Run].
func (m *Match) Run(ctx context.Context) (board.Result, error) {
	err := m.Sitting.Run(ctx)
	return m.record.Result, err
}

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before,
// whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file.
func (f File) Save(r *board.Record) error { return sitting.Write(f.Path, r) }

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is.
func (f File) Load() (*board.Record, error) { return sitting.Read(f.Path, record.MaxSize, board.Parse) }
