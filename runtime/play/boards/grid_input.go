package boards

import "fyne.io/fyne/v2"

// Tapped chooses a square.
func (g *Grid) Tapped(e *fyne.PointEvent) { g.take(e.Position) }

// Dragged follows the pointer: where it ends is chosen.
func (g *Grid) Dragged(e *fyne.DragEvent) { g.pointer = e.Position }

// DragEnd chooses the square where the drag ends. The toolkit takes the tap of a shaky finger for a drag.
func (g *Grid) DragEnd() { g.take(g.pointer) }

func (g *Grid) take(at fyne.Position) {
	if square := g.find(at); square >= 0 {
		g.at, g.pointed = square, true
		g.showCursor()
		g.choose(square)
	}
}

// FocusGained shows where the keyboard is.
func (g *Grid) FocusGained() {
	g.pointed = false
	g.Focus.FocusGained()
	g.showCursor()
}

// FocusLost hides it.
func (g *Grid) FocusLost() {
	g.Focus.FocusLost()
	g.showCursor()
}

func (g *Grid) showCursor() {
	square := -1
	if g.HasFocus && !g.pointed {
		square = g.at
	}
	g.mark(g.cursor, square)
}

// TypedKey moves over the squares; an arrow that leads off the board leads to what lies there.
func (g *Grid) TypedKey(key *fyne.KeyEvent) {
	g.pointed = false
	g.showCursor()
	file, row := g.at%g.files, g.at/g.files
	switch key.Name {
	case fyne.KeyLeft:
		file--
	case fyne.KeyRight:
		file++
	case fyne.KeyUp:
		row--
	case fyne.KeyDown:
		row++
	}
	if same := row*g.files+file == g.at; same || file < 0 || file >= g.files || row < 0 || row >= g.rows {
		g.Focus.TypedKey(key)
		return
	}
	g.at = row*g.files + file
	g.showCursor()
}
