package view

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/internal/prose"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// casesPage edits a hero's precedent cases: a column for each case, a row for each signal.
type casesPage struct {
	texts   *i18n.Translator
	do      func(document.Edit)
	insight *caseInsight
	hero    string
	doc     *schema.Document
	cases   []schema.Case
	chosen  int // case

	grid   *grid
	titles []string
	count  *widget.Label
	add    *widget.Button
	double *widget.Button
	remove *widget.Button
	object fyne.CanvasObject
}

func newCasesPage(t *i18n.Translator, do func(document.Edit), insight *caseInsight) *casesPage {
	p := &casesPage{texts: t, do: do, insight: insight, count: heading("")}
	for i := range schema.Inputs {
		p.titles = append(p.titles, prose.Input(t, i))
	}
	for kind := range schema.Outputs {
		p.titles = append(p.titles, t.Text("editor.cases.output", i18n.Args{"Kind": prose.Kind(t, duel.Kind(kind))}))
	}
	group := schema.Fields(schema.CasesKind).Field("case")
	for _, name := range caseStatistics {
		p.titles = append(p.titles, group.Field(name).Title.In(t.Language()))
	}
	p.grid = newGrid(p, 168, 46)
	p.add = widget.NewButtonWithIcon(t.Text("editor.cases.add"), theme.ContentAddIcon(), func() { do(document.AddCase{Hero: p.hero}) })
	p.double = widget.NewButtonWithIcon(t.Text("editor.duplicate"), theme.ContentCopyIcon(), func() {
		do(document.DuplicateCase{Hero: p.hero, Index: p.chosen})
	})
	p.remove = widget.NewButtonWithIcon(t.Text("editor.delete"), theme.DeleteIcon(), func() {
		do(document.DeleteCase{Hero: p.hero, Index: p.chosen})
	})
	bar := container.NewBorder(nil, nil, nil, container.NewHBox(p.add, p.double, p.remove), p.count)
	note := caption(t.Text("editor.cases.note"))
	p.object = container.NewBorder(tight(bar, note), nil, nil, nil, container.NewScroll(container.NewPadded(p.grid)))
	return p
}

// caseStatistics are the fields of a case behind its signals.
var caseStatistics = []string{"potency", "frequency"}

// show brings the page to a document of cases.
func (p *casesPage) show(d *schema.Document) {
	if p.hero != d.ID() {
		p.chosen = 0
	}
	p.hero, p.doc = d.ID(), d
	p.cases, _ = d.Cases()
	p.chosen = min(p.chosen, len(p.cases)-1)
	p.count.SetText(p.texts.Text("editor.cases.count", i18n.Args{"N": len(p.cases), "Most": schema.MaxCases}))
	enable(len(p.cases) < schema.MaxCases, p.add)
	enable(len(p.cases) < schema.MaxCases && p.chosen >= 0, p.double)
	enable(p.chosen >= 0, p.remove)
	p.grid.selected(p.chosen)
	p.insight.show(p.hero, p.chosen)
}

func (p *casesPage) rows() []string { return p.titles }

func (p *casesPage) columns() []string {
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
		return fmt.Sprintf("%s/input[%d]", base, row)
	case row < schema.Inputs+schema.Outputs:
		return fmt.Sprintf("%s/output[%d]", base, row-schema.Inputs)
	}
	return base + "/" + caseStatistics[row-schema.Inputs-schema.Outputs]
}

func (p *casesPage) cell(row, column int) cell {
	text, _ := p.doc.Value(p.cellPath(row, column))
	value, err := strconv.ParseFloat(text, 32)
	wrong := err != nil || value < 0 || value > 1
	c := cell{text: text, wrong: wrong}
	if !wrong {
		c.shade = float32(value)
	}
	return c
}

func (p *casesPage) edit(row, column int, text string) {
	text = strings.ReplaceAll(text, ",", ".") // as Ukrainian writes decimals
	p.do(document.SetField{File: p.doc.File(), Path: p.cellPath(row, column), Value: text})
}

func (p *casesPage) selectColumn(column int) {
	p.chosen = column
	enable(len(p.cases) < schema.MaxCases, p.double)
	p.remove.Enable()
	p.insight.show(p.hero, column)
}

// focus opens the cell of a path, or the case that it names.
func (p *casesPage) focus(path string) bool {
	for column := range p.cases {
		if !strings.HasPrefix(path, document.CasePath(column)) {
			continue
		}
		for row := range p.titles {
			if p.cellPath(row, column) == path {
				p.grid.open(row, column)
				return true
			}
		}
		p.grid.open(-1, column)
		return true
	}
	return false
}
