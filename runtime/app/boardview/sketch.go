package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// Hands are what a sketch is drawn with.
type Hands struct {
	Begin func()               // a stroke begins
	Paint func(cell game.Cell) // it has come to a cell
	End   func()               // it is over
	Point func(cell game.Cell) // the pointer, or the keyboard, has come to a cell
	Type  func(sign rune) bool // a key was typed; false if it means nothing
}

// Erase is what is typed by the keys that delete.
const Erase = '\b'

// Mark is a cell to which something is to be said.
type Mark struct {
	Cell  game.Cell
	Grave bool // it keeps the board from being played
}

// Sketch is a board that is drawn on, cell by cell, with taps, drags and the keyboard. Cells are those of the board's
// grid; of backgammon, the fourteen columns of its two rows.
type Sketch struct {
	widget.BaseWidget
	ui.Focus
	drawing drawing
	hands   Hands

	marks  []Mark
	rims   []*canvas.Rectangle
	badges []*canvas.Rectangle // under the signs
	signs  []*canvas.Text
	cursor *canvas.Rectangle

	at      game.Cell      // of the keyboard
	pressed *fyne.KeyEvent // of which it isn't known yet what it types
	dragged bool
	last    fyne.Position // of a drag
}

// drawing is how the board of a sketch looks.
type drawing interface {
	show(scene *game.Scene, size game.Cell)
	objects() []fyne.CanvasObject
	lay(size fyne.Size)
	least() fyne.Size
	// find returns the cell at a position, if it can be drawn on.
	find(at fyne.Position) (game.Cell, bool)
	rect(cell game.Cell) ui.Rect
	// has reports whether a cell can be drawn on.
	has(cell game.Cell) bool
}

var (
	_ Object         = (*Sketch)(nil)
	_ fyne.Tappable  = (*Sketch)(nil)
	_ fyne.Draggable = (*Sketch)(nil)
)

// newSketch returns an empty board.
func newSketch(d drawing, hands Hands) *Sketch {
	s := &Sketch{drawing: d, hands: hands, cursor: newRim(adviceColor, 3)}
	s.ExtendBaseWidget(s)
	s.Attach(s, func() { s.stroke(s.at) })
	return s
}

// Draw shows what a scene has. Size is how many columns and rows of cells a land has; other boards have theirs.
func (s *Sketch) Draw(scene game.Scene, size game.Cell) {
	s.drawing.show(&scene, size)
	if !s.drawing.has(s.at) {
		s.at = game.Cell{}
	}
	s.Refresh()
}

// Mark marks cells in place of those marked before.
func (s *Sketch) Mark(marks []Mark) {
	s.marks = marks
	for len(s.rims) < len(marks) {
		sign := canvas.NewText("!", black)
		sign.TextStyle.Bold, sign.Alignment = true, fyne.TextAlignCenter
		s.rims, s.signs = append(s.rims, newRim(danger, 3)), append(s.signs, sign)
		s.badges = append(s.badges, newRim(color.Transparent, 0))
	}
	s.Refresh()
}

// At returns the cell of the keyboard.
func (s *Sketch) At() game.Cell { return s.at }

// Go brings the keyboard to a cell, if there is such a one.
func (s *Sketch) Go(cell game.Cell) {
	if !s.drawing.has(cell) {
		return
	}
	s.at = cell
	s.layCursor()
	s.hands.Point(cell)
}

// Spot returns where the middle of a cell lies.
func (s *Sketch) Spot(cell game.Cell) fyne.Position {
	in := s.drawing.rect(cell)
	return fyne.NewPos(in.X+in.W/2, in.Y+in.H/2)
}

// CreateRenderer belongs to the toolkit.
func (s *Sketch) CreateRenderer() fyne.WidgetRenderer { return &sketchRenderer{s} }

type sketchRenderer struct{ *Sketch }

func (r *sketchRenderer) Destroy()           {}
func (r *sketchRenderer) MinSize() fyne.Size { return r.drawing.least() }

func (r *sketchRenderer) Objects() []fyne.CanvasObject {
	all := r.drawing.objects()
	for i := range r.rims {
		all = append(all, r.rims[i], r.badges[i], r.signs[i])
	}
	return append(all, r.cursor)
}

func (r *sketchRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.Sketch)
}

func (r *sketchRenderer) Layout(size fyne.Size) {
	r.drawing.lay(size)
	r.layMarks()
	r.layCursor()
}

// layMarks puts a rim with a sign around each marked cell.
func (s *Sketch) layMarks() {
	for i, rim := range s.rims {
		badge, sign := s.badges[i], s.signs[i]
		ui.Show(i < len(s.marks) && s.drawing.has(s.marks[i].Cell), rim, badge, sign)
		if !rim.Visible() {
			continue
		}
		var tone color.Color = bright
		if s.marks[i].Grave {
			tone = danger
		}
		in := s.drawing.rect(s.marks[i].Cell)
		rim.StrokeColor, rim.StrokeWidth = tone, max(in.W/12, 2.5)
		in.Put(rim)
		side := max(min(in.W, in.H)*0.36, 12)
		corner := ui.NewRect(in.X+in.W-side, in.Y, side, side)
		badge.FillColor, badge.CornerRadius = tone, side/4
		corner.Put(badge)
		sign.TextSize = side * 0.85
		height := sign.MinSize().Height
		ui.NewRect(corner.X, corner.Y+(side-height)/2, side, height).Put(sign)
		rim.Refresh()
		badge.Refresh()
		sign.Refresh()
	}
}

func (s *Sketch) layCursor() {
	ui.Show(s.HasFocus && s.drawing.has(s.at), s.cursor)
	if s.cursor.Visible() {
		in := s.drawing.rect(s.at)
		in.Inset(max(in.W/12, 2.5)).Put(s.cursor) // inside of the rim of a mark
	}
	s.cursor.Refresh()
}
