// Package knowledgeflow leads through what the AI knows of its heroes and of the player.
package knowledgeflow

import (
	"cmp"
	"context"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/habit"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/internal/textnorm"
	"boardduels/kb"
	"boardduels/runtime/app/duelflow"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Lead leads from what the AI knows to the rest of the game.
type Lead interface{ OpenHome() }

// Flow leads through what the AI knows of its heroes and of the player.
type Flow struct {
	*edition.Present
	Lead
	Duels *duelflow.Flow // from which is learned
	// Answer finds what the AIs do about the player whose habits with a hero are told, by what is known of each hero.
	// It is called outside of the toolkit's thread, and takes a second or more.
	Answer func(ctx context.Context, pack *schema.Pack, hero string, known map[string]*kb.Knowledge) (habit.Answers, error)
}

// OpenKnowledge shows what the AI knows.
func (k *Flow) OpenKnowledge() {
	looking, stop := context.WithCancel(k.Living())
	leave := func() {
		stop()
		k.OpenHome()
	}
	k.Display(newKnowledge(looking, k.Translator(), k.Gallery, k.Heroes(), k, nil, leave), nil, leave)
}

// Nemesis implements [knowledgeIntents].
func (k *Flow) Nemesis() string { return k.Edition.Nemesis }

// LastMatch implements [knowledgeIntents].
func (k *Flow) LastMatch(show func(mine, theirs string)) {
	e, settled := k.Edition, k.Duels.Finished
	k.Background(func() func() {
		<-settled
		mine, theirs, _ := e.Store.LastMatch() // why it can't be read is told with the knowledge
		return func() { show(mine, theirs) }
	})
}

// KnowledgeOf implements [knowledgeIntents].
func (k *Flow) KnowledgeOf(hero string, show func(*Known)) {
	e, settled := k.Edition, k.Duels.Finished
	k.Background(func() func() {
		<-settled
		now := &Known{Hero: hero, Numbers: e.Pack.Numbers(), CanUndo: e.Store.CanUndoRollback(hero), IsAwaited: k.Library.IsWaiting()}
		var err error
		if now.Knowledge, err = e.KnownAtLeast(hero); err == nil {
			now.History, _ = e.Store.History(hero) // why it can't be read is told with the knowledge
		}
		return func() {
			if err != nil {
				k.Report(err)
				return
			}
			show(now)
			k.TellDamage()
		}
	})
}

// AnswersTo implements [knowledgeIntents].
func (k *Flow) AnswersTo(ctx context.Context, now *Known, show func(habit.Answers)) {
	e := k.Edition
	k.Background(func() func() {
		all := map[string]*kb.Knowledge{}
		for _, hero := range e.Heroes {
			if known, err := e.Known(hero.ID); err == nil { // whatever can't be read was reported
				all[hero.ID] = known
			}
		}
		all[now.Hero] = now.Knowledge
		answers, err := k.Answer(k.Sparing(ctx), e.Pack, now.Hero, all)
		return func() {
			switch {
			case ctx.Err() != nil: // nobody looks any more
			case err != nil:
				k.Report(err)
			default:
				show(answers)
			}
		}
	})
}

// RollBack implements [knowledgeIntents].
func (k *Flow) RollBack(now *Known, to int, step string, done func()) {
	told := ui.Paragraph(step)
	told.TextStyle.Bold = true
	about := container.NewVBox(told, ui.Paragraph(k.Translator().Text("knowledge.before_about")), k.unmoved(now))
	k.Ask("knowledge.before", about, theme.ContentUndoIcon(), widget.MediumImportance, k.rollback(now.Hero, to, done))
}

// Forget implements [knowledgeIntents].
func (k *Flow) Forget(now *Known, done func()) {
	about := container.NewVBox(ui.Paragraph(k.Translator().Text("knowledge.roll_back_about")), k.unmoved(now))
	k.Ask("knowledge.roll_back", about, theme.DeleteIcon(), widget.DangerImportance, k.rollback(now.Hero, 0, done))
}

// unmoved tells that a duel that is under way goes on as it began, if there is one.
func (k *Flow) unmoved(now *Known) fyne.CanvasObject {
	if !now.IsAwaited {
		return container.NewVBox()
	}
	return ui.Paragraph(k.Translator().Text("knowledge.duel_goes_on"))
}

// rollback makes the AI know what it knew after an entry.
func (k *Flow) rollback(hero string, to int, done func()) func() {
	e := k.Edition
	return func() {
		k.change(func() error { return e.Store.Rollback(k.Living(), hero, to, k.Now) }, done)
	}
}

// UndoRollBack implements [knowledgeIntents].
func (k *Flow) UndoRollBack(hero string, done func()) {
	e := k.Edition
	k.change(func() error { return e.Store.UndoRollback(k.Living(), hero, k.Now) }, done)
}

// JudgeHabit implements [knowledgeIntents].
func (k *Flow) JudgeHabit(hero string, key schema.HabitKey, status string, done func()) {
	e := k.Edition
	k.change(func() error {
		initial, err := kb.ForHero(e.Pack, hero)
		if err != nil {
			return err
		}
		return e.Store.Judge(k.Living(), initial, key, status, k.Now)
	}, done)
}

// change carries out a change of the store, then calls done.
func (k *Flow) change(work func() error, done func()) {
	k.Background(func() func() {
		err := work()
		return func() {
			k.Unhold()
			done()
			if err != nil {
				k.Report(err)
			}
		}
	})
}

// Learns implements [knowledgeIntents].
func (k *Flow) Learns() bool { return !k.Settings().Get().Paused }

// SetLearns implements [knowledgeIntents].
func (k *Flow) SetLearns(on bool) {
	k.ChangeSettings(func(s *settings.Settings) { s.Paused = !on })
}

// SaveKnowledge implements [knowledgeIntents].
func (k *Flow) SaveKnowledge(now *Known) {
	k.SaveAs(k.Translator().Text("saved.knowledge"), k.FileOfToday("files.knowledge", i18n.Args{"Hero": k.HeroCalled(now.Hero)}, ".xml"), []byte(kb.Document(now.Knowledge).Source()))
}

// OpenKnowledgeFile implements [knowledgeIntents].
func (k *Flow) OpenKnowledgeFile(hero string, done func()) {
	k.ChooseFile(func(_ string, content io.ReadCloser) {
		k.Background(func() func() {
			text, err := io.ReadAll(io.LimitReader(content, schema.MaxDocumentSize+1))
			_ = content.Close() // it was only read
			return func() {
				if err != nil {
					k.Report(err)
					return
				}
				k.Take(hero, string(textnorm.Meant(text)), done)
			}
		})
	})
}

// Take asks whether the AI shall know what a document of cases says of a hero.
func (k *Flow) Take(hero, text string, done func()) {
	t, name := k.Translator(), i18n.Args{"Hero": cmp.Or(k.HeroCalled(hero), hero)}
	d := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, hero), text)
	for _, found := range d.Diagnostics() {
		if found.Severity == schema.Error {
			message, _ := found.In(t.Language())
			name["Reason"] = message
			k.OpenSheet(t.Text("error.title"), ui.Paragraph(t.Text("knowledge.foreign", name)))
			return
		}
	}
	e := k.Edition
	take := ui.BigButton(t.Text("knowledge.replace"), theme.ConfirmIcon(), widget.DangerImportance, func() {
		k.CloseSheet()
		k.change(func() error {
			initial, err := kb.ForHero(e.Pack, hero)
			if err != nil {
				return err
			}
			return e.Store.Save(k.Living(), initial.With(d))
		}, done)
	})
	stay := ui.BigButton(t.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, k.CloseSheet)
	k.OpenSheet(t.Text("knowledge.replace_title"), container.NewVBox(ui.Paragraph(t.Text("knowledge.replace_about", name)), take, stay))
}
