package view

import (
	"slices"

	"boardduels/schema"
)

// undo takes the latest edit back, and shows where.
func (e *Editor) undo() { e.travel(e.work.Undo) }

// redo carries the latest undone edit out again, and shows where.
func (e *Editor) redo() { e.travel(e.work.Redo) }

// travel goes a step through the history, and shows where, unless that was open.
func (e *Editor) travel(step func() []string) {
	open := e.file
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
	e.ask.inform("editor.validate.fine")
}
