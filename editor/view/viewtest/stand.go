package viewtest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/require"

	"boardduels/editor/design"
	"boardduels/editor/document"
	"boardduels/editor/editorui"
	"boardduels/editor/view/aside"
	"boardduels/editor/view/dialog"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/schema"
)

// The cards that most tests edit, and the hero that has them.
const (
	Cleave = "cards/cleave.xml"
	Knight = "heroes/knight.xml"
)

// Stand is a desk on which one page stands, with the classic pack open. It is all that every page needs of a desk; what
// only one needs, the tests of that one add.
type Stand struct {
	*Person
	Work     *document.Workspace
	Tips     *editorui.Tips
	Pictures *aside.Pictures
	Home     string // a folder for files
	File     string // the open document

	texts  *i18n.Translator
	ask    *dialog.Questions
	notice *widget.Label
	page   func(*schema.Document) // shows the open document
}

// New returns a desk without a page in a window of a size.
func New(t testing.TB, size fyne.Size, language string) *Stand {
	t.Helper()
	s := &Stand{Person: NewPerson(t, size), Home: t.TempDir(), texts: i18n.For(language), notice: widget.NewLabel(""), page: func(*schema.Document) {}}
	s.Tips, s.ask = editorui.NewTips(s.Later), dialog.NewQuestions(s.Window, s.texts)
	s.Pictures = aside.NewPictures(s.Pack)
	s.notice.Truncation = fyne.TextTruncateEllipsis
	s.Window.SetContent(s.Tips.Layer)
	s.Take(document.Embedded{FS: classic.FS()})
	return s
}

// Take opens the pack of a place.
func (s *Stand) Take(place document.Place) {
	s.T.Helper()
	work, err := document.Open(place)
	require.NoError(s.T, err)
	s.Work = work
	work.Listen(s.changed)
}

// changed brings the page up to date after an edit, as the editor does.
func (s *Stand) changed(changes []document.Change) {
	s.Pictures.Forget(changes)
	s.Show(s.File)
	if len(changes) > 0 {
		s.Notify("", widget.MediumImportance)
	}
}

// listShare is how much of the window's width the list of documents takes in the editor.
const listShare = 0.2

// Lay lays a page over the desk; show brings it to the open document. A page with something beside it, which takes a
// share of its room, has as much room as beside the list of documents.
func (s *Stand) Lay(show func(*schema.Document), main, side fyne.CanvasObject, share float64) {
	s.page = show
	page := main
	if side != nil {
		split := container.NewHSplit(main, side)
		split.SetOffset(1 - share)
		page = container.NewHSplit(layout.NewSpacer(), split)
		page.(*container.Split).SetOffset(listShare)
	}
	s.Window.SetContent(container.NewStack(container.NewBorder(nil, s.notice, nil, nil, page), s.Tips.Layer))
}

// Show opens a document, which another page than the one that is laid may be for.
func (s *Stand) Show(file string) {
	if file != s.File {
		s.Seal()
	}
	s.File = file
	if d := s.Document(); d != nil {
		s.page(d)
	}
}

// Set gives a field of a document a value.
func (s *Stand) Set(file, path, value string) {
	s.T.Helper()
	require.NoError(s.T, s.Work.Do(document.SetField{File: file, Path: path, Value: value}))
}

// UndoAll takes all edits back.
func (s *Stand) UndoAll() {
	for s.Work.NextUndo() != nil {
		s.Work.Undo()
	}
}

// Problems returns what is wrong with the pack, as the editor lists it, without remarks.
func (s *Stand) Problems() (found []schema.Diagnostic) {
	pack := s.Pack()
	report := design.Check(pack, pack.Diagnostics(), aside.NewPhone())
	for _, d := range schema.Essential(report.Told) {
		if d.Severity != schema.Info {
			found = append(found, d)
		}
	}
	return found
}
