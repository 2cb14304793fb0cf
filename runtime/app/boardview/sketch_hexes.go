package boardview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// hexDrawing is a map of dice wars. Other than in a game, areas may be owned by nobody and lie in parts, each shows its
// letter, and the cells of the sea are seen, since they can be drawn on.
type hexDrawing struct {
	cols, rows int
	pieces     []game.Piece
	plan       hexes
	ground     ground
	at         ui.Rect // of the map
	cells      []int32 // of each pixel its cell, by rows, or −1
	picture    *canvas.Raster
	stacks     []*stack
	letters    []*plate
}

// NewHexSketch returns an empty map of dice wars.
func NewHexSketch(hands Hands) *Sketch { return newSketch(newHexDrawing(), hands) }

func newHexDrawing() *hexDrawing {
	d := &hexDrawing{cols: 1, rows: 1}
	d.ground.plan = &d.plan
	d.picture = canvas.NewRaster(d.draw)
	d.picture.ScaleMode = canvas.ImageScaleFastest
	return d
}

func (d *hexDrawing) least() fyne.Size { return fyne.NewSize(200, 160) }

func (d *hexDrawing) show(scene *game.Scene, size game.Cell) {
	d.pieces = scene.Pieces
	if cols, rows := int(size.Col), int(size.Row); cols != d.cols || rows != d.rows {
		d.cols, d.rows, d.cells = cols, rows, nil
	}
	d.plan = hexes{areas: map[game.Cell]int{}, w: float32(d.cols) + 0.5, h: float32(d.rows-1)*rowStep + hexHeight}
	for i := range d.pieces {
		for _, c := range d.pieces[i].Cells {
			d.plan.areas[c] = i
		}
		d.plan.middles = append(d.plan.middles, d.plan.best(d.pieces[i].Cells))
	}
	for len(d.stacks) < len(d.pieces) {
		d.stacks, d.letters = append(d.stacks, newStack()), append(d.letters, newPlate())
	}
}

func (d *hexDrawing) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{d.picture}
	for i := range d.stacks {
		all = append(all, d.stacks[i].objects()...)
	}
	for _, letter := range d.letters {
		all = append(all, letter.ground, letter.text)
	}
	return all
}

func (d *hexDrawing) lay(size fyne.Size) {
	in, unit := d.plan.in(ui.RectOf(size))
	d.at = in
	in.Put(d.picture)
	d.picture.Refresh()
	for i := range d.stacks {
		s, letter := d.stacks[i], d.letters[i]
		ui.Show(i < len(d.pieces), s.objects()...)
		ui.Show(i < len(d.pieces), letter.ground, letter.text)
		if i >= len(d.pieces) {
			continue
		}
		x, y := d.plan.seen(i)
		at := fyne.NewPos(in.X+x*unit, in.Y+y*unit)
		s.draw(at, unit*0.62, d.pieces[i].Count)
		letter.under(at, unit*0.62, d.pieces[i].Place)
	}
}

// draw returns the picture of the land, in pixels.
func (d *hexDrawing) draw(w, h int) image.Image {
	if w > mostPixels {
		w, h = mostPixels, h*mostPixels/w
	}
	d.measure(w, h)
	shades := make([]shade, len(d.pieces))
	for i := range shades {
		shades[i] = shade{seat: d.pieces[i].Seat, tone: 1}
	}
	areas := make([]int16, d.cols*d.rows)
	for i := range areas {
		areas[i] = noArea
		if area, ok := d.plan.areas[game.Cell{Col: int8(i % d.cols), Row: int8(i / d.cols)}]; ok {
			areas[i] = int16(area)
		}
	}
	for i, cell := range d.cells {
		d.ground.at[i] = noArea
		if cell >= 0 {
			d.ground.at[i] = areas[cell]
		}
	}
	picture := d.ground.draw(w, h, shades).(*image.NRGBA)
	d.rule(picture)
	return picture
}

// measure finds the cell of each pixel, once for each size.
func (d *hexDrawing) measure(w, h int) {
	if d.cells != nil && w == d.ground.w && h == d.ground.h {
		return
	}
	d.ground.w, d.ground.h, d.ground.at, d.cells = w, h, make([]int16, w*h), make([]int32, w*h)
	unit := float32(w) / d.plan.w
	for y := range h {
		for x := range w {
			c := d.plan.cell((float32(x)+0.5)/unit, (float32(y)+0.5)/unit)
			d.cells[y*w+x] = -1
			if d.has(c) {
				d.cells[y*w+x] = int32(c.Row)*int32(d.cols) + int32(c.Col)
			}
		}
	}
}

// rule draws the edges of cells.
func (d *hexDrawing) rule(picture *image.NRGBA) {
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	for y := range h - 1 {
		for x := range w - 1 {
			cell := d.cells[y*w+x]
			if cell == d.cells[y*w+x+1] && cell == d.cells[(y+1)*w+x] {
				continue
			}
			share := float32(0.86)
			if d.ground.at[y*w+x] == noArea {
				share = 1.35
			}
			picture.SetNRGBA(x, y, shaded(picture.NRGBAAt(x, y), share))
		}
	}
}

func (d *hexDrawing) has(c game.Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && int(c.Col) < d.cols && int(c.Row) < d.rows
}

func (d *hexDrawing) find(at fyne.Position) (game.Cell, bool) {
	in, unit := d.at, d.unit()
	if unit == 0 || !in.Holds(at) {
		return game.Cell{}, false
	}
	c := d.plan.cell((at.X-in.X)/unit, (at.Y-in.Y)/unit)
	return c, d.has(c)
}

func (d *hexDrawing) unit() float32 { return d.at.W / max(d.plan.w, 1) }

func (d *hexDrawing) rect(c game.Cell) ui.Rect {
	at, unit := d.plan.middle(c), d.unit()
	return ui.NewRect(d.at.X+(at[0]-0.5)*unit, d.at.Y+(at[1]-0.5)*unit, unit, unit)
}
