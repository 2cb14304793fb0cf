package play

import (
	"context"
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/journal"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/match"
	"boardduels/runtime/play/gallery"
	"boardduels/runtime/play/table"
	"boardduels/runtime/replay"
)

// sessionHost is where a session shows its sheets, whom it tells that the duel is over, and when to try again.
type sessionHost interface {
	table.SheetHost
	openLeaving(s *session)
	duelOver(s *session)
	after(time.Duration) <-chan time.Time
}

// session is a duel under way between a person and an AI. The match runs on a goroutine of its own; what happens comes
// here moment by moment, is shown in its own time, and the person's intents go back.
type session struct {
	*table.Board
	host   sessionHost
	match  *match.Match
	person *match.Person
	brains ai.Brains
	do     func(func()) // on the toolkit's thread
	stop   context.CancelFunc
	saving *match.Autosave // nil if nothing is saved
	ended  chan struct{}   // closed once the match has stopped and written its last file

	moments []table.Moment // to be shown, the oldest first
	waiting *pause         // while a moment is looked at
	result  replay.Result
	failure error // why the match stopped before its result
	unsaved error // why the duel isn't safe, or nil
	left    bool  // by the player, or for another duel
}

// newSession seats a person and an AI to play or go on with a record.
func newSession(t *i18n.Translator, g *gallery.Gallery, host sessionHost, record *replay.Record, brains ai.Brains, saver match.Saver, do func(func())) (*session, error) {
	s := &session{host: host, brains: brains, do: do, ended: make(chan struct{})}
	me := game.Seat(0)
	if record.Seats[1].IsPerson() {
		me = 1
	}
	d, err := record.Duel()
	if err != nil {
		return nil, err
	}
	opponent, err := journal.Player(record, 1-me, d, brains)
	if err != nil {
		return nil, err
	}
	s.person = match.NewPerson(s.asked)
	players := [2]ai.Player{opponent, opponent}
	players[me] = s.person
	options := match.Options{Observe: s.observe}
	if saver != nil {
		s.saving = match.NewAutosave(saver, s.kept)
		options.Saver = s.saving
	}
	if s.match, err = match.New(record, players, options); err != nil {
		return nil, err
	}
	s.Board = table.NewBoard(t, g, d, record, me, s)
	state := s.match.State()
	s.Show(table.Moment{View: d.View(&state, me), Seat: game.Nobody}, s.caption(nil, 0))
	return s, nil
}

// start lets the match run until it ends or [session.leave] stops it. It begins when the one before has ended, unless
// that is nil, because both write the same file.
func (s *session) start(before *session) {
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	go func() {
		defer close(s.ended)
		if before != nil {
			<-before.ended
		}
		s.recall(ctx)
		stopSaving := s.saveAgain(ctx)
		result, err := s.match.Run(ctx)
		stopSaving()
		if ctx.Err() != nil {
			return
		}
		state := s.match.State()
		view := s.Duel.View(&state, s.Me)
		s.do(func() {
			s.result, s.failure = result, err
			s.tell(table.Moment{View: view, Seat: game.Nobody, Over: true})
		})
	}()
}

// recall brings back what happened before the match was interrupted. It is called on the match's goroutine.
func (s *session) recall(ctx context.Context) {
	moments, err := past(ctx, s.match.Record(), s.Me, s.brains)
	if err != nil && ctx.Err() == nil {
		fyne.LogError("recalling what has happened", err)
	}
	if len(moments) == 0 {
		return
	}
	s.do(func() {
		for _, m := range moments {
			s.Note(m)
		}
		s.Show(s.Now, s.caption(nil, 0))
	})
}

// leave stops the match where it stands, without waiting for it. It has been saved, unless that fails.
func (s *session) leave() {
	s.stop()
	s.moments, s.left = nil, true
}

// observe is called on the match's goroutine.
func (s *session) observe(step *match.Step) {
	m := table.Moment{
		View: s.Duel.View(step.State, s.Me), Seat: step.Seat, Action: step.Action,
		Events: seenBy(s.Me, step.Events), Rationale: step.Rationale.Clone(),
	}
	s.do(func() { s.tell(m) })
}

// asked is called on the match's goroutine.
func (s *session) asked(q match.Question) {
	s.do(func() { s.tell(table.Moment{View: q.View, Seat: game.Nobody, Legal: q.Legal}) })
}

// tell takes a moment in; it is shown when those before it have been seen.
func (s *session) tell(m table.Moment) {
	s.moments = append(s.moments, m)
	if s.waiting == nil {
		s.next()
	}
}

// seenTime is how long a card of the opponent stays before the next one.
const seenTime = 1600 * time.Millisecond

// lastBlowTime is how long the end of a duel stays before its result is shown.
const lastBlowTime = 1300 * time.Millisecond

func (s *session) next() {
	s.waiting = nil
	if len(s.moments) == 0 {
		return
	}
	m := s.moments[0]
	s.moments = s.moments[1:]
	s.Show(m, s.captionOf(&m))
	s.Animate()
	switch {
	case m.Over:
		s.waiting = newPause(lastBlowTime, func() { s.host.duelOver(s) })
		s.waiting.start()
	case m.Seat == 1-s.Me && m.Action != duel.EndTurn:
		s.waiting = newPause(seenTime, s.next)
		s.waiting.start()
	default:
		s.next()
	}
}

// captionOf says what the button does at a moment.
func (s *session) captionOf(m *table.Moment) table.Caption {
	if m.Over {
		return table.Caption{Label: s.Translator.Text("duel.over")}
	}
	return s.caption(m.Legal, m.View.Me().EP)
}

// caption says what the button does with the actions that are possible.
func (s *session) caption(legal []duel.Action, energy int16) table.Caption {
	if len(legal) == 0 {
		return table.Caption{Label: s.Translator.Text("duel.wait")}
	}
	return table.Caption{
		Label:   s.Translator.Text("duel.end_turn"),
		Note:    s.Translator.Text("duel.energy_left", i18n.Args{"N": energy}),
		Enabled: true, Urgent: len(legal) == 1,
	}
}

// choose answers the question that is open on the screen.
func (s *session) choose(action duel.Action) {
	if !slices.Contains(s.Now.Legal, action) {
		return
	}
	s.Now.Legal = nil
	if err := s.person.Choose(action); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("choosing", err)
	}
}

func (s *session) PlayCard(place int) {
	if cards := s.Table.Hand.Model.Cards; place >= 0 && place < len(cards) {
		s.choose(duel.Play(cards[place]))
	}
}

func (s *session) EndTurn() { s.choose(duel.EndTurn) }

// resign gives the duel up. Where nobody is asked just now, the duel is about to go on, or over.
func (s *session) resign() {
	if err := s.person.Resign(); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("resigning", err)
	}
}

// Skip goes on to the next moment at once.
func (s *session) Skip() {
	if s.waiting != nil {
		s.waiting.skip()
	}
}

// Read shows the card on the field large, unless there is something to skip.
func (s *session) Read() {
	if s.waiting != nil {
		s.Skip()
		return
	}
	s.Table.ShowPlayed()
}

func (s *session) OpenMenu() { s.host.openLeaving(s) }

func (s *session) Explain() {
	if s.Reason != nil {
		s.OpenReason(s.host, s.Reason)
	}
}

func (s *session) Inspect(mine bool) { s.host.OpenSheet(s.AboutFighter(s.host, s.SeatOf(mine))) }

func (s *session) OpenLog() { s.host.OpenSheet(s.Translator.Text("log.title"), s.History(s.host)) }
