package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
)

// showUnused shows the pictures that nothing in the pack shows, and offers to remove one or all of them.
func (c *choosers) showUnused() {
	images := document.UnusedPictures(c.editor.work.Pack())
	if len(images) == 0 {
		c.editor.ask.inform("editor.unused.none")
		return
	}
	var s *own.Sheet
	wall := c.newWall(images, func(image string) {
		s.Close()
		c.editor.do(document.RemovePictures{Images: []string{image}})
	})
	t := c.editor.texts
	s = c.editor.ask.sheet("editor.unused.title", container.NewBorder(own.Caption(t.Text("editor.unused.note")), nil, nil, nil, wall),
		own.Answer{Text: t.Text("editor.close"), Importance: widget.MediumImportance},
		own.Answer{Text: t.Text("editor.unused.all"), Importance: widget.DangerImportance, Taken: func() {
			c.editor.do(document.RemovePictures{Images: images})
		}})
	s.Raise(720, 520)
}

// newWall returns pictures of the pack by their looks.
func (c *choosers) newWall(images []string, chosen func(image string)) *widget.GridWrap {
	wanted := map[*canvas.Image]string{}
	wall := widget.NewGridWrap(func() int { return len(images) }, newThumbnail, func(i widget.GridWrapItemID, o fyne.CanvasObject) {
		parts := o.(*fyne.Container).Objects
		parts[1].(*widget.Label).SetText(images[i])
		picture := parts[0].(*fyne.Container).Objects[0].(*canvas.Image)
		wanted[picture] = images[i]
		c.draw(c.Picture(images[i]), func(made *canvas.Image) {
			if wanted[picture] == images[i] {
				picture.Image = made.Image
				picture.Refresh()
			}
		})
	})
	wall.OnSelected = func(i widget.GridWrapItemID) { chosen(images[i]) }
	return wall
}
