package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Folds are titles of which one at a time shows more below it: the one that was tapped last. The toolkit's accordion
// has titles too small for a finger, which only a theme of its own would make larger, at a font for each.
type Folds struct {
	Object  fyne.CanvasObject
	Changed func(isOpen bool) // told when something was shown or hidden, unless nil
	rows    *fyne.Container
	titles  []*Button
	more    []fyne.CanvasObject
}

// NewFolds returns no titles yet.
func NewFolds() *Folds {
	f := &Folds{rows: container.NewVBox()}
	f.Object = f.rows
	return f
}

// Add adds a title with what it shows.
func (f *Folds) Add(title string, more fyne.CanvasObject) {
	n := len(f.titles)
	b := NewButton(title, theme.MenuDropDownIcon(), func() { f.Open(n, !f.more[n].Visible()) })
	b.Importance, b.Alignment = widget.LowImportance, widget.ButtonAlignLeading
	more.Hide()
	f.titles, f.more = append(f.titles, b), append(f.more, more)
	if n > 0 {
		f.rows.Add(widget.NewSeparator())
	}
	f.rows.Add(b)
	f.rows.Add(more)
}

// Open shows more below a title, or hides it, and hides what the others show.
func (f *Folds) Open(n int, more bool) {
	for i, b := range f.titles {
		isOpen := more && i == n
		Show(isOpen, f.more[i])
		b.SetIcon(theme.MenuDropDownIcon())
		if isOpen {
			b.SetIcon(theme.MenuDropUpIcon())
		}
	}
	f.rows.Refresh()
	if f.Changed != nil {
		f.Changed(more)
	}
}
