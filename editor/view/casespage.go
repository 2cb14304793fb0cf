package view

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
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// casesPage edits a hero's precedent cases: a column for each case, a row for each signal.
type casesPage struct {
	texts    *i18n.Translator
	do       func(document.Edit)
	pack     func() *schema.Pack
	units    *caseUnits
	insight  *caseInsight
	cover    *coveragePane
	tryout   *tryoutPane
	habits   *habitsPane
	places   *container.TabItem // of the side, where a full base gains a case
	side     *container.AppTabs // what there is to know of a case, and of the user
	showSide func()             // brings that into view
	signals  signals
	hero     string
	doc      *schema.Document
	cases    []schema.Case
	chosen   int // case

	grid   *editorui.Grid
	titles []string
	help   []string // what each row means
	note   *widget.Label
	notes  *fyne.Container   // holds it, and as much room as the longest needs
	limit  *widget.Label     // says why no case can be added, or that a new one waits for a place
	room   *editorui.Button  // leads to the case that is missed least
	full   fyne.CanvasObject // holds both
	count  *widget.Label
	add    *editorui.Button
	double *editorui.Button
	remove *editorui.Button
	bar    *fyne.Container // the count and the buttons
	object fyne.CanvasObject
}

func newCasesPage(desk casesDesk, t *i18n.Translator, r *recordings) *casesPage {
	do := desk.Do
	network := newNetworkPane(t)
	insight, habits := newCaseInsight(t, desk.Pack, desk.Explain, do), newHabitsPane(desk, t)
	p := &casesPage{texts: t, do: do, pack: desk.Pack, insight: insight, habits: habits, count: editorui.Heading(""),
		cover: newCoveragePane(desk, t, r), showSide: desk.ShowSide}
	p.cover.maker = p
	p.tryout = newTryoutPane(desk.Pack, t, network, p.cover.makeCase)
	p.units = newCaseUnits(t, func() {
		p.grid.Mark(p.chosen)
		p.explain(-1)
		p.tell()
	})
	p.signals.texts = t
	p.note = editorui.Caption("")
	p.notes = editorui.Highest(p.note)
	p.describe()
	p.grid = editorui.NewGrid(p, 46)
	p.grid.Pointed = p.explain
	p.add = editorui.NewButton(t.Text("editor.cases.add"), theme.ContentAddIcon(), func() { p.gain(document.AddCase{Hero: p.hero}, len(p.cases)) })
	p.double = editorui.NewButton(t.Text("editor.duplicate"), theme.ContentCopyIcon(), func() {
		p.gain(document.DuplicateCase{Hero: p.hero, Index: p.chosen}, p.chosen+1)
	})
	p.remove = editorui.NewButton(t.Text("editor.delete"), theme.DeleteIcon(), func() {
		do(document.DeleteCase{Hero: p.hero, Index: p.chosen})
	})
	p.bar = container.NewStack()
	p.places = container.NewTabItem(t.Text("editor.coverage"), p.cover.object)
	p.side = container.NewAppTabs(container.NewTabItem(t.Text("editor.insight"), insight.object),
		// Those that the narrowest window has room for first
		container.NewTabItem(t.Text("editor.tryout"), p.tryout.object), p.places,
		container.NewTabItem(t.Text("editor.network"), network.object), container.NewTabItem(t.Text("editor.habits"), habits.scroll))
	p.side.OnSelected = func(*container.TabItem) { p.tell() }
	p.limit = editorui.Caption("")
	p.room = editorui.NewButton(t.Text("editor.cases.replace_least"), nil, func() { p.cover.findPlace(document.Opening(0)) })
	p.full = container.NewBorder(nil, nil, nil, editorui.Middle(p.room), p.limit)
	p.cover.turned = p.tellLimit
	p.explain(-1)
	head := container.New(layout.NewCustomPaddedVBoxLayout(-8), editorui.Tight(p.bar, p.units.choice, container.NewPadded(p.full)), p.notes)
	table := container.NewScroll(container.NewPadded(p.grid))
	p.object = editorui.Fold(narrowCases, container.NewBorder(head, nil, nil, nil, table), p.arrange)
	return p
}

// narrowCases is the width below which the buttons stand below the count of the cases.
const narrowCases = 500

// arrange arranges what is above the table.
func (p *casesPage) arrange(narrow bool) {
	buttons := container.NewHBox(p.add, p.double, p.remove)
	row := container.NewBorder(nil, nil, nil, buttons, p.count)
	if narrow {
		row = editorui.Tight(p.count, buttons)
	}
	p.bar.Objects = []fyne.CanvasObject{row}
	p.bar.Refresh()
}

// describe names the rows, and says what they mean.
func (p *casesPage) describe() {
	t := p.texts
	p.titles, p.help = nil, nil
	for i := range schema.Inputs {
		p.titles = append(p.titles, p.signals.input(i))
		p.help = append(p.help, p.signals.inputHelp(i))
	}
	for kind := range schema.Outputs {
		args := i18n.Args{"Kind": p.signals.kind(kind)}
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
func (p *casesPage) makeRoom() {
	others := []fyne.CanvasObject{editorui.Caption(p.texts.Text("editor.cases.note")), editorui.Caption(p.texts.Text("editor.cases.note_units"))}
	for row := range p.titles {
		others = append(others, editorui.Caption(p.meaning(row)))
	}
	editorui.Fill(p.notes, editorui.Highest(p.note, others...).Objects...)
}

// meaning says what a row means.
func (p *casesPage) meaning(row int) string { return p.titles[row] + ": " + p.help[row] }

// inputHelp holds the keys of what the inputs mean (thesis, Table 3.2).
var inputHelp = [schema.Inputs]string{
	"editor.input.own_hp", "editor.input.enemy_hp", "editor.input.own_ep", "editor.input.enemy_ep", "editor.input.enemy_hand",
	"editor.input.own_deck", "editor.input.enemy_deck", "editor.input.attacks", "editor.input.defences", "editor.input.major_attacks",
	"editor.input.major_defences", "editor.input.own_hand", "editor.input.enemy_hp_lost", "editor.input.own_hp_lost",
}

// explain says what a row means, or how to use the table if row is -1.
func (p *casesPage) explain(row int) {
	if row < 0 {
		key := "editor.cases.note"
		if p.units.scale != nil {
			key = "editor.cases.note_units"
		}
		p.note.SetText(p.texts.Text(key))
		return
	}
	p.note.SetText(p.meaning(row))
}

// caseStatistics are the fields of a case behind its signals.
var caseStatistics = []string{"potency", "frequency"}

// show brings the page to a document of cases.
func (p *casesPage) show(d *schema.Document) {
	if p.hero != d.ID() {
		p.chosen, p.cases = 0, nil
	}
	before := p.cases
	p.hero, p.doc = d.ID(), d
	if s := signalsOf(p.texts, d); s != p.signals {
		p.signals = s
		p.describe()
	}
	p.cases, _ = d.Cases()
	p.follow(before)
	p.chosen = min(p.chosen, len(p.cases)-1)
	editorui.Visible(len(p.cases) >= schema.MaxCases, p.full)
	p.tellLimit()
	p.count.SetText(p.texts.Text("editor.cases.count", i18n.Args{"N": len(p.cases), "Most": schema.MaxCases}))
	editorui.Enable(len(p.cases) < schema.MaxCases, p.add)
	editorui.Enable(len(p.cases) < schema.MaxCases && p.chosen >= 0, p.double)
	editorui.Enable(p.chosen >= 0, p.remove)
	p.units.show(p.pack(), p.hero)
	p.grid.Mark(p.chosen)
	p.tell()
	p.cover.show(d)
}

// follow stays with the case that is chosen, wherever it is now. A cell that is edited in one that has gone is closed.
func (p *casesPage) follow(before []schema.Case) {
	if p.chosen < 0 || p.chosen >= len(before) {
		return
	}
	is := func(c schema.Case) bool { return c.ID == before[p.chosen].ID }
	switch at := slices.IndexFunc(p.cases, is); {
	case at < 0:
		p.grid.Mark(-1)
	case p.chosen >= len(p.cases) || !is(p.cases[p.chosen]):
		p.chosen = at
		p.grid.Follow(at)
	}
}

// tellLimit says why no case can be added, or that a new one waits for a place.
func (p *casesPage) tellLimit() {
	editorui.Visible(!p.cover.waits && p.signals.game == nil, p.room)
	if p.cover.waits {
		p.limit.Importance = widget.WarningImportance
		p.limit.SetText(p.texts.Text("editor.cases.waiting"))
		return
	}
	p.limit.Importance = widget.LowImportance
	p.limit.SetText(p.texts.Text("editor.cases.limit", i18n.Args{"Most": schema.MaxCases}))
}

// tell tells of the chosen case and of the user, in the tab that is looked at.
func (p *casesPage) tell() {
	if p.doc == nil {
		return
	}
	switch p.side.Selected().Content {
	case p.insight.object:
		p.insight.show(p.hero, p.chosen)
	case p.habits.scroll:
		p.habits.show(p.doc)
	case p.cover.object:
	default:
		var chosen *schema.Case
		if p.chosen >= 0 {
			chosen = &p.cases[p.chosen]
		}
		p.tryout.show(p.hero, p.units.against(), chosen)
	}
}

func (p *casesPage) Rows() []string { return p.titles }

func (p *casesPage) Columns() []string {
	names := make([]string, len(p.cases))
	for i, c := range p.cases {
		names[i] = fmt.Sprintf("№ %d", c.ID)
	}
	return names
}

// cellPath returns the path of the signal in a row.
func (p *casesPage) cellPath(row, column int) string {
	base := document.CasePath(column)
	switch {
	case row < schema.Inputs:
		return document.InputPath(column, row)
	case row < schema.Inputs+schema.Outputs:
		return fmt.Sprintf("%s/output[%d]", base, row-schema.Inputs)
	}
	return base + "/" + caseStatistics[row-schema.Inputs-schema.Outputs]
}

func (p *casesPage) Cell(row, column int) editorui.Cell {
	text, _ := p.doc.Value(p.cellPath(row, column))
	value, err := strconv.ParseFloat(text, 32)
	wrong := err != nil || value < 0 || value > 1
	c := editorui.Cell{Text: p.texts.Number(text), Wrong: wrong}
	if wrong {
		return c
	}
	c.Shade = float32(value)
	c.Short = p.texts.Decimal(value, shownDecimals)
	if row < schema.Inputs {
		if told, short, ok := p.units.text(row, value); ok {
			c.Text, c.Short = told, short
		}
	}
	return c
}

// shownDecimals is how many decimals a cell has room for; what an AI has learned has more.
const shownDecimals = 2

func (p *casesPage) Edit(row, column int, text string) {
	text = strings.ReplaceAll(text, ",", ".") // as Ukrainian writes decimals
	if row < schema.Inputs {
		held, _ := p.doc.Value(p.cellPath(row, column))
		p.do(document.SetInput{Hero: p.hero, Case: column, Input: row, Value: p.units.share(row, column, text, held)})
		return
	}
	p.do(document.SetField{File: p.doc.File(), Path: p.cellPath(row, column), Value: text})
}

// gain makes an edit that brings a case at a place, and chooses it.
func (p *casesPage) gain(edit document.Edit, place int) {
	had := len(p.cases)
	p.do(edit)
	if len(p.cases) > had {
		p.grid.Mark(place)
		p.SelectColumn(place)
	}
}

func (p *casesPage) SelectColumn(column int) {
	p.chosen = column
	editorui.Enable(len(p.cases) < schema.MaxCases, p.double)
	p.remove.Enable()
	p.tell()
}

// focus opens the cell of a path, or the case that it names, or shows the habits.
func (p *casesPage) focus(path string) bool {
	if strings.HasPrefix(path, "habit[") {
		p.side.SelectIndex(len(p.side.Items) - 1)
		p.showSide()
		return true
	}
	for column := range p.cases {
		if !strings.HasPrefix(path, document.CasePath(column)) {
			continue
		}
		for row := range p.titles {
			if p.cellPath(row, column) == path {
				p.grid.Open(row, column)
				return true
			}
		}
		p.grid.Open(-1, column)
		return true
	}
	return false
}
