package boardscreens

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// Session is a game under way between a person and a brain. The match runs on a goroutine of its own; what happens
// comes here, is shown in its own time, and what the person chooses goes back.
type Session struct {
	*page
	match  *boardmatch.Match
	person *boardmatch.Person
	do     func(func()) // on the toolkit's thread
	stop   context.CancelFunc
	saving *boardmatch.Autosave
	Ended  chan struct{} // closed once the match has stopped and written its last file

	news    []news
	waiting *motion.Pause // while something is looked at
	Result  boardrecord.Result
	Failure error // why the match stopped before its result
	Unsaved error // why the game isn't safe, or nil
	left    bool
	isOver  bool
}

// news is what the match tells: an action, a question, or that it is over.
type news struct {
	frame *boardrecord.Frame
	legal []string
	over  bool
}

// NewSession shows a game that a person plays or goes on with.
func NewSession(t *i18n.Translator, host Host, table *Table, r *boardrecord.Record, stage *motion.Stage, saver boardmatch.Saver, do func(func())) (*Session, error) {
	s := &Session{do: do, Ended: make(chan struct{}), stop: func() {}}
	s.person = boardmatch.NewPerson(s.asked)
	players := make([]dynamicplayer.Player, len(r.Seats))
	for i := range r.Seats {
		if r.Seats[i].IsPerson() {
			players[i] = s.person
			continue
		}
		var err error
		if players[i], err = table.brain(&r.Seats[i]); err != nil {
			return nil, err
		}
	}
	s.saving = match.NewAutosave[*boardrecord.Record](saver, s.kept)
	var err error
	if s.match, err = boardmatch.New(table, r, players, boardmatch.Options{Observe: s.observe, Saver: s.saving}); err != nil {
		return nil, err
	}
	intents := boardview.Intents{Choose: s.choose, Drafted: s.drafted, Refused: s.refused}
	if s.page, err = newPage(t, host, table, r, stage, intents, s.OpenMenu); err != nil {
		return nil, err
	}
	s.jumping, s.jumped = s.Skip, s.direct
	s.show(len(s.frames) - 1)
	s.direct()
	return s, nil
}

// Record returns what has been played. It must not be changed, and changes until [Session.Ended].
func (s *Session) Record() *boardrecord.Record { return s.match.Record() }

// Start lets the match run until it ends or [Session.Leave] stops it. It begins when the one before has ended, unless
// that is nil, because both may write the same file.
func (s *Session) Start(before *Session) {
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	go func() {
		defer close(s.Ended)
		if before != nil {
			<-before.Ended
		}
		ended := s.saving.KeepTrying(ctx, s.host.After)
		result, err := s.match.Run(ctx)
		ended()
		if ctx.Err() == nil {
			s.do(func() {
				s.Result, s.Failure = result, err
				s.hear(news{over: true})
			})
		}
	}()
}

// Leave stops the match where it stands, and whatever is thought of, without waiting for it.
func (s *Session) Leave() {
	s.stop()
	s.adviser.stop()
	s.stage.Finish()
	if s.waiting != nil {
		s.waiting.GiveUp()
	}
	s.news, s.left = nil, true
}

// HasLeft reports whether the session was left, and writes its last file.
func (s *Session) HasLeft() bool { return s.left }

// observe is called on the match's goroutine.
func (s *Session) observe(step *boardmatch.Step) {
	f := &boardrecord.Frame{Seat: step.Seat, Action: step.Action, Events: slices.Clone(step.Events), State: *step.State}
	s.do(func() { s.hear(news{frame: f}) })
}

// asked is called on the match's goroutine.
func (s *Session) asked(q boardmatch.Question) { s.do(func() { s.hear(news{legal: q.Legal}) }) }

// hear takes news in; they are shown when those before have been seen.
func (s *Session) hear(n news) {
	if s.left {
		return
	}
	s.news = append(s.news, n)
	if s.waiting == nil {
		s.next()
	}
}

func (s *Session) next() {
	s.waiting = nil
	if len(s.news) == 0 {
		return
	}
	n := s.news[0]
	s.news = s.news[1:]
	switch {
	case n.over:
		s.finish()
	case n.frame != nil:
		s.pause(s.take(n.frame))
	default:
		s.legal = n.legal
		if s.isLast() {
			s.board.Present(s.moment(s.ply))
		}
		s.direct()
		if s.isLast() {
			s.lead()
		}
		s.next()
	}
}

// The times for which an action is looked at after it has been seen: one of the person's own, and one of the other's
// that is a pass.
const (
	lookTime = 350 * time.Millisecond
	passTime = 1600 * time.Millisecond
)

// take shows an action, and returns how long that is to be looked at. Who looks at an earlier position isn't disturbed.
func (s *Session) take(f *boardrecord.Frame) time.Duration {
	isLast := s.isLast()
	f.Ply = len(s.frames)
	s.frames, s.legal = append(s.frames, *f), nil
	if !isLast {
		s.tell()
		return 0
	}
	s.ply = f.Ply
	d := s.board.Play(s.moment(s.ply)) + lookTime
	s.tell()
	s.cue(f)
	s.direct()
	if f.Action == boardview.Pass && f.Seat != s.seats[0] {
		d += passTime
	}
	return d
}

// cue lets an action be heard.
func (s *Session) cue(f *boardrecord.Frame) {
	switch {
	case f.Action == boardview.Pass:
		s.host.Cue(sound.Refuse)
	case slices.ContainsFunc(f.Events, func(e string) bool { return strings.HasPrefix(e, "hit ") }):
		s.host.Cue(sound.HitLight)
	default:
		s.host.Cue(sound.Choose)
	}
}

func (s *Session) pause(d time.Duration) {
	if d == 0 {
		s.next()
		return
	}
	s.waiting = s.stage.NewPause(d, s.next)
	s.waiting.Start()
}

// Skip goes on at once.
func (s *Session) Skip() {
	s.stage.Finish()
	if s.waiting != nil {
		s.waiting.Skip()
	}
}

// choose answers the question that is open.
func (s *Session) choose(action string) {
	if !slices.Contains(s.legal, action) {
		return
	}
	s.legal = nil
	if err := s.person.Choose(action); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("choosing", err)
	}
}

// refused is told of a tap that does nothing: it goes on with what is being shown.
func (s *Session) refused() {
	switch {
	case s.waiting != nil:
		s.Skip()
	case len(s.legal) > 0 && s.isLast():
		s.host.Cue(sound.Refuse)
	}
}

// Resign gives the game up. Where nobody is asked just now, the game is about to go on, or over.
func (s *Session) Resign() {
	if err := s.person.Resign(); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("resigning", err)
	}
}

// CanResign reports whether the game goes on and it is the person's turn.
func (s *Session) CanResign() bool { return len(s.legal) > 0 }

// OpenMenu asks whether the game is to be left. One that is over is left at once.
func (s *Session) OpenMenu() {
	if s.isOver {
		s.host.OpenBoards()
		return
	}
	s.host.LeaveBoard(s)
}

// finish tells who has won.
func (s *Session) finish() {
	s.isOver, s.legal, s.record = true, nil, s.Record()
	if s.isLast() {
		s.show(s.ply)
	}
	switch s.Result.Points.Winner() {
	case s.seats[0]:
		s.host.Cue(sound.Win)
	case game.Nobody:
	default:
		s.host.Cue(sound.Loss)
	}
	s.direct()
	s.host.BoardOver(s)
}
