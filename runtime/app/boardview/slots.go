package boardview

import (
	"strconv"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// slot is a place of a backgammon board as its viewer sees it: a point by its number, or one of these.
type slot int

const (
	ownOff   slot = backgammon.Off
	ownBar   slot = backgammon.Bar
	theirBar slot = backgammon.Bar + 1
	theirOff slot = backgammon.Bar + 2
	slots         = int(theirOff) + 1
	nowhere  slot = -1
)

// slotOf returns where a place lies that a seat's actions call by a number of its own.
func slotOf(place int8, isViewer bool) slot {
	switch {
	case isViewer:
		return slot(place)
	case place == backgammon.Bar:
		return theirBar
	case place == backgammon.Off:
		return theirOff
	}
	return slot(backgammon.Bar - place)
}

// parsePlace reads 8, bar or off; false if it is something else.
func parsePlace(text string) (int8, bool) {
	switch text {
	case "bar":
		return backgammon.Bar, true
	case "off":
		return backgammon.Off, true
	}
	n, err := strconv.Atoi(text)
	return int8(n), err == nil && n > backgammon.Off && n < backgammon.Bar
}

// boardOf returns the position that a scene shows to a viewer.
func boardOf(s *game.Scene, viewer game.Seat) (b backgammon.Board) {
	for _, piece := range s.Pieces {
		place, ok := parsePlace(piece.Place)
		if !ok || piece.Seat == game.Nobody {
			continue
		}
		if piece.Seat != viewer && place != backgammon.Bar && place != backgammon.Off {
			place = backgammon.Bar - place
		}
		b[piece.Seat&1][place] += int8(piece.Count)
	}
	return b
}

// The columns of a board: six points, the bar, six points, and the tray of those that are off.
const (
	barColumn  = 6
	trayColumn = 13
	columns    = 14
)

// cell returns the row, 0 for the upper one, and the column of a slot.
func (s slot) cell() (row, column int) {
	switch {
	case s == ownBar:
		return 0, barColumn
	case s == theirBar:
		return 1, barColumn
	case s == theirOff:
		return 0, trayColumn
	case s == ownOff:
		return 1, trayColumn
	case s > 12:
		column = int(s) - 13
	default:
		row, column = 1, 12-int(s)
	}
	if column >= barColumn {
		column++
	}
	return row, column
}

// slotAt returns the slot of a cell, or nowhere.
func slotAt(row, column int) slot {
	for s := range slot(slots) {
		if r, c := s.cell(); r == row && c == column {
			return s
		}
	}
	return nowhere
}

// plan is where everything lies on a board of a size.
type plan struct {
	board  ui.Rect
	unit   float32 // the width of a column
	length float32 // of a point
	margin float32 // above and below, where the numbers stand
}

func newPlan(whole ui.Rect) plan {
	const frame = 3
	b := whole.Inset(frame)
	p := plan{board: b, unit: b.W / columns, margin: min(max(b.H*0.04, 11), 22*look.Unit())}
	p.length = (b.H - 2*p.margin) * 0.43
	return p
}

// of returns the place of a slot.
func (p *plan) of(s slot) ui.Rect {
	row, column := s.cell()
	y := p.board.Y + p.margin
	if row == 1 {
		y = p.board.Y + p.board.H - p.margin - p.length
	}
	return ui.NewRect(p.board.X+p.unit*float32(column), y, p.unit, p.length)
}

// size is the diameter of a checker.
func (p *plan) size() float32 { return min(p.unit*0.96, p.length/5) }

// checker returns where one of several checkers of a slot stands, from the edge of the board to its middle.
func (p *plan) checker(s slot, i, count int) ui.Rect {
	in, d := p.of(s), p.size()
	step := d
	if count > 1 {
		step = min(d, (in.H-d)/float32(count-1))
	}
	y := in.Y + step*float32(i)
	if row, _ := s.cell(); row == 1 {
		y = in.Y + in.H - d - step*float32(i)
	}
	return ui.NewRect(in.X+(in.W-d)/2, y, d, d)
}
