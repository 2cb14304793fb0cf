package play

import "boardduels/kb"

func (g *Game) openKnowledge() {
	g.display(newKnowledge(g.translator, g.gallery, g.heroes(), g), nil, g.openHome)
}

func (g *Game) knowledgeOf(hero string, show func(k *kb.Knowledge, canUndo bool)) {
	e := g.edition
	g.background(func() func() {
		known, err := e.known(hero)
		canUndo := e.store.CanUndoRollback(hero)
		return func() {
			if err != nil {
				g.report(err)
				return
			}
			show(known, canUndo)
		}
	})
}

func (g *Game) rollBack(hero, _ string, done func()) {
	e := g.edition
	g.confirm("knowledge.roll_back", "knowledge.roll_back_about", "knowledge.roll_back", func() {
		g.change(func() error { return e.store.Rollback(hero) }, done)
	})
}

func (g *Game) undoRollBack(hero string, done func()) {
	e := g.edition
	g.change(func() error { return e.store.UndoRollback(hero) }, done)
}

// change carries out a change of the store, then calls done.
func (g *Game) change(work func() error, done func()) {
	g.background(func() func() {
		err := work()
		return func() {
			done()
			if err != nil {
				g.report(err)
			}
		}
	})
}
