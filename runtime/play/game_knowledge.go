package play

import (
	"context"

	"boardduels/ai/habit"
	"boardduels/kb"
	"boardduels/runtime/play/screen"
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

// KnowledgeOf implements [screen.KnowledgeIntents].
func (g *Game) KnowledgeOf(hero string, show func(*screen.Known)) {
	e, settled := g.edition, g.settled
	g.Background(func() func() {
		<-settled
		now := &screen.Known{Hero: hero, CanUndo: e.store.CanUndoRollback(hero)}
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
		answers, err := g.options.Answer(ctx, e.pack, now.Hero, all)
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
func (g *Game) RollBack(hero string, to int, done func()) {
	e, title, about := g.edition, "knowledge.roll_back", "knowledge.roll_back_about"
	if to > 0 {
		title, about = "knowledge.before", "knowledge.before_about"
	}
	g.confirm(title, about, title, func() {
		g.change(func() error { return e.store.Rollback(g.living, hero, to, g.options.Now) }, done)
	})
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
