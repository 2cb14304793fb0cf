package trialpage

import (
	"context"
	"errors"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai"
	"boardduels/editor/playtest"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// tried is a duel that was watched or played, and how it ended.
type tried struct {
	setup   playtest.Setup      // in which a brain stands for the person of a duel that was played
	played  *playtest.Duel      // by a person; nil if it was watched
	record  *playtest.Duel      // how it went
	Outcome playtest.Outcome    // zero if people have left it before its end
	told    playtest.Repetition // how far what the person had done could be done again
}

// Watch plays a duel between two brains in the background, and then shows it.
func (s *Stage) Watch(setup playtest.Setup) { s.perform(tried{setup: setup}) }

// play lets people play a duel, in which no brain takes the first seat.
func (s *Stage) play(setup playtest.Setup) error {
	alone := setup
	alone.Brains[0] = ""
	record, err := alone.Record(s.desk.Brains())
	if err != nil {
		return err
	}
	s.note, s.about = "", s.desk.Texts().Text("editor.trial.unsaved")
	s.playing = &setup
	s.ShowDuel(setup.Pack, record)
	return nil
}

// keepPlayed keeps the duel that people have just played, as far as they have.
func (s *Stage) keepPlayed() {
	setup := s.playing
	s.playing = nil
	if setup == nil || s.Shop.Trial == nil {
		return
	}
	record, err := s.Shop.Trial.Played()
	if err != nil || record.Plies() == 0 {
		return
	}
	last := &tried{setup: *setup, played: record, record: record}
	if record.Finished() {
		last.Outcome, err = playtest.OutcomeOf(record)
	}
	if err == nil {
		s.Last = last
	}
}

// Again has the duel that was tried last on the same luck, with the pack as it is now. Who has played it does the same
// once more.
func (s *Stage) Again() {
	next := *s.Last
	next.setup.Pack = s.desk.Pack()
	s.perform(next)
}

// Fire looks in the background for a duel in which a rule of a document is done, and then shows it.
func (s *Stage) Fire(d *schema.Document, rule int) {
	e, pack := s.desk, s.desk.Pack()
	ctx, stop := context.WithCancel(context.Background())
	s.note, s.about = "", e.Texts().Text("editor.rule.tried")
	s.showTrial(container.NewCenter(widget.NewProgressBarInfinite()), nil, stop)
	go func() {
		fired, err := playtest.Fire(ctx, d, pack, rule)
		e.Later(func() {
			switch {
			case ctx.Err() != nil:
			case errors.Is(err, playtest.ErrUnfired):
				s.Back()
				e.Tell("editor.rule.try", e.Texts().Text("editor.rule.unfired"))
			case err != nil:
				s.Back()
				e.Report(err)
			default:
				s.showFired(pack, fired)
			}
		})
	}()
}

// showFired shows the duel in which a rule is done, before it is, and leads to the one in which its condition fails.
func (s *Stage) showFired(pack *schema.Pack, fired playtest.Fired) {
	s.about = s.desk.Texts().Text("editor.rule.tried")
	if fired.Idle {
		s.about = s.desk.Texts().Text("editor.rule.idle")
	}
	s.show(pack, fired.Duel, screen.Viewing{Plies: fired.Before})
	s.offer("editor.rule.where_fails", fired.Failing, func() { s.showFailing(pack, fired) })
}

// showFailing shows the duel in which a rule's condition fails, before it does, and leads back to the other one.
func (s *Stage) showFailing(pack *schema.Pack, fired playtest.Fired) {
	s.about = s.desk.Texts().Text("editor.rule.failing")
	s.show(pack, fired.Failing, screen.Viewing{Plies: fired.Failing.Plies() - 1})
	s.offer("editor.rule.where_done", fired.Duel, func() { s.showFired(pack, fired) })
}

// offer leads from the duel that is shown to another one, unless that is nil.
func (s *Stage) offer(key string, other *playtest.Duel, show func()) {
	if other == nil || !s.IsOpen() {
		return
	}
	s.Shop.offer(s.desk.Texts().Text(key), func() {
		s.End()
		show()
	})
}

// perform plays a duel in the background, and then shows it.
func (s *Stage) perform(now tried) {
	e := s.desk
	ctx, stop := context.WithCancel(context.Background())
	s.note, s.about = "", e.Texts().Text("editor.trial.unsaved")
	s.showTrial(container.NewCenter(widget.NewProgressBarInfinite()), nil, stop)
	go func() {
		record, err := now.run(ctx, e.Brains())
		e.Later(func() {
			switch {
			case ctx.Err() != nil:
			case errors.As(err, new(*duel.Fault)):
				s.Back()
				e.Report(dialog.LocalError(e.Texts().Text("editor.position.broken")))
			case err != nil:
				s.Back()
				e.Report(err)
			default:
				s.compare(now)
				s.ShowDuel(now.setup.Pack, record)
			}
		})
	}()
}

// run plays the duel, and notes how it ended.
func (w *tried) run(ctx context.Context, brains ai.Brains) (record *playtest.Duel, err error) {
	if w.played == nil {
		record, err = w.setup.Play(ctx, brains)
	} else {
		record, w.told, err = w.setup.Repeat(ctx, w.played, brains)
	}
	if err == nil {
		w.record = record
		w.Outcome, err = playtest.OutcomeOf(record)
	}
	return record, err
}

// compare notes how a duel ended, beside how it ended on the same luck before.
func (s *Stage) compare(now tried) {
	if s.Last != nil && s.Last.setup.SameLuck(now.setup) {
		s.note = s.desk.Texts().Text("editor.trial.same_luck", i18n.Args{"Before": s.Tell(s.Last), "Now": s.Tell(&now)}) + " " + s.parted(&now) + s.repeated(now.told)
	}
	s.Last = &now
}

// parted tells where a duel goes another way than it went before.
func (s *Stage) parted(now *tried) string {
	if round := playtest.Parting(s.Last.record, now.record); round > 0 {
		return s.desk.Texts().Text("editor.trial.parted", i18n.Args{"Round": round})
	}
	return s.desk.Texts().Text("editor.trial.same_way")
}

// repeated tells where a duel couldn't be played as before.
func (s *Stage) repeated(told playtest.Repetition) (text string) {
	if told.Left > 0 {
		text += " " + s.desk.Texts().Text("editor.trial.left", i18n.Args{"N": told.Left})
	}
	if told.From > 0 {
		text += " " + s.desk.Texts().Text("editor.trial.taken_over", i18n.Args{"Round": told.From})
	}
	return text
}

// Tell tells how a duel ended: "Knight won in 9 rounds, 12 hp left".
func (s *Stage) Tell(w *tried) string {
	t := s.desk.Texts()
	if w.Outcome == (playtest.Outcome{}) {
		return t.Text("editor.trial.unfinished")
	}
	winner := naming.Of(w.setup.Pack, schema.FileOf(schema.HeroKind, w.setup.Heroes[w.Outcome.Winner]), t)
	return t.Text("editor.trial.outcome", i18n.Args{"Hero": winner, "Rounds": t.Text("count.rounds", i18n.Args{"N": w.Outcome.Rounds}), "HP": w.Outcome.HP})
}
