package outline

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/editor/editorui"
)

// typed takes a key while the list has the focus: the arrows lead to other documents.
func (o *Outline) typed(key *fyne.KeyEvent) {
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
		o.step(-len(o.Lines))
	case fyne.KeyEnd:
		o.step(len(o.Lines))
	case fyne.KeyReturn, fyne.KeyEnter:
		if o.isAstray() {
			o.openFirst()
			return
		}
		editorui.Pass(o.List, key)
	case desktop.KeyMenu:
		o.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(o.List).AddXY(40, 40))
	default:
		editorui.Pass(o.List, key)
	}
}

// page is how many lines can be seen.
func (o *Outline) page() int {
	return max(int(o.List.Size().Height/(o.List.MinSize().Height+1)), 1)
}

// step opens the document some lines further, or the last on the way.
func (o *Outline) step(lines int) {
	documents := o.Documents()
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

// Documents returns the files that are listed.
func (o *Outline) Documents() (files []string) {
	for _, l := range o.Lines {
		if !l.Heading {
			files = append(files, l.File)
		}
	}
	return files
}

// Neighbour returns the document that is listed behind another of its kind, or else before it; "" if there is none.
func (o *Outline) Neighbour(file string) string {
	at := slices.IndexFunc(o.Lines, func(l Line) bool { return !l.Heading && l.File == file })
	if at < 0 {
		return ""
	}
	for _, i := range []int{at + 1, at - 1} {
		if i >= 0 && i < len(o.Lines) && !o.Lines[i].Heading && o.Lines[i].Kind == o.Lines[at].Kind {
			return o.Lines[i].File
		}
	}
	return ""
}

// openFirst opens the first document that was found.
func (o *Outline) openFirst() {
	if files := o.Documents(); len(files) > 0 {
		o.choose(files[0])
		editorui.TakeFocus(o.List)
	}
}

// leadDown leads from the search into the list: down to the first document that was found.
func (o *Outline) leadDown(delta int) {
	if delta < 0 && strings.TrimSpace(o.Search.Text) != "" {
		o.openFirst()
		return
	}
	editorui.TakeFocus(o.List)
}

// isAstray reports whether the document that is open isn't among those that were found.
func (o *Outline) isAstray() bool {
	files := o.Documents()
	return strings.TrimSpace(o.Search.Text) != "" && len(files) > 0 && !slices.Contains(files, o.chosen)
}

// leaveSearch lists everything again.
func (o *Outline) leaveSearch() {
	o.Search.SetText("")
	editorui.TakeFocus(o.List)
}

// typeSearch begins a search with a letter.
func (o *Outline) typeSearch(r rune) {
	editorui.TakeFocus(o.Search)
	o.Search.TypedRune(r)
}
