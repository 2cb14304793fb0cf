package view

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/app/look"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// pick is something that a picker offers.
type pick struct {
	name    string
	detail  string        // in a smaller text behind or below the name; "" for none
	icon    fyne.Resource // nil if there is a card
	card    *schema.Card  // whose badge stands before the name, as that of a pack with the numbers
	numbers duel.Numbers
	take    func()

	present bool // it is what was chosen before
}

// picker lets people choose from a list by typing a part of what they look for. The arrow keys move in the list, and
// Enter takes what is marked, while the cursor stays in the search box.
type picker struct {
	editor *Editor
	find   func(text string) []pick
	picks  []pick
	at     int // which is marked
	search *editorui.Entry
	list   *widget.List
	none   *widget.Label
	body   *fyne.Container
	sheet  *editorui.Sheet
	stays  func()   // is called as soon as something was taken; nil if the list closes then
	wraps  bool     // names take as many lines as they need
	packed *packing // how names and details share lines; nil where these don't
}

// openPicker shows what find returns of a text, at first of "".
func openPicker(e *Editor, title string, find func(text string) []pick) *picker {
	return raisePicker(e, title, 520, false, find)
}

// raisePicker is openPicker in a width; details that are whole sentences stand below the names.
func raisePicker(e *Editor, title string, width float32, isBelow bool, find func(text string) []pick) *picker {
	p := newPicker(e, isBelow, find)
	p.raise(title, width, nil, editorui.Answer{Text: e.texts.Text("editor.cancel"), Importance: widget.MediumImportance})
	return p
}

// openStayingPicker shows what find returns for people who want to take several; stays is called after each. What
// stands at the foot may tell what has come of it.
func openStayingPicker(e *Editor, title string, foot fyne.CanvasObject, stays func(), find func(text string) []pick) *picker {
	p := newPicker(e, false, find)
	p.stays = stays
	p.raise(title, 520, foot, editorui.Answer{Text: e.texts.Text("editor.close"), Importance: widget.MediumImportance})
	return p
}

func newPicker(e *Editor, isBelow bool, find func(text string) []pick) *picker {
	p := &picker{editor: e, find: find, none: editorui.Caption("")}
	p.search = editorui.NewEntry(p.look, func() {})
	p.search.SetPlaceHolder(e.texts.Text("editor.search"))
	p.search.Arrow = func(up int) { p.mark(p.at - up) }
	p.search.OnSubmitted = func(string) { p.take(p.at) }
	p.list = widget.NewList(func() int { return len(p.picks) }, func() fyne.CanvasObject { return newPickLine(isBelow) }, p.fill)
	p.list.HideSeparators = true
	p.list.OnSelected = func(i widget.ListItemID) { p.take(i) }
	return p
}

func (p *picker) raise(title string, width float32, foot fyne.CanvasObject, end editorui.Answer) {
	p.body = container.NewBorder(p.search, foot, nil, nil, container.NewStack(p.list, container.NewVBox(p.none)))
	p.sheet = p.editor.ask.Sheet(title, p.body, end)
	p.search.Escape = p.sheet.Close
	p.look("")
	height := float32(520)
	if p.packed != nil {
		height = 660
	}
	p.sheet.Raise(width, height)
	if p.packed != nil { // only now it is known what fits into a line
		p.fit()
		p.mark(p.at)
	}
	p.editor.window.Canvas().Focus(p.search)
}

// wrapPicker is openPicker for names that are whole sentences: each takes as many lines as it needs, in a sheet that
// is as wide as the window allows.
func wrapPicker(e *Editor, title string, find func(text string) []pick) *picker {
	p := raisePicker(e, title, min(1000, e.window.Canvas().Size().Width-60), false, find)
	p.wraps = true
	p.fit()
	return p
}

// fit gives each line the height that its name needs.
func (p *picker) fit() {
	if p.packed != nil {
		p.packed.fit(p.list, p.picks)
	}
	if !p.wraps {
		return
	}
	probe := newPickLine(false)
	one := probe.MinSize().Height
	room := p.list.Size().Width - probe.sign.MinSize().Width - theme.Padding()
	for i := range p.picks {
		height, name := one, termsafe.Directions(p.picks[i].name)
		if fyne.MeasureText(name, theme.TextSize(), fyne.TextStyle{}).Width+2*theme.InnerPadding() > room {
			probe.name.Wrapping, probe.name.Truncation = fyne.TextWrapWord, fyne.TextTruncateOff
			probe.name.SetText(name)
			probe.name.Resize(fyne.NewSize(room, one))
			height = probe.name.MinSize().Height
		}
		p.list.SetItemHeight(i, height)
	}
}

// look lists what there is for a text.
func (p *picker) look(text string) {
	p.picks = p.find(text)
	editorui.Visible(len(p.picks) == 0, p.none)
	p.none.SetText(p.editor.texts.Text("editor.search.none", i18n.Args{"Text": text}))
	p.fit()
	p.list.Refresh()
	p.mark(max(0, slices.IndexFunc(p.picks, func(o pick) bool { return o.present })))
}

func (p *picker) mark(at int) {
	if len(p.picks) == 0 {
		return
	}
	p.at = min(max(at, 0), len(p.picks)-1)
	p.list.Refresh()
	if p.list.Size().Height > 0 {
		p.list.ScrollTo(p.at)
	}
}

func (p *picker) take(at int) {
	switch {
	case at >= len(p.picks):
	case p.stays == nil:
		p.sheet.Close()
		p.picks[at].take()
	default:
		p.picks[at].take()
		p.goOn(at)
	}
}

// goOn shows anew what there is, with what was taken marked, and what is typed next takes the place of what was typed.
func (p *picker) goOn(at int) {
	p.list.UnselectAll()
	p.picks = p.find(p.search.Text)
	p.mark(at)
	p.stays()
	p.editor.window.Canvas().Focus(p.search)
	p.search.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// begin looks for a text from the start, whose place what is typed takes.
func (p *picker) begin(text string) {
	if text != "" {
		p.search.SetText(text)
		p.search.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

func (p *picker) fill(i widget.ListItemID, o fyne.CanvasObject) {
	if i < len(p.picks) {
		line := o.(*pickLine)
		if p.wraps {
			line.wrap()
		}
		if p.packed != nil {
			line.wrapDetail(p.packed.isTall(i))
		}
		line.show(&p.picks[i], i == p.at)
	}
}

// pickLine shows a pick.
type pickLine struct {
	widget.BaseWidget
	ground  *editorui.Ground
	badge   *editorui.Badge
	icon    *widget.Icon
	name    *widget.Label
	detail  *widget.Label
	sign    fyne.CanvasObject
	content fyne.CanvasObject
}

func newPickLine(isBelow bool) *pickLine {
	l := &pickLine{ground: editorui.NewGround(look.ColorEdge, 6), badge: editorui.NewBadge(), icon: widget.NewIcon(nil), name: widget.NewLabel(""), detail: widget.NewLabel("")}
	l.detail.Truncation, l.name.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	sign := container.NewStack(container.NewPadded(l.icon), l.badge)
	l.sign = sign
	line := container.NewBorder(nil, nil, sign, nil, container.New(nameFirst{}, l.name, l.detail))
	if isBelow {
		l.detail.SizeName = theme.SizeNameCaptionText
		line = container.NewBorder(nil, nil, sign, nil, editorui.Tight(l.name, l.detail))
	}
	l.content = container.NewStack(l.ground, line)
	l.ExtendBaseWidget(l)
	return l
}

// wrap lets the name take as many lines as it needs; there are no details then.
func (l *pickLine) wrap() {
	l.name.Wrapping, l.name.Truncation = fyne.TextWrapWord, fyne.TextTruncateOff
}

// nameFirst gives a name the width that it wants, as far as there is any, and what follows it the rest.
type nameFirst struct{}

func (nameFirst) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(objects[1].MinSize())
}

func (nameFirst) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	name := objects[0].(*widget.Label)
	width := min(widthOf(name, name.Text), size.Width)
	name.Resize(fyne.NewSize(width, size.Height))
	objects[1].Move(fyne.NewPos(width, 0))
	objects[1].Resize(fyne.NewSize(size.Width-width, size.Height))
}

func (l *pickLine) show(p *pick, marked bool) {
	editorui.Visible(marked, l.ground)
	editorui.Visible(p.card != nil, l.badge)
	editorui.Visible(p.card == nil, l.icon)
	if p.card != nil {
		l.badge.Set(p.numbers, *p.card)
	} else {
		l.icon.SetResource(p.icon)
	}
	l.name.SetText(termsafe.Directions(p.name))
	l.detail.Importance = widget.LowImportance
	if marked { // muted text is too faint on the ground of what is marked
		l.detail.Importance = widget.MediumImportance
	}
	l.detail.SetText(termsafe.Directions(p.detail))
	l.content.Refresh() // the name has another width
}

// CreateRenderer belongs to the toolkit.
func (l *pickLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.content) }
