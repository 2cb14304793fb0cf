package dueltable

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// mode is one of those that a card offers.
type mode struct {
	text    string    // what the card does in it
	told    string    // what would come of that now; "" if nothing is foreseen
	why     string    // why it can't be chosen now; "" if it can
	outlook []fortune // of the own fighter and the other one; nil if nothing is foreseen
}

// picker lets the player choose a mode of a card, over the field. A tap beside the modes lays the card back.
type picker struct {
	widget.BaseWidget
	onLooked func(*mode) // somebody considers a mode; nil: none any more
	onBeside func()

	veil    *canvas.Rectangle
	title   *look.Fitted
	options []*modeOption
	grown   float32
}

func newPicker(onLooked func(*mode), onBeside func()) *picker {
	p := &picker{onLooked: onLooked, onBeside: onBeside, grown: 1, veil: canvas.NewRectangle(color.Transparent)}
	p.title = look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
	p.ExtendBaseWidget(p)
	p.Hide()
	return p
}

// Tapped lays the card back.
func (p *picker) Tapped(*fyne.PointEvent) { p.onBeside() }

// open offers modes, and tells which one is chosen, from 1.
func (p *picker) open(title string, modes []mode, chosen func(int8)) {
	p.title.SetText(title)
	p.options = nil
	for i := range modes {
		p.options = append(p.options, newModeOption(i+1, &modes[i], p.onLooked, func() { chosen(int8(i + 1)) }))
	}
	p.Show()
	p.Refresh()
}

// choose chooses a mode by its number, and reports whether there is one.
func (p *picker) choose(number int) bool {
	if number < 1 || number > len(p.options) {
		return false
	}
	p.options[number-1].Tapped(nil)
	return true
}

// offer gives the keyboard the first mode that can be chosen.
func (p *picker) offer() {
	for _, o := range p.options {
		if !o.Disabled() {
			ui.GiveFocus(p, o)
			return
		}
	}
}

// need returns how high the place is to be for all words to be read, in a width; 0 while nothing is offered.
func (p *picker) need(wide float32) float32 {
	if !p.Visible() {
		return 0
	}
	high := 2*pickerMargin + pickerTitle*p.grown + pickerGap
	for _, o := range p.options {
		o.grown = p.grown
		high += o.need(wide-2*pickerMargin) + ui.Gap
	}
	return high - ui.Gap
}

// CreateRenderer belongs to the toolkit.
func (p *picker) CreateRenderer() fyne.WidgetRenderer { return &pickerRenderer{p} }

type pickerRenderer struct{ *picker }

func (r *pickerRenderer) Destroy()           {}
func (r *pickerRenderer) MinSize() fyne.Size { return fyne.NewSize(100, 100) }
func (r *pickerRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.veil, r.title.Object()}
	for _, o := range r.options {
		objects = append(objects, o)
	}
	return objects
}

func (r *pickerRenderer) Refresh() {
	r.veil.FillColor, r.veil.CornerRadius = look.Faded(look.Color(look.ColorTable), 0.9), 10
	r.title.Color = look.Color(look.ColorGold)
	r.Layout(r.Size())
	canvas.Refresh(r.picker)
}

// The lengths of what is in the picker.
const (
	pickerMargin  = 6
	pickerTitle   = 24
	pickerGap     = 4 // below the title
	largestOption = 110
)

func (r *pickerRenderer) Layout(size fyne.Size) {
	if size.Width == 0 || len(r.options) == 0 {
		return
	}
	whole := ui.RectOf(size)
	whole.Put(r.veil)
	whole = whole.Inset(pickerMargin)
	if widest := 560 * r.grown; whole.W > widest {
		whole.X, whole.W = whole.X+(whole.W-widest)/2, widest
	}
	title := whole.CutTop(pickerTitle*r.grown, pickerGap)
	r.title.Layout(title.Pos(), title.Size(), 9, 17*r.grown)
	for i, high := range r.heights(whole) {
		whole.CutTop(high, ui.Gap).Put(r.options[i])
	}
}

// heights shares a place out to the options: each has room for a finger, those with more to read get more of the rest,
// and what then is left goes to all of them.
func (p *picker) heights(place ui.Rect) []float32 {
	n := float32(len(p.options))
	least := ui.Target * p.grown
	rest := max(place.H-ui.Gap*(n-1)-least*n, 0)
	list, wanted := make([]float32, len(p.options)), float32(0)
	for i, o := range p.options {
		o.grown = p.grown
		list[i] = o.need(place.W) - least
		wanted += list[i]
	}
	for i, more := range list {
		high := least + more*min(rest/max(wanted, 1), 1)
		list[i] = max(high, min(high+max(rest-wanted, 0)/n, largestOption*p.grown))
	}
	return list
}

// modeOption is a mode that can be chosen: its number, what it does, and what would come of it or why it can't be
// chosen.
type modeOption struct {
	widget.BaseWidget
	ui.Focus
	mode     *mode
	key      *look.Fitted // its number
	text     *look.Fitted
	note     *look.Fitted // what would come of it, or why it can't be chosen
	onLooked func(*mode)
	onChosen func()
	hovered  bool
	grown    float32
}

var (
	_ fyne.Tappable     = (*modeOption)(nil)
	_ fyne.Focusable    = (*modeOption)(nil)
	_ desktop.Hoverable = (*modeOption)(nil)
)

func newModeOption(number int, m *mode, onLooked func(*mode), onChosen func()) *modeOption {
	o := &modeOption{
		mode: m, onLooked: onLooked, onChosen: onChosen, grown: 1,
		key:  look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White),
		text: look.NewFitted(fyne.TextStyle{Bold: true}, nil, fyne.TextAlignLeading, color.White),
		note: look.NewFitted(fyne.TextStyle{}, nil, fyne.TextAlignLeading, color.White),
	}
	o.key.SetText(strconv.Itoa(number))
	o.text.SetText(m.text)
	if o.note.SetText(m.told); o.Disabled() {
		o.note.SetText(m.why)
	}
	o.ExtendBaseWidget(o)
	o.Attach(o, func() { o.Tapped(nil) })
	return o
}

// Tapped chooses the mode, if that can be.
func (o *modeOption) Tapped(*fyne.PointEvent) {
	if !o.Disabled() {
		o.onChosen()
	}
}

// Disabled reports whether the mode can't be chosen now.
func (o *modeOption) Disabled() bool { return o.mode.why != "" }

// FocusGained considers the mode.
func (o *modeOption) FocusGained() {
	o.Focus.FocusGained()
	o.onLooked(o.mode)
}

// MouseIn considers the mode.
func (o *modeOption) MouseIn(*desktop.MouseEvent) { o.hover(true) }

// MouseMoved belongs to the toolkit.
func (o *modeOption) MouseMoved(*desktop.MouseEvent) {}

// MouseOut no longer considers the mode.
func (o *modeOption) MouseOut() { o.hover(false) }

func (o *modeOption) hover(is bool) {
	o.hovered = is
	if is {
		o.onLooked(o.mode)
	} else {
		o.onLooked(nil)
	}
	o.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (o *modeOption) CreateRenderer() fyne.WidgetRenderer {
	r := &optionRenderer{modeOption: o, ground: canvas.NewRectangle(color.Transparent)}
	r.Refresh()
	return o.Ringed(r)
}

type optionRenderer struct {
	*modeOption
	ground *canvas.Rectangle
}

func (r *optionRenderer) Destroy()           {}
func (r *optionRenderer) MinSize() fyne.Size { return fyne.NewSize(100, ui.Target) }
func (r *optionRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.key.Object(), r.text.Object(), r.note.Object()}
}

func (r *optionRenderer) Refresh() {
	ground, ink, note := look.Color(theme.ColorNameButton), look.Color(theme.ColorNameForeground), look.Color(look.ColorMuted)
	key := look.Color(look.ColorGold)
	switch {
	case r.Disabled():
		ink, note = look.Color(theme.ColorNameDisabled), look.Color(look.ColorHarm)
	case r.hovered:
		ground, ink = look.Color(theme.ColorNamePrimary), look.Color(theme.ColorNameForegroundOnPrimary)
		key, note = ink, ink
	}
	r.ground.FillColor, r.ground.CornerRadius = ground, 8
	r.key.Color, r.text.Color, r.note.Color = key, ink, note
	r.Layout(r.modeOption.Size())
	canvas.Refresh(r.modeOption)
}

// The lengths of what is on an option.
const (
	optionMargin = 5
	optionKey    = 28
	optionGap    = 6 // beside the key
	largestMode  = 17
	easyMode     = 14 // of which a narrow place gets as many lines as it takes
	largestNote  = 14
	easyNote     = 12
)

// need returns how high the option is to be for all words to be read at ease, in a width.
func (o *modeOption) need(wide float32) float32 {
	text, note := o.lines(wide)
	return max(text+note+2*optionMargin, ui.Target) * o.grown
}

// lines returns how high what the mode does, and what is told of it, are at sizes that are read at ease, on a table of
// the usual size.
func (o *modeOption) lines(wide float32) (text, note float32) {
	wide = wide/o.grown - 2*optionMargin - optionKey - optionGap
	return o.text.Height(wide, easyMode), o.note.Height(wide, easyNote)
}

func (r *optionRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	text, note := r.lines(size.Width)
	whole := ui.RectOf(size)
	whole.Put(r.ground)
	whole = whole.Inset(optionMargin)
	key := whole.CutLeft(optionKey*r.grown, optionGap)
	r.key.Layout(key.Pos(), key.Size(), 10, 22*r.grown)
	if note > 0 {
		low := whole.CutBottom(whole.H*note/(text+note), 0)
		r.note.Layout(low.Pos(), low.Size(), 8.5, largestNote*r.grown)
	}
	r.text.Layout(whole.Pos(), whole.Size(), 9, largestMode*r.grown)
}
