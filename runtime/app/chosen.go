//go:build !js

package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"boardduels/runtime/app/outbox"
)

func (g *Game) outbox() outbox.Box { return outbox.In(g.options.Folder) }

// Chosen takes the answer to a dialog for files that the system showed for a program which has ended since: Android
// ends those that nobody sees. It is the address of a file, "" if nobody chose one. What was to be saved is saved
// there; else the file is taken in.
func (g *Game) Chosen(address string) {
	g.Background(func() func() {
		letter, err := g.outbox().Take()
		switch {
		case err != nil || address == "":
			return func() { g.reportAny(err) }
		case letter == nil:
			return func() { g.readAt(address, g.Receive) }
		}
		at, err := deliver(letter, address)
		return func() { g.tellSaved(letter.What, at, err) }
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
