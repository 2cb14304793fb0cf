package ui

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
)

// Step moves the focus to what lies next in the direction of an arrow key, and reports whether it was one. Where
// nothing has the focus, it goes where [FocusFirst] gives it.
func Step(c fyne.Canvas, key fyne.KeyName, wanted ...func(fyne.Focusable) bool) bool {
	way, ok := map[fyne.KeyName]fyne.Position{
		fyne.KeyLeft: {X: -1}, fyne.KeyRight: {X: 1}, fyne.KeyUp: {Y: -1}, fyne.KeyDown: {Y: 1},
	}[key]
	if !ok {
		return false
	}
	from := c.Focused()
	if from == nil {
		FocusFirst(c, wanted...)
		return true
	}
	c.Focus(nearest(from, focusables(c), way))
	return true
}

// FocusFirst gives the focus to the first widget that is wanted most, else to the first that is wanted less, else to
// the first of all.
func FocusFirst(c fyne.Canvas, wanted ...func(fyne.Focusable) bool) {
	all := focusables(c)
	for _, isWanted := range wanted {
		if i := slices.IndexFunc(all, isWanted); i >= 0 {
			c.Focus(all[i])
			return
		}
	}
	if len(all) > 0 {
		c.Focus(all[0])
	}
}

// Anew makes what is shown anew; who goes by keyboard stays at the same place in the order of the Tab key.
func Anew(c fyne.Canvas, make func()) {
	at := -1
	if focused := c.Focused(); focused != nil {
		at = slices.Index(focusables(c), focused)
	}
	make()
	if at < 0 {
		return
	}
	if all := focusables(c); at < len(all) {
		c.Focus(all[at])
	}
}

// isAsking is while the focus is lent to each widget only to know which there are. It belongs to the toolkit's thread.
var isAsking bool

// focusables returns what can have the focus, in the order of the Tab key. The toolkit doesn't tell, so that all get
// the focus for a moment.
func focusables(c fyne.Canvas) (all []fyne.Focusable) {
	isAsking = true
	defer func() { isAsking = false }()
	before := c.Focused()
	c.Unfocus()
	for c.FocusNext(); c.Focused() != nil && !slices.Contains(all, c.Focused()); c.FocusNext() {
		all = append(all, c.Focused())
	}
	if before != nil {
		c.Focus(before)
	} else {
		c.Unfocus()
	}
	return all
}

// nearest returns which widget lies next in a direction; the one itself if none does. What lies aside counts as further
// away than what lies ahead.
func nearest(from fyne.Focusable, all []fyne.Focusable, way fyne.Position) fyne.Focusable {
	best, least := from, float32(math.Inf(1))
	start := placeOf(from)
	for _, to := range all {
		if to == from {
			continue
		}
		end := placeOf(to)
		ahead, aside := apart(start.X, start.W, end.X, end.W, way.X), apart(start.Y, start.H, end.Y, end.H, 0)
		if way.Y != 0 {
			ahead, aside = apart(start.Y, start.H, end.Y, end.H, way.Y), apart(start.X, start.W, end.X, end.W, 0)
		}
		middles := max(end.X+end.W/2-start.X-start.W/2, start.X+start.W/2-end.X-end.W/2) // decides among equals
		if distance := ahead + 3*aside + middles/1000; ahead >= 0 && distance < least {
			best, least = to, distance
		}
	}
	return best
}

// apart returns how far the one of two intervals lies from the other, 0 if they overlap; with a sign, how far it lies
// on that side, less than 0 if it doesn't.
func apart(start, length, end, other, sign float32) float32 {
	const overlap = 2
	switch {
	case sign > 0:
		if end < start+length-overlap {
			return -1
		}
		return max(end-start-length, 0)
	case sign < 0:
		if end+other > start+overlap {
			return -1
		}
		return max(start-end-other, 0)
	}
	return max(end-start-length, start-end-other, 0)
}

func placeOf(f fyne.Focusable) Rect {
	o := f.(fyne.CanvasObject)
	at := absolute(o)
	return NewRect(at.X, at.Y, o.Size().Width, o.Size().Height)
}
