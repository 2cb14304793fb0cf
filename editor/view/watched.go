package view

import (
	"context"
	"errors"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/trial"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// watched is a duel between two brains that was watched, and how it ended.
type watched struct {
	setup   trial.Setup
	outcome trial.Outcome
}

// watch plays a duel between two brains in the background, and then shows it.
func (s *stage) watch(setup trial.Setup) {
	e := s.editor
	ctx, stop := context.WithCancel(context.Background())
	s.note = ""
	s.showTrial(container.NewCenter(widget.NewProgressBarInfinite()), nil, stop)
	go func() {
		record, err := setup.Play(ctx, e.deps.Brains)
		var outcome trial.Outcome
		if err == nil {
			outcome, err = trial.OutcomeOf(record)
		}
		e.deps.Do(func() {
			switch {
			case ctx.Err() != nil:
			case errors.As(err, new(*duel.Fault)):
				s.back()
				e.ask.report(localError(e.texts.Text("editor.position.broken")))
			case err != nil:
				s.back()
				e.ask.report(err)
			default:
				s.compare(watched{setup, outcome})
				s.showDuel(setup.Pack, record)
			}
		})
	}()
}

// compare notes how a duel ended, beside how it ended on the same luck before.
func (s *stage) compare(now watched) {
	if s.last != nil && s.last.setup.SameLuck(now.setup) {
		s.note = s.editor.texts.Text("editor.trial.same_luck", i18n.Args{"Before": s.tell(s.last), "Now": s.tell(&now)})
	}
	s.last = &now
}

// tell tells how a duel ended: "Knight won in 9 rounds".
func (s *stage) tell(w *watched) string {
	t := s.editor.texts
	winner := nameOf(w.setup.Pack, schema.FileOf(schema.HeroKind, w.setup.Heroes[w.outcome.Winner]), t)
	return t.Text("editor.trial.outcome", i18n.Args{"Hero": winner, "Rounds": t.Text("count.rounds", i18n.Args{"N": w.outcome.Rounds})})
}

// again plays the duel that was watched last on the same luck, with the pack as it is now.
func (s *stage) again() {
	setup := s.last.setup
	setup.Pack = s.editor.work.Pack()
	s.watch(setup)
}
