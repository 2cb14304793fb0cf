package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// Sheet lies over the window with something to read, to fill in or to decide, and looks like the sheets of the game.
// The toolkit's own dialogs don't know the Escape key.
type Sheet struct {
	widget.BaseWidget
	window  fyne.Window
	least   fyne.Size
	paper   *Ground
	content *fyne.Container
	inner   fyne.CanvasObject // between title and answers
	body    *fyne.Container   // holds that, as it is or scrolled
	Main    *SheetButton      // that Enter presses, or nil
	Escape  func()            // of the Escape key; nil if a question must be answered
	Closed  func()            // told once it has gone; nil for nobody
	focused fyne.Focusable    // without the sheet
	open    bool
}

// SheetButton is a button of a sheet.
type SheetButton struct {
	widget.Button
	sheet *Sheet
}

// TypedKey belongs to the toolkit.
func (b *SheetButton) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		b.sheet.Typed(key)
	case fyne.KeyReturn, fyne.KeyEnter:
		b.Tapped(nil)
	default:
		b.Button.TypedKey(key)
	}
}

// Answer is a button at the foot of a sheet. It closes the sheet before it does its work, unless that may fail.
type Answer struct {
	Text       string
	Importance widget.Importance
	Taken      func() // nil if there is nothing more to do
	Stays      bool   // the sheet, until Taken closes it
	Undone     bool   // can be, so that Enter gives it though it isn't of high importance
}

// NewSheet lays a sheet out. Enter gives the first answer of high importance, or that can be undone.
func NewSheet(window fyne.Window, title string, content fyne.CanvasObject, answers ...Answer) *Sheet {
	s := &Sheet{window: window, paper: NewGround(theme.ColorNameOverlayBackground, 12)}
	s.paper.edge = look.ColorEdge
	foot := container.NewHBox(layout.NewSpacer())
	for _, a := range answers {
		foot.Add(s.newButton(a))
	}
	heading := canvas.NewText(title, look.Color(look.ColorGold))
	heading.FontSource, heading.TextSize = look.Title, 20
	head := container.NewVBox(container.NewPadded(heading), widget.NewSeparator())
	s.inner = container.NewPadded(content)
	s.body = container.NewStack(s.inner)
	s.content = container.NewPadded(container.NewPadded(container.NewBorder(head, container.NewPadded(foot), nil, nil, s.body)))
	s.ExtendBaseWidget(s)
	return s
}

func (s *Sheet) newButton(a Answer) *SheetButton {
	b := &SheetButton{sheet: s}
	b.Text, b.Importance = a.Text, a.Importance
	b.OnTapped = func() {
		if !a.Stays {
			s.Close()
		}
		if a.Taken != nil {
			a.Taken()
		}
	}
	b.ExtendBaseWidget(b)
	if (a.Importance == widget.HighImportance || a.Undone) && s.Main == nil {
		s.Main = b
	}
	return b
}

// Raise lays the sheet over the window, at least as large as asked for and no larger than the window.
func (s *Sheet) Raise(width, height float32) *Sheet {
	c := s.window.Canvas()
	s.least, s.open, s.focused = fyne.NewSize(width, height), true, c.Focused()
	c.Unfocus()
	c.Overlays().Add(s)
	s.Resize(c.Size())
	return s
}

// Widen makes the sheet at least as wide.
func (s *Sheet) Widen(width float32) {
	s.least.Width = width
	s.Refresh()
}

// IsOpen reports whether the sheet lies over the window.
func (s *Sheet) IsOpen() bool { return s.open }

// Close takes the sheet away.
func (s *Sheet) Close() {
	if !s.open {
		return
	}
	s.open = false
	c := s.window.Canvas()
	ui.Lift(c, s)
	if before := Shown(s.focused); before != nil {
		c.Focus(before)
	}
	if s.Closed != nil {
		s.Closed()
	}
}

// needed returns the height at which nothing has to be scrolled.
func (s *Sheet) needed() float32 {
	return s.content.MinSize().Height - s.body.MinSize().Height + s.inner.MinSize().Height
}

// scroll lets what stands between title and answers scroll if there is less room than a height for all.
func (s *Sheet) scroll(room float32) {
	wanted := s.needed() > room
	if _, scrolls := s.body.Objects[0].(*container.Scroll); scrolls == wanted {
		return
	}
	s.body.Objects = []fyne.CanvasObject{s.inner}
	if wanted {
		s.body.Objects[0] = container.NewVScroll(s.inner)
	}
	s.body.Refresh()
}

// Typed takes the keys that no widget of the sheet takes.
func (s *Sheet) Typed(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape && s.Escape != nil:
		s.Escape()
	case (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) && s.Main != nil && !s.Main.Disabled():
		s.Main.OnTapped()
	}
}

// CreateRenderer belongs to the toolkit.
func (s *Sheet) CreateRenderer() fyne.WidgetRenderer {
	return &sheetRenderer{sheet: s, veil: canvas.NewRectangle(theme.Color(theme.ColorNameShadow))}
}

type sheetRenderer struct {
	sheet *Sheet
	veil  *canvas.Rectangle
}

func (r *sheetRenderer) Destroy()           {}
func (r *sheetRenderer) MinSize() fyne.Size { return r.sheet.content.MinSize() }
func (r *sheetRenderer) Refresh()           { r.Layout(r.sheet.Size()) }
func (r *sheetRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.veil, r.sheet.paper, r.sheet.content}
}

func (r *sheetRenderer) Layout(size fyne.Size) {
	const margin = 20
	s := r.sheet
	r.veil.Resize(size)
	width := min(max(s.least.Width, s.content.MinSize().Width), size.Width-margin)
	s.content.Resize(fyne.NewSize(width, s.content.Size().Height)) // what wraps knows its height only at a width
	s.scroll(size.Height - margin)
	height := min(max(s.least.Height, s.content.MinSize().Height, s.needed()), size.Height-margin)
	at := fyne.NewPos((size.Width-width)/2, (size.Height-height)/2)
	for _, o := range []fyne.CanvasObject{s.paper, s.content} {
		o.Move(at)
		o.Resize(fyne.NewSize(width, height))
	}
}
