package view

import (
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/internal/i18n"
	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// chooseImage lets people choose one of the pack's pictures by its looks, or import another one.
func (e *Editor) chooseImage(_ string, chosen func(string)) {
	images := e.work.Pack().Images()
	wanted := map[*canvas.Image]string{}
	var s *sheet
	wall := widget.NewGridWrap(func() int { return len(images) }, newThumbnail, func(i widget.GridWrapItemID, o fyne.CanvasObject) {
		parts := o.(*fyne.Container).Objects
		parts[1].(*widget.Label).SetText(images[i])
		picture := parts[0].(*fyne.Container).Objects[0].(*canvas.Image)
		wanted[picture] = images[i]
		e.draw(e.picture(images[i]), func(made *canvas.Image) {
			if wanted[picture] == images[i] {
				picture.Image = made.Image
				picture.Refresh()
			}
		})
	})
	wall.OnSelected = func(i widget.GridWrapItemID) {
		s.close()
		chosen(images[i])
	}
	s = e.ask("editor.image.title", wall,
		answer{e.texts.Text("editor.image.import"), widget.MediumImportance, func() {
			e.browseFile([]string{".svg", ".png", ".jpg", ".jpeg"}, func(path string) { e.importImage(path, chosen) })
		}},
		answer{e.texts.Text("editor.cancel"), widget.MediumImportance, nil})
	s.show(720, 520)
}

// thumbnailSide is how long the longer side of a picture is in the choice, in pixels.
const thumbnailSide = 160

// draw makes a drawing in the background, since some take longer than a moment, and then shows it.
func (e *Editor) draw(drawing fyne.Resource, show func(*canvas.Image)) {
	go func() {
		made := canvas.NewImageFromImage(look.Raster(drawing, thumbnailSide))
		e.deps.Do(func() { show(made) })
	}()
}

func newThumbnail() fyne.CanvasObject {
	picture := canvas.NewImageFromResource(nil)
	picture.FillMode = canvas.ImageFillContain
	name := caption("")
	name.Wrapping, name.Truncation, name.Alignment = fyne.TextWrapOff, fyne.TextTruncateEllipsis, fyne.TextAlignCenter
	return container.NewBorder(nil, name, nil, nil, container.NewGridWrap(fyne.NewSize(120, 100), picture))
}

// importImage copies a picture into the pack. One that is inside the program is saved elsewhere first.
func (e *Editor) importImage(path string, chosen func(string)) {
	if e.work.Place().Path() == "" {
		e.choose("editor.image.title", paragraph(e.texts.Text("editor.image.save_first")),
			choice{"editor.command.save_as", widget.HighImportance, func() {
				e.askSaveAsThen(func() { e.importImage(path, chosen) })
			}})
		return
	}
	importing := e.work.StartImport(path)
	go func() {
		importing.Run()
		e.deps.Do(func() {
			image, err := importing.Finish()
			if err != nil {
				e.report(e.importError(path, err))
				return
			}
			e.checker.Check(e.work.Pack())
			chosen(image)
		})
	}()
}

// importError says in the user's language why a file isn't taken.
func (e *Editor) importError(path string, err error) error {
	if refused, ok := errors.AsType[*schema.RefusedPicture](err); ok {
		message, hint := refused.Diagnostic.In(e.texts.Language())
		return localError(strings.TrimSpace(refused.Place() + ": " + message + "\n" + hint))
	}
	if errors.Is(err, document.ErrNoPicture) {
		return localError(e.texts.Text("editor.image.unknown", i18n.Args{"File": filepath.Base(path)}))
	}
	return err
}
