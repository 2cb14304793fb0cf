package app

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
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// OpenKnowledge shows what the AI knows.
func (g *Game) OpenKnowledge() {
	looking, stop := context.WithCancel(g.living)
	leave := func() {
		stop()
		g.OpenHome()
	}
	g.display(screen.NewKnowledge(looking, g.translator, g.gallery, g.heroes(), g, nil, leave), nil, leave)
}

// LastLearner implements [screen.KnowledgeIntents].
func (g *Game) LastLearner(show func(string)) {
	e, settled := g.edition, g.settled
	g.Background(func() func() {
		<-settled
		hero, _ := e.store.LastLearner() // why it can't be read is told with the knowledge
		return func() { show(hero) }
	})
}

// KnowledgeOf implements [screen.KnowledgeIntents].
func (g *Game) KnowledgeOf(hero string, show func(*screen.Known)) {
	e, settled := g.edition, g.settled
	g.Background(func() func() {
		<-settled
		now := &screen.Known{Hero: hero, CanUndo: e.store.CanUndoRollback(hero), IsAwaited: g.library.isWaiting()}
		var err error
		if now.Knowledge, err = e.knownAtLeast(hero); err == nil {
			now.History, _ = e.store.History(hero) // why it can't be read is told with the knowledge
		}
		return func() {
			if err != nil {
				g.report(err)
				return
			}
			show(now)
			g.tellDamage()
		}
	})
}

// AnswersTo implements [screen.KnowledgeIntents].
func (g *Game) AnswersTo(ctx context.Context, now *screen.Known, show func(habit.Answers)) {
	e := g.edition
	g.Background(func() func() {
		all := map[string]*kb.Knowledge{}
		for _, hero := range e.heroes {
			if known, err := e.known(hero.ID); err == nil { // whatever can't be read was reported
				all[hero.ID] = known
			}
		}
		all[now.Hero] = now.Knowledge
		answers, err := g.options.Answer(g.options.Sparing(ctx), e.pack, now.Hero, all)
		return func() {
			switch {
			case ctx.Err() != nil: // nobody looks any more
			case err != nil:
				g.report(err)
			default:
				show(answers)
			}
		}
	})
}

// RollBack implements [screen.KnowledgeIntents].
func (g *Game) RollBack(now *screen.Known, to int, step string, done func()) {
	told := ui.Paragraph(step)
	told.TextStyle.Bold = true
	about := container.NewVBox(told, ui.Paragraph(g.translator.Text("knowledge.before_about")), g.unmoved(now))
	g.ask("knowledge.before", about, theme.ContentUndoIcon(), widget.MediumImportance, g.rollback(now.Hero, to, done))
}

// Forget implements [screen.KnowledgeIntents].
func (g *Game) Forget(now *screen.Known, done func()) {
	about := container.NewVBox(ui.Paragraph(g.translator.Text("knowledge.roll_back_about")), g.unmoved(now))
	g.ask("knowledge.roll_back", about, theme.DeleteIcon(), widget.DangerImportance, g.rollback(now.Hero, 0, done))
}

// unmoved tells that a duel that is under way goes on as it began, if there is one.
func (g *Game) unmoved(now *screen.Known) fyne.CanvasObject {
	if !now.IsAwaited {
		return container.NewVBox()
	}
	return ui.Paragraph(g.translator.Text("knowledge.duel_goes_on"))
}

// ask has something confirmed that is called as the button that does it. Whoever presses a key without a look does
// nothing by that.
func (g *Game) ask(key string, about fyne.CanvasObject, icon fyne.Resource, importance widget.Importance, then func()) {
	act := ui.BigButton(g.translator.Text(key), icon, importance, func() {
		g.sheets.Close()
		then()
	})
	stay := ui.BigButton(g.translator.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(g.translator.Text(key), container.NewVBox(about, act, stay))
	g.options.Window.Canvas().Focus(stay)
}

// rollback makes the AI know what it knew after an entry.
func (g *Game) rollback(hero string, to int, done func()) func() {
	e := g.edition
	return func() {
		g.change(func() error { return e.store.Rollback(g.living, hero, to, g.options.Now) }, done)
	}
}

// UndoRollBack implements [screen.KnowledgeIntents].
func (g *Game) UndoRollBack(hero string, done func()) {
	e := g.edition
	g.change(func() error { return e.store.UndoRollback(g.living, hero, g.options.Now) }, done)
}

// JudgeHabit implements [screen.KnowledgeIntents].
func (g *Game) JudgeHabit(hero string, key schema.HabitKey, status string, done func()) {
	e := g.edition
	g.change(func() error {
		initial, err := kb.ForHero(e.pack, hero)
		if err != nil {
			return err
		}
		return e.store.Judge(g.living, initial, key, status, g.options.Now)
	}, done)
}

// change carries out a change of the store, then calls done.
func (g *Game) change(work func() error, done func()) {
	g.Background(func() func() {
		err := work()
		return func() {
			g.holder = nil
			done()
			if err != nil {
				g.report(err)
			}
		}
	})
}

// Learns implements [screen.KnowledgeIntents].
func (g *Game) Learns() bool { return !g.options.Settings.Get().Paused }

// SetLearns implements [screen.KnowledgeIntents].
func (g *Game) SetLearns(on bool) { g.set(func(s *settings.Settings) { s.Paused = !on }) }

// SaveKnowledge implements [screen.KnowledgeIntents].
func (g *Game) SaveKnowledge(now *screen.Known) {
	g.saveAs(g.translator.Text("saved.knowledge"), g.fileOfToday("files.knowledge", i18n.Args{"Hero": g.heroCalled(now.Hero)}, ".xml"), []byte(kb.Document(now.Knowledge).Source()))
}

// OpenKnowledgeFile implements [screen.KnowledgeIntents].
func (g *Game) OpenKnowledgeFile(hero string, done func()) {
	g.openFile(func(_ string, content io.ReadCloser) {
		g.Background(func() func() {
			text, err := io.ReadAll(io.LimitReader(content, schema.MaxDocumentSize+1))
			_ = content.Close() // it was only read
			return func() {
				if err != nil {
					g.report(err)
					return
				}
				g.takeKnowledge(hero, string(textnorm.Meant(text)), done)
			}
		})
	})
}

// takeKnowledge asks whether the AI shall know what a document of cases says of a hero.
func (g *Game) takeKnowledge(hero, text string, done func()) {
	t, name := g.translator, i18n.Args{"Hero": cmp.Or(g.heroCalled(hero), hero)}
	d := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, hero), text)
	for _, found := range d.Diagnostics() {
		if found.Severity == schema.Error {
			message, _ := found.In(t.Language())
			name["Reason"] = message
			g.OpenSheet(t.Text("error.title"), ui.Paragraph(t.Text("knowledge.foreign", name)))
			return
		}
	}
	e := g.edition
	take := ui.BigButton(t.Text("knowledge.replace"), theme.ConfirmIcon(), widget.DangerImportance, func() {
		g.sheets.Close()
		g.change(func() error {
			initial, err := kb.ForHero(e.pack, hero)
			if err != nil {
				return err
			}
			return e.store.Save(g.living, initial.With(d))
		}, done)
	})
	stay := ui.BigButton(t.Text("confirm.cancel"), theme.CancelIcon(), widget.MediumImportance, g.sheets.Close)
	g.OpenSheet(t.Text("knowledge.replace_title"), container.NewVBox(ui.Paragraph(t.Text("knowledge.replace_about", name)), take, stay))
}
