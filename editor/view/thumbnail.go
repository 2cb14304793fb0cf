package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/runtime/app/look"
)

// thumbnail shows a picture of the pack above its name.
type thumbnail struct {
	widget.BaseWidget
	image   string // name of the picture
	picture *canvas.Image
	name    *widget.Label
	note    *widget.Label
	content fyne.CanvasObject
}

// newThumbnail returns one without a picture; noted has room for a note.
func newThumbnail(noted bool) *thumbnail {
	line := func() *widget.Label {
		l := editorui.Caption("")
		l.Wrapping, l.Truncation, l.Alignment = fyne.TextWrapOff, fyne.TextTruncateEllipsis, fyne.TextAlignCenter
		return l
	}
	n := &thumbnail{picture: canvas.NewImageFromResource(nil), name: line(), note: line()}
	n.picture.FillMode = canvas.ImageFillContain
	words := editorui.Tight(n.name)
	if noted {
		n.name.Importance = widget.MediumImportance
		words.Add(n.note)
	}
	n.content = container.NewBorder(nil, words, nil, nil, container.NewGridWrap(fyne.NewSize(120, 100), n.picture))
	n.ExtendBaseWidget(n)
	return n
}

// show brings it to a picture. Some take longer to draw than a moment, so that is done in the background.
func (n *thumbnail) show(c *choosers, image, note string) {
	n.image = image
	n.name.SetText(image)
	n.note.SetText(note)
	drawing := c.Picture(image)
	go func() {
		made := look.Raster(drawing, editorui.ThumbnailSide)
		c.editor.deps.Do(func() {
			if n.image == image {
				n.picture.Image = made
				n.picture.Refresh()
			}
		})
	}()
}

// CreateRenderer belongs to the toolkit.
func (n *thumbnail) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(n.content) }

// newWall returns the pictures of the pack that images returns, by their looks. Tell, unless nil, returns a note of
// each.
func (c *choosers) newWall(images func() []string, tell func(image string) string, chosen func(image string)) *widget.GridWrap {
	wall := widget.NewGridWrap(func() int { return len(images()) }, func() fyne.CanvasObject { return newThumbnail(tell != nil) },
		func(i widget.GridWrapItemID, o fyne.CanvasObject) {
			image, note := images()[i], ""
			if tell != nil {
				note = tell(image)
			}
			o.(*thumbnail).show(c, image, note)
		})
	wall.OnSelected = func(i widget.GridWrapItemID) { chosen(images()[i]) }
	return wall
}
