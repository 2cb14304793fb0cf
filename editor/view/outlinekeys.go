package view

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/editor/editorui"
)

// typed takes a key while the list has the focus: the arrows lead to other documents.
func (o *outline) typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp:
		o.step(-1)
	case fyne.KeyDown:
		o.step(1)
	case fyne.KeyPageUp:
		o.step(-o.page())
	case fyne.KeyPageDown:
		o.step(o.page())
	case fyne.KeyHome:
		o.step(-len(o.lines))
	case fyne.KeyEnd:
		o.step(len(o.lines))
	case fyne.KeyReturn, fyne.KeyEnter:
		if o.isAstray() {
			o.openFirst()
			return
		}
		editorui.Pass(o.list, key)
	case desktop.KeyMenu:
		o.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(o.list).AddXY(40, 40))
	default:
		editorui.Pass(o.list, key)
	}
}

// page is how many lines can be seen.
func (o *outline) page() int {
	return max(int(o.list.Size().Height/(o.list.MinSize().Height+1)), 1)
}

// step opens the document some lines further, or the last on the way.
func (o *outline) step(lines int) {
	documents := o.documents()
	if len(documents) == 0 {
		return
	}
	at := slices.Index(documents, o.chosen)
	if at < 0 && lines > 0 {
		lines--
	}
	at = max(at, 0)
	o.choose(documents[min(max(at+lines, 0), len(documents)-1)])
}

// documents returns the files that are listed.
func (o *outline) documents() (files []string) {
	for _, l := range o.lines {
		if !l.heading {
			files = append(files, l.file)
		}
	}
	return files
}

// neighbour returns the document that is listed behind another of its kind, or else before it; "" if there is none.
func (o *outline) neighbour(file string) string {
	at := slices.IndexFunc(o.lines, func(l line) bool { return !l.heading && l.file == file })
	if at < 0 {
		return ""
	}
	for _, i := range []int{at + 1, at - 1} {
		if i >= 0 && i < len(o.lines) && !o.lines[i].heading && o.lines[i].kind == o.lines[at].kind {
			return o.lines[i].file
		}
	}
	return ""
}

// openFirst opens the first document that was found.
func (o *outline) openFirst() {
	if files := o.documents(); len(files) > 0 {
		o.choose(files[0])
		focus(o.list)
	}
}

// leadDown leads from the search into the list: down to the first document that was found.
func (o *outline) leadDown(delta int) {
	if delta < 0 && strings.TrimSpace(o.search.Text) != "" {
		o.openFirst()
		return
	}
	focus(o.list)
}

// isAstray reports whether the document that is open isn't among those that were found.
func (o *outline) isAstray() bool {
	files := o.documents()
	return strings.TrimSpace(o.search.Text) != "" && len(files) > 0 && !slices.Contains(files, o.chosen)
}

// leaveSearch lists everything again.
func (o *outline) leaveSearch() {
	o.search.SetText("")
	focus(o.list)
}

// typeSearch begins a search with a letter.
func (o *outline) typeSearch(r rune) {
	focus(o.search)
	o.search.TypedRune(r)
}

// focus gives something the focus that has been seen. The toolkit knows the window of nothing else.
func focus(o focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil {
		c.Focus(o)
	}
}

// focusable is an object that can have the focus.
type focusable interface {
	fyne.CanvasObject
	fyne.Focusable
}
