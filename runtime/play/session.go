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
	"boardduels/runtime/replay"
)

// sessionHost is where a session shows its sheets, whom it tells that the duel is over, and when to try again.
type sessionHost interface {
	sheetHost
	openLeaving(s *session)
	duelOver(s *session)
	after(time.Duration) <-chan time.Time
}

// session is a duel under way between a person and an AI. The match runs on a goroutine of its own; what happens comes
// here moment by moment, is shown in its own time, and the person's intents go back.
type session struct {
	*board
	host   sessionHost
	match  *match.Match
	person *match.Person
	brains ai.Brains
	do     func(func()) // on the toolkit's thread
	stop   context.CancelFunc
	saving *match.Autosave // nil if nothing is saved
	ended  chan struct{}   // closed once the match has stopped and written its last file

	moments []moment // to be shown, the oldest first
	waiting *pause   // while a moment is looked at
	result  replay.Result
	failure error // why the match stopped before its result
	unsaved error // why the duel isn't safe, or nil
	left    bool  // by the player, or for another duel
}

// newSession seats a person and an AI to play or go on with a record.
func newSession(t *i18n.Translator, g *Gallery, host sessionHost, record *replay.Record, brains ai.Brains, saver match.Saver, do func(func())) (*session, error) {
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
	s.board = newBoard(t, g, d, record, me, s)
	state := s.match.State()
	s.show(moment{view: d.View(&state, me), seat: game.Nobody}, s.caption(nil, 0))
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
		view := s.duel.View(&state, s.me)
		s.do(func() {
			s.result, s.failure = result, err
			s.tell(moment{view: view, seat: game.Nobody, over: true})
		})
	}()
}

// recall brings back what happened before the match was interrupted. It is called on the match's goroutine.
func (s *session) recall(ctx context.Context) {
	moments, err := past(ctx, s.match.Record(), s.me, s.brains)
	if err != nil && ctx.Err() == nil {
		fyne.LogError("recalling what has happened", err)
	}
	if len(moments) == 0 {
		return
	}
	s.do(func() {
		for _, m := range moments {
			s.note(m)
		}
		s.show(s.now, s.caption(nil, 0))
	})
}

// leave stops the match where it stands, without waiting for it. It has been saved, unless that fails.
func (s *session) leave() {
	s.stop()
	s.moments, s.left = nil, true
}

// observe is called on the match's goroutine.
func (s *session) observe(step *match.Step) {
	m := moment{
		view: s.duel.View(step.State, s.me), seat: step.Seat, action: step.Action,
		events: seenBy(s.me, step.Events), rationale: step.Rationale.Clone(),
	}
	s.do(func() { s.tell(m) })
}

// asked is called on the match's goroutine.
func (s *session) asked(q match.Question) {
	s.do(func() { s.tell(moment{view: q.View, seat: game.Nobody, legal: q.Legal}) })
}

// tell takes a moment in; it is shown when those before it have been seen.
func (s *session) tell(m moment) {
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
	s.show(m, s.captionOf(&m))
	s.animate()
	switch {
	case m.over:
		s.waiting = newPause(lastBlowTime, func() { s.host.duelOver(s) })
		s.waiting.start()
	case m.seat == 1-s.me && m.action != duel.EndTurn:
		s.waiting = newPause(seenTime, s.next)
		s.waiting.start()
	default:
		s.next()
	}
}

// captionOf says what the button does at a moment.
func (s *session) captionOf(m *moment) caption {
	if m.over {
		return caption{label: s.translator.Text("duel.over")}
	}
	return s.caption(m.legal, m.view.Me().EP)
}

// caption says what the button does with the actions that are possible.
func (s *session) caption(legal []duel.Action, energy int16) caption {
	if len(legal) == 0 {
		return caption{label: s.translator.Text("duel.wait")}
	}
	return caption{
		label:   s.translator.Text("duel.end_turn"),
		note:    s.translator.Text("duel.energy_left", i18n.Args{"N": energy}),
		enabled: true, urgent: len(legal) == 1,
	}
}

// choose answers the question that is open on the screen.
func (s *session) choose(action duel.Action) {
	if !slices.Contains(s.now.legal, action) {
		return
	}
	s.now.legal = nil
	if err := s.person.Choose(action); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("choosing", err)
	}
}

func (s *session) playCard(place int) {
	if cards := s.table.hand.model.cards; place >= 0 && place < len(cards) {
		s.choose(duel.Play(cards[place]))
	}
}

func (s *session) endTurn() { s.choose(duel.EndTurn) }

// resign gives the duel up. Where nobody is asked just now, the duel is about to go on, or over.
func (s *session) resign() {
	if err := s.person.Resign(); err != nil && !errors.Is(err, match.ErrNotAsked) {
		fyne.LogError("resigning", err)
	}
}

// skip goes on to the next moment at once.
func (s *session) skip() {
	if s.waiting != nil {
		s.waiting.skip()
	}
}

// read shows the card on the field large, unless there is something to skip.
func (s *session) read() {
	if s.waiting != nil {
		s.skip()
		return
	}
	s.table.showPlayed()
}

func (s *session) openMenu() { s.host.openLeaving(s) }

func (s *session) explain() {
	if s.reason != nil {
		s.openReason(s.host, s.reason)
	}
}

func (s *session) inspect(mine bool) { s.host.openSheet(s.aboutFighter(s.host, s.seatOf(mine))) }

func (s *session) openLog() { s.host.openSheet(s.translator.Text("log.title"), s.history(s.host)) }
