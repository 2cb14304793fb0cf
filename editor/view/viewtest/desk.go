package viewtest

import (
	"path"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// What several pages ask of their desk.

// Pack returns the open pack as it is now.
func (s *Stand) Pack() *schema.Pack { return s.Work.Pack() }

// SavedPack returns the pack without unsaved edits.
func (s *Stand) SavedPack() *schema.Pack { return s.Work.SavedPack() }

// Saved returns a document as it was saved; nil if it wasn't.
func (s *Stand) Saved(file string) *schema.Document { return s.Work.Saved(file) }

// Dirty returns the files with unsaved edits.
func (s *Stand) Dirty() []string { return s.Work.Dirty() }

// Steps returns the history of edits, and how many of them are done.
func (s *Stand) Steps() (steps []document.Step, done int) { return s.Work.Steps() }

// Workspace returns the open pack with its edits.
func (s *Stand) Workspace() *document.Workspace { return s.Work }

// Document returns the open document; nil if there is none.
func (s *Stand) Document() *schema.Document { return s.Pack().Document(s.File) }

// Current returns what the open document is of.
func (s *Stand) Current() document.Item {
	kind, _ := schema.KindOf(s.File)
	return document.Item{Type: kind, ID: strings.TrimSuffix(path.Base(s.File), ".xml")}
}

// OpenHero returns the hero that is open; "" if there is none among some.
func (s *Stand) OpenHero(among []string) string {
	if item := s.Current(); item.Type == schema.HeroKind && (among == nil || slices.Contains(among, item.ID)) {
		return item.ID
	}
	return ""
}

// Do carries out an edit.
func (s *Stand) Do(edit document.Edit) {
	if err := s.Work.Do(edit); err != nil {
		s.Report(err)
	}
}

// Seal ends an edit: what is edited next is undone by itself.
func (s *Stand) Seal() { s.Work.Seal() }

// Later calls a function on the toolkit's thread.
func (s *Stand) Later(f func()) { s.App.Do(f) }

// Texts returns the translator of the language in which the desk is.
func (s *Stand) Texts() *i18n.Translator { return s.texts }

// Report tells of something that went wrong.
func (s *Stand) Report(err error) { s.ask.Report(err) }

// ReportUnlessFine reports an error if there is one.
func (s *Stand) ReportUnlessFine(err error) {
	if err != nil {
		s.Report(err)
	}
}

// Translate returns what an error says.
func (s *Stand) Translate(err error) string { return s.ask.Translate(err) }

// Tell shows a text until it has been read.
func (s *Stand) Tell(title, text string) { s.ask.Tell(title, text) }

// Notify tells what was done last, below the page.
func (s *Stand) Notify(text string, importance widget.Importance) {
	s.notice.Importance = importance
	s.notice.SetText(text)
}

// Choose asks a question with some answers, and one that leaves everything as it is.
func (s *Stand) Choose(title string, content fyne.CanvasObject, choices ...dialog.Choice) {
	s.ask.Choose(title, content, choices...)
}

// Sheet makes a sheet over the window, which is still to be shown.
func (s *Stand) Sheet(title string, content fyne.CanvasObject, answers ...editorui.Answer) *editorui.Sheet {
	return s.ask.Sheet(title, content, answers...)
}

// Canvas returns what the window shows everything on.
func (s *Stand) Canvas() fyne.Canvas { return s.Window.Canvas() }

// Focus puts the focus on a part of the window.
func (s *Stand) Focus(part fyne.Focusable) { s.Canvas().Focus(part) }

// AskPath asks for the path of a file.
func (s *Stand) AskPath(title, confirm, hint, suggested string, attempted func(path string, done func(error))) {
	path := editorui.NewEntry(nil, func() {})
	path.SetText(suggested)
	item := &widget.FormItem{Text: s.texts.Text("editor.path.label"), Widget: path, HintText: s.texts.Text(hint)}
	s.ask.Attempt(title, confirm, path, []*widget.FormItem{item}, func(done func(error)) {
		attempted(strings.TrimSpace(path.Text), done)
	})
}
