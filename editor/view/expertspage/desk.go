package expertspage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/view/dialog"
	"boardduels/schema"
)

// Desk is what the page of experts' tables needs of the desk that it stands on.
type Desk interface {
	Pack() *schema.Pack
	SavedPack() *schema.Pack
	Do(document.Edit)
	Seal() // ends an edit: what is typed next is undone by itself
	Later(func())
	Notify(text string, importance widget.Importance)
	Tell(title, text string)
	Choose(title string, content fyne.CanvasObject, choices ...dialog.Choice)

	LastFolder() string
	AskPack(title string, chosen func(pack *schema.Pack, path string))
	AskPath(title, confirm, hint, suggested string, attempted func(path string, done func(error)))
	BrowseFile(folder string, endings []string, chosen func(path string, done func(error)))
}
