// Package boardmatch plays games of any family but the duel: it seats players, records, saves, and resumes.
//
// A match continues a [boardrecord.Record]. A new game is a record without turns; an unfinished record goes on where it
// stops, as it would have gone on.
package boardmatch

import (
	"context"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

type (
	// Step is an action that has just been carried out.
	Step = match.Step[dynamic.Position, string, string, *dynamicplayer.Rationale]
	// Person is a player whose decisions come from outside.
	Person = match.Person[dynamic.View, string, *dynamicplayer.Rationale]
	// Question is what a person is asked.
	Question = match.Question[dynamic.View, string]
	// Saver keeps a record safe. Save is called after every action.
	Saver = match.Saver[*boardrecord.Record]
	// Autosave keeps a record and lets the match go on where saving fails.
	Autosave = match.Autosave[*boardrecord.Record]
)

// NewPerson returns a person, see [match.NewPerson].
func NewPerson(asked func(Question)) *Person {
	return match.NewPerson[dynamic.View, string, *dynamicplayer.Rationale](asked)
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
	*match.Match[dynamic.Position, string, string, dynamic.View, *dynamicplayer.Rationale]
	record *boardrecord.Record
}

// New seats players, one for each seat, to play or to go on with a record, which is left as it is. It returns an error
// as [boardrecord.Verify] does.
func New(g dynamic.Game, r *boardrecord.Record, players []dynamicplayer.Player, options Options) (*Match, error) {
	own, position, err := boardrecord.Resume(g, r)
	if err != nil {
		return nil, err
	}
	settings := match.Options[dynamic.Position, string, string, *dynamicplayer.Rationale]{Observe: options.Observe}
	if options.Saver != nil {
		settings.Save = func() error { return options.Saver.Save(own) }
	}
	s, err := match.New(g, position, players, log{own, g}, settings)
	if err != nil {
		return nil, err
	}
	return &Match{s, own}, nil
}

// log writes a game down in a record.
type log struct {
	*boardrecord.Record
	game dynamic.Game
}

// Add implements [match.Log].
func (l log) Add(seat game.Seat, action string, after *dynamic.Position) {
	l.Record.Add(l.game, seat, action, after)
}

// Record returns what has been played so far. It must not be changed, and changes while the match runs.
func (m *Match) Record() *boardrecord.Record { return m.record }

// Run plays until the game has a result, see [match.Match.Run].
func (m *Match) Run(ctx context.Context) (boardrecord.Result, error) {
	err := m.Match.Run(ctx)
	return m.record.Result, err
}

// File saves a record in a file. Whenever the program is killed, the file holds the last record or the one before,
// whole.
type File struct {
	Path string
}

var _ Saver = File{}

// Save replaces the file.
func (f File) Save(r *boardrecord.Record) error { return match.Write(f.Path, r) }

// Load reads a saved record. The error for a damaged file names the file and the line; the file stays as it is.
func (f File) Load() (*boardrecord.Record, error) {
	return match.Read(f.Path, record.MaxSize, boardrecord.Parse)
}
