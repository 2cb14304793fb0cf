//go:build !js

package navigator

import (
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"boardduels/runtime/app/outbox"
)

func (p *Pages) outbox() outbox.Box { return outbox.In(p.options.Folder) }

// Chosen takes the answer to a dialog for files that the system showed for a program which has ended since: Android
// ends those that nobody sees. It is the address of a file, "" if nobody chose one. What was to be saved is saved
// there; else receive gets the file.
func (n *Navigator) Chosen(address string, receive func(name string, content io.ReadCloser)) {
	n.Background(func() func() {
		letter, err := n.outbox().Take()
		switch {
		case err != nil || address == "":
			return func() { n.ReportAny(err) }
		case letter == nil:
			return func() { n.readAt(address, receive) }
		}
		at, err := deliver(letter, address)
		return func() { n.tellSaved(letter.What, at, err) }
	})
}

// deliver saves a letter at an address.
func deliver(letter *outbox.Letter, address string) (fyne.URI, error) {
	at, err := storage.ParseURI(address)
	if err != nil {
		return nil, err
	}
	file, err := storage.Writer(at)
	if err != nil {
		return nil, err
	}
	return at, write(file, letter.Text)
}
