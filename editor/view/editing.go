package view

import (
	"slices"

	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// undo takes the latest edit back, tells what it was, and shows where.
func (e *Editor) undo() {
	if steps, done := e.work.Steps(); done > 0 {
		e.travel(e.work.Undo)
		e.tellStep("editor.undone", steps[done-1])
	}
}

// redo carries the latest undone edit out again, tells what it is, and shows where.
func (e *Editor) redo() {
	if steps, done := e.work.Steps(); done < len(steps) {
		e.travel(e.work.Redo)
		e.tellStep("editor.redone", steps[done])
	}
}

func (e *Editor) tellStep(key string, s document.Step) {
	e.desk.problems.notify(e.texts.Text(key, i18n.Args{"Step": naming.Step(e.texts, s)}), widget.MediumImportance)
}

// travel goes a step through the history, and shows where, unless that was open.
func (e *Editor) travel(step func() []string) {
	open := e.file
	e.travels = true
	defer func() { e.travels = false }()
	if files := step(); !slices.Contains(files, open) {
		e.visit(files)
	}
}

// visit shows the first of some files that is there, unless the open one is among them.
func (e *Editor) visit(files []string) {
	first := ""
	for _, file := range files {
		if file == e.file {
			return
		}
		if _, isDocument := schema.KindOf(file); first == "" && isDocument && e.work.Pack().Document(file) != nil {
			first = file
		}
	}
	if first != "" {
		e.open(first)
	}
}

// validate goes to the worst problem, or says that there is none, as soon as the pack has been looked at.
func (e *Editor) validate() {
	e.validating = true
	e.checker.Check(e.work.Pack())
}

func (e *Editor) leadToWorst() {
	for severity := schema.Error; severity <= schema.Warning; severity++ {
		for _, d := range e.report.Told {
			if d.Severity == severity {
				e.lead(d)
				return
			}
		}
	}
	e.ask.Inform("editor.validate.fine")
}
