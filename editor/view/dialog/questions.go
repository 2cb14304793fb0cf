package dialog

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/internal/i18n"
)

// Questions lie over the window with something to read, to fill in or to decide.
type Questions struct {
	window fyne.Window
	Texts  *i18n.Translator
}

// NewQuestions returns those that lie over a window.
func NewQuestions(window fyne.Window, t *i18n.Translator) *Questions { return &Questions{window, t} }

// Sheet makes a sheet that the Escape key closes without an answer; it is still to be shown.
func (q *Questions) Sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet {
	s := editorui.NewSheet(q.window, q.Texts.Text(title), content, answers...)
	s.Escape = s.Close
	return s
}

// Inform shows the text of a key until it has been read.
func (q *Questions) Inform(key string) { q.Tell("editor.title", q.Texts.Text(key)) }

// Tell shows a text until it has been read.
func (q *Questions) Tell(title, text string) {
	q.Sheet(title, editorui.Paragraph(text), editorui.Answer{Text: q.Texts.Text("editor.ok"), Importance: widget.HighImportance, Taken: nil}).Raise(460, 0)
}

// Choice is an answer to a question.
type Choice struct {
	key        string
	importance widget.Importance
	taken      func()
}

// NewChoice returns an answer by the key of its words.
func NewChoice(key string, importance widget.Importance, taken func()) Choice {
	return Choice{key, importance, taken}
}

// Choose asks a question with some answers, and one that leaves everything as it is.
func (q *Questions) Choose(title string, content fyne.CanvasObject, choices ...Choice) {
	answers := append([]editorui.Answer{{Text: q.Texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil}}, q.answers(choices)...)
	q.Sheet(title, content, answers...).Raise(520, 0)
}

// Decide asks a question that must be answered.
func (q *Questions) Decide(title string, content fyne.CanvasObject, choices ...Choice) {
	editorui.NewSheet(q.window, q.Texts.Text(title), content, q.answers(choices)...).Raise(520, 0)
}

func (q *Questions) answers(choices []Choice) (answers []editorui.Answer) {
	for _, c := range choices {
		answers = append(answers, editorui.Answer{Text: q.Texts.Text(c.key), Importance: c.importance, Taken: c.taken})
	}
	return answers
}
