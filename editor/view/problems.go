package view

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// problemList lists what is wrong with the pack; a tap leads to the place, buttons mend or silence what can be. What is
// silenced comes last, if wanted. The list opens on demand only, so that nothing moves under the pointer when a problem
// comes; the bar below it, which is always there, counts the problems and tells the worst.
type problemList struct {
	texts    *i18n.Translator
	pack     func() *schema.Pack
	lead     func(schema.Diagnostic)
	do       func(document.Edit)
	opened   func() // is told when the list opens or closes
	isOpen   bool
	all      []schema.Diagnostic
	silenced []schema.Diagnostic
	shown    []schema.Diagnostic
	sign     *widget.Icon     // of the worst
	count    *editorui.Button // opens and closes the list
	worst    *widget.Hyperlink
	waiting  *editorui.Button // leads to a question that was put off
	notice   *widget.Label    // of what was done last, in the place of the worst
	infos    *editorui.Check
	silences *editorui.Check
	list     *widget.List
	lines    fyne.CanvasObject // the list on its ground
	bar      fyne.CanvasObject
}

func newProblemList(t *i18n.Translator, pack func() *schema.Pack, lead func(schema.Diagnostic), do func(document.Edit)) *problemList {
	p := &problemList{texts: t, pack: pack, lead: lead, do: do, opened: func() {}, sign: widget.NewIcon(nil), notice: widget.NewLabel("")}
	p.count = editorui.NewButton("", nil, func() { p.open(!p.isOpen) })
	p.count.Importance = widget.LowImportance
	p.worst = editorui.NewLink("", nil)
	p.worst.Wrapping, p.worst.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	p.silences = editorui.NewCheck("", func(bool) { p.choose() })
	p.infos = editorui.NewCheck(t.Text("editor.problems.infos"), func(bool) { p.choose() })
	p.list = widget.NewList(p.length, p.newLine, p.fill)
	p.list.HideSeparators = true
	p.list.OnSelected = func(i widget.ListItemID) {
		p.list.UnselectAll()
		d, _ := p.line(i)
		p.lead(d)
	}
	p.notice.Truncation = fyne.TextTruncateEllipsis
	p.waiting = editorui.NewButton(t.Text("editor.outside.answer"), theme.QuestionIcon(), nil)
	p.waiting.Importance = widget.WarningImportance
	p.waiting.Hide()
	left := container.NewHBox(container.NewPadded(p.sign), p.count, p.waiting)
	middle := container.NewStack(editorui.Middle(p.worst), p.notice)
	p.bar = container.NewStack(editorui.PanelGround(), container.NewBorder(nil, nil, left, container.NewHBox(p.silences, p.infos), middle))
	p.lines = container.NewStack(editorui.PanelGround(), p.list)
	p.open(false)
	return p
}

// open opens or closes the list.
func (p *problemList) open(isOpen bool) {
	p.isOpen = isOpen
	editorui.Visible(isOpen, p.lines)
	p.refresh()
	p.opened()
}

// choose follows a choice of what is listed, which opens the list, and closes one that has become empty.
func (p *problemList) choose() {
	p.refresh()
	p.open(p.length() > 0 && (p.isOpen || p.infos.Checked || p.silences.Checked))
}

// notify shows what was done last, in the colour of its importance.
func (p *problemList) notify(text string, importance widget.Importance) {
	p.notice.Importance = importance
	p.notice.SetText(text)
	editorui.Visible(text == "", p.worst)
}

// set shows problems, and those that the pack silences.
func (p *problemList) set(problems, silenced []schema.Diagnostic) {
	p.all, p.silenced = problems, silenced
	p.silences.Text = p.texts.Text("editor.problems.silenced", i18n.Args{"N": len(silenced)})
	editorui.Visible(len(silenced) > 0, p.silences)
	p.silences.Refresh()
	p.refresh()
}

// length returns how many lines there are.
func (p *problemList) length() int {
	if p.silences.Checked {
		return len(p.shown) + len(p.silenced)
	}
	return len(p.shown)
}

// line returns what stands in a line, and whether the pack silences it.
func (p *problemList) line(i int) (d schema.Diagnostic, silent bool) {
	if i < len(p.shown) {
		return p.shown[i], false
	}
	return p.silenced[i-len(p.shown)], true
}

func (p *problemList) refresh() {
	counts := [3]int{}
	p.shown = p.shown[:0]
	for severity := schema.Error; severity <= schema.Info; severity++ {
		for i := range p.all {
			if p.all[i].Severity == severity {
				counts[severity]++
				if severity != schema.Info || p.infos.Checked {
					p.shown = append(p.shown, p.all[i])
				}
			}
		}
	}
	p.count.SetText(p.title(counts))
	icon := editorui.FoldedIcon()
	if p.isOpen {
		icon = editorui.OpenIcon()
	}
	p.count.SetIcon(icon)
	editorui.Enable(p.length() > 0 || p.isOpen, p.count)
	p.tellWorst()
	p.list.Refresh()
}

// tellWorst tells of the worst problem, to which a tap leads.
func (p *problemList) tellWorst() {
	isBad := len(p.shown) > 0 && p.shown[0].Severity != schema.Info
	editorui.Visible(isBad, p.sign)
	if !isBad {
		p.worst.SetText("")
		return
	}
	first := p.shown[0]
	editorui.Picture(p.sign, editorui.SeverityIcon(first.Severity))
	p.worst.SetText(naming.Tell(p.pack(), p.texts, first))
	p.worst.OnTapped = func() { p.lead(first) }
}

func (p *problemList) title(counts [3]int) string {
	title := p.texts.Text("count.errors", i18n.Args{"N": counts[schema.Error]}) + ", " +
		p.texts.Text("count.warnings", i18n.Args{"N": counts[schema.Warning]})
	if counts[schema.Error]+counts[schema.Warning] == 0 {
		title = p.texts.Text("editor.problems.none")
	}
	if p.infos.Checked && counts[schema.Info] > 0 {
		title += ", " + p.texts.Text("editor.problems.remarks", i18n.Args{"N": counts[schema.Info]})
	}
	return title
}

func (p *problemList) newLine() fyne.CanvasObject {
	icon, text, place := widget.NewIcon(nil), editorui.NewLine(""), widget.NewLabel("")
	place.Importance = widget.LowImportance
	fix := editorui.NewButton(p.texts.Text("editor.problems.fix"), nil, nil)
	silence := editorui.NewButton("", nil, nil)
	silence.Importance = widget.LowImportance
	return container.NewBorder(nil, nil, container.NewPadded(icon), container.NewHBox(place, fix, silence), text)
}

func (p *problemList) fill(i widget.ListItemID, object fyne.CanvasObject) {
	if i >= p.length() {
		return
	}
	d, silent := p.line(i)
	parts := object.(*fyne.Container).Objects
	text := parts[0].(*editorui.Line)
	text.Importance = widget.MediumImportance
	if silent {
		text.Importance = widget.LowImportance
	}
	text.SetText(naming.Tell(p.pack(), p.texts, d))
	editorui.Picture(parts[1].(*fyne.Container).Objects[0].(*widget.Icon), editorui.SeverityIcon(d.Severity))
	right := parts[2].(*fyne.Container).Objects
	right[0].(*widget.Label).SetText(placeOf(d))
	p.offerFix(right[1].(*editorui.Button), d, silent)
	p.offerSilence(right[2].(*editorui.Button), d, silent)
	object.Refresh() // what stands at the right has other widths now
}

// offerFix shows a button that mends a problem, or hides it.
func (p *problemList) offerFix(b *editorui.Button, d schema.Diagnostic, silent bool) {
	edit, mends := design.Fix(p.pack(), d)
	b.OnTapped = func() { p.do(edit) }
	editorui.Visible(mends && !silent, b)
}

// offerSilence shows a button that silences a problem, here or in the whole pack, or has it told again.
func (p *problemList) offerSilence(b *editorui.Button, d schema.Diagnostic, silent bool) {
	editorui.Visible(design.Silenceable(d), b)
	if silent {
		b.SetText(p.texts.Text("editor.problems.tell"))
		b.OnTapped = func() { p.do(document.Unsilence{Index: design.SilenceOf(p.pack(), d)}) }
		return
	}
	b.SetText(p.texts.Text("editor.problems.silence"))
	b.OnTapped = func() {
		silence := func(key, of string) *fyne.MenuItem {
			return fyne.NewMenuItem(p.texts.Text(key), func() { p.do(document.Silence{Silence: schema.Silence{Code: d.Code, Of: of}}) })
		}
		editorui.PopUpBelow(b, silence("editor.problems.silence_here", d.File), silence("editor.problems.silence_all", ""))
	}
}

// placeOf returns where a problem is: "cards/cleave.xml:9".
func placeOf(d schema.Diagnostic) string {
	if d.Line == 0 {
		return d.File
	}
	return fmt.Sprintf("%s:%d", d.File, d.Line)
}
