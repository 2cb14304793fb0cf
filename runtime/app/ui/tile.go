package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/runtime/app/look"
)

// NewFramed is a portrait in a frame, of a least side in the unit of the theme, drawn for the size that it is given.
func NewFramed(portrait fyne.Resource, side float32) fyne.CanvasObject {
	picture := &canvas.Image{FillMode: canvas.ImageFillCover, CornerRadius: 8}
	frame := canvas.NewRectangle(color.Transparent)
	frame.CornerRadius, frame.StrokeWidth, frame.StrokeColor = 8, 1.5, look.Color(look.ColorEdge)
	return container.New(NewGrowing(fyne.NewSquareSize(side), func(size fyne.Size, _ float32) {
		whole := RectOf(size)
		whole.Put(picture)
		whole.Put(frame)
		look.Draw(picture, portrait)
	}), picture, frame)
}

// Tile is somebody who can be chosen: portrait and name.
type Tile struct {
	widget.BaseWidget
	Focus
	onTapped func()
	portrait fyne.Resource
	Name     string
	Chosen   bool

	picture *canvas.Image
	frame   *canvas.Rectangle
	label   *look.Fitted
}

// NewTile returns a tile.
func NewTile(name string, portrait fyne.Resource, onTapped func()) *Tile {
	h := &Tile{
		onTapped: onTapped, Name: name, portrait: portrait,
		picture: &canvas.Image{},
		frame:   canvas.NewRectangle(color.Transparent),
		label:   newTileName(),
	}
	h.picture.FillMode, h.picture.CornerRadius = canvas.ImageFillCover, 8
	h.label.SetText(name)
	h.ExtendBaseWidget(h)
	h.Attach(h, onTapped)
	return h
}

func newTileName() *look.Fitted {
	return look.NewFitted(fyne.TextStyle{Bold: true}, look.Title, fyne.TextAlignCenter, color.White)
}

// TileNameFits reports whether every word of a name has room below its portrait on the narrowest phone.
func TileNameFits(name string) bool {
	label := newTileName()
	label.SetText(name)
	return label.Fits(fyne.NewSize(leastTile, tileName), smallestTileName)
}

// Tapped chooses.
func (h *Tile) Tapped(*fyne.PointEvent) { h.onTapped() }

// SetChosen shows whether it is chosen.
func (h *Tile) SetChosen(chosen bool) {
	h.Chosen = chosen
	h.Refresh()
}

// CreateRenderer belongs to the toolkit.
func (h *Tile) CreateRenderer() fyne.WidgetRenderer { return h.Ringed(&tileRenderer{h}) }

type tileRenderer struct{ *Tile }

func (r *tileRenderer) Destroy() {}
func (r *tileRenderer) MinSize() fyne.Size {
	return times(fyne.NewSize(leastTile, leastTile+tileName), look.Unit())
}
func (r *tileRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.picture, r.frame, r.label.Object()}
}

func (r *tileRenderer) Refresh() {
	r.frame.StrokeWidth, r.frame.StrokeColor = 1.5, look.Color(look.ColorEdge)
	r.label.Color = look.Color(look.ColorMuted)
	r.picture.Translucency = 0.35
	if r.Chosen {
		r.frame.StrokeWidth, r.frame.StrokeColor = 3, look.Color(look.ColorGold)
		r.label.Color = look.Color(theme.ColorNameForeground)
		r.picture.Translucency = 0
	}
	r.Layout(r.Size())
	canvas.Refresh(r.picture)
	canvas.Refresh(r.frame)
}

func (r *tileRenderer) Layout(size fyne.Size) {
	if size.Width == 0 {
		return
	}
	whole, unit := RectOf(size), look.Unit()
	name := whole.CutBottom(tileName*unit, 0)
	picture := whole.Within(1)
	picture.Put(r.picture)
	picture.Put(r.frame)
	look.Draw(r.picture, r.portrait)
	r.frame.CornerRadius = 8
	r.label.Layout(name.Pos(), name.Size(), smallestTileName*unit, largestTileName*unit)
}

// NewTileRow lays heroes side by side, as large as there is room, in several rows where there are many.
func NewTileRow(tiles []*Tile) fyne.CanvasObject {
	row := &fyne.Container{Layout: &tileLayout{}}
	for _, tile := range tiles {
		row.Add(tile)
	}
	return row
}

// tileLayout remembers the width that it was last given, because the height that it needs depends on it.
type tileLayout struct{ width float32 }

const (
	leastTile   = 68
	largestTile = 130
	tileName    = 24 // height of the name under the picture

	smallestTileName = 9 // text sizes
	largestTileName  = 16

	tileGap = 6
)

func (l *tileLayout) grid(count int) (columns int, side, unit float32) {
	unit = look.Unit()
	width := max(l.width/unit, leastTile)
	columns = max(min(count, int((width+tileGap)/(leastTile+tileGap))), 1)
	return columns, min((width+tileGap)/float32(columns)-tileGap, largestTile) * unit, unit
}

func (l *tileLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	columns, side, unit := l.grid(len(objects))
	rows := (len(objects) + columns - 1) / columns
	return fyne.NewSize(leastTile*unit, float32(rows)*(side+(tileName+tileGap)*unit)-tileGap*unit)
}

func (l *tileLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	columns, side, unit := l.grid(len(objects))
	for i, o := range objects {
		x, y := float32(i%columns)*(side+tileGap*unit), float32(i/columns)*(side+(tileName+tileGap)*unit)
		NewRect(x, y, side, side+tileName*unit).Put(o)
	}
}
