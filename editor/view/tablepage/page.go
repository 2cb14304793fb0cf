package tablepage

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
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// tableKinds are what the table shows.
var tableKinds = []schema.Kind{schema.CardKind, schema.HeroKind, schema.CasesKind}

// Page shows many cards, heroes or cases at once: looked through, sorted, and changed one by one or together.
type Page struct {
	desk  Desk
	texts *i18n.Translator
	tips  *editorui.Tips
	kind  schema.Kind
	Shown map[schema.Kind][]string // paths of the columns
	Sorts []table.Sort
	query *query.Query

	finding sync.Mutex // one search at a time
	finder  *table.Finder
	Wanted  int // number of the latest search

	Source  *table.Source // of the rows
	Rows    []table.Row
	Columns []table.Column
	Cursor  widget.TableCellID
	Marked  map[string]bool // rows, by key
	awaited map[string]bool // rows that have come, by key, until they are shown
	anchor  int             // the row from which a range is marked
	Edited  *edited         // nil while no cell is typed into

	kinds  []*editorui.Button
	Search *editorui.Entry
	Wrong  *widget.Label   // what is wrong with the query
	Hint   *fyne.Container // wrong, over the rows, so that they stay where they are
	None   *widget.Label   // says that nothing was found
	count  *widget.Label
	Grid   *editorui.Table
	Entry  *editorui.CellEntry
	Bulk   *bulkBar
	Object fyne.CanvasObject
}

// New returns the table on a desk.
func New(desk Desk, t *i18n.Translator, tips *editorui.Tips) *Page {
	p := &Page{desk: desk, texts: t, tips: tips, Marked: map[string]bool{}, Shown: map[schema.Kind][]string{}, query: &query.Query{}}
	p.finder = table.NewFinder(naming.Table(t))
	for _, kind := range tableKinds {
		p.Shown[kind] = desk.ColumnsOf(kind)
	}
	p.newGrid()
	p.Bulk = newBulkBar(p)
	p.Object = container.NewBorder(p.newHead(), p.Bulk.object, nil, nil, container.NewStack(p.Grid, container.NewCenter(p.None), p.Hint))
	return p
}

// belowHeadings returns an object over the rows that leaves the headings free.
func (p *Page) belowHeadings(o fyne.CanvasObject) *fyne.Container {
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(newTableHeading(p).MinSize())
	return container.NewVBox(space, o)
}

func (p *Page) newHead() fyne.CanvasObject {
	t := p.texts
	kinds := container.NewHBox()
	for _, kind := range tableKinds {
		b := editorui.NewButton(t.Text(naming.KindKeys[kind]), naming.KindIcon(kind), func() { p.Choose(kind) })
		p.kinds = append(p.kinds, b)
		kinds.Add(b)
	}
	p.Search = editorui.NewEntry(p.look, func() {})
	p.Search.Loose = true
	p.Search.SetPlaceHolder(t.Text("editor.table.search"))
	p.Search.Arrow = func(delta int) {
		if delta < 0 {
			editorui.TakeFocus(p.Grid)
		}
	}
	p.Search.OnSubmitted = func(string) { editorui.TakeFocus(p.Grid) }
	p.Search.Escape = func() { p.Search.SetText(""); editorui.TakeFocus(p.Grid) }
	p.Wrong, p.None, p.count = editorui.Caption(""), editorui.Caption(""), editorui.Caption("")
	p.Wrong.Importance = widget.DangerImportance
	p.Hint = p.belowHeadings(container.NewStack(editorui.PanelGround(), p.Wrong))
	p.Hint.Hide()
	p.None.Hide()
	p.None.Wrapping = fyne.TextWrapOff
	p.count.Wrapping = fyne.TextWrapOff
	columns := p.tips.Button(theme.ListIcon(), t.Text("editor.table.columns"), p.ChooseColumns)
	help := p.tips.Button(theme.HelpIcon(), t.Text("editor.table.help"), func() {
		p.desk.Tell("editor.table.help", t.Text("editor.table.help_text"))
	})
	return container.NewBorder(nil, nil, kinds, container.NewHBox(container.NewCenter(p.count), columns, help), p.Search)
}

// Choose shows another kind.
func (p *Page) Choose(kind schema.Kind) {
	p.take()
	if kind != p.kind {
		p.Rows = nil // they have other columns
	}
	p.kind, p.Sorts, p.Cursor, p.anchor = kind, nil, widget.TableCellID{}, 0
	clear(p.Marked)
	for i, b := range p.kinds {
		b.Importance = widget.MediumImportance
		if tableKinds[i] == kind {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	p.arrange()
	p.look(p.Search.Text)
}

// look shows the rows that a query finds.
func (p *Page) look(text string) {
	parsed, err := query.Parse(text)
	if err != nil {
		p.refuse(err)
		return
	}
	p.query = parsed
	p.Refresh()
}

// refuse tells what is wrong with the query. The rows stay as they were.
func (p *Page) refuse(err error) {
	editorui.Visible(err != nil, p.Hint)
	editorui.Visible(err == nil && len(p.Rows) == 0, p.None)
	if wrong, ok := errors.AsType[*query.Error](err); ok {
		p.Wrong.SetText(naming.QueryError(p.texts, wrong))
		p.Hint.Refresh()
	}
}

// Refresh looks the rows up anew in the background. Only the latest search is shown.
func (p *Page) Refresh() {
	p.Wanted++
	number := p.Wanted
	source := p.newSource()
	p.keep(table.Current(source.Pack, p.Rows)) // nothing is planned on what no longer holds
	view := &table.View{Kind: p.kind, Query: p.query, Sorts: append([]table.Sort(nil), p.Sorts...)}
	go func() {
		p.finding.Lock()
		p.finder.Forget(source.Pack)
		rows, err := p.finder.Rows(source, view)
		p.finding.Unlock()
		p.desk.Later(func() {
			if number == p.Wanted {
				p.show(source, rows, err)
			}
		})
	}()
}

// newSource returns what the rows are taken from, as it is now.
func (p *Page) newSource() *table.Source {
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

func (p *Page) show(source *table.Source, rows []table.Row, err error) {
	p.refuse(err)
	if err != nil {
		return
	}
	p.Source = source
	p.keep(rows)
	p.greet()
	p.tellCount()
	p.Grid.Refresh()
	p.Bulk.refresh()
	p.desk.Found()
}

// keep takes rows over. The cursor goes with its row; where that is gone, what was typed into it counts.
func (p *Page) keep(rows []table.Row) {
	at := -1
	if p.Cursor.Row < len(p.Rows) {
		key := p.Rows[p.Cursor.Row].Key()
		at = slices.IndexFunc(rows, func(r table.Row) bool { return r.Key() == key })
	}
	p.Rows = rows
	if at >= 0 {
		p.Cursor.Row = at
	} else {
		p.Cursor.Row = max(min(p.Cursor.Row, len(rows)-1), 0)
		p.take()
	}
	p.anchor = max(min(p.anchor, len(rows)-1), 0)
}

// tellCount tells how many rows there are, and how many are marked.
func (p *Page) tellCount() {
	none := "editor.table.none"
	if p.Search.Text == "" {
		none = "editor.table.empty"
	}
	p.None.SetText(p.texts.Text(none))
	editorui.Visible(len(p.Rows) == 0, p.None)
	text := p.texts.Text("editor.table.rows", naming.Count(len(p.Rows)))
	if n := len(p.Chosen()); n > 1 {
		text = p.texts.Text("editor.table.marked", naming.Count(n)) + " / " + text
	}
	p.count.SetText(text)
}

// Chosen returns the numbers of the rows that are marked, or that of the cursor's.
func (p *Page) Chosen() (chosen []int) {
	for i := range p.Rows {
		if p.Marked[p.Rows[i].Key()] {
			chosen = append(chosen, i)
		}
	}
	if len(chosen) == 0 && p.Cursor.Row < len(p.Rows) {
		chosen = []int{p.Cursor.Row}
	}
	return chosen
}

// ChosenRows returns the rows that are marked, or the cursor's.
func (p *Page) ChosenRows() (rows []table.Row) {
	for _, i := range p.Chosen() {
		rows = append(rows, p.Rows[i])
	}
	return rows
}

// File returns the document of the cursor's row, or of the first that is marked; "" if there is none.
func (p *Page) File() string {
	chosen := p.Chosen()
	switch {
	case len(chosen) == 0:
		return ""
	case slices.Contains(chosen, p.Cursor.Row):
		return p.Rows[p.Cursor.Row].File
	}
	return p.Rows[chosen[0]].File
}

// Column returns the column of the cursor.
func (p *Page) Column() *table.Column { return &p.Columns[p.Cursor.Col] }

// arrange gives the table its columns.
func (p *Page) arrange() {
	p.Columns = table.Find(p.kind, p.Shown[p.kind])
	p.Cursor.Col = max(min(p.Cursor.Col, len(p.Columns)-1), 0)
	for i := range p.Columns {
		p.Grid.SetColumnWidth(i, p.widthOf(i))
	}
	p.Grid.Refresh()
}

// The widths of columns: of texts, and the least and the most of numbers.
const (
	NameWidth   = 190
	textWidth   = 150
	rulesWidth  = 320
	leastNumber = 58
	mostNumber  = 160
)

func (p *Page) widthOf(column int) float32 {
	c := &p.Columns[column]
	switch {
	case column == 0:
		return NameWidth
	case c.Path == table.RulesColumn:
		return rulesWidth
	case c.Path == table.TagsColumn, c.Path == table.DecksColumn && p.kind == schema.CardKind:
		return textWidth
	case c.Field == nil || c.Field.Numeric() || c.Field.Type == schema.Bool:
		title := fyne.MeasureText(p.Title(c), theme.CaptionTextSize(), fyne.TextStyle{Bold: true}).Width
		return min(max(title+34, leastNumber), mostNumber)
	}
	return textWidth
}

// Title returns what a column is called.
func (p *Page) Title(c *table.Column) string {
	return naming.Column(p.texts, p.desk.Pack(), c)
}

// Open shows the cursor's row in its form.
func (p *Page) Open() {
	if p.Cursor.Row < len(p.Rows) {
		r := &p.Rows[p.Cursor.Row]
		p.desk.Open(r.File, strings.TrimSuffix(r.Path(p.Column()), "/"))
	}
}
