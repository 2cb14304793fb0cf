package replayflow

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/hindsight"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// Hindsight implements [screen.PlaybackHost].
func (r *Flow) Hindsight(ctx context.Context, record *duelrecord.Record) []hindsight.Turn {
	me := record.Person()
	if !record.Seats[me].IsPerson() {
		return nil
	}
	mine, theirs, err := kb.ForHeroes(r.Edition.Pack, record.Seats[me].Hero.ID, record.Seats[1-me].Hero.ID)
	if err != nil {
		return nil // a hero of another pack
	}
	turns, err := r.Review(r.Sparing(ctx), record, me, mine, theirs)
	if err != nil && ctx.Err() == nil && !errors.Is(err, hindsight.ErrUntaught) {
		fyne.LogError("looking for what could have been done better", err)
	}
	return turns
}

// practice is the game while somebody plays on from a place of a recorded duel. Once it is over it is kept as a duel of
// its own; it doesn't count, and no AI learns from it.
type practice struct {
	*Flow
	from *duelrecord.Record
	ply  int
	back func() // to where it was asked for
}

// PlayFrom implements [screen.PlaybackHost].
func (r *Flow) PlayFrom() func(record *duelrecord.Record, ply int) {
	return func(record *duelrecord.Record, ply int) {
		(&practice{r, record, ply, func() { r.OpenPlayback(record) }}).begin()
	}
}

// begin plays from the place on.
func (p *practice) begin() {
	pictures := p.Showing(p.from)
	p.Duels.Play(func(context.Context) (*duelflow.Setup, error) {
		fork, err := duelrecord.Fork(p.from, p.ply, p.from.Seats)
		if err != nil {
			return nil, err
		}
		fork.Date = p.Now()
		seated := func(*screen.Session) { p.Marks[fork] = p.Marks[p.from] }
		return &duelflow.Setup{Record: fork, Host: p, Pictures: pictures, Seated: seated}, fork.Descend(p.from, p.ply)
	})
}

// Occasion says that a duel is practised, and from where.
func (p *practice) Occasion(s *screen.Session) string {
	return p.Translator().Text("practice.occasion", i18n.Args{"Round": s.Now.View.Round})
}

// OpenLeaving asks whether to go back, or to give up.
func (p *practice) OpenLeaving(s *screen.Session) {
	t := p.Translator()
	stay := ui.BigButton(t.Text("leave.stay"), theme.MediaPlayIcon(), widget.HighImportance, p.CloseSheet)
	again := ui.BigButton(t.Text("practice.again"), theme.ViewRefreshIcon(), widget.MediumImportance, p.begin)
	back := ui.BigButton(t.Text("practice.back"), theme.MediaReplayIcon(), widget.MediumImportance, func() {
		s.Leave()
		p.back()
	})
	resign := ui.BigButton(t.Text("leave.resign"), theme.CancelIcon(), widget.DangerImportance, func() {
		p.Confirm("leave.resign_title", "practice.resign_about", "leave.resign", s.Resign)
	})
	p.OpenSheet(t.Text("practice.title"), container.NewVBox(ui.Paragraph(t.Text("practice.about")), stay, again, back, resign))
}

// DuelOver shows how it went this time.
func (p *practice) DuelOver(s *screen.Session) {
	if s.Failure != nil {
		p.Report(s.Failure)
		return
	}
	p.openResult(screen.OutcomeOf(s), screen.NewStory(p.Translator(), s.Gallery, s.Match.Record(), s.Me), s.Match.Record(), true)
}

// openResult shows how it went, and keeps it if that is still to be done.
func (p *practice) openResult(outcome screen.Outcome, story *screen.Story, record *duelrecord.Record, isNew bool) {
	compare := func() {
		p.openComparison(p.from, record, func() { p.openResult(outcome, story, record, false) })
	}
	view := screen.NewPracticeResult(p.Translator(), outcome, story, p.begin, compare, p.back, p.OpenHome)
	if !isNew {
		p.Display(view.Content, nil, p.back)
		p.TellDecisive(view, record)
		return
	}
	p.ComeUp(view.Content, p.back)
	p.TellDecisive(view, record)
	p.Background(func() func() {
		err := p.Library.Add(p.Library.Forks(), record)
		return func() {
			told := p.Translator().Text("practice.kept")
			if err != nil {
				told = p.Translator().Text("result.not_kept", i18n.Args{"Reason": errtext.Unsaved(p.Translator(), err)})
			}
			view.Tell(told)
		}
	})
}

// LookBack tells on the result of a duel, which is shown, what decided it, and what gave most away; back leads to the
// duel from what is played on from there.
func (r *Flow) LookBack(view *screen.Result, record *duelrecord.Record, back func()) {
	r.TellDecisive(view, record)
	r.tellCostliest(view, record, back)
}

// tellCostliest looks for the person's turn that gave most away, and tells of it on the result of a duel, which is
// shown, with a way to play on from there; back leads from that to the duel. It is given up as another screen is shown.
func (r *Flow) tellCostliest(view *screen.Result, record *duelrecord.Record, back func()) {
	r.Prepare(func(ctx context.Context) func() {
		worst := hindsight.Costliest(r.Hindsight(ctx, record))
		return func() {
			if worst == nil || !screen.IsWorthTelling(worst) {
				return
			}
			told := screen.LossLine(r.Translator(), r.Showing(record), record, record.Person(), worst)
			from := &practice{r, record, worst.Ply, back}
			view.TellCostliest(r.Translator(), r.Translator().Text("hindsight.costliest", i18n.Args{"Told": told}), from.begin)
		}
	})
}

// TellDecisive looks for the card that decided a duel, and tells it on the duel's result, which is shown, unless
// somebody resigned, or it is told there already. It is given up as another screen is shown.
func (r *Flow) TellDecisive(view *screen.Result, record *duelrecord.Record) {
	if view.IsStoryKnown() || record.Result.Forfeit != "" {
		return
	}
	view.TellSearch(r.Translator(), 0)
	r.Prepare(func(ctx context.Context) func() {
		card, err := r.FindDecisive(ctx, record, func(percent int) {
			r.Do(func() {
				if ctx.Err() == nil {
					view.TellSearch(r.Translator(), percent)
				}
			})
		})
		return func() {
			switch {
			case err != nil:
				view.TellUnjudged()
			default:
				view.TellDecisive(r.Translator(), r.Showing(record), record, card)
			}
		}
	})
}

// FindDecisive returns the card that decided a duel, nil if none did, and tells how far the search is, in tens of
// percent.
func (r *Flow) FindDecisive(ctx context.Context, record *duelrecord.Record, progress func(percent int)) (*hindsight.Card, error) {
	winner := record.Result.Winner
	winners, losers, err := kb.ForHeroes(r.Edition.Pack, record.Seats[winner].Hero.ID, record.Seats[1-winner].Hero.ID)
	if err != nil {
		return nil, err // a hero of another pack
	}
	told := 0
	card, err := r.Decisive(r.Sparing(ctx), record, winners, losers, func(done float32) {
		if percent := int(10*done) * 10; percent > told {
			told = percent
			progress(percent)
		}
	})
	if err != nil && ctx.Err() == nil && !errors.Is(err, hindsight.ErrUntaught) {
		fyne.LogError("looking for the card that decided", err)
	}
	return card, err
}
