package view

import (
	"cmp"
	"slices"

	"boardduels/editor/view/trialpage"
	"boardduels/schema"
)

// isBoard reports whether the open document is a level, a map or a position.
func (e *Editor) isBoard() bool {
	return slices.Contains(schema.BoardKinds(), e.items.current().Type)
}

// try offers a trial of what is open: a game on a board, else a duel.
func (e *Editor) try() {
	if e.isBoard() {
		e.stage.AskBoard()
		return
	}
	e.stage.Ask()
}

// weigh measures the balance of what is open: of a board, else of heroes and cards.
func (e *Editor) weigh() {
	if !e.isBoard() {
		e.desk.openBalance()
		return
	}
	e.desk.showTable(false)
	e.desk.showBoard()
	e.desk.page(e.items.current().Type).board.Measure()
}

// openHero returns the hero that is open, or one that has the open card in its deck, or else one whose rules bring it;
// "" if there is none among some.
func openHero(e *Editor, among []string) string {
	pack := e.work.Pack()
	item := e.items.current()
	fitting := func(fits func(id string) bool) string {
		for _, id := range pack.IDs(schema.HeroKind) {
			if (among == nil || slices.Contains(among, id)) && fits(id) {
				return id
			}
		}
		return ""
	}
	switch item.Type {
	case schema.HeroKind:
		return fitting(func(id string) bool { return id == item.ID })
	case schema.CardKind:
		return cmp.Or(
			fitting(func(id string) bool { return trialpage.HasCard(pack, id, item.ID) }),
			fitting(func(id string) bool { return trialpage.Brings(pack, id, item.ID) }),
		)
	}
	return ""
}
