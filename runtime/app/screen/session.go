package screen

import (
	"context"
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/ai/duel/forecast"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// SessionHost is where a session shows its sheets, whom it tells that the duel is over, and when to try again.
type SessionHost interface {
	dueltable.SheetHost
	OpenLeaving(s *Session)
	// Occasion says what the player plays, of a duel that is shown for the first time.
	Occasion(s *Session) string
	DuelOver(s *Session)
	After(time.Duration) <-chan time.Time
}

// Session is a duel under way between a person and an AI. The match runs on a goroutine of its own; what happens comes
// here moment by moment, is shown in its own time, and the person's intents go back.
type Session struct {
	*dueltable.Board
	host   SessionHost
	Match  *duelmatch.Match
	person *duelmatch.Person
	brains ai.Brains
	do     func(func()) // on the toolkit's thread
	stop   context.CancelFunc
	Saving *duelmatch.Autosave // nil if nothing is saved
	Ended  chan struct{}       // closed once the match has stopped and written its last file

	moments   []dueltable.Moment // to be shown, the oldest first
	waiting   *motion.Pause      // while a moment is looked at
	Result    duelrecord.Result
	Failure   error // why the match stopped before its result
	Unsaved   error // why the duel isn't safe, or nil
	Left      bool  // by the player, or for another duel
	forecasts Forecasts
	// Remembered is what the rival says as the duel begins of the last one, "" if nothing; it is set before the start.
	Remembered string
	sealer     *forecast.Sealer // belongs to the match's goroutine; nil if nothing is foretold
	ending     rule.Stance      // which the person takes as soon as the turn has ended, that it ended with it
	isTold     bool             // the host knows that the duel is over
}

// NewSession shows a duel that a person plays or goes on with.
func NewSession(t *i18n.Translator, g *gallery.Gallery, host SessionHost, seating *Seating, stage *motion.Stage, saver duelmatch.Saver, do func(func())) (*Session, error) {
	s := &Session{host: host, brains: seating.brains, forecasts: seating.Forecasts, do: do, Ended: make(chan struct{})}
	s.person = duelmatch.NewPerson(s.asked)
	record, me, d := seating.record, seating.me, seating.duel
	players := [2]ai.Player{seating.opponent, seating.opponent}
	players[me] = s.person
	options := duelmatch.Options{Observe: s.observe}
	if saver != nil {
		s.Saving = duelmatch.NewAutosave(saver, s.kept)
		options.Saver = s.Saving
	}
	var err error
	if s.Match, err = duelmatch.New(record, players, options); err != nil {
		return nil, err
	}
	s.Board = dueltable.NewBoard(t, g, d, record, me, stage, s)
	state := s.Match.State()
	first := dueltable.Moment{View: d.View(&state, me), Seat: game.Nobody}
	if record.Plies() == 0 {
		first.Events = s.Opening()
	}
	s.Show(first, s.captionOf(&first))
	s.Table.SetOccasion(host.Occasion(s))
	return s, nil
}

// Start lets the match run until it ends or [Session.Leave] stops it, once the table is shown. It begins when the one
// before has ended, unless that is nil, because both write the same file.
func (s *Session) Start(before *Session) {
	if s.Match.Record().Plies() == 0 {
		s.Deal()
		if len(s.Now.Events) > 0 { // what rules bring about is seen before anybody acts
			s.pause(seenTime, s.next)
		}
	}
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	go func() {
		defer close(s.Ended)
		if before != nil {
			<-before.Ended
		}
		s.recall(ctx)
		s.greet()
		stopSaving := s.saveAgain(ctx)
		result, err := s.Match.Run(ctx)
		stopSaving()
		if ctx.Err() != nil {
			return
		}
		state := s.Match.State()
		view := s.Duel.View(&state, s.Me)
		s.do(func() {
			s.Result, s.Failure = result, err
			s.tell(dueltable.Moment{View: view, Seat: game.Nobody, Over: true})
		})
	}()
}

// recall brings back what happened before the match was interrupted, so that it can go on. The reasons of the AI
// follow: it decides anew for them, which takes a while. It is called on the match's goroutine.
func (s *Session) recall(ctx context.Context) {
	record := s.Match.Record().Clone() // the match goes on meanwhile
	var opened map[int]*forecast.Turn
	if s.forecasts == AllForecasts {
		opened = openedTurns(record, s.Me)
	}
	moments, err := past(record, s.Me, opened)
	if err != nil {
		fyne.LogError("recalling what has happened", err)
	}
	if len(moments) == 0 {
		return
	}
	s.do(func() {
		s.Forget()
		for _, m := range moments {
			s.Note(m)
		}
		s.Show(s.Now, s.captionOf(&s.Now))
	})
	go func() {
		why, err := rationales(ctx, record, 1-s.Me, s.brains)
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			fyne.LogError("recalling why it happened", err)
		}
		s.do(func() {
			if ctx.Err() == nil {
				s.GiveReasons(reasoned(moments, why))
			}
		})
	}()
}

// Leave stops the match where it stands, without waiting for it. It has been saved, unless that fails.
func (s *Session) Leave() {
	s.stop()
	s.moments, s.Left = nil, true
}

// observe is called on the match's goroutine.
func (s *Session) observe(step *duelmatch.Step) {
	m := dueltable.Moment{
		View: s.Duel.View(step.State, s.Me), Seat: step.Seat, Action: step.Action,
		Events: seenBy(s.Me, step.Events), Rationale: step.Rationale.Clone(),
	}
	m.Sealed, m.Opened = s.forecastAfter(step)
	m.Claim = s.claimNow()
	s.do(func() { s.tell(m) })
}

// asked is called on the match's goroutine.
func (s *Session) asked(q duelmatch.Question) {
	m := dueltable.Moment{View: q.View, Seat: game.Nobody, Legal: q.Legal, Sealed: s.forecastNow()}
	s.do(func() { s.tell(m) })
}

// tell takes a moment in; it is shown when those before it have been seen.
func (s *Session) tell(m dueltable.Moment) {
	s.moments = append(s.moments, m)
	if s.waiting == nil {
		s.next()
	}
}

// seenTime is how long a card of the opponent stays before the next one.
const seenTime = 1600 * time.Millisecond

// lastBlowTime is how long the last blow of a duel is looked at before its last scene.
const lastBlowTime = 1700 * time.Millisecond

func (s *Session) next() {
	s.waiting = nil
	if len(s.moments) == 0 {
		return
	}
	m := s.moments[0]
	s.moments = s.moments[1:]
	wasDecided := s.isDecided()
	promised := duel.Take(s.ending)
	answered := s.ending != rule.NoStance && slices.Contains(m.Legal, promised)
	if answered {
		m.Legal, s.ending = nil, rule.NoStance
	}
	s.Show(m, s.captionOf(&m))
	s.Animate()
	if answered {
		s.answer(promised)
	}
	switch {
	case m.Over && wasDecided:
		s.finish()
	case m.Over:
		s.pause(lastBlowTime, s.finish)
	case s.isDecided():
		s.pause(lastBlowTime, s.next)
	case m.Reveals():
		s.pause(dueltable.RevealTime, s.next)
	case m.Seat == 1-s.Me && m.Action.Card != duel.NoCard:
		s.pause(seenTime, s.next)
	default:
		s.next()
	}
}

// isDecided reports whether the blow that ends the duel has been shown.
func (s *Session) isDecided() bool {
	return s.Now.Seat != game.Nobody && s.Now.View.Winner != game.Nobody
}

// pause lets a moment be looked at before what comes then.
func (s *Session) pause(d time.Duration, then func()) {
	s.waiting = s.Table.Stage.NewPause(d, then)
	s.waiting.Start()
}

// finish shows the last scene, and then the result. Where the rules haven't decided there is no scene.
func (s *Session) finish() {
	if s.Failure != nil || s.Result.Forfeit != "" {
		s.tellOver()
		return
	}
	s.Crown(s.Result.Winner)
	s.pause(dueltable.FinaleTime, func() {
		s.EndFinale()
		s.tellOver()
	})
}

func (s *Session) tellOver() {
	s.isTold = true
	s.host.DuelOver(s)
}

// captionOf says what the button does at a moment.
func (s *Session) captionOf(m *dueltable.Moment) dueltable.Caption {
	switch {
	case m.Over || m.View.Winner != game.Nobody:
		return dueltable.Caption{Label: s.Translator.Text("duel.go_on"), Enabled: true, Urgent: true}
	case len(m.Legal) == 0 && m.View.Mover == s.Me: // what was played is on its way
		return dueltable.Caption{Label: s.Translator.Text("duel.my_turn")}
	}
	return s.caption(m.Legal, m.View.Me().EP)
}

// caption says what the button does with the actions that are possible.
func (s *Session) caption(legal []duel.Action, energy int16) dueltable.Caption {
	if len(legal) == 0 {
		return dueltable.Caption{Label: s.Translator.Text("duel.wait")}
	}
	return dueltable.Caption{
		Label:   s.Translator.Text("duel.end_turn"),
		Note:    s.Translator.Text("duel.energy_left", i18n.Args{"N": energy}),
		Enabled: true, Urgent: len(legal) == 1,
	}
}

// choose answers the question that is open on the screen.
func (s *Session) choose(action duel.Action) {
	if !slices.Contains(s.Now.Legal, action) {
		return
	}
	s.Now.Legal = nil
	s.answer(action)
}

func (s *Session) answer(action duel.Action) {
	if err := s.person.Choose(action); err != nil && !errors.Is(err, duelmatch.ErrNotAsked) {
		fyne.LogError("choosing", err)
	}
}

// PlayCard plays a card of the hand in a mode, if it can be played. After the duel's end one leads to what comes then,
// where that was closed.
func (s *Session) PlayCard(place int, mode int8) {
	if s.isTold {
		s.host.DuelOver(s)
		return
	}
	if cards := s.Table.Hand.Model.Cards; place >= 0 && place < len(cards) {
		s.choose(duel.Action{Card: cards[place], Mode: mode})
	}
}

// EndTurn ends the turn, if the person is asked, and goes on from a duel that is over.
func (s *Session) EndTurn() {
	if s.isOver() {
		s.goOn()
		return
	}
	s.choose(duel.EndTurn)
}

// Take takes a stance. Where none is due but a clash follows the turn, it ends that, and takes the stance then.
func (s *Session) Take(stance rule.Stance) {
	if slices.Contains(s.Now.Legal, duel.EndTurn) && s.Duel.ClashFollows(&s.Now.View) {
		s.ending = stance
		s.choose(duel.EndTurn)
		return
	}
	s.choose(duel.Take(stance))
}

// isOver reports whether all of the duel has been shown but its last scene.
func (s *Session) isOver() bool { return s.Now.Over || s.isDecided() }

// goOn goes on from a duel that is over: to its result, also where that was closed.
func (s *Session) goOn() {
	if s.isTold {
		s.host.DuelOver(s)
		return
	}
	s.Skip()
}

// Resign gives the duel up. Where nobody is asked just now, the duel is about to go on, or over.
func (s *Session) Resign() {
	if err := s.person.Resign(); err != nil && !errors.Is(err, duelmatch.ErrNotAsked) {
		fyne.LogError("resigning", err)
	}
}

// Skip goes on to the next moment at once.
func (s *Session) Skip() {
	if s.waiting != nil {
		s.Table.Stage.Finish()
		s.waiting.Skip()
	}
}

// Read shows a card on the field large, unless there is something to skip.
func (s *Session) Read(place int) {
	if s.waiting != nil {
		s.Skip()
		return
	}
	s.Table.ShowPlayed(place)
}

// Define tells what the words on a card of the hand mean.
func (s *Session) Define(place int) {
	s.host.OpenSheet(s.AboutCard(s.Me, s.Table.Hand.Model.Cards[place]))
}

// OpenMenu asks whether the duel is to be left. One that is over goes on to its result, also where that was closed.
func (s *Session) OpenMenu() {
	if s.isOver() {
		s.goOn()
		return
	}
	s.host.OpenLeaving(s)
}

// Explain tells why the AI did what it did last.
func (s *Session) Explain() {
	if s.Reason != nil {
		s.OpenReason(s.host, s.Reason)
	}
}

// Inspect tells all that there is to know of a hero.
func (s *Session) Inspect(mine bool) { s.host.OpenSheet(s.AboutFighter(s.host, s.SeatOf(mine))) }

// OpenForecast tells what the AI foretold.
func (s *Session) OpenForecast() { s.host.OpenSheet(s.AboutForecast()) }

// OpenLog tells all that has happened.
func (s *Session) OpenLog() { s.host.OpenSheet(s.Translator.Text("log.title"), s.History(s.host)) }
