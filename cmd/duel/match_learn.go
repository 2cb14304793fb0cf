package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"boardduels/ai"
	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/review"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/schema"
)

// learner is a player's memory from game to game.
type learner struct {
	known   learning.Known // with which it plays
	initial learning.Known
	store   *kb.Store // nil if it forgets at the end
	errs    io.Writer
	t       *i18n.Translator // of what is told there
	match   *learning.Episode
	whys    []*ai.Rationale // of its decisions in the match
}

// newLearner returns a memory that holds what the store knows of the own hero and the enemy's, or what the pack does.
// Damage to the store is told to errs.
func newLearner(pack *schema.Pack, mine, theirs string, store *kb.Store, errs io.Writer, t *i18n.Translator) (*learner, error) {
	l := &learner{store: store, errs: errs, t: t}
	var err error
	if l.initial.Mine, err = kb.ForHero(pack, mine); err != nil {
		return nil, err
	}
	if l.initial.Theirs = l.initial.Mine; mine != theirs {
		if l.initial.Theirs, err = kb.ForHero(pack, theirs); err != nil {
			return nil, err
		}
	}
	if l.known = l.initial; store != nil {
		l.known, err = l.recall(store.Load)
	}
	return l, err
}

// recall returns what the store knows of the two heroes.
func (l *learner) recall(load func(string, *kb.Knowledge) (*kb.Knowledge, *kb.Damage, error)) (known learning.Known, err error) {
	of := func(initial *kb.Knowledge) (*kb.Knowledge, error) {
		now, damage, err := load(initial.Hero, initial)
		if damage != nil {
			fmt.Fprintf(l.errs, "duel: %s\n", termsafe.Line(l.t.Text("cli.knowledge.harmed", i18n.Args{"Damage": damage.In(l.t)})))
		}
		return now, err
	}
	if known.Mine, err = of(l.initial.Mine); err != nil {
		return known, err // the other hero's is in the same folder, and the reason would be the same
	}
	if known.Theirs = known.Mine; l.initial.Theirs.Hero != l.initial.Mine.Hero {
		known.Theirs, err = of(l.initial.Theirs)
	}
	return known, err
}

// begin takes its seat in a game.
func (l *learner) begin(d *duel.Duel, seat game.Seat, s *duel.State) {
	l.match = &learning.Episode{Duel: d, Seat: seat}
	l.match.Begin(s)
	l.whys = nil
}

// observe notes an action of either seat.
func (l *learner) observe(step *duelmatch.Step) {
	if step.Seat == l.match.Seat {
		l.whys = append(l.whys, step.Rationale)
	}
	l.match.Observe(step.Action, step.State)
}

// learn draws the lesson of the game that a replay of this name holds, "" if none does. What another program has
// learned meanwhile counts: the lesson is added to that.
func (l *learner) learn(ctx context.Context, seed uint64, name string) (changes []change, err error) {
	if l.store == nil {
		lesson := l.lesson(ctx, seed, l.known)
		l.known = lesson.Known
		return changesOf(lesson.History()), nil
	}
	of := kb.Occasion{ID: name, Mine: l.known.Mine.Hero, Theirs: l.known.Theirs.Hero, Won: l.match.Won}
	err = l.store.Update(ctx, func(u *kb.Update) error {
		present, err := l.recall(u.Load)
		if err != nil {
			return err
		}
		lesson := l.lesson(ctx, seed, present)
		of.Date = time.Now().UTC().Truncate(time.Second) // only now: another program may have learned meanwhile
		if _, err := u.Learn(of, lesson.History(), lesson.Known.Knowledge()...); err != nil {
			return err // and it plays on with what it knew
		}
		l.known, changes = lesson.Known, changesOf(lesson.History())
		return nil
	})
	return changes, err
}

// lesson is what the match makes of what is known at present.
func (l *learner) lesson(ctx context.Context, seed uint64, present learning.Known) learning.Lesson {
	m := *l.match
	for _, why := range l.whys {
		review.Note(&m, why, l.known.Mine, present.Mine)
	}
	taught := learning.Learn(present, &m, learning.Options{Seed: seed})
	taught.Rehearse(ctx, &m, seed)
	return taught
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
