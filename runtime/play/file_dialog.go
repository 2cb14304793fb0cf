//go:build !js

package play

import (
	"io"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"boardduels/runtime/play/inbox"
	"boardduels/runtime/play/look"
	"boardduels/runtime/play/toolkit"
)

// openFile lets the player choose a file to read, which chosen has to close.
func (g *Game) openFile(chosen func(name string, content io.ReadCloser)) {
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		g.afterDialog(func() {
			if file == nil { // cancelled, or it failed
				g.reportAny(err)
				return
			}
			g.read(file, chosen)
		})
	}, g.options.Window)
	g.showFiles(open, "files.open_title")
}

// read passes on what was chosen. A file on a phone has an address instead of a path, and is opened as those are: the
// toolkit's way ends the program where nobody says what it is called.
func (g *Game) read(file fyne.URIReadCloser, chosen func(name string, content io.ReadCloser)) {
	if g.options.Content == nil || file.URI().Scheme() != "content" {
		chosen(file.URI().Name(), file)
		return
	}
	address := file.URI().String()
	g.Background(func() func() {
		_ = file.Close() // nothing was read
		name, content, err := g.options.Content(address)
		return func() {
			if err != nil {
				g.report(&unopened{inbox.Tidy(name), err})
				return
			}
			chosen(name, content)
		}
	})
}

// afterDialog runs what is to be done after a dialog for files on the toolkit's thread: a phone's own dialogs answer on
// another.
func (g *Game) afterDialog(f func()) {
	if fyne.CurrentDevice().IsMobile() {
		g.options.Do(f)
		return
	}
	f()
}

// saveAs saves a file where the player wants it, and tells that: what are the words for it.
func (g *Game) saveAs(what, name string, text []byte) {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		g.afterDialog(func() {
			if file == nil {
				return
			}
			if err == nil {
				_, err = file.Write(text)
			}
			if closing := file.Close(); err == nil {
				err = closing
			}
			if err != nil {
				g.report(err)
				return
			}
			g.tellSaved(what, file.URI())
		})
	}, g.options.Window)
	save.SetFileName(name)
	g.showFiles(save, "files.save_title")
}

// tellSaved tells that something was saved, and where. A phone's places have no names that people know.
func (g *Game) tellSaved(what string, at fyne.URI) {
	folder := ""
	if at.Scheme() == "file" {
		folder = filepath.Dir(filepath.FromSlash(at.Path()))
	}
	g.savedIn(what, at.Name(), folder)
}

// showFiles shows a dialog under a title: by itself it would make one up of words for other places. It has most of the
// window, and unless the player has chosen otherwise a line for each file: names of duels are long.
func (g *Game) showFiles(d *dialog.FileDialog, titleKey string) {
	d.SetTitleText(g.translator.Text(titleKey))
	d.SetView(dialog.ListView)
	d.Resize(sizeOfFiles(g.options.Window.Canvas().Size()))
	overlays := g.options.Window.Canvas().Overlays()
	before := overlays.Top()
	d.Show()
	if top := overlays.Top(); top != before { // else the system shows its own
		toolkit.TranslateDialog(g.options.Window.Canvas(), g.translator)
		g.files = fileDialog{top, d.Dismiss}
	}
}

// sizeOfFiles returns the size of a dialog for files in a window.
func sizeOfFiles(window fyne.Size) fyne.Size {
	const share, widest, highest = 0.9, 960, 720
	unit := look.Unit()
	return fyne.NewSize(min(window.Width*share, widest*unit), min(window.Height*share, highest*unit))
}
