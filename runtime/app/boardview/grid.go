package boardview

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// Grid is a board of squares, which are called a1, b1 and so on from the left upper one. What stands on it is drawn by
// whoever it belongs to. It marks where an action can be, the last one, and an advice. A tap, the end of a drag, or
// Enter on the square that the arrow keys have led to, chooses a square.
type Grid struct {
	widget.BaseWidget
	ui.Focus
	peek
	files, rows int
	choose      func(square int)
	arranged    func() // what stands on the squares has to be laid anew
	peeked      int    // the square that is looked at, or −1

	ground  *canvas.Rectangle
	squares []*canvas.Rectangle
	under   []fyne.CanvasObject // lies on the squares, under what is marked
	labels  []*canvas.Text
	spots   []*canvas.Circle // where an action can be
	pieces  []fyne.CanvasObject
	last    *canvas.Rectangle
	advice  [2]*canvas.Rectangle // around where an advice leads, and from where
	cursor  *canvas.Rectangle

	at      int  // the square of the keyboard
	pointed bool // the pointer was used last, so that the keyboard's square isn't shown
	pointer fyne.Position
}

var (
	_ Object         = (*Grid)(nil)
	_ fyne.Tappable  = (*Grid)(nil)
	_ fyne.Draggable = (*Grid)(nil)
)

// newGrid returns a grid with pieces on it.
func newGrid(files, rows int, pieces []fyne.CanvasObject, choose func(square int), arranged func()) *Grid {
	g := &Grid{files: files, rows: rows, choose: choose, arranged: arranged, peeked: -1, pieces: pieces}
	g.ground = canvas.NewRectangle(wood)
	g.ground.CornerRadius = 6
	for i := range files * rows {
		square := canvas.NewRectangle(felt)
		if (i%files+i/files)%2 == 1 {
			square.FillColor = feltDark
		}
		square.StrokeWidth, square.StrokeColor = 0.5, grain
		g.squares = append(g.squares, square)
		spot := canvas.NewCircle(color.Transparent)
		spot.Hide()
		g.spots = append(g.spots, spot)
	}
	for i := range files + rows {
		text := string(rune('a' + i))
		if i >= files {
			text = strconv.Itoa(i - files + 1)
		}
		g.labels = append(g.labels, canvas.NewText(text, lettering))
	}
	g.last, g.cursor = newRim(bright, 2), newRim(adviceColor, 3)
	// Without any filling it would look like the place of the keyboard; a unit under it has to keep its colour.
	for i, opacity := range [...]float32{0.4, 0.15} {
		g.advice[i] = newRim(adviceColor, 3)
		g.advice[i].FillColor = look.Faded(adviceColor, opacity)
	}
	g.at = files*(rows/2) + files/2
	g.ExtendBaseWidget(g)
	g.Attach(g, func() { g.choose(g.at) })
	return g
}

// newRim is what goes around a square that is marked.
func newRim(tone color.Color, width float32) *canvas.Rectangle {
	rim := canvas.NewRectangle(color.Transparent)
	rim.StrokeColor, rim.StrokeWidth, rim.CornerRadius = tone, width, 4
	rim.Hide()
	return rim
}

// name returns what a square is called.
func (g *Grid) name(square int) string {
	return string(rune('a'+square%g.files)) + strconv.Itoa(square/g.files+1)
}

// square returns which one is called so, or -1.
func (g *Grid) square(name string) int {
	if len(name) < 2 {
		return -1
	}
	file := int(name[0]) - 'a'
	row, err := strconv.Atoi(name[1:])
	if err != nil || file < 0 || file >= g.files || row < 1 || row > g.rows {
		return -1
	}
	return (row-1)*g.files + file
}

// board returns the place of all squares.
func (g *Grid) board() ui.Rect {
	const frame = 3
	return ui.RectOf(g.Size()).Within(float32(g.files) / float32(g.rows)).Inset(frame)
}

// rect returns the place of a square.
func (g *Grid) rect(square int) ui.Rect {
	b := g.board()
	w, h := b.W/float32(g.files), b.H/float32(g.rows)
	return ui.NewRect(b.X+w*float32(square%g.files), b.Y+h*float32(square/g.files), w, h)
}

// find returns which square is at a position, or -1.
func (g *Grid) find(at fyne.Position) int {
	b := g.board()
	if !b.Holds(at) {
		return -1
	}
	file, row := int((at.X-b.X)/b.W*float32(g.files)), int((at.Y-b.Y)/b.H*float32(g.rows))
	return min(row, g.rows-1)*g.files + min(file, g.files-1)
}

// target marks where actions can be, in a colour.
func (g *Grid) target(squares []int, tone color.Color) {
	for _, spot := range g.spots {
		spot.Hide()
	}
	for _, square := range squares {
		g.spots[square].StrokeColor = tone
		g.spots[square].Show()
	}
}

// mark puts a rim around a square; -1 takes it away.
func (g *Grid) mark(rim *canvas.Rectangle, square int) {
	ui.Show(square >= 0, rim)
	if square >= 0 {
		g.rect(square).Inset(1.5).Put(rim)
	}
	rim.Refresh()
}

// advise marks where an advice leads, and from where; what isn't told, or is -1, isn't marked. The rims lie within
// those of other marks.
func (g *Grid) advise(squares ...int) {
	for i, rim := range g.advice {
		ui.Show(i < len(squares) && squares[i] >= 0, rim)
		if rim.Visible() {
			g.rect(squares[i]).Inset(3.5).Put(rim)
		}
		rim.Refresh()
	}
}

// CreateRenderer belongs to the toolkit.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer { return &gridRenderer{g} }

type gridRenderer struct{ *Grid }

func (r *gridRenderer) Destroy() {}

func (r *gridRenderer) MinSize() fyne.Size {
	const least = 20
	return fyne.NewSize(least*float32(r.files), least*float32(r.rows))
}

func (r *gridRenderer) Objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.ground}
	for _, square := range r.squares {
		all = append(all, square)
	}
	all = append(all, r.under...)
	for _, spot := range r.spots {
		all = append(all, spot)
	}
	all = append(all, r.pieces...)
	for _, label := range r.labels { // in front of what stands on their squares
		all = append(all, label)
	}
	return append(all, r.last, r.advice[0], r.advice[1], r.cursor)
}

func (r *gridRenderer) Refresh() {
	r.Layout(r.Size())
	canvas.Refresh(r.Grid)
}

func (r *gridRenderer) Layout(fyne.Size) {
	r.board().Inset(-3).Put(r.ground)
	scale := look.ScaleOf(r.Grid)
	for i, square := range r.squares {
		in := r.rect(i)
		in.OnPixels(scale).Put(square)
		in.Scaled(0.3).Put(r.spots[i])
		r.spots[i].StrokeWidth = max(in.W/20, 2)
	}
	size := min(max(r.rect(0).H*0.22, 7), 16*look.Unit())
	for i, label := range r.labels {
		label.TextSize = size
		in, height := r.rect((i-r.files)*r.files), label.MinSize().Height
		at := fyne.NewPos(in.X+2, in.Y)
		if i < r.files { // under its file
			in = r.rect((r.rows-1)*r.files + i)
			at = fyne.NewPos(in.X+in.W-label.MinSize().Width-2, in.Y+in.H-height)
		}
		label.Move(at)
		label.Resize(label.MinSize())
	}
	r.arranged()
	r.showCursor()
}
