// Package duelflow leads through the duels against the AIs: the choice of heroes and opponent, the duel, its result,
// and what the AI learns from it; and through what the player has achieved.
package duelflow

import (
	"cmp"
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Lead leads from the duels to the rest of the game.
type Lead interface {
	OpenHome()
	OpenHowTo()
	// SettingsButton leads from a duel to what can be set, and from there back to the duel.
	SettingsButton(s *screen.Session, back func()) *ui.Button
	// PackChoice is where one of the known packs is chosen; nil if there is only one.
	PackChoice(then func()) fyne.CanvasObject
	OpenPlayback(record *duelrecord.Record)
	// OpenPlaybackAt shows a recorded duel as one of its turns begins, from 1.
	OpenPlaybackAt(record *duelrecord.Record, turn int)
	ExportReplay(record *duelrecord.Record)
	// LookBack tells on the result of a duel, which is shown, what decided it, and what gave most away; back leads to
	// the duel from what is played on from there.
	LookBack(view *screen.Result, record *duelrecord.Record, back func())
}

// Options are what duels need from the program.
type Options struct {
	Brains  ai.Brains
	Brain   string // the id of the brain that learns
	Double  string // the id of the brain that plays as the player does
	Seed    func() uint64
	Imitate func(known *kb.Knowledge, duels []*duelrecord.Record) (*kb.Knowledge, error)
}

// Flow leads through the duels against the AIs: the choice of heroes and opponent, the duel, its result, and what
// the AI learns from it.
type Flow struct {
	*edition.Present
	Lead
	Options
	*Learning

	session *screen.Session // the duel under way, or the one that is just over
	stuck   string          // the damaged duel that can't be put aside, as the player was told of it
	over    string          // the name of the duel that was over last; its file may be left behind
}

// Session returns the duel under way, or the one that is just over; nil before the first one.
func (d *Flow) Session() *screen.Session { return d.session }

// Forget lets go of the duel that was played last, which doesn't belong to what is kept now.
func (d *Flow) Forget() { d.session, d.over = nil, "" }

// FirstHero is the id of the hero that somebody new plays, in the lesson and after it.
const FirstHero = "knight"

// LastPairing is what the player chose before; somebody new plays the hero of the lesson
// (docs/decisions/0051-first-duel.md).
func (d *Flow) LastPairing() edition.Pairing {
	last := d.Settings().Get().Duel
	return edition.Pairing{Mine: cmp.Or(last.Hero, FirstHero), Theirs: last.Opponent, Brain: cmp.Or(last.Brain, difficulty.Match)}
}

// Standing tells at which strength an even match of a pairing is played, after the first duel.
func (d *Flow) Standing(p edition.Pairing, show func(string)) {
	e, settled := d.Edition, d.Finished
	d.Background(func() func() {
		<-settled
		user := e.User()
		strength := difficulty.Strength(user, e.Ease(p))
		return func() {
			if user.Duels > 0 {
				show(explanation.Standing(d.Translator(), strength))
			}
		}
	})
}

// opponents returns the brains that can be met, in their groups.
func (d *Flow) opponents() []opponentGroup {
	return groupOpponents(d.Brains.IDs(), d.Brain, d.Double, d.Settings().Get().Duel.Level)
}

// OpenChoice shows the choice of heroes and opponent, as it was made last.
func (d *Flow) OpenChoice() { d.OpenChoiceOf(d.LastPairing().Mine) }

// OpenChoiceOf lets a duel be put together in which the person plays a hero.
func (d *Flow) OpenChoiceOf(hero string) {
	packs := d.PackChoice(d.OpenChoice)
	from := d.LastPairing()
	from.Mine = hero
	d.Display(newChoice(d.Translator(), d.Gallery, d.Heroes(), d.opponents(), packs, from, d), nil, d.OpenHome)
}

// Interrupted returns the duel that can be continued, or nil. The error is [*DamagedDuel]; of one that can't be put
// aside it is returned once. A duel that was over in this program can't be continued, though what was saved of it
// last, and couldn't be saved again or moved away, isn't over.
func (d *Flow) Interrupted() (*duelrecord.Record, error) {
	record, err := d.Library.Interrupted()
	if record != nil && library.NameOf(record) == d.over {
		record = nil
	}
	told := ""
	if damaged, ok := errors.AsType[*library.DamagedDuel](err); ok && damaged.Stuck != nil {
		told = damaged.Error()
		if told == d.stuck {
			err = nil
		}
	}
	d.stuck = told
	return record, err
}

// Begin starts a new duel. Where another one could still be continued, it asks first, because that one will be lost.
func (d *Flow) Begin(p edition.Pairing) { d.beginAgainst(nil, p) }

// beginAgainst is [Flow.Begin]; met, unless nil, is whose double the opponent is.
func (d *Flow) beginAgainst(met *Friend, p edition.Pairing) {
	d.Wake()
	record, err := d.Interrupted()
	if err != nil {
		d.NoteDamage(err) // which is told at the table: a duel that is damaged keeps nobody from the next one
	}
	switch {
	case record != nil:
		d.Confirm("choice.replace_title", "choice.replace_about", "choice.begin", func() { d.BeginAtOnce(met, p) })
	default:
		d.BeginAtOnce(met, p)
	}
}

// BeginAtOnce begins a duel, whatever is under way; met, unless nil, is whose double the opponent is.
func (d *Flow) BeginAtOnce(met *Friend, p edition.Pairing) {
	e := d.Edition
	d.Settings().Change(func(s *settings.Settings) {
		level := s.Duel.Level
		if _, ok := explanation.Level(p.Brain); ok {
			level = p.Brain
		}
		s.Duel = settings.Duel{Hero: p.Mine, Opponent: p.Theirs, Brain: p.Brain, Level: level, Pack: e.Path}
	}, navigator.Logged)
	settled, pictures := d.Finished, d.Gallery
	d.Play(func(ctx context.Context) (*Setup, error) {
		select {
		case <-settled: // the AI plays with what the last duel taught it
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		record, err := d.NewRecord(e, met, p)
		if err != nil {
			return nil, err
		}
		return &Setup{Record: record, Host: d, Saver: d.Library, Pictures: pictures, Remembered: d.remembered(record, pictures)}, nil
	})
}

// NewRecord sets up a duel between the person and an AI with what it knows at present.
func (d *Flow) NewRecord(e *edition.Edition, met *Friend, p edition.Pairing) (*duelrecord.Record, error) {
	seats, err := d.NewSeats(e, met, p)
	if err != nil {
		return nil, err
	}
	seed := d.Seed()
	seats[1].Seed = uint64(game.NewStream(seed, 1))
	record, err := duelrecord.New(duelrecord.PackOf(e.Pack), seed, seats)
	if err == nil {
		record.Date = d.Now()
	}
	return record, err
}

// NewSeats returns who plays a duel, and with what knowledge.
func (d *Flow) NewSeats(e *edition.Edition, met *Friend, p edition.Pairing) (seats [2]duelrecord.Seat, err error) {
	if seats[0].Hero, err = duelrecord.PackHero(e.Pack, p.Mine); err != nil {
		return seats, err
	}
	if seats[1].Hero, err = duelrecord.PackHero(e.Pack, p.Theirs); err != nil {
		return seats, err
	}
	brain, err := d.Brains.Find(e.BrainOf(p))
	if err != nil {
		return seats, err
	}
	seats[1].Brain = brain.ID
	if brain.NeedsKnowledge {
		err = e.Teach(&seats[1], p.Mine)
	}
	switch {
	case err == nil && brain.ID == d.Double:
		err = d.imitate(&seats[1], met)
	case brain.NeedsKnowledge:
		seats[1].Appear(e.Nemesis)
	}
	return seats, err
}

// Resume continues the interrupted duel with the pack that it began with, or the present one where that can't be used
// any more.
func (d *Flow) Resume() {
	now, path, pictures, t := d.Edition, d.Settings().Get().Duel.Pack, d.Gallery, d.Translator()
	d.Play(func(context.Context) (*Setup, error) {
		record, err := d.Library.Interrupted()
		if record == nil {
			return nil, err
		}
		if path != now.Path {
			if e, err := d.Open(path); err == nil {
				pictures = gallery.New(e.Pack, t)
			}
		}
		return &Setup{Record: record, Host: d, Saver: d.Library, Pictures: pictures}, nil
	})
}

// Occasion says against whom a duel is.
func (d *Flow) Occasion(s *screen.Session) string {
	foe := &s.Match.Record().Seats[1-s.Me]
	return d.Translator().Text("duel.against", i18n.Args{"Rival": explanation.Opponent(d.Translator(), foe)})
}

// OpenLeaving asks what is to become of the duel under way.
func (d *Flow) OpenLeaving(s *screen.Session) {
	t := d.Translator()
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, d.CloseSheet)
	about, label, importance := t.Text("leave.about"), "leave.later", widget.MediumImportance
	if s.Unsaved != nil {
		about = t.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(t, s.Unsaved)})
		label, importance = "leave.unsaved", widget.DangerImportance
	}
	later := ui.BigButton(t.Text(label), theme.HomeIcon(), importance, func() {
		s.Leave()
		d.OpenHome()
	})
	rules := ui.BigButton(t.Text("home.how_to"), theme.QuestionIcon(), widget.MediumImportance, d.OpenHowTo)
	resign := ui.BigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
		d.Confirm("leave.resign_title", "leave.resign_about", "leave.resign", s.Resign)
	})
	d.OpenSheet(t.Text("leave.title"), container.NewVBox(ui.Paragraph(about), stay, later, d.SettingsButton(s, d.Resume), rules, resign))
}

// DuelOver shows the result, lets the AI learn from the duel, and keeps it.
func (d *Flow) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		d.Report(s.Failure)
		return
	}
	record := s.Match.Record()
	outcome := screen.OutcomeOf(s)
	outcome.Next = nextOpponent(d.opponents(), record.Seats[1-s.Me].Brain, outcome.Won)
	view := screen.NewResult(d.Translator(), outcome, screen.NewStory(d.Translator(), s.Gallery, record, s.Me), d)
	d.ComeUp(view.Content, d.OpenHome)
	if d.Settings().Get().Paused {
		view.Tell(d.Translator().Text("result.paused"))
	}
	d.LookBack(view, record, func() { d.OpenPlayback(record) })
	d.over = library.NameOf(record)
	left := finish{edition: d.Edition, path: d.Settings().Get().Duel.Pack, record: record}
	d.finish(left, func(done finish) {
		if done.unkept == nil {
			s.Unsaved = nil
		}
		d.tellFinish(view, record, done)
	})
}

// Rematch begins the same duel with another seed; where the pack is another now, it lets the player choose.
func (d *Flow) Rematch() {
	if d.Settings().Get().Duel.Pack != d.Edition.Path {
		d.OpenChoice()
		return
	}
	record := d.session.Match.Record()
	met, err := d.friendAt(&record.Seats[1-record.Person()])
	if err != nil {
		d.Report(err)
		return
	}
	d.beginAgainst(met, d.LastPairing())
}

// MeetNext begins the same duel against another brain.
func (d *Flow) MeetNext(brain string) {
	p := d.LastPairing()
	p.Brain = brain
	d.Begin(p)
}

// Watch plays the duel back that is just over.
func (d *Flow) Watch() { d.OpenPlayback(d.session.Match.Record()) }

// Export saves the duel that is just over in a file of the player's choice.
func (d *Flow) Export() { d.ExportReplay(d.session.Match.Record()) }

// ComeAway leaves the duel under way, which is kept, for something that the player wants to see instead.
func (d *Flow) ComeAway() {
	if d.Table() != nil && d.session != nil {
		d.session.Leave()
	}
}
