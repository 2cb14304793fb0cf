// Package boardedit tells what drawing on a level, a map or a position does to it: which brushes there are, what a
// stroke of one changes, and what stands on a cell. It also fills boards by the generators of their games.
package boardedit

import (
	"boardduels/editor/document"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Sheet is a board that is drawn on. Unlike a game's board it may hold anything, since it is drawn step by step. Its
// cells are those of [boardview.Sketch].
type Sheet interface {
	// Family returns the id of the board's games.
	Family() string
	// Cells returns what its cells are.
	Cells() Cells
	// Scene returns what is seen.
	Scene() game.Scene
	// Size returns how many columns and rows of cells are seen.
	Size() game.Cell
	// Brushes returns what can be drawn with.
	Brushes() []Brush
	// Begin begins a stroke.
	Begin(Stroke)
	// Paint lets the stroke come to a cell. It reports whether that is possible.
	Paint(game.Cell) bool
	// Lists returns what the document is to have.
	Lists() []document.List
	// About returns what there is on a cell.
	About(game.Cell) About
	// Locate returns the cell that a problem of the document is about; false if it is about none, or about many.
	Locate(*schema.Diagnostic) (game.Cell, bool)
}

// Cells is what the cells of a board are.
type Cells uint8

// The cells of boards.
const (
	Squares Cells = iota // on which discs lie
	Grounds              // squares that differ, on which units stand
	Hexes                // of areas, or of the sea
	Points               // on which checkers stand
)

// HasTwins reports whether a stroke may do the same to what lies there when the board is turned by half.
func (c Cells) HasTwins() bool { return c == Grounds || c == Hexes }

// Brush is what a stroke leaves on the cells that it comes to.
type Brush struct {
	ID  string
	Key rune      // that chooses it, and draws with it; what it leaves is written so in documents
	Of  game.Seat // whose what it leaves is; Nobody: nobody's
	// Letter is that of the area that the brush paints; "" if it paints none.
	Letter string
	Word   string // what it is called by, where its picture is that of another one; "" for its ID
}

// Stroke is what is drawn in one go, and undone in one step.
type Stroke struct {
	Brush Brush
	Twins bool // the same is done to what lies there when the board is turned by half, with seats changed
}

// About is what there is on a cell.
type About struct {
	Place  string    // what the cell is called
	Ground string    // land, wall, water, sea or area; "" where all cells are alike
	Kind   string    // of the unit or of the piece; "" if there is none
	Seat   game.Seat // whose it is
	Area   string    // letter of the area
	Count  int       // dice, or checkers
}

// Of returns the sheet of a document; false if that isn't a level, a map or a position.
func Of(d *schema.Document) (Sheet, bool) {
	if l, ok := d.Level(); ok {
		return newLevel(&l), true
	}
	if m, ok := d.Map(); ok {
		return newMap(&m), true
	}
	p, ok := d.Position()
	switch {
	case ok && p.Game == schema.Backgammon:
		return newPoints(&p), true
	case ok:
		return newDiscs(&p), true
	}
	return nil, false
}

// Find returns the brush that a key chooses.
func Find(brushes []Brush, key rune) (Brush, bool) {
	for _, b := range brushes {
		if b.Key == key {
			return b, true
		}
	}
	return Brush{}, false
}
