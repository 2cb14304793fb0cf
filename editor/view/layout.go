package view

import (
	"slices"

	"fyne.io/fyne/v2/container"

	"boardduels/editor/table"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/schema"
)

// The pages of the desk as settings name them.
const (
	formPageName    = "form"
	sourcePageName  = "xml"
	balancePageName = "balance"
	tablePageName   = "table"
)

// layout returns how the desk is laid out now.
func (d *desk) layout() settings.Desk {
	d.keepShare()
	l := settings.Desk{Pack: d.editor.work.Place().Path(), File: d.editor.file, Page: formPageName, Outline: d.beside.Offset, Problems: d.problems.isOpen, Sides: d.shares}
	switch {
	case d.showsTable():
		l.Page = tablePageName
	case d.tabs.Selected() == d.text:
		l.Page = sourcePageName
	case d.tabs.Selected() == d.balance.Tab:
		l.Page = balancePageName
	}
	if d.table == nil {
		l.Columns = d.columns
		return l
	}
	l.Columns = map[string][]string{}
	for kind, shown := range d.table.Shown {
		if !slices.Equal(shown, table.Usual(kind, d.editor.texts.Language())) {
			l.Columns[kind.Name()] = shown
		}
	}
	return l
}

// arrange lays the desk out. What a file of settings says that can't be is left out.
func (d *desk) arrange(l settings.Desk) {
	if isShare(l.Outline) {
		d.beside.SetOffset(l.Outline)
	}
	d.problems.open(l.Problems)
	d.shares = map[string]float64{}
	for _, kind := range schema.Kinds() {
		if share := l.Sides[kind.Name()]; isShare(share) {
			d.shares[kind.Name()] = share
		}
	}
	d.columns = l.Columns
	for name, page := range map[string]*container.TabItem{sourcePageName: d.text, balancePageName: d.balance.Tab} {
		if l.Page == name {
			d.tabs.Select(page)
		}
	}
	if l.Page == tablePageName {
		d.showTable(true)
	}
}

// resume brings the pages to the cases, experts and tabs that a desk in another language or theme has shown.
func (d *desk) resume(was *desk) {
	if was.pages[schema.CasesKind] != nil {
		here, there := d.cases(), was.cases()
		here.Hero, here.Chosen = there.Hero, there.Chosen
		here.Side.SelectIndex(there.Side.SelectedIndex())
	}
	if was.pages[schema.PrioritiesKind] != nil {
		here, there := d.experts(), was.experts()
		here.Doc, here.Expert, here.Neuron = there.Doc, there.Expert, there.Neuron
		here.Side.SelectIndex(there.Side.SelectedIndex())
	}
}

func isShare(share float64) bool { return share >= 0.05 && share <= 0.95 }

// keepShare notes how wide people have made the side of the page that is shown.
func (d *desk) keepShare() {
	for kind, page := range d.pages {
		if page.side != nil && len(d.main.Objects) == 1 && d.main.Objects[0] == page.main && d.parts.Offset != d.given {
			d.shares[kind.Name()] = 1 - d.parts.Offset
		}
	}
}

// shareOf returns how wide the side of a kind's page is, as a share.
func (d *desk) shareOf(kind schema.Kind) float64 {
	if share, chosen := d.shares[kind.Name()]; chosen {
		return share
	}
	return d.page(kind).sideShare
}

// columnsOf returns the columns that people have chosen for the table of a kind, or those that are usual in the
// language.
func (d *desk) columnsOf(kind schema.Kind) []string {
	chosen := slices.DeleteFunc(slices.Clone(d.columns[kind.Name()]), func(path string) bool {
		return len(table.Find(kind, []string{path})) == 0
	})
	isUsual := func(l i18n.Language) bool { return slices.Equal(chosen, table.Usual(kind, l.Code)) }
	if len(chosen) > 0 && !slices.ContainsFunc(i18n.Languages(), isUsual) {
		return chosen
	}
	return table.Usual(kind, d.editor.texts.Language())
}

// beginning returns the document to begin with: the one that was open when the pack was left, or the first.
func (e *Editor) beginning() string {
	l := e.deps.Settings.Get().Desk
	if l.Pack == e.work.Place().Path() && e.work.Pack().Document(l.File) != nil {
		return l.File
	}
	return e.firstFile()
}

// keepLayout has the desk laid out again as it is now when the program next starts.
func (e *Editor) keepLayout() {
	l := e.desk.layout()
	e.deps.Settings.Change(func(s *settings.Settings) { s.Desk = l }, nil)
}
