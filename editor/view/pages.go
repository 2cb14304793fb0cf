package view

import (
	"fyne.io/fyne/v2"

	"boardduels/editor/editorui"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/boardpage"
	"boardduels/editor/view/casespage"
	"boardduels/editor/view/expertspage"
	"boardduels/editor/view/formpage"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/sentences"
	"boardduels/schema"
)

// page shows and edits the documents of a kind.
type page struct {
	main, side fyne.CanvasObject
	sideShare  float64 // of the width of both
	// What it is made of; nil where it has none
	form    *formpage.Page
	board   *boardpage.Page
	cases   *casespage.Page
	experts *expertspage.Page
	rules   *sentences.List

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
func (d *desk) cases() *casespage.Page { return d.page(schema.CasesKind).cases }

// experts returns the page of experts' tables.
func (d *desk) experts() *expertspage.Page { return d.page(schema.PrioritiesKind).experts }

// cancel ends the games that are played on boards to measure them.
func (p pages) cancel() {
	for _, page := range p {
		if page.board != nil {
			page.board.Cancel()
		}
	}
}

func newPage(d *desk, kind schema.Kind) *page {
	switch kind {
	case schema.CasesKind:
		p := casespage.New(host{d.editor}, d.editor.texts, d.recordings)
		return &page{main: p.Object, side: p.Side, sideShare: 0.34, cases: p, show: p.Show, focus: p.Focus}
	case schema.PrioritiesKind:
		p := expertspage.New(host{d.editor}, d.editor.texts, d.tips, d.recordings)
		return &page{main: p.Object, side: p.Side, sideShare: 0.4, experts: p, show: p.Show, focus: p.Focus}
	}
	p := newFormPage(d, kind)
	e, t := d.editor, d.editor.texts
	switch kind {
	case schema.CardKind:
		card := aside.NewCardPane(t, e.pictures, e.open, e.do)
		p.beside(card.Object, 0.44, func(doc *schema.Document) { card.Show(doc.File()) })
	case schema.HeroKind:
		deck := aside.NewDeckPane(t, d.tips, e.pictures, e.do, e.open, e.choosers.addCards, e.pasteDeck)
		// The form is small, the deck isn't
		p.beside(deck.Object, 0.66, func(doc *schema.Document) { deck.Show(doc.File()) })
	case schema.RunKind:
		way := aside.NewWayPane(t, d.tips, e.work.Pack, e.do, e.seal)
		p.beside(way.Object, 0.6, func(doc *schema.Document) { way.Show(doc.File()) })
		inForm := p.focus
		p.focus = func(path string) bool { return way.Focus(path, e.window.Canvas()) || inForm(path) }
	case schema.PackKind:
		whole := aside.NewPackPane(t, e.pictures, e.open, e.choosers.showGallery)
		p.beside(whole.Object, 0.44, func(doc *schema.Document) { whole.Show(doc.File()) })
	case schema.LevelKind, schema.MapKind, schema.PositionKind:
		p.draw(boardpage.New(host{e}, t, d.tips))
	}
	return p
}

// newFormPage makes a page that has but the form of a kind.
func newFormPage(d *desk, kind schema.Kind) *page {
	e := d.editor
	explain := func(problem schema.Diagnostic) string { return naming.Explain(e.pictures.Pack(), e.texts, problem) }
	f := formpage.New(kind, e.choosers, d.tips, e.do, e.seal, formpage.NewOrigins(e.work.Saved, e.base.Document), explain)
	if kind == schema.CardKind {
		f.Add(e.texts.Text("editor.tag.title"), sentences.NewTagged(e.choosers))
	}
	parts := partsOf(kind, e, d.tips, explain, f)
	for _, p := range parts {
		if kind == schema.CardKind { // of which most fields are seldom set beside rules
			f.AddBelow(schema.Use, p.Title(), p)
		} else {
			f.Add(p.Title(), p)
		}
	}
	var rules *sentences.List
	if len(parts) > 0 && kind != schema.RulesKind {
		rules = parts[0]
	}
	return &page{
		main: f.Object, form: f, rules: rules, show: f.Show, complain: f.Complain,
		focus: func(path string) bool { return f.Focus(path, e.window.Canvas()) },
	}
}

// partsOf returns the sentences that stand in the form of a kind.
func partsOf(kind schema.Kind, e *Editor, tips *editorui.Tips, explain func(schema.Diagnostic) string, form sentences.Form) []*sentences.List {
	switch kind {
	case schema.CardKind, schema.HeroKind, schema.RelicKind:
		return []*sentences.List{sentences.NewRules(kind, e.choosers, tips, explain, form)}
	case schema.RulesKind:
		return []*sentences.List{sentences.NewCounters(e.choosers, tips, explain, form), sentences.NewTags(e.choosers, tips, explain, form)}
	}
	return nil
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
func (p *page) draw(board *boardpage.Page) {
	p.board, p.lead = board, board.Lead
	p.beside(board.Object, 0.66, board.Show)
	inForm := p.complain
	p.complain = func(told []schema.Diagnostic) {
		inForm(told)
		board.Complain(told)
	}
}
