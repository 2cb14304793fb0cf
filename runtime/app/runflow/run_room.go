package runflow

import (
	"fyne.io/fyne/v2"

	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// runRoom tells the parts of a run's page whether there is much room, so that they are larger then.
type runRoom struct {
	content fyne.CanvasObject
	least   fyne.Size // of much room, in the unit of the theme
	much    bool
}

// newRunRoom returns what is laid around a page's content, once that is made.
func newRunRoom(least fyne.Size) *runRoom { return &runRoom{least: least} }

// around lays it around the content.
func (r *runRoom) around(content fyne.CanvasObject) fyne.CanvasObject {
	r.content = content
	return &fyne.Container{Layout: r, Objects: []fyne.CanvasObject{content}}
}

// MinSize belongs to the toolkit.
func (r *runRoom) MinSize([]fyne.CanvasObject) fyne.Size { return r.content.MinSize() }

// Layout belongs to the toolkit.
func (r *runRoom) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	unit := look.Unit()
	r.much = size.Width >= r.least.Width*unit && size.Height >= r.least.Height*unit
	ui.RectOf(size).Put(r.content)
}

// portrait returns a framed portrait with one side, and another one where there is much room.
func (r *runRoom) portrait(picture fyne.Resource, usual, large float32) fyne.CanvasObject {
	return &fyne.Container{Layout: &roomySquare{r, usual, large}, Objects: []fyne.CanvasObject{ui.NewFramed(picture, large)}}
}

// roomySquare is a square that is larger where there is much room.
type roomySquare struct {
	room         *runRoom
	usual, large float32
}

// MinSize belongs to the toolkit.
func (s *roomySquare) MinSize([]fyne.CanvasObject) fyne.Size {
	side := s.usual
	if s.room.much {
		side = s.large
	}
	return fyne.NewSquareSize(side * look.Unit())
}

// Layout belongs to the toolkit.
func (s *roomySquare) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ui.RectOf(size).Put(objects[0])
}
