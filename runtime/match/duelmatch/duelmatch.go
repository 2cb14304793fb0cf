// Package duelmatch plays duels: it seats players, runs the turns, records, saves, and resumes.
//
// A match continues a [duelrecord.Record]. A new duel is a record without turns; an unfinished record goes on where it
// stops. Since a brain's decision depends on its seed, its knowledge and what it has seen alone, and who resumes is
// told what has been, a resumed match goes on as it would have gone on.
package duelmatch

import (
	"context"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/record/duelrecord"
)

// ErrResigned is what the player of a person who gives up answers. It loses the duel.
var ErrResigned = match.ErrResigned

// Step is an action that has just been carried out. [ai.Rationale.Clone] and plain copies keep what it points to.
type Step = match.Step[duel.State, duel.Action, duel.Event, *ai.Rationale]

// Saver keeps a record safe. Save is called after every action.
type Saver = match.Saver[*duelrecord.Record]

// Options are what a match may have besides its players.
type Options struct {
	// Observe, unless nil, is called after each action, before the match goes on: for screens, logs and learners.
	Observe func(*Step)
	// Saver, unless nil, keeps the record after each action.
	Saver Saver
}

// Match is a duel under way. One goroutine at a time may use it.
type Match struct {
	*match.Match[duel.State, duel.Action, duel.Event, duel.View, *ai.Rationale]
	duel   *duel.Duel
	record *duelrecord.Record
}

// New seats players to play or to go on with a record, which is left as it is. It returns a [*duelrecord.Divergence] if
// the record doesn't hold what its own actions lead to.
func New(record *duelrecord.Record, players [2]ai.Player, options Options) (*Match, error) {
	own, d, state, err := duelrecord.Resume(record)
	if err != nil {
		return nil, err
	}
	audience := ai.NewAudience(players)
	settings := match.Options[duel.State, duel.Action, duel.Event, *ai.Rationale]{
		Tell:    func(before *duel.State, action duel.Action) { audience.Tell(d, before, action) },
		Observe: options.Observe,
	}
	if options.Saver != nil {
		settings.Save = func() error { return options.Saver.Save(own) }
	}
	s, err := match.New(d, state, players[:], log{own, d}, settings)
	if err != nil {
		return nil, err
	}
	tell := func(past duelrecord.Step) error {
		audience.Tell(d, past.State, past.Action)
		return nil
	}
	if err := own.Walk(d, tell); err != nil {
		return nil, err
	}
	return &Match{s, d, own}, nil
}

// log writes a duel down in a record.
type log struct {
	*duelrecord.Record
	duel *duel.Duel
}

// Add implements [match.Log].
func (l log) Add(seat game.Seat, action duel.Action, after *duel.State) {
	l.Record.Add(l.duel, seat, action, after)
}

// Duel returns the set-up.
func (m *Match) Duel() *duel.Duel { return m.duel }

// Record returns what has been played so far. It must not be changed, and changes while the match runs.
func (m *Match) Record() *duelrecord.Record { return m.record }

// Run plays until the duel has a result. A player that fails, or whose action is illegal, loses at once: the result
// says why. Run returns an error when ctx ends or the record can't be saved; it may then be called again and goes on.
func (m *Match) Run(ctx context.Context) (duelrecord.Result, error) {
	err := m.Match.Run(ctx)
	return m.record.Result, err
}
