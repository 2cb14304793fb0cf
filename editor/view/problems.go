package view

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/design"
	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// problemList lists what is wrong with the pack; a tap leads to the place, buttons mend or silence what can be.
type problemList struct {
	texts  *i18n.Translator
	pack   func() *schema.Pack
	lead   func(schema.Diagnostic)
	do     func(document.Edit)
	all    []schema.Diagnostic
	shown  []schema.Diagnostic
	count  *widget.Label
	notice *widget.Label // of what was done last
	infos  *own.Check
	list   *widget.List
	object fyne.CanvasObject
}

func newProblemList(t *i18n.Translator, pack func() *schema.Pack, lead func(schema.Diagnostic), do func(document.Edit)) *problemList {
	p := &problemList{texts: t, pack: pack, lead: lead, do: do, count: own.Heading(""), notice: widget.NewLabel("")}
	p.infos = own.NewCheck(t.Text("editor.problems.infos"), func(bool) { p.refresh() })
	p.list = widget.NewList(func() int { return len(p.shown) }, p.newLine, p.fill)
	p.list.HideSeparators = true
	p.list.OnSelected = func(i widget.ListItemID) {
		p.list.UnselectAll()
		p.lead(p.shown[i])
	}
	p.count.Truncation, p.notice.Truncation = fyne.TextTruncateOff, fyne.TextTruncateEllipsis
	head := container.NewBorder(nil, nil, p.count, p.infos, p.notice)
	p.object = container.NewStack(own.PanelGround(), container.NewBorder(head, nil, nil, nil, p.list))
	p.refresh()
	return p
}

// notify shows what was done last, in the colour of its importance.
func (p *problemList) notify(text string, importance widget.Importance) {
	p.notice.Importance = importance
	p.notice.SetText(text)
}

// set shows problems.
func (p *problemList) set(problems []schema.Diagnostic) {
	p.all = problems
	p.refresh()
}

func (p *problemList) refresh() {
	counts := [3]int{}
	p.shown = p.shown[:0]
	for severity := schema.Error; severity <= schema.Info; severity++ {
		for _, d := range p.all {
			if d.Severity == severity {
				counts[severity]++
				if severity != schema.Info || p.infos.Checked {
					p.shown = append(p.shown, d)
				}
			}
		}
	}
	p.count.SetText(p.title(counts))
	own.Visible(len(p.shown) > 0, p.list)
	p.list.Refresh()
}

func (p *problemList) title(counts [3]int) string {
	if counts[schema.Error]+counts[schema.Warning] == 0 {
		return p.texts.Text("editor.problems.none")
	}
	return p.texts.Text("count.errors", i18n.Args{"N": counts[schema.Error]}) + ", " +
		p.texts.Text("count.warnings", i18n.Args{"N": counts[schema.Warning]})
}

func (p *problemList) newLine() fyne.CanvasObject {
	icon, text, place := widget.NewIcon(nil), widget.NewLabel(""), widget.NewLabel("")
	text.Truncation = fyne.TextTruncateEllipsis
	place.Importance = widget.LowImportance
	fix := own.NewButton(p.texts.Text("editor.problems.fix"), nil, nil)
	silence := own.NewButton(p.texts.Text("editor.problems.silence"), nil, nil)
	silence.Importance = widget.LowImportance
	return container.NewBorder(nil, nil, container.NewPadded(icon), container.NewHBox(place, fix, silence), text)
}

func (p *problemList) fill(i widget.ListItemID, object fyne.CanvasObject) {
	if i >= len(p.shown) {
		return
	}
	d := p.shown[i]
	parts := object.(*fyne.Container).Objects
	parts[0].(*widget.Label).SetText(tell(p.pack(), p.texts, d))
	parts[1].(*fyne.Container).Objects[0].(*widget.Icon).SetResource(own.SeverityIcon(d.Severity))
	right := parts[2].(*fyne.Container).Objects
	right[0].(*widget.Label).SetText(placeOf(d))
	edit, mends := design.Fix(p.pack(), d)
	p.offer(right[1].(*own.Button), mends, edit)
	p.offer(right[2].(*own.Button), design.Silenceable(d), document.Silence{Silence: schema.Silence{Code: d.Code, Of: d.File}})
}

// offer shows a button that does an edit, or hides it.
func (p *problemList) offer(b *own.Button, offered bool, edit document.Edit) {
	b.OnTapped = func() { p.do(edit) }
	own.Visible(offered, b)
}

// placeOf returns where a problem is: "cards/cleave.xml:9".
func placeOf(d schema.Diagnostic) string {
	if d.Line == 0 {
		return d.File
	}
	return fmt.Sprintf("%s:%d", d.File, d.Line)
}
