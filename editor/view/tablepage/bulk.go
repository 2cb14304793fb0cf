package tablepage

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
)

// bulkBar changes the cursor's column in all marked rows at once, and tells before what that would do.
type bulkBar struct {
	page    *Page
	planned []table.Planned
	name    *widget.Label
	Entry   *editorui.Entry
	Preview *widget.Label
	apply   *editorui.Button
	object  fyne.CanvasObject
}

func newBulkBar(p *Page) *bulkBar {
	t := p.texts
	b := &bulkBar{page: p, name: editorui.Heading(""), Preview: widget.NewLabel("")}
	b.Preview.Truncation = fyne.TextTruncateEllipsis
	b.Entry = editorui.NewEntry(func(string) { b.plan() }, func() {})
	b.Entry.Loose = true
	b.Entry.SetPlaceHolder("=3  +1  *" + t.Decimal(1.2, 1))
	b.Entry.OnSubmitted = func(string) { b.carryOut() }
	b.Entry.Escape = func() { b.Entry.SetText(""); editorui.TakeFocus(p.Grid) }
	b.apply = editorui.NewButton(t.Text("editor.table.apply"), nil, b.carryOut)
	b.apply.Importance = widget.HighImportance
	left := container.NewHBox(editorui.Wide(220, b.name), editorui.Wide(130, b.Entry))
	b.object = container.NewStack(editorui.PanelGround(), container.NewBorder(nil, nil, left, b.apply, b.Preview))
	b.refresh()
	return b
}

// begin begins to type a change.
func (b *bulkBar) begin(text string) {
	editorui.TakeFocus(b.Entry)
	b.Entry.SetText(text)
	b.Entry.CursorColumn = len([]rune(text))
}

// refresh brings the bar to the marked rows and the cursor's column.
func (b *bulkBar) refresh() {
	p := b.page
	if len(p.Rows) == 0 || len(p.Columns) == 0 {
		b.name.SetText("")
	} else {
		b.name.SetText(p.texts.Text("editor.table.bulk", i18n.Args{"Column": p.Title(p.Column()), "N": len(p.Chosen())}))
	}
	b.plan()
}

// plan tells what the change would do.
func (b *bulkBar) plan() {
	p := b.page
	b.planned = nil
	b.apply.Disable()
	text := strings.TrimSpace(b.Entry.Text)
	if text == "" || len(p.Rows) == 0 || len(p.Columns) == 0 {
		b.Preview.SetText(p.texts.Text("editor.table.bulk_help"))
		b.Preview.Importance = widget.LowImportance
		b.Preview.Refresh()
		return
	}
	change, err := table.ParseChange(text)
	if err != nil {
		b.Preview.Importance = widget.DangerImportance
		b.Preview.SetText(p.texts.Text(faultKeys[err.(table.Fault)]))
		return
	}
	b.planned = table.Plan(p.desk.Pack(), p.ChosenRows(), p.Column(), change)
	s := sum(b.planned)
	editorui.Enable(s.changes > 0, b.apply)
	b.Preview.Importance = s.importance()
	b.Preview.SetText(s.tell(p.texts) + examples(p, b.planned))
}

// carryOut makes the change, as one step.
func (b *bulkBar) carryOut() {
	edit := table.Edit(b.planned)
	if len(edit.Cells) == 0 {
		return
	}
	b.Entry.Put("")
	told := b.page.texts.Text("editor.table.changed", i18n.Args{"N": len(edit.Cells)})
	b.page.desk.Do(edit)
	b.page.desk.Notify(told, widget.SuccessImportance)
	editorui.TakeFocus(b.page.Grid)
}

// faultKeys name why a change can't be made.
var faultKeys = map[table.Fault]string{
	table.NotNumber: "editor.table.not_number", table.ByZero: "editor.table.by_zero", table.Fixed: "editor.table.fixed",
	table.NotText: "editor.table.not_text", table.NotFlag: "editor.table.not_flag", table.Missing: "editor.table.missing",
	table.NoCase:    "editor.table.no_case",
	table.Ambiguous: "editor.table.ambiguous", table.NotHero: "editor.table.not_hero", table.NotCard: "editor.table.not_card", table.NotFree: "editor.table.not_free",
	table.NotTag: "editor.table.not_tag", table.TooManyTags: "editor.table.too_many_tags",
	table.Twice: "editor.table.twice", table.Unclear: "editor.table.unclear", table.Sum: "editor.table.sum",
}

// summary counts what is planned.
type summary struct{ changes, clamped, problems, refused, namesakes int }

func sum(planned []table.Planned) (s summary) {
	for i := range planned {
		p := &planned[i]
		if p.Changes() {
			s.changes++
		}
		if p.Clamped {
			s.clamped++
		}
		if p.Problem != nil {
			s.problems++
		}
		if p.Fault != table.NoFault {
			s.refused++
		}
		if p.Namesake != nil && p.Changes() {
			s.namesakes++
		}
	}
	return s
}

func (s *summary) importance() widget.Importance {
	switch {
	case s.problems+s.refused > 0:
		return widget.DangerImportance
	case s.clamped+s.namesakes > 0:
		return widget.WarningImportance
	}
	return widget.SuccessImportance
}

func (s *summary) tell(t *i18n.Translator) string {
	parts := []string{t.Text("editor.table.changes", naming.Count(s.changes))}
	for _, more := range []struct {
		n   int
		key string
	}{{s.namesakes, "editor.table.namesakes"}, {s.clamped, "editor.table.clamped"}, {s.problems, "editor.table.problems"}, {s.refused, "editor.table.refused"}} {
		if more.n > 0 {
			parts = append(parts, t.Text(more.key, naming.Count(more.n)))
		}
	}
	return strings.Join(parts, ", ")
}

// examples shows the first cells of a plan.
func examples(p *Page, planned []table.Planned) string {
	const most = 3
	var parts []string
	for i := range planned {
		if c := &planned[i]; c.Changes() && len(parts) < most {
			parts = append(parts, fmt.Sprintf("%s %s → %s", naming.Of(p.Source.Pack, c.Row.File, p.texts), p.said(c.Column, c.From), p.said(c.Column, c.To)))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return ": " + strings.Join(parts, "; ")
}
