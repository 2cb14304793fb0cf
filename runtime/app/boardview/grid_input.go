package boardview

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/motion"
)

// Tapped chooses a square.
func (g *Grid) Tapped(e *fyne.PointEvent) {
	if !g.ends() {
		g.take(e.Position)
	}
}

// Dragged follows the pointer: where it ends is chosen.
func (g *Grid) Dragged(e *fyne.DragEvent) {
	g.follow(e.Position)
	g.pointer = e.Position
}

// DragEnd chooses the square where the drag ends. The toolkit takes the tap of a shaky finger for a drag.
func (g *Grid) DragEnd() {
	if !g.ends() {
		g.take(g.pointer)
	}
}

// peekable lets people look at squares; −1 is none.
func (g *Grid) peekable(stage *motion.Stage, look func(square int)) {
	to := func(square int) {
		if square != g.peeked {
			g.peeked = square
			look(square)
		}
	}
	g.peek = newPeek(stage, func(at fyne.Position) { to(g.find(at)) }, func() { to(-1) })
}

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
