package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/balancepage"
	"boardduels/editor/view/formpage"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/tablepage"
	"boardduels/schema"
)

// desk is the editor's window: the outline at the left, the open document beside it, problems below.
type desk struct {
	editor     *Editor
	tips       *editorui.Tips
	pages      pages
	recordings *measuring.Recordings // on which the pages of what experts enter measure
	outline    *outline.Outline
	problems   *problemList
	source     *sourcePane
	tools      *toolbar
	balance    *balancepage.View

	tabs   *container.AppTabs
	form   *container.TabItem
	text   *container.TabItem
	main   *fyne.Container
	side   *fyne.Container
	parts  *container.Split
	aside  *container.TabItem // holds the side where there is no room for it beside the form
	beside *container.Split   // the outline, and these
	work   fyne.CanvasObject  // outline and open document
	table  *tablepage.Page    // in their place; nil until it is wanted
	above  *fyne.Container    // one of the two
	whole  *container.Split   // that above, the list of problems below while it is open
	broken *brokenPane
	object fyne.CanvasObject

	given   float64             // the offset of the parts that people have found
	shares  map[string]float64  // that people have given the sides of pages, by kind
	columns map[string][]string // that people have chosen for the table, by kind
}

func newDesk(e *Editor) *desk {
	d := &desk{editor: e, tips: editorui.NewTips(e.deps.Do), main: container.NewStack(), side: container.NewStack()}
	d.pages, d.recordings = pages{}, measuring.NewRecordings(e.deps.Replays, e.deps.Brains)
	d.outline = outline.New(e.texts, d.tips, e.work, e.open, e.items.add, e.commands.ask)
	d.problems = newProblemList(e.texts, e.pictures.Pack, e.lead, func(edit document.Edit) {
		e.seal() // so that it is undone by itself
		e.do(edit)
	})
	d.problems.waiting.OnTapped = func() { e.outside.look(func() {}) }
	editorui.Visible(e.outside.waits, d.problems.waiting)
	d.source = newSourcePane(e.texts)
	d.tools = newToolbar(e, d.tips)
	d.broken = newBrokenPane(e.texts, e.files.reread, e.files.bringBack, func(file string) bool { return e.work.LastGood(file) != nil })
	d.form = container.NewTabItemWithIcon(e.texts.Text("editor.tab.form"), theme.DocumentCreateIcon(), d.main)
	d.text = container.NewTabItemWithIcon(e.texts.Text("editor.tab.source"), theme.FileTextIcon(), d.source.object)
	d.balance = balancepage.New(e.balancer, d.tips, func() { e.desk.openBalance() })
	d.tabs = container.NewAppTabs(d.form, d.text, d.balance.Tab)
	d.tabs.OnSelected = func(selected *container.TabItem) {
		d.showSource()
		d.balance.Open(selected == d.balance.Tab)
	}
	d.aside = container.NewTabItemWithIcon(e.texts.Text("editor.tab.aside"), theme.VisibilityIcon(), container.NewStack())
	d.parts = container.NewHSplit(d.tabs, container.NewStack(d.side))
	d.beside = container.NewHSplit(d.outline.Object, d.parts)
	d.beside.SetOffset(0.2)
	d.work = container.New(&deskLayout{desk: d}, d.beside)
	d.above = container.NewStack(d.work)
	d.whole = container.NewVSplit(d.above, d.problems.lines)
	d.whole.SetOffset(0.8)
	d.problems.opened = d.openProblems
	foot := editorui.Tight(d.problems.bar, d.balance.Strip.Object)
	d.object = container.NewStack(container.NewBorder(d.tools.object, foot, nil, nil, d.whole), d.tips.Layer)
	return d
}

// show brings the desk to a document; "" is none.
func (d *desk) show(file string) {
	d.outline.Show(file)
	d.balance.Refresh()
	doc := d.editor.work.Pack().Document(file)
	if doc == nil {
		d.main.Objects, d.side.Objects = nil, nil
		d.main.Refresh()
		d.side.Refresh()
		return
	}
	d.showSource()
	if !doc.WellFormed() {
		d.broken.show(doc)
		d.put(d.broken.object, nil, 0.3)
		return
	}
	page := d.page(doc.Kind())
	page.show(doc)
	if doc.Kind() == schema.CasesKind && doc.Game() != "" {
		d.put(page.main, nil, 0) // what stands beside cases tells of duels
		return
	}
	d.put(page.main, page.side, d.shareOf(doc.Kind()))
}

// put shows a page's parts.
func (d *desk) put(main, side fyne.CanvasObject, share float64) {
	if len(d.main.Objects) == 1 && d.main.Objects[0] == main && (len(d.side.Objects) == 1) == (side != nil) {
		return
	}
	d.keepShare()
	d.main.Objects, d.side.Objects = []fyne.CanvasObject{main}, nil
	if side != nil {
		d.side.Objects = []fyne.CanvasObject{side}
	}
	d.parts.Offset = 1 - share
	d.given = d.parts.Offset
	d.work.Refresh() // all at once: each page that is laid out again takes its time
}

// showSource brings the text up to date while it is looked at.
func (d *desk) showSource() {
	doc := d.editor.work.Pack().Document(d.editor.file)
	if doc != nil && d.tabs.Selected() == d.text {
		d.source.show(doc, d.editor.work.Saved(doc.File()))
	}
}

func (d *desk) refreshOutline() { d.outline.Refresh() }

// setProblems shows what is wrong, in the list, in the outline and, remarks aside, at the fields.
func (d *desk) setProblems(report design.Report) {
	d.problems.set(report.Told, report.Silenced)
	d.outline.SetProblems(report.Told)
	doc := d.editor.work.Pack().Document(d.editor.file)
	if doc == nil || !doc.WellFormed() {
		return
	}
	if page := d.page(doc.Kind()); page.complain != nil {
		page.complain(report.Told)
	}
}

// openProblems makes room for the list of problems, or takes it away.
func (d *desk) openProblems() {
	d.whole.Refresh()
	d.keepInView()
}

// keepInView lets the field that is being edited be seen in a place that has become smaller.
func (d *desk) keepInView() {
	for _, p := range d.pages {
		if p.form != nil {
			p.form.Follow(d.editor.window.Canvas().Focused())
		}
	}
}

// focus goes to a field of the open document.
func (d *desk) focus(path string) {
	doc := d.editor.work.Pack().Document(d.editor.file)
	if doc == nil || !doc.WellFormed() {
		return
	}
	if page := d.page(doc.Kind()); page.focus != nil {
		d.tabs.Select(d.form)
		page.focus(path)
	}
}

// showBoard shows what stands beside the form, wherever that is.
func (d *desk) showBoard() {
	d.tabs.Select(d.form)
	d.showSide()
}

// lead goes to what a problem of the open document is about.
func (d *desk) lead(problem *schema.Diagnostic) {
	doc := d.editor.work.Pack().Document(d.editor.file)
	if doc == nil || !doc.WellFormed() {
		return
	}
	if page := d.page(doc.Kind()); page.lead != nil {
		d.showBoard()
		if page.lead(problem) {
			return
		}
	}
	d.focus(problem.Path)
}

// enter goes to the first field of the open document.
func (d *desk) enter() {
	if form := d.formOf(); form != nil {
		d.tabs.Select(d.form)
		form.Enter(d.editor.window.Canvas())
	}
}

// name goes to the name of the open card or hero.
func (d *desk) name() {
	if form := d.formOf(); form != nil {
		d.tabs.Select(d.form)
		form.Name(d.editor.window.Canvas())
	}
}

// formOf returns the form of the open document; nil if it has none.
func (d *desk) formOf() *formpage.Page {
	doc := d.editor.work.Pack().Document(d.editor.file)
	if doc == nil || !doc.WellFormed() {
		return nil
	}
	return d.page(doc.Kind()).form
}

// showsTable reports whether the table stands in the place of the open document.
func (d *desk) showsTable() bool { return d.above.Objects[0] != d.work }

// showTable shows the table in place of the open document, or that again.
func (d *desk) showTable(shown bool) {
	if !shown {
		d.above.Objects = []fyne.CanvasObject{d.work}
		d.above.Refresh()
		d.editor.commands.refreshMenu()
		return
	}
	if d.table == nil {
		d.table = tablepage.New(host{d.editor}, d.editor.texts, d.tips)
		d.table.Choose(schema.CardKind)
	}
	d.above.Objects = []fyne.CanvasObject{d.table.Object}
	d.above.Refresh()
	d.table.Refresh()
	d.editor.window.Canvas().Focus(d.table.Grid)
}

// openBalance shows the balance in place of the form, and measures it if nothing is known.
func (d *desk) openBalance() {
	d.showTable(false)
	d.tabs.Select(d.balance.Tab)
	d.balance.Begin()
}
