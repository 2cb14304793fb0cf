package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"boardduels/ai/learning"
	"boardduels/internal/escape"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/schema"
)

// learner is a player's memory from game to game.
type learner struct {
	known learning.Known
	store *kb.Store // nil if it forgets at the end
	errs  io.Writer
	match *learning.Match
}

// newLearner returns a memory that holds what the store knows of the own hero and the enemy's, or what the pack does.
// Damage to the store is told to errs.
func newLearner(pack *schema.Pack, mine, theirs string, store *kb.Store, errs io.Writer) (*learner, error) {
	l := &learner{store: store, errs: errs}
	var err error
	if l.known.Mine, err = l.recall(pack, mine); err != nil {
		return nil, err
	}
	if l.known.Theirs = l.known.Mine; mine != theirs {
		l.known.Theirs, err = l.recall(pack, theirs)
	}
	return l, err
}

func (l *learner) recall(pack *schema.Pack, hero string) (*kb.Knowledge, error) {
	initial, err := kb.ForHero(pack, hero)
	if err != nil || l.store == nil {
		return initial, err
	}
	known, damage, err := l.store.Load(hero, initial)
	if damage != nil {
		fmt.Fprintf(l.errs, "duel: knowledge is damaged: %s\n", escape.Line(damage.String()))
	}
	return known, err
}

// begin takes its seat in a game.
func (l *learner) begin(d *duel.Duel, seat game.Seat, s *duel.State) {
	l.match = &learning.Match{Duel: d, Seat: seat}
	l.match.Begin(s)
}

// observe notes an action of either seat.
func (l *learner) observe(step *match.Step) {
	if step.Seat == l.match.Seat {
		l.match.Note(step.Rationale)
	}
	l.match.Observe(step.Action, step.State)
}

// learn draws the lesson of the game that a replay of this name holds, "" if none does.
func (l *learner) learn(ctx context.Context, seed uint64, name string) ([]change, error) {
	lesson := learning.Learn(ctx, l.known, l.match, learning.Options{Seed: seed, Duels: learning.DefaultDuels})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	l.known = lesson.Known
	history := lesson.History()
	changes := changesOf(history)
	if l.store == nil {
		return changes, nil
	}
	of := kb.Match{
		ID: name, Date: time.Now().UTC().Truncate(time.Second), Mine: l.known.Mine.Hero, Theirs: l.known.Theirs.Hero, Won: l.match.Won,
	}
	_, err := l.store.Learn(of, history, l.known.Knowledge()...)
	return changes, err
}

// change is a change of knowledge in JSON.
type change struct {
	Change string `json:"change"`
	Hero   string `json:"hero"`
	Case   *int   `json:"case,omitempty"` // its id, if a case changed
	Origin string `json:"origin,omitempty"`
	Trait  string `json:"trait,omitempty"`
	From   number `json:"from"`
	To     number `json:"to"`
}

func changesOf(history []kb.Change) []change {
	changes := make([]change, len(history))
	for i, c := range history {
		changes[i] = change{Change: c.Kind, Hero: c.Hero, Origin: c.Origin, Trait: c.Trait, From: number(c.From), To: number(c.To)}
		switch c.Kind {
		case learning.PotencyChanged.String(), learning.FrequencyChanged.String(), learning.CaseAdded.String(), learning.CaseDropped.String():
			changes[i].Case = &c.Case
		}
	}
	return changes
}
