package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/play/look"
)

// sheet lies over the window with something to read, to fill in or to decide, and looks like the sheets of the game.
// The toolkit's own dialogs don't know the Escape key.
type sheet struct {
	widget.BaseWidget
	window  fyne.Window
	least   fyne.Size
	paper   *ground
	content *fyne.Container
	main    *sheetButton         // that Enter presses, or nil
	escape  func()               // of the Escape key; nil if a question must be answered
	closed  func()               // told once it has gone; nil for nobody
	keys    func(*fyne.KeyEvent) // of the window without the sheet
	open    bool
}

// sheetButton is a button of a sheet.
type sheetButton struct {
	widget.Button
	sheet *sheet
}

// TypedKey belongs to the toolkit.
func (b *sheetButton) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape:
		b.sheet.typed(key)
	case fyne.KeyReturn, fyne.KeyEnter:
		b.Tapped(nil)
	default:
		b.Button.TypedKey(key)
	}
}

// answer is a button at the foot of a sheet. It closes the sheet before it does its work.
type answer struct {
	text       string
	importance widget.Importance
	taken      func() // nil if there is nothing more to do
}

// newSheet lays a sheet out. Enter gives the first answer of high importance.
func newSheet(window fyne.Window, title string, content fyne.CanvasObject, answers ...answer) *sheet {
	s := &sheet{window: window, paper: newGround(theme.ColorNameOverlayBackground, 12)}
	s.paper.edge = look.ColorEdge
	foot := container.NewHBox(layout.NewSpacer())
	for _, a := range answers {
		foot.Add(s.newButton(a))
	}
	heading := canvas.NewText(title, look.Color(look.ColorGold))
	heading.FontSource, heading.TextSize = look.Title, 20
	head := container.NewVBox(container.NewPadded(heading), widget.NewSeparator())
	s.content = container.NewPadded(container.NewPadded(container.NewBorder(head, container.NewPadded(foot), nil, nil, container.NewPadded(content))))
	s.ExtendBaseWidget(s)
	return s
}

func (s *sheet) newButton(a answer) *sheetButton {
	b := &sheetButton{sheet: s}
	b.Text, b.Importance = a.text, a.importance
	b.OnTapped = func() {
		s.close()
		if a.taken != nil {
			a.taken()
		}
	}
	b.ExtendBaseWidget(b)
	if a.importance == widget.HighImportance && s.main == nil {
		s.main = b
	}
	return b
}

// show lays the sheet over the window, at least as large as asked for and no larger than the window.
func (s *sheet) show(width, height float32) *sheet {
	c := s.window.Canvas()
	s.least, s.open, s.keys = fyne.NewSize(width, height), true, c.OnTypedKey()
	c.SetOnTypedKey(s.typed)
	c.Overlays().Add(s)
	s.Resize(c.Size())
	return s
}

// widen makes the sheet at least as wide.
func (s *sheet) widen(width float32) {
	s.least.Width = width
	s.Refresh()
}

// close takes the sheet away.
func (s *sheet) close() {
	if !s.open {
		return
	}
	s.open = false
	c := s.window.Canvas()
	c.Overlays().Remove(s)
	c.SetOnTypedKey(s.keys)
	if s.closed != nil {
		s.closed()
	}
}

// typed takes the keys that no widget of the sheet takes.
func (s *sheet) typed(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape && s.escape != nil:
		s.escape()
	case (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) && s.main != nil && !s.main.Disabled():
		s.main.OnTapped()
	}
}

// CreateRenderer belongs to the toolkit.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer {
	return &sheetRenderer{sheet: s, veil: canvas.NewRectangle(theme.Color(theme.ColorNameShadow))}
}

type sheetRenderer struct {
	sheet *sheet
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
	height := min(max(s.least.Height, s.content.MinSize().Height), size.Height-margin)
	at := fyne.NewPos((size.Width-width)/2, (size.Height-height)/2)
	for _, o := range []fyne.CanvasObject{s.paper, s.content} {
		o.Move(at)
		o.Resize(fyne.NewSize(width, height))
	}
}
