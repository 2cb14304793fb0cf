package view

import (
	"fyne.io/fyne/v2"

	"boardduels/editor/document"
	"boardduels/schema"
)

// boardDesk is what the page of boards needs of the desk that it stands on.
type boardDesk interface {
	Pack() *schema.Pack
	Steps() (steps []document.Step, done int)
	Do(document.Edit)
	Seal() // ends an edit: what is drawn next is undone by itself
	Later(func())
	Report(error)
	Choose(title string, content fyne.CanvasObject, choices ...choice)
	Focus(fyne.Focusable)
	TryBoard() // offers a game on the open board
}
