package view

import (
	"errors"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	own "boardduels/editor/view/widget"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// ChooseImage lets people choose one of the pack's pictures by its looks, or import another one.
func (c *choosers) ChooseImage(_ string, chosen func(string)) {
	images := c.editor.work.Pack().Images()
	var s *own.Sheet
	wall := c.newWall(images, nil, func(image string) {
		s.Close()
		chosen(image)
	})
	s = c.editor.ask.sheet("editor.image.title", wall,
		own.Answer{Text: c.editor.texts.Text("editor.image.import"), Importance: widget.MediumImportance, Taken: func() {
			c.browseFile(c.editor.files.lastFolder(), []string{".svg", ".png", ".jpg", ".jpeg"}, func(path string, done func(error)) { c.importImage(path, done, chosen) })
		}},
		own.Answer{Text: c.editor.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil})
	s.Raise(720, 520)
}

// importImage takes a picture into the pack, as an edit.
func (c *choosers) importImage(path string, done func(error), chosen func(string)) {
	importing := c.editor.work.StartImport(path)
	go func() {
		importing.Run()
		c.editor.deps.Do(func() {
			image, err := importing.Finish()
			if err != nil {
				done(c.importError(path, err))
				return
			}
			done(nil)
			chosen(image)
		})
	}()
}

// importError says in the user's language why a file isn't taken.
func (c *choosers) importError(path string, err error) error {
	if refused, ok := errors.AsType[*schema.RefusedPicture](err); ok {
		message, hint := refused.Diagnostic.In(c.editor.texts.Language())
		return localError(strings.TrimSpace(refused.Place() + ": " + message + "\n" + hint))
	}
	if errors.Is(err, document.ErrNoPicture) {
		return localError(c.editor.texts.Text("editor.image.unknown", i18n.Args{"File": filepath.Base(path)}))
	}
	return err
}
