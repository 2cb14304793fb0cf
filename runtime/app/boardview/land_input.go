package boardview

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
)

// find returns the area at a position, or the one whose dice are near enough for a finger, or −1.
func (l *Land) find(at fyne.Position) int {
	const near = 24
	if len(l.pieces) == 0 {
		return noArea
	}
	in, unit := l.plan.in(ui.RectOf(l.Size()))
	if area := l.plan.area((at.X-in.X)/unit, (at.Y-in.Y)/unit); area != noArea {
		return area
	}
	best, least := noArea, float32(near*near)
	for i := range l.pieces {
		spot := l.spot(i)
		if away := square(spot.X-at.X) + square(spot.Y-at.Y); away < least {
			best, least = i, away
		}
	}
	return best
}

// Tapped chooses an area.
func (l *Land) Tapped(e *fyne.PointEvent) {
	if !l.ends() {
		l.point(e.Position)
	}
}

func (l *Land) point(at fyne.Position) {
	l.pointed = true
	if area := l.find(at); area != noArea {
		l.at = area
		l.choose(area)
		return
	}
	l.choose(noArea)
}

// Dragged follows the pointer from an area to the one that it is to attack.
func (l *Land) Dragged(e *fyne.DragEvent) {
	if l.follow(e.Position) {
		return
	}
	if !l.dragged {
		l.dragged = true
		l.from = e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY)
	}
	l.to = e.Position
}

// DragEnd chooses the attack that was drawn. The toolkit takes the tap of a shaky finger for a drag.
func (l *Land) DragEnd() {
	l.dragged = false
	if l.ends() {
		return
	}
	from, to := l.find(l.from), l.find(l.to)
	if from != to && from != l.selected && to != noArea {
		l.selected = noArea
		l.point(l.from)
	}
	l.point(l.to)
}

// FocusGained shows where the keyboard is.
func (l *Land) FocusGained() {
	l.pointed = false
	l.Focus.FocusGained()
	l.showCursor()
}

// FocusLost hides it.
func (l *Land) FocusLost() {
	l.Focus.FocusLost()
	l.showCursor()
}

func (l *Land) showCursor() {
	ui.Show(l.HasFocus && !l.pointed && len(l.pieces) > 0, l.cursor)
	if l.cursor.Visible() {
		_, unit := l.plan.in(ui.RectOf(l.Size()))
		at := l.spot(l.at)
		l.cursor.StrokeWidth = max(unit/5, 2)
		ui.NewRect(at.X-unit*1.3, at.Y-unit*1.3, unit*2.6, unit*2.6).Put(l.cursor)
		l.cursor.Refresh()
	}
}

// directions are where the arrow keys lead.
var directions = map[fyne.KeyName][2]float32{
	fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, -1}, fyne.KeyDown: {0, 1},
}

// TypedKey moves over the areas; an arrow that leads off the map leads to what lies there. Escape takes back what was
// selected.
func (l *Land) TypedKey(key *fyne.KeyEvent) {
	l.pointed = false
	if key.Name == fyne.KeyEscape && l.selected != noArea {
		l.selected = noArea
		l.Refresh()
		return
	}
	next := noArea
	if way, ok := directions[key.Name]; ok {
		next = l.beside(way)
	}
	if next == noArea {
		l.showCursor()
		l.Focus.TypedKey(key)
		return
	}
	l.at = next
	l.showCursor()
}

// beside returns the nearest area in a direction from the keyboard's, or −1.
func (l *Land) beside(way [2]float32) int {
	best, least := noArea, float32(0)
	for i := range l.pieces {
		x, y := l.plan.seen(i)
		fromX, fromY := l.plan.seen(l.at)
		x, y = x-fromX, y-fromY
		along, aside := x*way[0]+y*way[1], x*way[1]+y*way[0]
		if along <= 0 || along < max(aside, -aside)/2 {
			continue
		}
		if away := along + 2*max(aside, -aside); best == noArea || away < least {
			best, least = i, away
		}
	}
	return best
}
