package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// questions lie over the window with something to read, to fill in or to decide.
type questions struct {
	window fyne.Window
	texts  *i18n.Translator
}

// sheet makes a sheet that the Escape key closes without an answer; it is still to be shown.
func (q *questions) sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet {
	s := editorui.NewSheet(q.window, q.texts.Text(title), content, answers...)
	s.Escape = s.Close
	return s
}

func (q *questions) inform(key string) { q.tell("editor.title", q.texts.Text(key)) }

// tell shows a text until it has been read.
func (q *questions) tell(title, text string) {
	q.sheet(title, editorui.Paragraph(text), editorui.Answer{Text: q.texts.Text("editor.ok"), Importance: widget.HighImportance, Taken: nil}).Raise(460, 0)
}

// choice is an answer to a question.
type choice struct {
	key        string
	importance widget.Importance
	taken      func()
}

// choose asks a question with some answers, and one that leaves everything as it is.
func (q *questions) choose(title string, content fyne.CanvasObject, choices ...choice) {
	answers := append([]editorui.Answer{{Text: q.texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil}}, q.answers(choices)...)
	q.sheet(title, content, answers...).Raise(520, 0)
}

// decide asks a question that must be answered.
func (q *questions) decide(title string, content fyne.CanvasObject, choices ...choice) {
	editorui.NewSheet(q.window, q.texts.Text(title), content, q.answers(choices)...).Raise(520, 0)
}

func (q *questions) answers(choices []choice) (answers []editorui.Answer) {
	for _, c := range choices {
		answers = append(answers, editorui.Answer{Text: q.texts.Text(c.key), Importance: c.importance, Taken: c.taken})
	}
	return answers
}
