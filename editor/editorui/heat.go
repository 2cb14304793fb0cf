package editorui

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// HeatCell is what a place of a heat map shows.
type HeatCell struct {
	Text   string  // a number
	Note   string  // how far it may be off
	Tone   float64 // −1…1: from orange over the ground to blue
	Framed bool    // something is wrong with it
}

// HeatMap is a table of numbers whose grounds are coloured from orange to blue, which also those tell apart who don't
// tell red from green. The numbers are written, and the colours only help to find them.
type HeatMap struct {
	widget.BaseWidget
	rows, columns []string
	cells         [][]HeatCell
	titles        float32 // width of the titles of rows
	leastTitles   float32 // whatever the titles are
	slid          float32 // how far the titles have moved, see Slide
}

// HeatRow is how high a row is, and HeatHead the line above the first.
const (
	HeatRow  = 40
	HeatHead = 24
)

const (
	leastHeat   = 50 // width of a cell
	mostHeat    = 104
	heatNote    = 10.5
	heatSpacing = 2
)

// NewHeatMap returns a map that shows nothing yet, with some width for the titles of its rows; longer ones get more.
func NewHeatMap(titles float32) *HeatMap {
	h := &HeatMap{titles: titles, leastTitles: titles}
	h.ExtendBaseWidget(h)
	return h
}

// Set shows cells by row and column.
func (h *HeatMap) Set(rows, columns []string, cells [][]HeatCell) {
	const mostTitles = 260
	h.rows, h.columns, h.cells, h.titles = rows, columns, cells, h.leastTitles
	for _, title := range rows {
		h.titles = max(h.titles, min(fyne.MeasureText(title, GridTextSize, fyne.TextStyle{}).Width+heatSpacing+6, mostTitles))
	}
	h.Refresh()
}

// Slide keeps the titles of rows in sight while the map is scrolled sideways by so much.
func (h *HeatMap) Slide(offset float32) {
	h.slid = offset
	h.Refresh()
}

// Cell returns what a place shows.
func (h *HeatMap) Cell(row, column int) HeatCell { return h.cells[row][column] }

// Places returns how many rows and columns there are.
func (h *HeatMap) Places() (rows, columns int) { return len(h.rows), len(h.columns) }

// The ends of the scale, of Brewer's diverging palettes, and how much of them the strongest tone takes.
var (
	heatLow  = color.NRGBA{0xd9, 0x5f, 0x0e, 0xff} // orange
	heatHigh = color.NRGBA{0x2b, 0x6c, 0xb8, 0xff} // blue
)

// HeatColours returns the ground of a tone, −1…1, on a neutral ground, and the colour in which it is written on it.
func HeatColours(tone float64, neutral color.Color) (ground, ink color.NRGBA) {
	end := heatHigh
	if tone < 0 {
		end = heatLow
	}
	share := min(math.Abs(tone), 1)
	r, g, b, _ := neutral.RGBA()
	mix := func(from uint32, to uint8) uint8 { return uint8(float64(from>>8)*(1-share) + float64(to)*share) }
	ground = color.NRGBA{mix(r, end.R), mix(g, end.G), mix(b, end.B), 0xff}
	if luminance(ground) > 0.179 { // where black and white have the same contrast
		return ground, color.NRGBA{A: 0xff}
	}
	return ground, color.NRGBA{0xff, 0xff, 0xff, 0xff}
}

// luminance returns the relative luminance of a colour as WCAG 2 defines it, 0…1.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// CreateRenderer belongs to the toolkit.
func (h *HeatMap) CreateRenderer() fyne.WidgetRenderer {
	r := &heatRenderer{heat: h}
	r.Refresh()
	return r
}

type heatRenderer struct {
	heat    *HeatMap
	heads   []*canvas.Text // of columns, then of rows
	grounds []*canvas.Rectangle
	numbers []*canvas.Text
	notes   []*canvas.Text
	behind  *canvas.Rectangle // the titles of rows, so that cells go out of sight there
	objects []fyne.CanvasObject
}

func (r *heatRenderer) Destroy()                     {}
func (r *heatRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *heatRenderer) MinSize() fyne.Size {
	rows, columns := r.heat.Places()
	return fyne.NewSize(r.heat.titles+float32(columns)*leastHeat, HeatHead+float32(rows)*HeatRow)
}

// Refresh makes the objects anew if there are others than before, and colours them.
func (r *heatRenderer) Refresh() {
	rows, columns := r.heat.Places()
	if len(r.heads) != rows+columns || len(r.grounds) != rows*columns {
		r.build(rows, columns)
	}
	for row := range rows {
		for column := range columns {
			r.fill(row*columns+column, r.heat.cells[row][column])
		}
	}
	r.Layout(r.heat.Size())
	for _, o := range r.objects {
		canvas.Refresh(o)
	}
}

func (r *heatRenderer) build(rows, columns int) {
	r.heads, r.grounds, r.numbers, r.notes, r.objects = nil, nil, nil, nil, nil
	text := func(size float32) *canvas.Text {
		t := canvas.NewText("", color.Black)
		t.Alignment, t.TextSize = fyne.TextAlignCenter, size
		return t
	}
	for range rows + columns {
		r.heads = append(r.heads, text(GridTextSize))
	}
	for _, head := range r.heads[:columns] {
		r.objects = append(r.objects, head)
	}
	for range rows * columns {
		ground, number, note := canvas.NewRectangle(color.Black), text(GridTextSize+1), text(heatNote)
		ground.CornerRadius, number.TextStyle.Bold = 3, true
		r.grounds, r.numbers, r.notes = append(r.grounds, ground), append(r.numbers, number), append(r.notes, note)
		r.objects = append(r.objects, ground, number, note)
	}
	r.behind = canvas.NewRectangle(color.Transparent)
	r.objects = append(r.objects, r.behind)
	for _, head := range r.heads[columns:] {
		r.objects = append(r.objects, head)
	}
}

func (r *heatRenderer) fill(i int, c HeatCell) {
	ground, ink := HeatColours(c.Tone, look.Color(look.ColorPanel))
	r.grounds[i].FillColor, r.grounds[i].StrokeWidth = ground, 0
	if c.Text == "" {
		r.grounds[i].FillColor = color.Transparent
	}
	if c.Framed {
		r.grounds[i].StrokeWidth, r.grounds[i].StrokeColor = 2.5, theme.Color(theme.ColorNameForeground)
	}
	r.numbers[i].Text, r.numbers[i].Color = c.Text, ink
	r.notes[i].Text, r.notes[i].Color = c.Note, ink
}

// Layout gives cells the width there is, within limits.
func (r *heatRenderer) Layout(size fyne.Size) {
	rows, columns := r.heat.Places()
	if columns == 0 || len(r.grounds) != rows*columns {
		return
	}
	width := min(max((size.Width-r.heat.titles)/float32(columns), leastHeat), mostHeat)
	ink := theme.Color(theme.ColorNameForeground)
	head := func(i int, name string, at fyne.Position, room fyne.Size, alignment fyne.TextAlign) {
		t := r.heads[i]
		t.Text, t.Color, t.Alignment = (&print{text: name}).fitting(room.Width-textMargin), ink, alignment
		t.Move(at)
		t.Resize(room)
	}
	for i, name := range r.heat.columns {
		head(i, name, fyne.NewPos(r.heat.titles+float32(i)*width, 0), fyne.NewSize(width-heatSpacing, HeatHead), fyne.TextAlignCenter)
	}
	r.behind.FillColor = color.Transparent
	if r.heat.slid > 0 {
		r.behind.FillColor = theme.Color(theme.ColorNameBackground)
	}
	r.behind.Move(fyne.NewPos(r.heat.slid, 0))
	r.behind.Resize(fyne.NewSize(r.heat.titles, size.Height))
	for i, name := range r.heat.rows {
		head(columns+i, name, fyne.NewPos(r.heat.slid, HeatHead+float32(i)*HeatRow), fyne.NewSize(r.heat.titles-heatSpacing, HeatRow), fyne.TextAlignLeading)
	}
	for i := range r.grounds {
		at := fyne.NewPos(r.heat.titles+float32(i%columns)*width, HeatHead+float32(i/columns)*HeatRow)
		room := fyne.NewSize(width-heatSpacing, HeatRow-heatSpacing)
		r.grounds[i].Move(at)
		r.grounds[i].Resize(room)
		r.numbers[i].Move(at.AddXY(0, 2))
		r.numbers[i].Resize(fyne.NewSize(room.Width, 20))
		r.notes[i].Move(at.AddXY(0, 21))
		r.notes[i].Resize(fyne.NewSize(room.Width, 14))
	}
}
