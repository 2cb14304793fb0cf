package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/runtime/app/keyboard"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

var _ desktop.Hoverable = (*Sketch)(nil)

// Tapped draws on a cell, and takes the keyboard, as the toolkit leaves to each widget.
func (s *Sketch) Tapped(e *fyne.PointEvent) {
	ui.GiveFocus(s, s)
	if cell, ok := s.drawing.find(e.Position); ok {
		s.at = cell
		s.stroke(cell)
	}
}

// stroke is one of a single cell.
func (s *Sketch) stroke(cell game.Cell) {
	s.hands.Begin()
	s.paint(cell)
	s.hands.End()
}

// paint draws on a cell, and brings the keyboard there.
func (s *Sketch) paint(cell game.Cell) {
	s.at = cell
	s.hands.Paint(cell)
	s.layCursor()
	s.hands.Point(cell)
}

// Dragged draws on all cells that the pointer has crossed.
func (s *Sketch) Dragged(e *fyne.DragEvent) {
	if !s.dragged {
		ui.GiveFocus(s, s)
		s.dragged = true
		s.last = e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
		s.hands.Begin()
	}
	s.cross(s.last, e.Position)
	s.last = e.Position
}

// cross draws on the cells on the way from a position to another one.
func (s *Sketch) cross(from, to fyne.Position) {
	const step = 3 // less than any cell is broad
	way := to.Subtract(from)
	steps := int(max(way.X, -way.X, way.Y, -way.Y)/step) + 1
	for i := range steps + 1 {
		part := float32(i) / float32(steps)
		cell, ok := s.drawing.find(from.AddXY(way.X*part, way.Y*part))
		if ok && (i == 0 || cell != s.at) {
			s.paint(cell)
		}
	}
}

// DragEnd ends the stroke.
func (s *Sketch) DragEnd() {
	s.dragged = false
	s.hands.End()
}

// MouseIn belongs to the toolkit.
func (s *Sketch) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved tells of the cell under the pointer.
func (s *Sketch) MouseMoved(e *desktop.MouseEvent) {
	if cell, ok := s.drawing.find(e.Position); ok {
		s.hands.Point(cell)
	}
}

// MouseOut tells of the keyboard's cell again.
func (s *Sketch) MouseOut() { s.hands.Point(s.at) }

// FocusGained shows where the keyboard is.
func (s *Sketch) FocusGained() {
	s.Focus.FocusGained()
	s.layCursor()
}

// FocusLost hides it.
func (s *Sketch) FocusLost() {
	s.Focus.FocusLost()
	s.layCursor()
}

// TypedRune does what a key means on the keyboard's cell: what it means by its place, or else by what it has typed.
func (s *Sketch) TypedRune(typed rune) {
	sign := keyboard.Sign(s.pressed, typed)
	s.pressed = nil
	if typed != ' ' && !s.hands.Type(sign) && sign != typed {
		s.hands.Type(typed)
	}
}

// steps are where the arrow keys lead.
var steps = map[fyne.KeyName]game.Cell{
	fyne.KeyLeft: {Col: -1}, fyne.KeyRight: {Col: 1}, fyne.KeyUp: {Row: -1}, fyne.KeyDown: {Row: 1},
}

// TypedKey moves over the cells, and deletes what is on one. An arrow that leads off the board leads to what lies
// there.
func (s *Sketch) TypedKey(key *fyne.KeyEvent) {
	s.pressed = key
	if step, ok := steps[key.Name]; ok {
		next := game.Cell{Col: s.at.Col + step.Col, Row: s.at.Row + step.Row}
		if s.drawing.has(next) {
			s.Go(next)
			return
		}
	}
	if (key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace) && s.hands.Type(Erase) {
		return
	}
	s.Focus.TypedKey(key)
}
