package view

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
)

// showGallery shows the pictures of the pack with what shows them, first those that nothing shows. Each can be deleted,
// and so can all that nothing shows.
func (c *choosers) showGallery() {
	t, pack := c.editor.texts, c.editor.work.Pack()
	unused := document.UnusedPictures(pack)
	images := slices.Concat(unused, slices.DeleteFunc(pack.Images(), func(image string) bool { return slices.Contains(unused, image) }))
	if len(images) == 0 {
		c.editor.ask.Inform("editor.gallery.none")
		return
	}
	users := document.PictureUsers(pack)
	var s *editorui.Sheet
	wall := c.newWall(func() []string { return images }, func(image string) string { return c.shownBy(users[image]) }, func(image string) {
		s.Close()
		c.askDeletePicture(image)
	})
	answers := []editorui.Answer{{Text: t.Text("editor.close"), Importance: widget.MediumImportance}}
	if len(unused) > 0 {
		answers = append(answers, editorui.Answer{Text: t.Text("editor.gallery.unused", i18n.Args{"N": len(unused)}), Importance: widget.DangerImportance, Taken: func() {
			c.editor.do(document.RemovePictures{Images: unused})
		}})
	}
	s = c.editor.ask.Sheet("editor.gallery.title", container.NewBorder(editorui.Caption(t.Text("editor.gallery.note")), nil, nil, nil, wall), answers...)
	s.Raise(720, 520)
}

// shownBy tells which cards and heroes show a picture.
func (c *choosers) shownBy(files []string) string {
	if len(files) == 0 {
		return c.editor.texts.Text("editor.palette.unused")
	}
	var names []string
	for _, file := range files {
		names = append(names, naming.Of(c.editor.work.Pack(), file, c.editor.texts))
	}
	return strings.Join(names, ", ")
}

// askDeletePicture asks before a picture goes, and which one takes its place where it is shown.
func (c *choosers) askDeletePicture(image string) {
	e, t := c.editor, c.editor.texts
	users := document.PictureUsers(e.work.Pack())[image]
	rows, by := editorui.Tight(editorui.Paragraph(t.Text("editor.gallery.delete", i18n.Args{"Picture": image}))), func() string { return "" }
	var s *editorui.Sheet
	for _, file := range users {
		rows.Add(editorui.NewLink(t.Text("editor.gallery.shown_by", i18n.Args{"Name": naming.Of(e.work.Pack(), file, t)}), func() {
			s.Close()
			e.goTo(file, "")
		}))
	}
	if len(users) > 0 {
		others := slices.DeleteFunc(e.work.Pack().Images(), func(other string) bool { return other == image })
		choice := editorui.NewSelect(append([]string{t.Text("editor.delete.nothing")}, others...), nil)
		choice.SetSelectedIndex(0)
		rows.Add(widget.NewForm(widget.NewFormItem(t.Text("editor.gallery.replace"), choice)))
		by = func() string { return slices.Concat([]string{""}, others)[max(choice.SelectedIndex(), 0)] }
	}
	shown := newThumbnail(false)
	shown.show(c, image, "")
	s = e.ask.Sheet("editor.delete", container.NewBorder(nil, nil, container.NewVBox(shown), nil, rows),
		editorui.Answer{Text: t.Text("editor.cancel"), Importance: widget.MediumImportance},
		editorui.Answer{Text: t.Text("editor.delete"), Importance: widget.DangerImportance, Undone: true, Taken: func() {
			e.do(document.RemovePictures{Images: []string{image}, By: by()})
		}})
	s.Raise(520, 0)
}
