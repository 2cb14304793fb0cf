//go:build !js

package app

import (
	"errors"
	"io"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"boardduels/runtime/app/inbox"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/outbox"
	"boardduels/runtime/app/toolkit"
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
	g.beforeDialog(nil, func() { g.showFiles(open, "files.open_title") })
}

// read passes on what was chosen. A file on a phone has an address instead of a path, and is opened as those are: the
// toolkit's way ends the program where nobody says what it is called.
func (g *Game) read(file fyne.URIReadCloser, chosen func(name string, content io.ReadCloser)) {
	if g.options.Content == nil || file.URI().Scheme() != "content" {
		chosen(file.URI().Name(), file)
		return
	}
	_ = file.Close() // nothing was read
	g.readAt(file.URI().String(), chosen)
}

// readAt passes on what lies at an address.
func (g *Game) readAt(address string, chosen func(name string, content io.ReadCloser)) {
	g.Background(func() func() {
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

// beforeDialog runs ask, which shows a dialog for files, once it is kept what the answer is for. Where the system shows
// its own, the program may end meanwhile, and another one gets the answer ([Game.Chosen]).
func (g *Game) beforeDialog(saves *outbox.Letter, ask func()) {
	if !fyne.CurrentDevice().IsMobile() {
		ask()
		return
	}
	g.Background(func() func() {
		if err := g.outbox().Put(saves); err != nil {
			fyne.LogError("what is to be saved has to be asked for again if the program ends", err)
		}
		return ask
	})
}

// afterDialog runs what is to be done after a dialog for files on the toolkit's thread: a phone's own dialogs answer on
// another.
func (g *Game) afterDialog(f func()) {
	if !fyne.CurrentDevice().IsMobile() {
		f()
		return
	}
	g.options.Do(func() {
		f()
		g.Background(func() func() {
			err := g.outbox().Put(nil)
			return func() { g.reportAny(err) }
		})
	})
}

// saveAs saves a file where the player wants it, and tells that: what are the words for it.
func (g *Game) saveAs(what, name string, text []byte) {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		g.afterDialog(func() {
			if file == nil {
				return
			}
			if err == nil {
				err = write(file, text)
			}
			g.tellSaved(what, file.URI(), err)
		})
	}, g.options.Window)
	save.SetFileName(name)
	g.beforeDialog(&outbox.Letter{What: what, Text: text}, func() { g.showFiles(save, "files.save_title") })
}

// write writes a file, and closes it.
func write(file io.WriteCloser, text []byte) error {
	_, err := file.Write(text)
	return errors.Join(err, file.Close())
}

// tellSaved tells that something was saved, and where, or why it couldn't be. A phone's places have no names that
// people know.
func (g *Game) tellSaved(what string, at fyne.URI, err error) {
	if err != nil {
		g.report(err)
		return
	}
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
