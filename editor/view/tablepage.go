package view

import (
	"errors"
	"image/color"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// tableKinds are what the table shows.
var tableKinds = []schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}

// tablePage shows many cards, heroes or cases at once: looked through, sorted, and changed one by one or together.
type tablePage struct {
	desk  tableDesk
	texts *i18n.Translator
	tips  *editorui.Tips
	kind  schema.Kind
	shown map[schema.Kind][]string // paths of the columns
	sorts []table.Sort
	query *query.Query

	finding sync.Mutex // one search at a time
	finder  *table.Finder
	wanted  int // number of the latest search

	source  *table.Source // of the rows
	rows    []table.Row
	columns []table.Column
	cursor  widget.TableCellID
	marked  map[string]bool // rows, by key
	awaited map[string]bool // rows that have come, by key, until they are shown
	anchor  int             // the row from which a range is marked
	edited  *edited         // nil while no cell is typed into

	kinds  []*editorui.Button
	search *editorui.Entry
	wrong  *widget.Label   // what is wrong with the query
	hint   *fyne.Container // wrong, over the rows, so that they stay where they are
	none   *widget.Label   // says that nothing was found
	count  *widget.Label
	grid   *editorui.Table
	entry  *editorui.CellEntry
	bulk   *bulkBar
	object fyne.CanvasObject
}

func newTablePage(desk tableDesk, t *i18n.Translator, tips *editorui.Tips) *tablePage {
	p := &tablePage{desk: desk, texts: t, tips: tips, marked: map[string]bool{}, shown: map[schema.Kind][]string{}, query: &query.Query{}}
	p.finder = table.NewFinder(tableNames(t))
	for _, kind := range tableKinds {
		p.shown[kind] = desk.ColumnsOf(kind)
	}
	p.newGrid()
	p.bulk = newBulkBar(p)
	p.object = container.NewBorder(p.newHead(), p.bulk.object, nil, nil, container.NewStack(p.grid, container.NewCenter(p.none), p.hint))
	return p
}

// belowHeadings returns an object over the rows that leaves the headings free.
func (p *tablePage) belowHeadings(o fyne.CanvasObject) *fyne.Container {
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(newTableHeading(p).MinSize())
	return container.NewVBox(space, o)
}

func (p *tablePage) newHead() fyne.CanvasObject {
	t := p.texts
	kinds := container.NewHBox()
	for _, kind := range tableKinds {
		b := editorui.NewButton(t.Text(kindKeys[kind]), kindIcon(kind), func() { p.choose(kind) })
		p.kinds = append(p.kinds, b)
		kinds.Add(b)
	}
	p.search = editorui.NewEntry(p.look, func() {})
	p.search.Loose = true
	p.search.SetPlaceHolder(t.Text("editor.table.search"))
	p.search.Arrow = func(delta int) {
		if delta < 0 {
			focus(p.grid)
		}
	}
	p.search.OnSubmitted = func(string) { focus(p.grid) }
	p.search.Escape = func() { p.search.SetText(""); focus(p.grid) }
	p.wrong, p.none, p.count = editorui.Caption(""), editorui.Caption(""), editorui.Caption("")
	p.wrong.Importance = widget.DangerImportance
	p.hint = p.belowHeadings(container.NewStack(editorui.PanelGround(), p.wrong))
	p.hint.Hide()
	p.none.Hide()
	p.none.Wrapping = fyne.TextWrapOff
	p.count.Wrapping = fyne.TextWrapOff
	columns := p.tips.Button(theme.ListIcon(), t.Text("editor.table.columns"), p.chooseColumns)
	help := p.tips.Button(theme.HelpIcon(), t.Text("editor.table.help"), func() {
		p.desk.Tell("editor.table.help", t.Text("editor.table.help_text"))
	})
	return container.NewBorder(nil, nil, kinds, container.NewHBox(container.NewCenter(p.count), columns, help), p.search)
}

// choose shows another kind.
func (p *tablePage) choose(kind schema.Kind) {
	p.take()
	p.kind, p.sorts, p.cursor, p.anchor = kind, nil, widget.TableCellID{}, 0
	clear(p.marked)
	for i, b := range p.kinds {
		b.Importance = widget.MediumImportance
		if tableKinds[i] == kind {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.arrange()
	p.look(p.search.Text)
}

// look shows the rows that a query finds.
func (p *tablePage) look(text string) {
	parsed, err := query.Parse(text)
	if err != nil {
		p.refuse(err)
		return
	}
	p.query = parsed
	p.refresh()
}

// refuse tells what is wrong with the query. The rows stay as they were.
func (p *tablePage) refuse(err error) {
	editorui.Visible(err != nil, p.hint)
	editorui.Visible(err == nil && len(p.rows) == 0, p.none)
	if wrong, ok := errors.AsType[*query.Error](err); ok {
		p.wrong.SetText(queryError(p.texts, wrong))
		p.hint.Refresh()
	}
}

// refresh looks the rows up anew in the background. Only the latest search is shown.
func (p *tablePage) refresh() {
	p.wanted++
	number := p.wanted
	source := p.newSource()
	p.keep(table.Current(source.Pack, p.rows)) // nothing is planned on what no longer holds
	view := &table.View{Kind: p.kind, Query: p.query, Sorts: append([]table.Sort(nil), p.sorts...)}
	go func() {
		p.finding.Lock()
		p.finder.Forget(source.Pack)
		rows, err := p.finder.Rows(source, view)
		p.finding.Unlock()
		p.desk.Later(func() {
			if number == p.wanted {
				p.show(source, rows, err)
			}
		})
	}()
}

// newSource returns what the rows are taken from, as it is now.
func (p *tablePage) newSource() *table.Source {
	changed := map[string]bool{}
	for _, file := range p.desk.Dirty() {
		changed[file] = true
	}
	return &table.Source{
		Pack:    p.desk.Pack(),
		Changed: func(file string) bool { return changed[file] },
		Problem: p.desk.Worst(),
	}
}

func (p *tablePage) show(source *table.Source, rows []table.Row, err error) {
	p.refuse(err)
	if err != nil {
		return
	}
	p.source = source
	p.keep(rows)
	p.greet()
	p.tellCount()
	p.grid.Refresh()
	p.bulk.refresh()
	p.desk.Found()
}

// keep takes rows over. The cursor goes with its row; where that is gone, what was typed into it counts.
func (p *tablePage) keep(rows []table.Row) {
	at := -1
	if p.cursor.Row < len(p.rows) {
		key := p.rows[p.cursor.Row].Key()
		at = slices.IndexFunc(rows, func(r table.Row) bool { return r.Key() == key })
	}
	p.rows = rows
	if at >= 0 {
		p.cursor.Row = at
	} else {
		p.cursor.Row = max(min(p.cursor.Row, len(rows)-1), 0)
		p.take()
	}
	p.anchor = max(min(p.anchor, len(rows)-1), 0)
}

// tellCount tells how many rows there are, and how many are marked.
func (p *tablePage) tellCount() {
	none := "editor.table.none"
	if p.search.Text == "" {
		none = "editor.table.empty"
	}
	p.none.SetText(p.texts.Text(none))
	editorui.Visible(len(p.rows) == 0, p.none)
	text := p.texts.Text("editor.table.rows", countArgs(len(p.rows)))
	if n := len(p.chosen()); n > 1 {
		text = p.texts.Text("editor.table.marked", countArgs(n)) + " / " + text
	}
	p.count.SetText(text)
}

// chosen returns the numbers of the rows that are marked, or that of the cursor's.
func (p *tablePage) chosen() (chosen []int) {
	for i := range p.rows {
		if p.marked[p.rows[i].Key()] {
			chosen = append(chosen, i)
		}
	}
	if len(chosen) == 0 && p.cursor.Row < len(p.rows) {
		chosen = []int{p.cursor.Row}
	}
	return chosen
}

// chosenRows returns the rows that are marked, or the cursor's.
func (p *tablePage) chosenRows() (rows []table.Row) {
	for _, i := range p.chosen() {
		rows = append(rows, p.rows[i])
	}
	return rows
}

// file returns the document of the cursor's row, or of the first that is marked; "" if there is none.
func (p *tablePage) file() string {
	chosen := p.chosen()
	switch {
	case len(chosen) == 0:
		return ""
	case slices.Contains(chosen, p.cursor.Row):
		return p.rows[p.cursor.Row].File
	}
	return p.rows[chosen[0]].File
}

// column returns the column of the cursor.
func (p *tablePage) column() *table.Column { return &p.columns[p.cursor.Col] }

// arrange gives the table its columns.
func (p *tablePage) arrange() {
	p.columns = table.Find(p.kind, p.shown[p.kind])
	p.cursor.Col = max(min(p.cursor.Col, len(p.columns)-1), 0)
	for i := range p.columns {
		p.grid.SetColumnWidth(i, p.widthOf(i))
	}
	p.grid.Refresh()
}

// The widths of columns: of texts, and the least and the most of numbers.
const (
	nameWidth   = 190
	textWidth   = 150
	leastNumber = 58
	mostNumber  = 160
)

func (p *tablePage) widthOf(column int) float32 {
	c := &p.columns[column]
	switch {
	case column == 0:
		return nameWidth
	case c.Path == table.DecksColumn && p.kind == schema.CardKind:
		return textWidth
	case c.Field == nil || c.Field.Numeric() || c.Field.Type == schema.Bool:
		title := fyne.MeasureText(p.title(c), theme.CaptionTextSize(), fyne.TextStyle{Bold: true}).Width
		return min(max(title+34, leastNumber), mostNumber)
	}
	return textWidth
}

func (p *tablePage) title(c *table.Column) string {
	return columnTitle(p.texts, p.desk.Pack(), c)
}

// open shows the cursor's row in its form.
func (p *tablePage) open() {
	if p.cursor.Row < len(p.rows) {
		r := &p.rows[p.cursor.Row]
		p.desk.Open(r.File, strings.TrimSuffix(r.Path(p.column()), "/"))
	}
}
