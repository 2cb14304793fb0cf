package view

import (
	"slices"

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

// openHero returns the hero that is open, or one that has the open card; "" if there is none among some.
func openHero(e *Editor, among []string) string {
	pack := e.work.Pack()
	item := e.items.current()
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, _ := pack.Hero(id)
		isOpen := item.Type == schema.HeroKind && item.ID == id
		hasCard := item.Type == schema.CardKind && slices.ContainsFunc(hero.Deck, func(l schema.DeckLine) bool { return l.Card == item.ID })
		if (isOpen || hasCard) && (among == nil || slices.Contains(among, id)) {
			return id
		}
	}
	return ""
}
