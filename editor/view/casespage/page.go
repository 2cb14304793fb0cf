package casespage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/measuring"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// Page edits a hero's precedent cases: a column for each case, a row for each signal.
type Page struct {
	texts    *i18n.Translator
	do       func(document.Edit)
	pack     func() *schema.Pack
	Units    *caseUnits
	insight  *caseInsight
	Cover    *coveragePane
	Tryout   *tryoutPane
	habits   *habitsPane
	Places   *container.TabItem // of the side, where a full base gains a case
	Side     *container.AppTabs // what there is to know of a case, and of the user
	showSide func()             // brings that into view
	signals  naming.Signals
	Hero     string
	doc      *schema.Document
	Cases    []schema.Case
	Chosen   int // case

	Grid   *editorui.Grid
	titles []string
	help   []string // what each row means
	Note   *widget.Label
	notes  *fyne.Container   // holds it, and as much room as the longest needs
	limit  *widget.Label     // says why no case can be added, or that a new one waits for a place
	Room   *editorui.Button  // leads to the case that is missed least
	full   fyne.CanvasObject // holds both
	count  *widget.Label
	add    *editorui.Button
	double *editorui.Button
	remove *editorui.Button
	bar    *fyne.Container // the count and the buttons
	Object fyne.CanvasObject
}

// New returns the page of cases on a desk.
func New(desk Desk, t *i18n.Translator, r *measuring.Recordings) *Page {
	do := desk.Do
	network := newNetworkPane(t)
	insight, habits := newCaseInsight(t, desk.Pack, desk.Explain, do), newHabitsPane(desk, t)
	p := &Page{texts: t, do: do, pack: desk.Pack, insight: insight, habits: habits, count: editorui.Heading(""),
		Cover: newCoveragePane(desk, t, r), showSide: desk.ShowSide}
	p.Cover.maker = p
	p.Tryout = newTryoutPane(desk.Pack, t, network, p.Cover.makeCase)
	p.Units = newCaseUnits(t, func() {
		p.Grid.Mark(p.Chosen)
		p.explain(-1)
		p.tell()
	})
	p.signals.Texts = t
	p.Note = editorui.Caption("")
	p.notes = editorui.Highest(p.Note)
	p.describe()
	p.Grid = editorui.NewGrid(p, 46)
	p.Grid.Pointed = p.explain
	p.add = editorui.NewButton(t.Text("editor.cases.add"), theme.ContentAddIcon(), func() { p.Gain(document.AddCase{Hero: p.Hero}, len(p.Cases)) })
	p.double = editorui.NewButton(t.Text("editor.duplicate"), theme.ContentCopyIcon(), func() {
		p.Gain(document.DuplicateCase{Hero: p.Hero, Index: p.Chosen}, p.Chosen+1)
	})
	p.remove = editorui.NewButton(t.Text("editor.delete"), theme.DeleteIcon(), func() {
		do(document.DeleteCase{Hero: p.Hero, Index: p.Chosen})
	})
	p.bar = container.NewStack()
	p.Places = container.NewTabItem(t.Text("editor.coverage"), p.Cover.object)
	p.Side = container.NewAppTabs(container.NewTabItem(t.Text("editor.insight"), insight.object),
		// Those that the narrowest window has room for first
		container.NewTabItem(t.Text("editor.tryout"), p.Tryout.object), p.Places,
		container.NewTabItem(t.Text("editor.network"), network.object), container.NewTabItem(t.Text("editor.habits"), habits.scroll))
	p.Side.OnSelected = func(*container.TabItem) { p.tell() }
	p.limit = editorui.Caption("")
	p.Room = editorui.NewButton(t.Text("editor.cases.replace_least"), nil, func() { p.Cover.findPlace(document.Opening(0)) })
	p.full = container.NewBorder(nil, nil, nil, editorui.Middle(p.Room), p.limit)
	p.Cover.turned = p.tellLimit
	p.explain(-1)
	head := container.New(layout.NewCustomPaddedVBoxLayout(-8), editorui.Tight(p.bar, p.Units.Choice, container.NewPadded(p.full)), p.notes)
	table := container.NewScroll(container.NewPadded(p.Grid))
	p.Object = editorui.Fold(narrowCases, container.NewBorder(head, nil, nil, nil, table), p.arrange)
	return p
}

// narrowCases is the width below which the buttons stand below the count of the cases.
const narrowCases = 500

// arrange arranges what is above the table.
func (p *Page) arrange(narrow bool) {
	buttons := container.NewHBox(p.add, p.double, p.remove)
	row := container.NewBorder(nil, nil, nil, buttons, p.count)
	if narrow {
		row = editorui.Tight(p.count, buttons)
	}
	p.bar.Objects = []fyne.CanvasObject{row}
	p.bar.Refresh()
}

// describe names the rows, and says what they mean.
func (p *Page) describe() {
	t := p.texts
	p.titles, p.help = nil, nil
	for i := range schema.Inputs {
		p.titles = append(p.titles, p.signals.Input(i))
		p.help = append(p.help, p.signals.InputHelp(i))
	}
	for kind := range schema.Outputs {
		args := i18n.Args{"Kind": p.signals.Kind(kind)}
		p.titles = append(p.titles, t.Text("editor.cases.output", args))
		p.help = append(p.help, t.Text("editor.cases.output_help", args))
	}
	group := schema.Fields(schema.CasesKind).Field("case")
	for _, name := range caseStatistics {
		p.titles = append(p.titles, group.Field(name).Title.In(t.Language()))
		p.help = append(p.help, group.Field(name).Doc.In(t.Language()))
	}
	p.makeRoom()
}

// makeRoom makes room for the longest that is said above the table, which stays where it is then: else it would move
// away under the pointer.
func (p *Page) makeRoom() {
	others := []fyne.CanvasObject{editorui.Caption(p.texts.Text("editor.cases.note")), editorui.Caption(p.texts.Text("editor.cases.note_units"))}
	for row := range p.titles {
		others = append(others, editorui.Caption(p.meaning(row)))
	}
	editorui.Fill(p.notes, editorui.Highest(p.Note, others...).Objects...)
}

// meaning says what a row means.
func (p *Page) meaning(row int) string { return p.titles[row] + ": " + p.help[row] }

// explain says what a row means, or how to use the table if row is -1.
func (p *Page) explain(row int) {
	if row < 0 {
		key := "editor.cases.note"
		if p.Units.scale != nil {
			key = "editor.cases.note_units"
		}
		p.Note.SetText(p.texts.Text(key))
		return
	}
	p.Note.SetText(p.meaning(row))
}

// caseStatistics are the fields of a case behind its signals.
var caseStatistics = []string{"potency", "frequency"}

// Show brings the page to a document of cases.
func (p *Page) Show(d *schema.Document) {
	if p.Hero != d.ID() {
		p.Chosen, p.Cases = 0, nil
	}
	before := p.Cases
	p.Hero, p.doc = d.ID(), d
	if s := naming.SignalsOf(p.texts, d); s != p.signals {
		p.signals = s
		p.describe()
	}
	p.Cases, _ = d.Cases()
	p.follow(before)
	p.Chosen = min(p.Chosen, len(p.Cases)-1)
	editorui.Visible(len(p.Cases) >= schema.MaxCases, p.full)
	p.tellLimit()
	p.count.SetText(p.texts.Text("editor.cases.count", i18n.Args{"N": len(p.Cases), "Most": schema.MaxCases}))
	editorui.Enable(len(p.Cases) < schema.MaxCases, p.add)
	editorui.Enable(len(p.Cases) < schema.MaxCases && p.Chosen >= 0, p.double)
	editorui.Enable(p.Chosen >= 0, p.remove)
	p.Units.show(p.pack(), p.Hero)
	p.Grid.Mark(p.Chosen)
	p.tell()
	p.Cover.show(d)
}

// follow stays with the case that is chosen, wherever it is now. A cell that is edited in one that has gone is closed.
func (p *Page) follow(before []schema.Case) {
	if p.Chosen < 0 || p.Chosen >= len(before) {
		return
	}
	is := func(c schema.Case) bool { return c.ID == before[p.Chosen].ID }
	switch at := slices.IndexFunc(p.Cases, is); {
	case at < 0:
		p.Grid.Mark(-1)
	case p.Chosen >= len(p.Cases) || !is(p.Cases[p.Chosen]):
		p.Chosen = at
		p.Grid.Follow(at)
	}
}

// tellLimit says why no case can be added, or that a new one waits for a place.
func (p *Page) tellLimit() {
	editorui.Visible(!p.Cover.waits && p.signals.Game == nil, p.Room)
	if p.Cover.waits {
		p.limit.Importance = widget.WarningImportance
		p.limit.SetText(p.texts.Text("editor.cases.waiting"))
		return
	}
	p.limit.Importance = widget.LowImportance
	p.limit.SetText(p.texts.Text("editor.cases.limit", i18n.Args{"Most": schema.MaxCases}))
}

// tell tells of the chosen case and of the user, in the tab that is looked at.
func (p *Page) tell() {
	if p.doc == nil {
		return
	}
	switch p.Side.Selected().Content {
	case p.insight.object:
		p.insight.show(p.Hero, p.Chosen)
	case p.habits.scroll:
		p.habits.show(p.doc)
	case p.Cover.object:
	default:
		var chosen *schema.Case
		if p.Chosen >= 0 {
			chosen = &p.Cases[p.Chosen]
		}
		p.Tryout.show(p.Hero, p.Units.against(), chosen)
	}
}

// Rows, Columns, Cell, Edit and SelectColumn are what the grid asks of a table.
func (p *Page) Rows() []string { return p.titles }

func (p *Page) Columns() []string {
	names := make([]string, len(p.Cases))
	for i, c := range p.Cases {
		names[i] = fmt.Sprintf("№ %d", c.ID)
	}
	return names
}

// CellPath returns the path of the signal in a row.
func (p *Page) CellPath(row, column int) string {
	base := document.CasePath(column)
	switch {
	case row < schema.Inputs:
		return document.InputPath(column, row)
	case row < schema.Inputs+schema.Outputs:
		return fmt.Sprintf("%s/output[%d]", base, row-schema.Inputs)
	}
	return base + "/" + caseStatistics[row-schema.Inputs-schema.Outputs]
}

func (p *Page) Cell(row, column int) editorui.Cell {
	text, _ := p.doc.Value(p.CellPath(row, column))
	value, err := strconv.ParseFloat(text, 32)
	wrong := err != nil || value < 0 || value > 1
	c := editorui.Cell{Text: p.texts.Number(text), Wrong: wrong}
	if wrong {
		return c
	}
	c.Shade = float32(value)
	c.Short = p.texts.Decimal(value, shownDecimals)
	if row < schema.Inputs {
		if told, short, ok := p.Units.text(row, value); ok {
			c.Text, c.Short = told, short
		}
	}
	return c
}

// shownDecimals is how many decimals a cell has room for; what an AI has learned has more.
const shownDecimals = 2

func (p *Page) Edit(row, column int, text string) {
	text = strings.ReplaceAll(text, ",", ".") // as Ukrainian writes decimals
	if row < schema.Inputs {
		held, _ := p.doc.Value(p.CellPath(row, column))
		p.do(document.SetInput{Hero: p.Hero, Case: column, Input: row, Value: p.Units.share(row, column, text, held)})
		return
	}
	p.do(document.SetField{File: p.doc.File(), Path: p.CellPath(row, column), Value: text})
}

// Gain makes an edit that brings a case at a place, and chooses it.
func (p *Page) Gain(edit document.Edit, place int) {
	had := len(p.Cases)
	p.do(edit)
	if len(p.Cases) > had {
		p.Grid.Mark(place)
		p.SelectColumn(place)
	}
}

func (p *Page) SelectColumn(column int) {
	p.Chosen = column
	editorui.Enable(len(p.Cases) < schema.MaxCases, p.double)
	p.remove.Enable()
	p.tell()
}

// Focus opens the cell of a path, or the case that it names, or shows the habits.
func (p *Page) Focus(path string) bool {
	if strings.HasPrefix(path, "habit[") {
		p.Side.SelectIndex(len(p.Side.Items) - 1)
		p.showSide()
		return true
	}
	for column := range p.Cases {
		if !strings.HasPrefix(path, document.CasePath(column)) {
			continue
		}
		for row := range p.titles {
			if p.CellPath(row, column) == path {
				p.Grid.Open(row, column)
				return true
			}
		}
		p.Grid.Open(-1, column)
		return true
	}
	return false
}
