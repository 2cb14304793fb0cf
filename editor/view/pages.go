package view

import (
	"fyne.io/fyne/v2"

	"boardduels/schema"
)

// page shows and edits the documents of a kind.
type page struct {
	main, side fyne.CanvasObject
	sideShare  float64 // of the width of both
	// What it is made of; nil where it has none
	form    *form
	board   *boardPane
	cases   *casesPage
	experts *prioritiesPage

	show     func(d *schema.Document)
	complain func([]schema.Diagnostic) // nil if the page marks nothing
	focus    func(path string) bool    // nil if it has nothing to focus
	// To the place of a problem that a path doesn't tell; nil if paths tell all
	lead func(*schema.Diagnostic) bool
}

// pages are those that have been wanted since the desk was made: nobody waits for the forms of what isn't opened.
type pages map[schema.Kind]*page

// page returns the page of a kind, and makes it when it is first wanted.
func (d *desk) page(kind schema.Kind) *page {
	if d.pages[kind] == nil {
		d.pages[kind] = newPage(d, kind)
	}
	return d.pages[kind]
}

// cases returns the page of cases.
func (d *desk) cases() *casesPage { return d.page(schema.CasesKind).cases }

// experts returns the page of experts' tables.
func (d *desk) experts() *prioritiesPage { return d.page(schema.PrioritiesKind).experts }

// cancel ends the games that are played on boards to measure them.
func (p pages) cancel() {
	for _, page := range p {
		if page.board != nil {
			page.board.cancel()
		}
	}
}

func newPage(d *desk, kind schema.Kind) *page {
	switch kind {
	case schema.CasesKind:
		p := newCasesPage(host{d.editor}, d.editor.texts, d.recordings)
		return &page{main: p.object, side: p.side, sideShare: 0.34, cases: p, show: p.show, focus: p.focus}
	case schema.PrioritiesKind:
		p := newPrioritiesPage(host{d.editor}, d.editor.texts, d.tips, d.recordings)
		return &page{main: p.object, side: p.side, sideShare: 0.4, experts: p, show: p.show, focus: p.focus}
	}
	p := newFormPage(d, kind)
	e, t := d.editor, d.editor.texts
	switch kind {
	case schema.CardKind:
		card := newCardPane(t, e.pictures, e.open, e.do)
		p.beside(card.object, 0.44, func(doc *schema.Document) { card.show(doc.File()) })
	case schema.HeroKind:
		deck := newDeckPane(t, d.tips, e.pictures, e.do, e.open, e.choosers.addCards, e.pasteDeck)
		// The form is small, the deck isn't
		p.beside(deck.object, 0.66, func(doc *schema.Document) { deck.show(doc.File()) })
	case schema.RunKind:
		way := newWayPane(t, d.tips, e.work.Pack, e.do, e.seal)
		p.beside(way.object, 0.6, func(doc *schema.Document) { way.show(doc.File()) })
		inForm := p.focus
		p.focus = func(path string) bool { return way.focus(path, e.window.Canvas()) || inForm(path) }
	case schema.PackKind:
		whole := newPackPane(t, e.pictures, e.open, e.choosers.showGallery)
		p.beside(whole.object, 0.44, func(doc *schema.Document) { whole.show(doc.File()) })
	case schema.LevelKind, schema.MapKind, schema.PositionKind:
		p.draw(newBoardPane(host{e}, t, d.tips))
	}
	return p
}

// newFormPage makes a page that has but the form of a kind.
func newFormPage(d *desk, kind schema.Kind) *page {
	e := d.editor
	explain := func(problem schema.Diagnostic) string { return explain(e.pictures.pack(), e.texts, problem) }
	f := newForm(kind, e.choosers, d.tips, e.do, e.seal, &origins{e.work.Saved, e.base.Document}, explain)
	return &page{
		main: f.object, form: f, show: f.show, complain: f.complain,
		focus: func(path string) bool { return f.focus(path, e.window.Canvas()) },
	}
}

// beside puts something beside the form that shows the same document.
func (p *page) beside(side fyne.CanvasObject, share float64, show func(*schema.Document)) {
	inForm := p.show
	p.side, p.sideShare = side, share
	p.show = func(d *schema.Document) {
		inForm(d)
		show(d)
	}
}

// draw puts a board beside the form of its other fields.
func (p *page) draw(board *boardPane) {
	p.board, p.lead = board, board.lead
	p.beside(board.object, 0.66, board.show)
	inForm := p.complain
	p.complain = func(told []schema.Diagnostic) {
		inForm(told)
		board.complain(told)
	}
}
