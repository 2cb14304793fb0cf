package trialpage

import (
	"fyne.io/fyne/v2"

	"boardduels/ai"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Desk is what trials need of the desk in whose place they are shown.
type Desk interface {
	Texts() *i18n.Translator
	Brains() ai.Brains
	Movement() *motion.Stage // as people have chosen in the game

	Pack() *schema.Pack
	SavedPack() *schema.Pack
	Dirty() []string
	Document() *schema.Document     // that is open
	Current() document.Item         // that is looked at
	OpenHero(among []string) string // that is open, or has the open card

	Show(file string)       // shows a document in its form
	Lead(schema.Diagnostic) // goes to the place of a problem
	OpenCase(hero string, number int)
	// MakeCase makes a case of a hero in which a kind of action comes first.
	MakeCase(hero string, s ai.Situation, kind duel.Kind)

	Cover(content fyne.CanvasObject, typed func(*fyne.KeyEvent)) // shows something in place of the desk
	Uncover()
	Canvas() fyne.Canvas
	Window() fyne.Window
	Focus(fyne.Focusable)

	Sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet
	Tell(title, text string)
	Report(error)
	Translate(error) string // says what an error does
	Later(func())
	Free(name string) string // the path of a new file for a record
	AskPath(title, confirm, hint, suggested string, attempted func(path string, done func(error)))
}
