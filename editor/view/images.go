package view

import (
	"encoding/hex"
	"errors"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/internal/spelling"
	"boardduels/schema"
)

// ChooseImage lets people choose one of the pack's pictures by its looks, or import another one. What others of the
// kind that is open show comes first; a part of a picture's name, or of who shows it, finds it.
func (c *choosers) ChooseImage(_ string, chosen func(string)) {
	all := c.fitting(c.editor.items.open().Type)
	images := all
	var s *editorui.Sheet
	wall := c.newWall(func() []string { return images }, nil, func(image string) {
		s.Close()
		chosen(image)
	})
	search := editorui.NewEntry(func(text string) {
		images = c.imagesOf(all, text)
		wall.UnselectAll()
		wall.Refresh()
	}, func() {})
	search.SetPlaceHolder(c.editor.texts.Text("editor.search"))
	search.OnSubmitted = func(typed string) {
		switch {
		case len(images) > 0:
			s.Close()
			chosen(images[0])
		case c.TakeImage(typed, chosen):
			s.Close()
		}
	}
	s = c.editor.ask.Sheet("editor.image.title", container.NewBorder(search, nil, nil, nil, wall),
		editorui.Answer{Text: c.editor.texts.Text("editor.image.import"), Importance: widget.MediumImportance, Taken: func() {
			c.browseFile(c.editor.files.lastFolder(), schema.PictureEndings(), func(path string, done func(error)) { c.importImage(path, done, chosen) })
		}},
		editorui.Answer{Text: c.editor.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil})
	search.Escape = s.Close
	s.Raise(720, 520)
	c.editor.window.Canvas().Focus(search)
}

// fitting returns the pack's pictures: first those that a kind shows, then those that nothing shows, then the others.
func (c *choosers) fitting(kind schema.Kind) []string {
	pack := c.editor.work.Pack()
	users := document.PictureUsers(pack)
	rank := func(image string) int {
		files := users[image]
		switch {
		case slices.ContainsFunc(files, func(file string) bool { return pack.Document(file).Kind() == kind }):
			return 0
		case len(files) == 0:
			return 1
		}
		return 2
	}
	images := slices.Clone(pack.Images())
	slices.SortStableFunc(images, func(a, b string) int { return rank(a) - rank(b) })
	return images
}

// imagesOf returns the pictures whose names, or the names of what shows them, hold all words of a text.
func (c *choosers) imagesOf(images []string, text string) (found []string) {
	users := document.PictureUsers(c.editor.work.Pack())
	for _, image := range images {
		about := image
		if len(users[image]) > 0 {
			about += " " + c.shownBy(users[image])
		}
		if holdsAll(spelling.Fold(about), strings.Fields(spelling.Fold(text))) {
			found = append(found, image)
		}
	}
	return found
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

// TakeImage implements [editorui.Surroundings]. A path may lie anywhere, as it is typed or as a file manager copies it,
// or in the pack's folder of pictures.
func (c *choosers) TakeImage(typed string, chosen func(string)) bool {
	path := pathTyped(typed)
	if name, isArt := strings.CutPrefix(filepath.ToSlash(path), schema.ArtFolder+"/"); isArt && c.editor.work.Pack().HasArt(name) {
		chosen(name)
		return true
	}
	if path = meant(path); !filepath.IsAbs(path) {
		return false
	}
	file := c.editor.file
	c.importImage(path, func(err error) {
		if err != nil {
			c.editor.ask.Report(err)
		}
	}, func(image string) {
		if c.editor.file == file { // people may have gone on to another document
			chosen(image)
		}
	})
	return true
}

// pathTyped returns a path without what stands around it where it was copied.
func pathTyped(text string) string {
	text = strings.Trim(strings.TrimSpace(text), `"'`)
	address, isAddress := strings.CutPrefix(text, "file://")
	if !isAddress {
		return text
	}
	return filepath.FromSlash(escapes.ReplaceAllStringFunc(address, func(escaped string) string {
		bytes, _ := hex.DecodeString(strings.ReplaceAll(escaped, "%", ""))
		return string(bytes)
	}))
}

// escapes are the characters that an address can't have as they are.
var escapes = regexp.MustCompile("(%[0-9A-Fa-f]{2})+")

// importError says in the user's language why a file isn't taken.
func (c *choosers) importError(path string, err error) error {
	if refused, ok := errors.AsType[*schema.RefusedPicture](err); ok {
		message, hint := refused.Diagnostic.In(c.editor.texts.Language())
		return dialog.LocalError(strings.TrimSpace(refused.Place() + ": " + message + "\n" + hint))
	}
	if errors.Is(err, document.ErrNoPicture) {
		return dialog.LocalError(c.editor.texts.Text("editor.image.unknown", i18n.Args{"File": filepath.Base(path)}))
	}
	return err
}
