package duelflow

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/kb"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Played is a duel that is over, from the side of the AI that is to learn from it.
type Played struct {
	Record *duelrecord.Record
	Seat   game.Seat // the AI's
	// Mine and Theirs are what is known at present of the AI's hero and of the other; the same if both are one hero.
	Mine, Theirs *kb.Knowledge
	User         kb.Rating // how well the person was known to play
}

// Learned is what an AI made of a duel.
type Learned struct {
	Knowledge []*kb.Knowledge // of each hero
	Changes   []kb.Change
	User      kb.Rating
}

// Learning is what becomes of duels that are over: the AI learns from each, and it is kept.
type Learning struct {
	*edition.Present
	Book   *library.Book // the player's career
	double string        // the id of the brain that plays as the player does, and learns nothing
	learns func(context.Context, Played) (*Learned, error)

	Trying    sync.WaitGroup // again what failed, until the program ends
	Finished  chan struct{}  // closed once the last duel is learned from and kept, if it can be
	Finishing sync.Mutex     // one duel at a time is learned from
}

// NewLearning returns what has no duel to learn from yet. double is the id of the brain that plays as the player does;
// learns returns what an AI knows after a duel.
func NewLearning(p *edition.Present, double string, learns func(context.Context, Played) (*Learned, error)) *Learning {
	l := &Learning{Present: p, double: double, learns: learns, Finished: make(chan struct{})}
	close(l.Finished)
	return l
}

// finish lets the AI learn from a duel that is over, then moves the duel into the collection, and calls then on the
// toolkit's thread. In this order a crash on the way loses neither: the next start settles the duel that is left. What
// can't be written is tried again as long as the program runs, and then is called again once it is.
func (l *Learning) finish(s finish, then func(finish)) {
	before, settled := l.Finished, make(chan struct{})
	l.Finished = settled
	l.Background(func() func() {
		defer close(settled)
		<-before
		moved := l.Woken()
		l.tryFinishing(&s)
		first := s
		if s.isPending() {
			l.Trying.Go(func() { l.finishAgain(s, then, moved) })
		}
		return func() {
			l.Unhold()
			then(first)
		}
	})
}

// FinishLeft settles what an earlier run of the program left: a duel that was over, and those from which an AI couldn't
// learn.
func (l *Learning) FinishLeft() {
	set := l.Settings().Get()
	if record := l.Library.Finished(); record != nil {
		l.finish(finish{edition: l.Edition, path: set.Duel.Pack, record: record}, l.tellLeft)
	}
	paths := append([]string{"", set.Duel.Pack}, set.Packs...)
	slices.Sort(paths)
	for _, path := range slices.Compact(paths) {
		for _, record := range l.Library.Pending(path) {
			l.finish(finish{edition: l.Edition, path: path, record: record, pending: true}, l.tellLeft)
		}
	}
}

// tellLeft tells what went wrong with a duel of an earlier run of the program.
func (l *Learning) tellLeft(s finish) {
	l.TellDamage()
	if err := errors.Join(s.learnErr, s.unlearned, s.unkept); err != nil {
		l.Report(err)
	}
}

// learn returns what a duel taught, after storing it with the pack that the duel began with: another may have been
// chosen since. The AI may have learned elsewhere since then, too, so it builds on the present. The error is
// [*unstored] where that isn't the AI's fault.
func (l *Learning) learn(e *edition.Edition, path string, record *duelrecord.Record) (*Learned, error) {
	played := Played{Record: record, Seat: 1 - record.Person()}
	mine, theirs := &record.Seats[played.Seat], &record.Seats[1-played.Seat]
	if !l.isLearnedBy(mine) {
		return nil, nil
	}
	var err error
	if path != e.Path {
		if e, err = l.Open(path); err != nil {
			return nil, err
		}
	}
	e = e.Meeting(mine.Nemesis()) // another one may be met by now
	user := e.User()
	if err := l.Library.MakeRoom(l.Library.Knowledge(path, e.Nemesis)); err != nil {
		return nil, &unstored{err}
	}
	m := kb.Occasion{
		ID: library.NameOf(record), Date: record.Date, Mine: mine.Hero.ID, Theirs: theirs.Hero.ID, Won: record.Result.Winner == played.Seat,
	}
	var learned *Learned
	var learnErr error
	err = e.Store.Update(l.Living(), func(u *kb.Update) error {
		if known, err := u.Learned(m.ID); known || err != nil {
			return err
		}
		var err error
		if played.Mine, err = e.Recall(u.Load, m.Mine); err != nil {
			return err
		}
		played.Theirs = played.Mine
		if m.Theirs != m.Mine {
			if played.Theirs, err = e.Recall(u.Load, m.Theirs); err != nil {
				return err
			}
		}
		if played.User, err = u.Rating(); err != nil {
			return err
		}
		if user.Duels > played.User.Duels {
			played.User = user
		}
		if learned, learnErr = l.learns(l.Sparing(l.Living()), played); learnErr != nil {
			return learnErr
		}
		m.User = &learned.User
		_, err = u.Learn(m, learned.Changes, learned.Knowledge...)
		return err
	})
	switch {
	case learnErr != nil:
		return nil, learnErr
	case err != nil:
		return nil, &unstored{err}
	}
	return learned, nil
}

// tellLesson says on the result screen what the AI learned, besides what it expects otherwise.
func (d *Flow) tellLesson(view *screen.Result, record *duelrecord.Record, s finish) {
	learned := s.learned
	names := gallery.NewCast(d.Gallery, []duelrecord.Hero{record.Seats[0].Hero, record.Seats[1].Hero})
	told := []string{strings.TrimSpace(d.Translator().Text("result.learned") + " " + explanation.Lesson(d.Translator(), s.besides(), names.Cards, learned.Knowledge))}
	if now, ok := explanation.Even(record.Seats[1-record.Person()].Brain); ok {
		told = append(told, explanation.NextEven(d.Translator(), now, difficulty.Strength(learned.User, easeOf(record, learned))))
	}
	view.Details.OnTapped = func() {
		d.OpenSheet(d.Translator().Text("result.details"), screen.NewChanges(d.Translator(), learned.Changes, names, learned.Knowledge, d.RelaySheet))
	}
	view.Details.Show()
	view.Tell(strings.Join(told, "\n"))
}

// easeOf returns how much stronger than usual somebody new is met with the heroes of a duel that taught something.
func easeOf(record *duelrecord.Record, learned *Learned) int {
	me := record.Person()
	if k := kb.Of(learned.Knowledge, record.Seats[1-me].Hero.ID); k != nil {
		return k.Ease(record.Seats[me].Hero.ID)
	}
	return 0
}

// isLearnedBy reports whether the AI at a seat learns from a duel. Who plays as the player does learns nothing by that.
func (l *Learning) isLearnedBy(seat *duelrecord.Seat) bool {
	if l.Settings().Get().Paused {
		return false
	}
	return seat.Knowledge != nil && seat.Brain != l.double
}
