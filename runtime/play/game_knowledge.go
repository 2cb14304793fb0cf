package play

import (
	"context"

	"boardduels/ai/habit"
	"boardduels/kb"
	"boardduels/schema"
)

func (g *Game) openKnowledge() {
	looking, stop := context.WithCancel(g.living)
	leave := func() {
		stop()
		g.openHome()
	}
	g.display(newKnowledge(looking, g.translator, g.gallery, g.heroes(), g, nil, leave), nil, leave)
}

func (g *Game) knowledgeOf(hero string, show func(*known)) {
	e, settled := g.edition, g.settled
	g.background(func() func() {
		<-settled
		now := &known{hero: hero, canUndo: e.store.CanUndoRollback(hero)}
		var err error
		if now.knowledge, err = e.knownAtLeast(hero); err == nil {
			now.history, _ = e.store.History(hero) // why it can't be read is told with the knowledge
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

func (g *Game) answersTo(ctx context.Context, now *known, show func(habit.Answers)) {
	e := g.edition
	g.background(func() func() {
		all := map[string]*kb.Knowledge{}
		for _, hero := range e.heroes {
			if known, err := e.known(hero.ID); err == nil { // whatever can't be read was reported
				all[hero.ID] = known
			}
		}
		all[now.hero] = now.knowledge
		answers, err := g.options.Answer(ctx, e.pack, now.hero, all)
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

func (g *Game) rollBack(hero string, to int, done func()) {
	e, title, about := g.edition, "knowledge.roll_back", "knowledge.roll_back_about"
	if to > 0 {
		title, about = "knowledge.before", "knowledge.before_about"
	}
	g.confirm(title, about, title, func() {
		g.change(func() error { return e.store.Rollback(g.living, hero, to, g.options.Now) }, done)
	})
}

func (g *Game) undoRollBack(hero string, done func()) {
	e := g.edition
	g.change(func() error { return e.store.UndoRollback(g.living, hero, g.options.Now) }, done)
}

func (g *Game) judgeHabit(hero string, key schema.HabitKey, status string, done func()) {
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
	g.background(func() func() {
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
