// Package match plays duels: it seats players, runs the turns, records, saves, and resumes.
//
// A match continues a [replay.Record]. A new duel is a record without turns; an unfinished record goes on where it
// stops. Since a brain's decision depends on its seed, its knowledge and what it has seen alone, and who resumes is
// told what has been, a resumed match goes on as it would have gone on.
package match

import (
	"context"
	"errors"
	"fmt"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/replay"
)

// ErrResigned is what the player of a person who gives up answers. It loses the duel.
var ErrResigned = errors.New("resigned")

// Step is an action that has just been carried out. What it points to must not be changed, and holds until the observer
// returns; [ai.Rationale.Clone] and plain copies keep it.
type Step struct {
	Seat      game.Seat
	Action    duel.Action
	Events    []duel.Event
	Rationale *ai.Rationale // nil if the player gave none
	State     *duel.State   // after the action
}

// Saver keeps a record safe. Save is called after every action.
type Saver interface {
	Save(*replay.Record) error
}

// Options are what a match may have besides its players.
type Options struct {
	// Observe, unless nil, is called after each action, before the match goes on: for screens, logs and learners.
	Observe func(*Step)
	// Saver, unless nil, keeps the record after each action.
	Saver Saver
}

// Match is a duel under way. One goroutine at a time may use it.
type Match struct {
	options  Options
	duel     *duel.Duel
	players  [2]ai.Player
	audience ai.Audience
	record   *replay.Record
	state    duel.State
	saved    bool // the record has been saved as it stands

	legal  []duel.Action
	events []duel.Event
	view   duel.View
}

// New seats players to play or to go on with a record, which is left as it is. It returns a [*replay.Divergence] if the
// record doesn't hold what its own actions lead to.
func New(record *replay.Record, players [2]ai.Player, options Options) (*Match, error) {
	for seat, player := range players {
		if player == nil {
			return nil, fmt.Errorf("seat %d has no player", seat+1)
		}
	}
	own, d, state, err := replay.Resume(record)
	if err != nil {
		return nil, err
	}
	audience := ai.NewAudience(players)
	tell := func(past replay.Step) error {
		audience.Tell(d, past.State, past.Action)
		return nil
	}
	if err := own.Walk(d, tell); err != nil {
		return nil, err
	}
	return &Match{options: options, duel: d, players: players, audience: audience, record: own, state: state}, nil
}

// Duel returns the set-up.
func (m *Match) Duel() *duel.Duel { return m.duel }

// Record returns what has been played so far. It must not be changed, and changes while the match runs.
func (m *Match) Record() *replay.Record { return m.record }

// State returns the present state, all that is hidden included.
func (m *Match) State() duel.State { return m.state }

// Run plays until the duel has a result. A player that fails, or whose action is illegal, loses at once: the result
// says why. Run returns an error when ctx ends or the record can't be saved; it may then be called again and goes on.
func (m *Match) Run(ctx context.Context) (replay.Result, error) {
	for {
		if err := m.save(); err != nil {
			return m.record.Result, err
		}
		if m.record.Finished() {
			return m.record.Result, nil
		}
		if err := m.step(ctx); err != nil {
			return m.record.Result, err
		}
	}
}

// step has the mover decide, and carries out what it decided.
func (m *Match) step(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	seat := m.duel.Mover(&m.state)
	m.view = m.duel.View(&m.state, seat)
	m.legal = m.duel.Legal(&m.state, m.legal[:0])
	action, rationale, err := m.players[seat].Decide(ctx, &m.view, m.legal)
	switch {
	case err != nil && ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		m.forfeit(seat, err)
		return nil
	}
	m.audience.Tell(m.duel, &m.state, action)
	m.events = m.events[:0]
	if err := m.duel.Apply(&m.state, action, &m.events); err != nil {
		m.forfeit(seat, fmt.Errorf("illegal action: %w", err))
		return nil
	}
	m.record.Add(m.duel, seat, action, &m.state)
	m.saved = false
	if m.options.Observe != nil {
		m.options.Observe(&Step{seat, action, m.events, rationale, &m.state})
	}
	return nil
}

// forfeit ends the match against a seat.
func (m *Match) forfeit(seat game.Seat, reason error) {
	m.record.Resign(seat, reason.Error())
	m.saved = false
}

func (m *Match) save() error {
	if m.saved || m.options.Saver == nil {
		return nil
	}
	if err := m.options.Saver.Save(m.record); err != nil {
		return fmt.Errorf("saving after %d actions: %w", m.record.Plies(), err)
	}
	m.saved = true
	return nil
}
