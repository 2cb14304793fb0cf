package view

import (
	"boardduels/editor/document"
	"boardduels/runtime/play"
	"boardduels/schema"
)

// collector takes cases that the game's AI has learned into the open pack.
type collector struct{ editor *Editor }

var _ play.Collector = collector{}

// Cases implements [play.Collector].
func (c collector) Cases(hero string) ([]schema.Case, bool) {
	pack := c.editor.work.Pack()
	cases, _ := pack.Cases(hero)
	return cases, pack.Find(schema.HeroKind, hero) != nil
}

// Leave implements [play.Collector].
func (c collector) Leave() { c.editor.Enter() }

// Take implements [play.Collector]. A case that the pack has, too, is replaced. How a case has proved itself in the
// duels of one user stays behind.
func (c collector) Take(hero string, learned schema.Case) {
	e := c.editor
	learned.Potency, learned.Frequency = 0, 0
	file := schema.FileOf(schema.CasesKind, hero)
	if e.work.Pack().Document(file) == nil {
		e.do(document.InsertCase{Hero: hero, Case: learned})
		return
	}
	e.work.Seal() // so that it is undone by itself
	e.goTo(file, "")
	cases, _ := e.work.Pack().Cases(hero)
	for i := range cases {
		if cases[i].ID == learned.ID {
			e.desk.cases.replaceCase(i, learned)
			return
		}
	}
	e.desk.cases.cover.place(learned)
}
