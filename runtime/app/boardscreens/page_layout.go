package boardscreens

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// target is the least side of what a finger is to hit, in the unit of the window.
func target() float32 { return ui.Target * look.Unit() }

// arrange lays the page out: one below the other in a high window, the board beside all else in a broad one.
func (p *page) arrange(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	p.caption.Color = look.Color(p.tone)
	r := ui.RectOf(size)
	r.Put(p.ground)
	r = r.Inset(ui.Space())
	grown := look.Growth(size)
	if size.Width > size.Height {
		p.arrangeBroad(r, grown)
	} else {
		p.arrangeHigh(r, grown)
	}
}

func (p *page) cutBar(r *ui.Rect) {
	r.CutTop(target(), 2).Put(p.bar)
	if p.warning.Visible() {
		r.CutTop(ui.WarningHeight, ui.Space()).Put(p.warning)
	}
}

// cutFoot puts what belongs under a board at the bottom of a place.
func (p *page) cutFoot(r *ui.Rect, grown float32) {
	r.CutBottom(p.buttonsHeight(r.W), 2).Put(p.buttons)
	r.CutBottom(target(), 0).Put(p.way)
}

func (p *page) arrangeHigh(r ui.Rect, grown float32) {
	p.cutBar(&r)
	p.cutFoot(&r, grown)
	strip, line := 30*grown, 24*grown
	narrow, broad := p.board.Shape()
	rows := len(p.strips) / 2 // of the others, two in a row
	others := float32(rows+1)*(strip+4) + 2*line
	board := ui.NewRect(r.X, 0, r.W, r.H-others).Within(min(max(r.W/(r.H-others), narrow), broad))
	r = ui.NewRect(r.X, r.Y+(r.H-others-board.H)/2, r.W, others+board.H)
	p.cutOthers(&r, strip, 2)
	in := r.CutTop(board.H, 4)
	ui.NewRect(board.X, in.Y, board.W, board.H).Put(p.board.Object())
	r.CutTop(strip, 0).Put(p.strips[0])
	r.CutTop(line, 0).Put(p.balance)
	p.caption.Layout(r.Pos(), r.Size(), 9, p.size*grown)
}

// cutOthers puts the strips of all seats but the viewer's at the top of a place, so many in a row.
func (p *page) cutOthers(r *ui.Rect, height float32, columns int) {
	others := p.strips[1:]
	for len(others) > 0 {
		row := r.CutTop(height, 4)
		here := others[:min(columns, len(others))]
		width := (row.W+4)/float32(len(here)) - 4
		for _, strip := range here {
			row.CutLeft(width, 4).Put(strip)
		}
		others = others[len(here):]
	}
}

func (p *page) arrangeBroad(r ui.Rect, grown float32) {
	least, most := max(r.W*0.27, 176*look.Unit()), 360*grown
	narrow, broad := p.board.Shape()
	width := min(r.H*broad, r.W-least-2*ui.Space())
	board := ui.NewRect(r.X, r.Y, width, r.H).Within(min(max(width/r.H, narrow), broad))
	column := min(r.W-board.W-2*ui.Space(), most)
	r = ui.NewRect(r.X+(r.W-board.W-2*ui.Space()-column)/2, r.Y, board.W+2*ui.Space()+column, r.H)
	ui.NewRect(r.X, board.Y, board.W, board.H).Put(p.board.Object())
	r.CutLeft(board.W, 2*ui.Space())
	p.cutBar(&r)
	p.cutFoot(&r, grown)
	strip, columns := min(30*grown, r.H*0.28), 2
	// There is room for what they have, not for their names
	if rows := float32(len(p.strips)/2 + 1); rows*(strip+4) > r.H*0.6 {
		columns = 4
	}
	p.cutOthers(&r, strip, columns)
	r.CutTop(strip, 4).Put(p.strips[0])
	r.CutTop(min(24*grown, r.H*0.4), 0).Put(p.balance)
	p.caption.Layout(r.Pos(), ui.NewRect(r.X, r.Y, r.W, min(r.H, 90*grown)).Size(), 9, p.size*grown)
}

// buttonRows lays buttons side by side, in as many rows as they need; what is left of a row is shared out.
type buttonRows struct{}

// rowsFor returns how many buttons stand in each row at a width.
func rowsFor(buttons []fyne.CanvasObject, width float32) (rows []int) {
	left := float32(0)
	for _, b := range buttons {
		need := b.MinSize().Width + ui.Space()
		if len(rows) == 0 || need > left+ui.Space() {
			rows, left = append(rows, 0), width
		}
		rows[len(rows)-1]++
		left -= need
	}
	return rows
}

// buttonsHeight is what the buttons need at a width.
func (p *page) buttonsHeight(width float32) float32 {
	rows := len(rowsFor(p.buttons.Objects, width))
	return max(float32(rows)*(target()+ui.Space())-ui.Space(), 0)
}

func (buttonRows) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(target()) }

func (buttonRows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r := ui.RectOf(size)
	for _, count := range rowsFor(objects, size.Width) {
		row, extra := r.CutTop(target(), ui.Space()), size.Width+ui.Space()
		for _, o := range objects[:count] {
			extra -= o.MinSize().Width + ui.Space()
		}
		for _, o := range objects[:count] {
			row.CutLeft(o.MinSize().Width+extra/float32(count), ui.Space()).Put(o)
		}
		objects = objects[count:]
	}
}
