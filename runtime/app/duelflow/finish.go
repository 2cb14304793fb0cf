package duelflow

import (
	"errors"
	"strings"
	"time"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/habit"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/career"
	"boardduels/runtime/record/duelrecord"
)

// finish is what becomes of a duel that is over.
type finish struct {
	edition *edition.Edition
	path    string // of the pack that the duel was played with
	record  *duelrecord.Record
	pending bool // the next run of the program will find it

	tries     int
	learned   *Learned        // nil if the AI doesn't learn, or has learned from this duel before
	learnErr  error           // why the AI couldn't learn
	unlearned error           // why what it learned couldn't be stored
	unkept    error           // why the duel couldn't be moved into the collection
	career    *career.Career  // with the duel
	claim     *habit.Claim    // what the AI had said of the person; nil if nothing
	revision  *habit.Revision // what it expects of the person otherwise; nil if nothing
}

// unstored says that knowledge couldn't be read or written.
type unstored struct{ error }

func (u *unstored) Unwrap() error { return u.error }

// isPending reports whether another try could succeed.
func (s *finish) isPending() bool { return s.unlearned != nil || s.unkept != nil }

// tryFinishing does what is still to be done. It may be called on any goroutine; one duel at a time is settled.
func (l *Learning) tryFinishing(s *finish) {
	l.Finishing.Lock()
	defer l.Finishing.Unlock()
	if s.tries == 0 || s.unlearned != nil {
		s.learnErr, s.unlearned = nil, nil
		var err error
		if s.learned, err = l.learn(s.edition, s.path, s.record); err != nil {
			if _, ok := errors.AsType[*unstored](err); ok {
				s.unlearned = err
			} else {
				s.learnErr = err
			}
		}
		if s.learned != nil {
			s.revision, _ = forecast.Revision(s.record, 1-s.record.Person())
		}
	}
	if s.tries == 0 || s.unkept != nil {
		s.unkept = l.Library.Keep(s.record)
	}
	s.career, _ = l.Book.Add(s.record) // what it can't save, it finds in the collection again
	if s.tries == 0 {
		s.claim, _ = forecast.Claim(s.record, 1-s.record.Person()) // of a record that was just played
	}
	l.remember(s)
	s.tries++
}

// remember sees to it that the next run of the program finds a duel from which the AI couldn't learn, and no other.
func (l *Learning) remember(s *finish) {
	switch {
	case s.unlearned != nil && !s.pending:
		s.pending = l.Library.AddPending(s.path, s.record) == nil
	case s.unlearned == nil && s.pending:
		s.pending = l.Library.RemovePending(s.path, s.record) != nil
	}
	if s.unkept == nil && (s.unlearned == nil || s.pending) {
		s.unkept = l.Library.Clear(s.record)
	}
}

// The time between two tries to settle a duel doubles from the first to the last of these: what a disk refuses it
// seldom takes soon after.
const (
	finishTime     = 5 * time.Second
	finishTimeMost = time.Minute
)

// finishAgain tries now and then, and when the person goes from one screen to another, until all is written, and for
// the last time when the program ends.
func (l *Learning) finishAgain(s finish, then func(finish), moved <-chan struct{}) {
	for wait := finishTime; s.isPending(); {
		select {
		case <-l.Living().Done():
			l.tryFinishing(&s)
			return
		case <-l.After(wait):
			wait = min(2*wait, finishTimeMost)
		case <-moved:
		}
		moved = l.Woken() // before the try, so that nothing is missed during it
		l.tryFinishing(&s)
		l.Do(func() { l.Unhold() })
	}
	l.Do(func() { then(s) })
}

// tellFinish says on the result screen what became of a duel.
func (d *Flow) tellFinish(view *screen.Result, record *duelrecord.Record, s finish) {
	d.TellDamage()
	t := d.Translator()
	if s.career != nil {
		view.TellScore(scoreLine(t, s.career, d.Brain))
		view.TellForecast(t, s.career.ForetoldIn(library.NameOf(record)), screen.ClaimLine(t, d.Gallery, record, s.claim))
	}
	d.tellRevision(view, record, s)
	var lines []string
	say := func(key string, err error) {
		if err != nil {
			lines = append(lines, t.Text(key, i18n.Args{"Reason": errtext.Unsaved(t, err)}))
		}
	}
	say("result.learning_failed", s.learnErr)
	say("result.not_learned", s.unlearned)
	say("result.not_kept", s.unkept)
	if s.isPending() {
		lines = append(lines, t.Text("result.trying"))
	}
	switch {
	case len(lines) > 0:
		view.Tell(strings.Join(lines, "\n"))
	case s.learned != nil:
		d.tellLesson(view, record, s)
	case s.tries > 1:
		view.Tell(t.Text("result.kept"))
	}
}
