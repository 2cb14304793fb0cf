package tablepage

import (
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/table"
)

// Await notes which rows have come with some changes, so that they come into sight once they have been found.
func (p *Page) Await(changes []document.Change) {
	p.awaited = map[string]bool{}
	for _, c := range changes {
		for _, key := range table.Come(p.kind, c) {
			p.awaited[key] = true
		}
	}
}

// greet leads to the rows that have come, all of them marked. Where the search hides them, that is told.
func (p *Page) greet() {
	if len(p.awaited) == 0 {
		return
	}
	come := p.awaited
	p.awaited = nil
	first := -1
	for i := range p.Rows {
		if come[p.Rows[i].Key()] && first < 0 {
			first = i
		}
	}
	if first < 0 {
		p.desk.Notify(p.texts.Text("editor.table.hidden"), widget.WarningImportance)
		return
	}
	clear(p.Marked)
	if len(come) > 1 {
		p.Marked = come
	}
	p.Cursor.Row, p.anchor = first, first
	p.Grid.ScrollTo(p.Cursor)
}
