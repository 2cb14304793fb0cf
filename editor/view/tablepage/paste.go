package tablepage

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/table"
	"boardduels/editor/view/dialog"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// pasteSheet shows what a paste would bring and change, the worst first, before it does.
type pasteSheet struct {
	page    *Page
	planned []table.Planned
	lines   []pasteLine
	verdict *widget.Label
	withNew *editorui.Check // whether what there isn't yet is added; nil if there is nothing new
	sheet   *editorui.Sheet
}

// pasteLine tells of a cell, or of a card or hero that there isn't yet.
type pasteLine struct {
	text       string
	importance widget.Importance
}

// ParsePaste reads what was copied, or returns an error if it is too much.
func ParsePaste(t *i18n.Translator, text string) (table.Pasted, error) {
	pasted, err := table.ParsePaste(text)
	if err != nil {
		return nil, dialog.LocalError(t.Text("editor.table.too_large", i18n.Args{"Most": table.MostPasted}))
	}
	return pasted, nil
}

// confirm shows what a paste would do, and carries it out if people want that.
func (p *Page) confirm(title string, planned []table.Planned) {
	t := p.texts
	s := &pasteSheet{page: p, planned: planned, verdict: editorui.Paragraph("")}
	head := container.NewVBox(s.verdict)
	if entrants := table.Entrants(planned); len(entrants) > 0 {
		s.withNew = editorui.NewCheck(t.Text("editor.table.add_new", naming.Count(len(entrants))), func(bool) { s.judge() })
		s.withNew.Checked = true
		head.Add(s.withNew)
		for _, e := range entrants {
			s.lines = append(s.lines, p.announce(e))
		}
	}
	s.lines = append(s.lines, p.overfull(planned)...)
	for _, c := range worth(planned) {
		s.lines = append(s.lines, p.describe(c))
	}
	s.sheet = p.desk.Sheet(title, container.NewBorder(head, nil, nil, nil, s.list()),
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: t.Text("editor.table.apply"), Importance: widget.HighImportance, Taken: func() {
			p.desk.Do(table.EditPasted(planned, s.adds()))
		}})
	s.judge()
	s.sheet.Raise(560, 460)
}

// overfull tells of the decks that a paste would give too many cards.
func (p *Page) overfull(planned []table.Planned) (lines []pasteLine) {
	planned = slices.DeleteFunc(slices.Clone(planned), func(c table.Planned) bool { return !c.Changes() || c.Column.Path != table.DecksColumn })
	if len(planned) == 0 {
		return nil
	}
	changes, err := table.EditPasted(planned, true).Changes(p.desk.Pack())
	if err != nil {
		return nil // carrying it out tells why
	}
	t, size := p.texts, int(p.desk.Pack().Numbers().Deck)
	for _, c := range changes {
		if c.To == nil {
			continue
		}
		if hero, ok := c.To.Hero(); ok && hero.Cards() > size {
			name := schema.DisplayName(t.Language(), c.To.ID(), hero.Name, hero.NameUK)
			lines = append(lines, pasteLine{t.Text("editor.table.overfull", i18n.Args{"Name": name, "Cards": hero.Cards(), "Size": size}), widget.DangerImportance})
		}
	}
	return lines
}

func (s *pasteSheet) list() *widget.List {
	return widget.NewList(func() int { return len(s.lines) }, func() fyne.CanvasObject { return widget.NewLabel("") }, func(i widget.ListItemID, o fyne.CanvasObject) {
		l := o.(*widget.Label)
		l.Truncation, l.Importance = fyne.TextTruncateEllipsis, s.lines[i].importance
		l.SetText(s.lines[i].text)
	})
}

// adds reports whether what there isn't yet is to be added.
func (s *pasteSheet) adds() bool { return s.withNew != nil && s.withNew.Checked }

// judge tells what the paste would do.
func (s *pasteSheet) judge() {
	var there []table.Planned
	for i := range s.planned {
		if s.planned[i].New == nil {
			there = append(there, s.planned[i])
		}
	}
	found := sum(there)
	s.verdict.SetText(found.tell(s.page.texts))
	s.verdict.Importance = found.importance()
	s.verdict.Refresh()
	editorui.Enable(found.changes > 0 || s.adds(), s.sheet.Main)
}

// worth returns the cells of a plan that there is something to tell of: first those that can't be changed or become
// wrong, then those that get the name of another, those that stay at a limit, and the others that change. What is new
// is told of as a whole.
func worth(planned []table.Planned) []*table.Planned {
	var byRank [4][]*table.Planned
	for i := range planned {
		c := &planned[i]
		switch {
		case c.Fault != table.NoFault || c.Problem != nil && c.Changes():
			byRank[0] = append(byRank[0], c)
		case c.Namesake != nil && c.Changes():
			byRank[1] = append(byRank[1], c)
		case c.Clamped:
			byRank[2] = append(byRank[2], c)
		case c.Changes() && c.New == nil:
			byRank[3] = append(byRank[3], c)
		}
	}
	return slices.Concat(byRank[:]...)
}

// describe tells of a planned cell, and what is wrong with it.
func (p *Page) describe(c *table.Planned) pasteLine {
	t := p.texts
	if c.Row == nil {
		return pasteLine{fmt.Sprintf("“%s”: %s", c.To, t.Text(faultKeys[c.Fault])), widget.DangerImportance}
	}
	text := fmt.Sprintf("%s · %s: %s → %s", p.rowName(c), p.Title(c.Column), p.said(c.Column, c.From), p.said(c.Column, c.To))
	for _, f := range c.Along {
		text += ", " + t.Text("editor.table.along_too", i18n.Args{"Column": f.Title.In(t.Language())})
	}
	switch {
	case c.Fault != table.NoFault:
		return pasteLine{text + " — " + t.Text(faultKeys[c.Fault]), widget.DangerImportance}
	case c.Problem != nil:
		return pasteLine{text + " — " + naming.Plain(t, naming.GameOf(p.Source.Pack, c.Row.File), *c.Problem), widget.DangerImportance}
	case c.Namesake != nil && c.Changes():
		return pasteLine{text + " — " + t.Text("editor.table.namesake", i18n.Args{"ID": c.Namesake.ID}), widget.WarningImportance}
	case c.Clamped:
		return pasteLine{text + " — " + t.Text("editor.table.at_limit"), widget.MediumImportance}
	}
	return pasteLine{text, widget.MediumImportance}
}

func (p *Page) rowName(c *table.Planned) string {
	if c.New != nil {
		return c.New.Name
	}
	return naming.Of(p.desk.Pack(), c.Row.File, p.texts)
}

// newKeys name what there isn't yet.
var newKeys = map[schema.Kind]string{schema.CardKind: "editor.table.new_card", schema.HeroKind: "editor.table.new_hero"}

// announce tells of a card or a hero that there isn't yet, with what is missing and wrong.
func (p *Page) announce(e *table.Entrant) pasteLine {
	t := p.texts
	parts := []string{t.Text(newKeys[e.Item.Type], i18n.Args{"Name": e.Name, "ID": e.Item.ID})}
	if len(e.Lacks) > 0 {
		var fields []string
		for _, f := range e.Lacks {
			fields = append(fields, f.Title.In(t.Language()))
		}
		parts = append(parts, t.Text("editor.table.lacks", i18n.Args{"Fields": strings.Join(fields, ", ")}))
	}
	importance := widget.MediumImportance
	for _, d := range e.Problems {
		if d.Severity == schema.Error {
			importance = widget.DangerImportance
		}
		parts = append(parts, naming.Plain(t, nil, *d))
	}
	return pasteLine{strings.Join(parts, " — "), importance}
}
