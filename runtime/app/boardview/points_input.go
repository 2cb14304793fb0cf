package boardview

import (
	"slices"

	"fyne.io/fyne/v2"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// find returns the slot that is meant by a position: of those that can be chosen now the nearest, if it is near enough
// for a finger, else what lies there.
func (p *Points) find(at fyne.Position) slot {
	const near = 26
	here, best, least := nowhere, nowhere, float32(near*near)
	can := p.choices()
	for s := range slot(slots) {
		in := p.plan.of(s)
		if in.Holds(at) {
			here = s
		}
		x, y := max(in.X-at.X, 0, at.X-in.X-in.W), max(in.Y-at.Y, 0, at.Y-in.Y-in.H)
		if away := x*x + y*y; away < least && slices.Contains(can, s) {
			best, least = s, away
		}
	}
	if best == nowhere {
		return here
	}
	return best
}

// choices returns what can be chosen now.
func (p *Points) choices() []slot {
	if p.draft == nil {
		return nil
	}
	can := p.draft.sources()
	if p.selected != nowhere {
		can = append(can, p.draft.targets(p.selected)...)
	}
	return can
}

// choose takes a checker, or moves the one that is taken.
func (p *Points) choose(s slot) {
	p.stage.Finish()
	switch {
	case p.draft == nil || s == nowhere:
		p.intents.Refused()
		return
	case p.selected != nowhere && slices.Contains(p.draft.targets(p.selected), s):
		p.move(p.selected, s, true)
		return
	case s != p.selected && slices.Contains(p.draft.sources(), s):
		if to := p.draft.targets(s); len(to) == 1 {
			p.move(s, to[0], true)
			return
		}
		p.selected = s
	case p.selected != nowhere:
		p.selected = nowhere
	default:
		p.intents.Refused()
	}
	p.lay()
}

// Tapped chooses.
func (p *Points) Tapped(e *fyne.PointEvent) {
	p.pointed = true
	s := p.find(e.Position)
	if s != nowhere {
		p.at = s
	}
	p.choose(s)
}

// Dragged takes a checker along.
func (p *Points) Dragged(e *fyne.DragEvent) {
	if !p.dragged {
		p.dragged, p.pointed = true, true
		p.stage.Finish()
		p.selected = nowhere
		from := p.find(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
		if p.draft != nil && slices.Contains(p.draft.sources(), from) {
			p.selected, p.lifted = from, from
		}
		p.lay()
	}
	p.pointer = e.Position
	if p.lifted != nowhere {
		d := p.plan.size()
		p.flying.draw(ui.NewRect(e.Position.X-d/2, e.Position.Y-d/2, d, d), p.moment.Viewer, 1)
	}
}

// DragEnd drops the checker. Where it can't go, it goes back; where it was taken from, it stays chosen, since the
// toolkit takes the tap of a shaky finger for a drag.
func (p *Points) DragEnd() {
	p.dragged = false
	from := p.lifted
	p.lifted = nowhere
	p.flying.draw(ui.Rect{}, game.Nobody, 1)
	if from == nowhere {
		p.choose(p.find(p.pointer))
		return
	}
	to := p.drop(from)
	switch {
	case to != nowhere:
		p.move(from, to, false)
		return
	case p.plan.of(from).Holds(p.pointer):
		p.selected = nowhere
		p.choose(from)
		return
	}
	p.selected = nowhere
	p.lay()
}

// drop returns to which of its targets a checker is dragged, or nowhere.
func (p *Points) drop(from slot) slot {
	best, least := nowhere, p.plan.unit*p.plan.unit
	for _, to := range p.draft.targets(from) {
		in := p.plan.of(to)
		x, y := max(in.X-p.pointer.X, 0, p.pointer.X-in.X-in.W), max(in.Y-p.pointer.Y, 0, p.pointer.Y-in.Y-in.H)
		if away := x*x + y*y; away < least {
			best, least = to, away
		}
	}
	return best
}

// FocusGained shows where the keyboard is.
func (p *Points) FocusGained() {
	p.pointed = false
	p.Focus.FocusGained()
	p.showCursor()
}

// FocusLost hides it.
func (p *Points) FocusLost() {
	p.Focus.FocusLost()
	p.showCursor()
}

func (p *Points) showCursor() {
	ui.Show(p.HasFocus && !p.pointed, p.cursor)
	p.plan.of(p.at).Inset(0.5).Put(p.cursor)
	p.cursor.Refresh()
}

// TypedKey moves over the places. Escape lays a checker back, or takes the last step back; where there is none, it goes
// on to the window, as arrows do that lead off the board.
func (p *Points) TypedKey(key *fyne.KeyEvent) {
	p.pointed = false
	p.showCursor()
	row, column := p.at.cell()
	switch key.Name {
	case fyne.KeyLeft:
		column--
	case fyne.KeyRight:
		column++
	case fyne.KeyUp:
		row--
	case fyne.KeyDown:
		row++
	case fyne.KeyEscape, fyne.KeyBackspace:
		if p.back() {
			return
		}
	}
	if to := slotAt(row, column); to != nowhere && to != p.at {
		p.at = to
		p.showCursor()
		return
	}
	p.Focus.TypedKey(key)
}

// back lays back what is chosen, else takes back what was done last, and reports whether there was anything.
func (p *Points) back() bool {
	switch {
	case p.selected != nowhere:
		p.selected = nowhere
		p.lay()
	case p.Draft().Steps > 0:
		p.Undo()
	default:
		return false
	}
	return true
}
