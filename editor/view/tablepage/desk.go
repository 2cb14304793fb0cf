package tablepage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/schema"
)

// Desk is what the table needs of the desk that it stands on.
type Desk interface {
	Pack() *schema.Pack
	Saved(file string) *schema.Document
	Dirty() []string                                  // files with unsaved edits
	Worst() func(file string) (schema.Severity, bool) // the worst problem of a file that is known now
	ColumnsOf(schema.Kind) []string                   // that people have chosen, or the usual ones
	Do(document.Edit)
	// TakeImage imports the picture of a path that was typed, and reports whether it was one.
	TakeImage(typed string, taken func(image string)) bool
	Open(file, path string) // shows a field of a document in its form
	Later(func())
	Notify(text string, importance widget.Importance)

	Found()                    // other rows are shown
	Chosen()                   // other rows are chosen
	Delete()                   // asks whether the chosen ones are to go
	Offered() []*fyne.MenuItem // what else can be done with them

	Sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet
	Tell(title, text string)
	Report(error)
	Canvas() fyne.Canvas
	Focus(fyne.Focusable)
}
