package tablepage

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
)

// columnChoice lets people choose the table's columns and their order.
type columnChoice struct {
	page   *Page
	paths  []string // all, those that are shown first
	shown  map[string]bool
	lines  *fyne.Container
	checks []*ColumnCheck
}

// ChooseColumns shows the choice. Columns change at once.
func (p *Page) ChooseColumns() {
	c := &columnChoice{page: p, shown: map[string]bool{}, lines: container.NewVBox()}
	for _, path := range p.Shown[p.kind] {
		c.paths, c.shown[path] = append(c.paths, path), true
	}
	for _, column := range table.Columns(p.kind) {
		if !c.shown[column.Path] {
			c.paths = append(c.paths, column.Path)
		}
	}
	c.list()
	t := p.texts
	p.desk.Sheet("editor.table.columns", container.NewBorder(editorui.Caption(t.Text("editor.table.columns_help")), nil, nil, nil, container.NewVScroll(editorui.Dense(c.lines))),
		editorui.Answer{Text: t.Text("editor.table.usual"), Importance: widget.MediumImportance, Taken: func() { p.ShowColumns(table.Usual(p.kind, t.Language())) }},
		editorui.Answer{Text: t.Text("editor.close"), Importance: widget.HighImportance}).Raise(460, 520)
}

func (c *columnChoice) list() {
	c.lines.RemoveAll()
	c.checks = nil
	for i, path := range c.paths {
		column := table.Find(c.page.kind, []string{path})[0]
		check := newColumnCheck(c.page.Title(&column), func(way int) { c.move(i, way) })
		check.SetChecked(c.shown[path])
		check.OnChanged = func(on bool) {
			c.shown[path] = on
			c.apply()
		}
		up, down := editorui.NewSign(theme.MoveUpIcon(), func() { c.swap(i, i-1) }), editorui.NewSign(theme.MoveDownIcon(), func() { c.swap(i, i+1) })
		up.Allow(i > 0)
		down.Allow(i < len(c.paths)-1)
		c.checks = append(c.checks, check)
		c.lines.Add(container.NewBorder(nil, nil, nil, container.NewHBox(up, down), check))
	}
}

// move moves a column by keyboard, and the keyboard with it.
func (c *columnChoice) move(i, way int) {
	if to := i + way; to >= 0 && to < len(c.paths) {
		c.swap(i, to)
		c.page.desk.Focus(c.checks[to])
	}
}

// ColumnCheck is a column's check box. Alt with an arrow key moves the column.
type ColumnCheck struct {
	editorui.Check
	move func(way int)
}

func newColumnCheck(title string, move func(way int)) *ColumnCheck {
	c := &ColumnCheck{move: move}
	c.Text = title
	c.ExtendBaseWidget(c)
	return c
}

// TypedShortcut belongs to the toolkit.
func (c *ColumnCheck) TypedShortcut(s fyne.Shortcut) {
	if custom, ok := s.(*desktop.CustomShortcut); ok && custom.Modifier == fyne.KeyModifierAlt {
		c.move(map[fyne.KeyName]int{fyne.KeyUp: -1, fyne.KeyDown: 1}[custom.KeyName])
	}
}

func (c *columnChoice) swap(i, k int) {
	c.paths[i], c.paths[k] = c.paths[k], c.paths[i]
	c.list()
	c.apply()
}

func (c *columnChoice) apply() {
	shown := slices.DeleteFunc(slices.Clone(c.paths), func(path string) bool { return !c.shown[path] })
	if len(shown) > 0 {
		c.page.ShowColumns(shown)
	}
}

// ShowColumns shows some columns.
func (p *Page) ShowColumns(paths []string) {
	p.Shown[p.kind] = paths
	p.Sorts = slices.DeleteFunc(p.Sorts, func(s table.Sort) bool { return !slices.Contains(paths, s.Path) })
	p.arrange()
	p.Refresh()
}
