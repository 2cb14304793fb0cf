package boardpage

import (
	"fyne.io/fyne/v2"

	"boardduels/editor/document"
	"boardduels/editor/view/dialog"
	"boardduels/schema"
)

// Desk is what the page of boards needs of the desk that it stands on.
type Desk interface {
	Pack() *schema.Pack
	Steps() (steps []document.Step, done int)
	Do(document.Edit)
	Seal() // ends an edit: what is drawn next is undone by itself
	Later(func())
	Report(error)
	Choose(title string, content fyne.CanvasObject, choices ...dialog.Choice)
	Focus(fyne.Focusable)
	TryBoard() // offers a game on the open board
}
