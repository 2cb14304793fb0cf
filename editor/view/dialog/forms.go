package dialog

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// Form asks for what some entries hold. The answer can be given once all of them are right.
func (q *Questions) Form(title, confirm string, first *editorui.Entry, items []*widget.FormItem, confirmed func()) *editorui.Sheet {
	return q.Attempt(title, confirm, first, items, func(done func(error)) {
		done(nil)
		confirmed()
	})
}

// Attempt asks as [Questions.Form] does for something that may fail. What was typed stays until attempted tells that it
// is done; if something went wrong, that stands below.
func (q *Questions) Attempt(title, confirm string, first *editorui.Entry, items []*widget.FormItem, attempted func(done func(error))) *editorui.Sheet {
	form, wrong, busy := widget.NewForm(items...), newFailure(q), false
	var s *editorui.Sheet
	allow := func(err error) { editorui.Enable(err == nil && !busy, s.Main) }
	s = q.Sheet(title, container.NewVBox(form, wrong.object),
		editorui.Answer{Text: q.Texts.Text("editor.cancel"), Importance: widget.MediumImportance, Taken: nil},
		editorui.Answer{Text: q.Texts.Text(confirm), Importance: widget.HighImportance, Stays: true, Taken: func() {
			busy = true
			allow(nil)
			attempted(func(err error) {
				busy = false
				wrong.end(s, err)
				allow(form.Validate())
			})
		}})
	allow(form.Validate())
	form.SetOnValidationChanged(allow)
	for _, item := range items {
		if entry, ok := item.Widget.(*editorui.Entry); ok {
			entry.Escape = s.Escape
			entry.OnSubmitted = func(string) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) }
		}
	}
	s.Raise(460, 0)
	q.window.Canvas().Focus(first)
	first.TypedShortcut(&fyne.ShortcutSelectAll{})
	return s
}

// failure tells on a sheet why what people asked for there didn't work, with a button that leads on if there is one.
type failure struct {
	ask    *Questions
	text   *widget.Label
	way    *editorui.Button
	object fyne.CanvasObject
}

func newFailure(q *Questions) *failure {
	f := &failure{ask: q, text: editorui.Paragraph(""), way: editorui.NewButton("", nil, nil)}
	f.text.Importance = widget.DangerImportance
	f.object = container.NewVBox(f.text, container.NewHBox(f.way))
	f.object.Hide()
	return f
}

// end closes the sheet if nothing went wrong. People who have closed it meanwhile are told what did.
func (f *failure) end(s *editorui.Sheet, err error) {
	switch {
	case err == nil:
		s.Close()
		return
	case !s.IsOpen():
		f.ask.Report(err)
		return
	}
	f.text.SetText(f.ask.Translate(err))
	way, there := wayOut(err)
	editorui.Visible(there, f.way)
	if there {
		f.way.SetText(f.ask.Texts.Text(way.key))
		f.way.OnTapped = func() {
			s.Close()
			way.taken()
		}
	}
	f.object.Show()
	s.Refresh()
}
