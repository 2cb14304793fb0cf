package view

import (
	"slices"

	"boardduels/editor/document"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/schema"
)

// collector takes cases that the game's AI has learned into the open pack.
type collector struct{ editor *Editor }

var _ knowledgeflow.Collector = collector{}

// Cases implements [knowledgeflow.Collector].
func (c collector) Cases(hero string) ([]schema.Case, bool) {
	pack := c.editor.work.Pack()
	cases, _ := pack.Cases(hero)
	return cases, pack.Find(schema.HeroKind, hero) != nil
}

// Leave implements [knowledgeflow.Collector].
func (c collector) Leave() { c.editor.Enter() }

// Take implements [knowledgeflow.Collector]. A case that the pack has, too, is replaced. How a case has proved itself
// in the duels of one user stays behind.
func (c collector) Take(hero string, learned schema.Case) {
	e := c.editor
	learned.Potency, learned.Frequency = 0, 0
	switch place := caseAt(e.work.Pack(), hero, learned.ID); {
	case !e.openCases(hero):
		e.do(document.InsertCase{Hero: hero, Case: learned})
	case place >= 0:
		e.desk.cases().ReplaceCase(place, learned)
	default:
		e.desk.cases().Cover.Place(learned)
	}
}

// openCases leads to the cases of a hero, and reports whether there are any. What is then done to them is undone by
// itself.
func (e *Editor) openCases(hero string) bool {
	file := schema.FileOf(schema.CasesKind, hero)
	if e.work.Pack().Document(file) == nil {
		return false
	}
	e.goTo(file, "")
	return true
}

// caseAt returns the place of a hero's case by its number; −1 if there is none.
func caseAt(pack *schema.Pack, hero string, number int) int {
	cases, _ := pack.Cases(hero)
	return slices.IndexFunc(cases, func(c schema.Case) bool { return c.ID == number })
}
