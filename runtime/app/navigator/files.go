//go:build !js

package navigator

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

// ChooseFile lets the player choose a file to read, which chosen has to close.
func (p *Pages) ChooseFile(chosen func(name string, content io.ReadCloser)) {
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		p.afterDialog(func() {
			if file == nil { // cancelled, or it failed
				p.ReportAny(err)
				return
			}
			p.Read(file, chosen)
		})
	}, p.options.Window)
	p.beforeDialog(nil, func() { p.ShowFiles(open, "files.open_title") })
}

// Read passes on what was chosen. A file on a phone has an address instead of a path, and is opened as those are: the
// toolkit's way ends the program where nobody says what it is called.
func (p *Pages) Read(file fyne.URIReadCloser, chosen func(name string, content io.ReadCloser)) {
	if p.options.Address == nil || file.URI().Scheme() != "content" {
		chosen(file.URI().Name(), file)
		return
	}
	_ = file.Close() // nothing was read
	p.readAt(file.URI().String(), chosen)
}

// readAt passes on what lies at an address.
func (p *Pages) readAt(address string, chosen func(name string, content io.ReadCloser)) {
	p.Background(func() func() {
		name, content, err := p.options.Address(address)
		return func() {
			if err != nil {
				p.Report(&Unopened{inbox.Tidy(name), err})
				return
			}
			chosen(name, content)
		}
	})
}

// beforeDialog runs ask, which shows a dialog for files, once it is kept what the answer is for. Where the system shows
// its own, the program may end meanwhile, and another one gets the answer ([Navigator.Chosen]).
func (p *Pages) beforeDialog(saves *outbox.Letter, ask func()) {
	if !fyne.CurrentDevice().IsMobile() {
		ask()
		return
	}
	p.Background(func() func() {
		if err := p.outbox().Put(saves); err != nil {
			fyne.LogError("what is to be saved has to be asked for again if the program ends", err)
		}
		return ask
	})
}

// afterDialog runs what is to be done after a dialog for files on the toolkit's thread: a phone's own dialogs answer on
// another.
func (p *Pages) afterDialog(f func()) {
	if !fyne.CurrentDevice().IsMobile() {
		f()
		return
	}
	p.options.Do(func() {
		f()
		p.Background(func() func() {
			err := p.outbox().Put(nil)
			return func() { p.ReportAny(err) }
		})
	})
}

// SaveAs saves a file where the player wants it, and tells that: what are the words for it.
func (p *Pages) SaveAs(what, name string, text []byte) {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		p.afterDialog(func() {
			if file == nil {
				return
			}
			if err == nil {
				err = write(file, text)
			}
			p.tellSaved(what, file.URI(), err)
		})
	}, p.options.Window)
	save.SetFileName(name)
	p.beforeDialog(&outbox.Letter{What: what, Text: text}, func() { p.ShowFiles(save, "files.save_title") })
}

// write writes a file, and closes it.
func write(file io.WriteCloser, text []byte) error {
	_, err := file.Write(text)
	return errors.Join(err, file.Close())
}

// tellSaved tells that something was saved, and where, or why it couldn't be. A phone's places have no names that
// people know.
func (p *Pages) tellSaved(what string, at fyne.URI, err error) {
	if err != nil {
		p.Report(err)
		return
	}
	folder := ""
	if at.Scheme() == "file" {
		folder = filepath.Dir(filepath.FromSlash(at.Path()))
	}
	p.savedIn(what, at.Name(), folder)
}

// ShowFiles shows a dialog under a title: by itself it would make one up of words for other places. It has most of the
// window, and unless the player has chosen otherwise a line for each file: names of duels are long.
func (p *Pages) ShowFiles(d *dialog.FileDialog, titleKey string) {
	d.SetTitleText(p.Translator().Text(titleKey))
	d.SetView(dialog.ListView)
	d.Resize(sizeOfFiles(p.options.Window.Canvas().Size()))
	overlays := p.options.Window.Canvas().Overlays()
	before := overlays.Top()
	d.Show()
	if top := overlays.Top(); top != before { // else the system shows its own
		toolkit.TranslateDialog(p.options.Window.Canvas(), p.Translator())
		p.files = fileDialog{top, d.Dismiss}
	}
}

// sizeOfFiles returns the size of a dialog for files in a window.
func sizeOfFiles(window fyne.Size) fyne.Size {
	const share, widest, highest = 0.9, 960, 720
	unit := look.Unit()
	return fyne.NewSize(min(window.Width*share, widest*unit), min(window.Height*share, highest*unit))
}
