package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Entry is a line of text that tells when it is left, and hands the arrow keys on.
type Entry struct {
	widget.Entry
	left   func()
	Loose  bool   // what is typed belongs to no document: the box takes it back itself
	Take   func() // enters what was typed, before anything else is done; nil if each sign is entered as it is typed
	Arrow  func(delta int)
	Escape func()          // of the Escape key; nil if it has no meaning
	Around fyne.Scrollable // is turned by the wheel over the box where that has nothing to scroll; nil for nothing
	// Who comes to it means all of it, as with numbers: what is typed takes the place of what is there
	Whole bool
	fresh bool // nothing has been typed since it got the focus
	come  bool // it has just got the focus, perhaps by the button of the mouse that is still down

	tells    bool   // what was typed is being entered
	answered bool   // what is entered comes back as what it was taken for
	counts   string // what was put last
}

// NewEntry returns an empty entry. Changed, unless nil, is told each text that people enter, left when they have come
// to an end.
func NewEntry(changed func(string), left func()) *Entry {
	e := &Entry{left: left}
	e.ExtendBaseWidget(e)
	if changed != nil {
		e.OnChanged = func(text string) {
			e.tells = true
			changed(text)
			e.tells = false
		}
	}
	e.OnSubmitted = func(string) { e.end() }
	return e
}

// Flow lets the text take as many lines as it needs, a few of which are seen: the toolkit draws none that is many times
// as broad as the screen. It stays one text, which Enter ends and Tab leaves.
func (e *Entry) Flow() {
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(rowsSeen)
}

// rowsSeen is how many lines are seen of a text of several.
const rowsSeen = 2

// AcceptsTab belongs to the toolkit.
func (e *Entry) AcceptsTab() bool { return false }

// Put shows a text that isn't typed. What a text that is being typed was taken for, without its blanks, say, isn't
// shown before people have come to an end: they may have begun a word.
func (e *Entry) Put(text string) {
	e.answered = e.answered || e.tells
	stays := e.answered && (e.tells || text == e.counts)
	e.counts = text
	if !stays {
		e.show(text)
	}
}

// end tells that people have come to an end, and shows what counts of what they have typed.
func (e *Entry) end() {
	e.left()
	if e.answered {
		e.show(e.counts)
	}
}

// show shows a text without telling that it has changed.
func (e *Entry) show(text string) {
	if e.Text == text {
		return
	}
	changed := e.OnChanged
	e.OnChanged = nil
	e.SetText(text)
	e.OnChanged = changed
}

// FocusGained belongs to the toolkit.
func (e *Entry) FocusGained() {
	e.fresh, e.come = true, true
	e.Entry.FocusGained()
	e.selectWhole()
}

// selectWhole selects the text of a box to which people have just come, if they mean all of it.
func (e *Entry) selectWhole() {
	if e.Whole && e.come {
		e.Entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// MouseDown belongs to the toolkit, which puts the cursor where the mouse is.
func (e *Entry) MouseDown(m *desktop.MouseEvent) {
	e.Entry.MouseDown(m)
	e.selectWhole()
}

// MouseUp belongs to the toolkit.
func (e *Entry) MouseUp(m *desktop.MouseEvent) {
	e.come = false
	e.Entry.MouseUp(m)
}

// TypedRune belongs to the toolkit, which tells a key first and then its sign: a blank without its key was pressed on a
// button that has given the focus to the box.
func (e *Entry) TypedRune(r rune) {
	isForeign := e.fresh && r == ' '
	e.fresh, e.come = false, false
	if !isForeign {
		e.Entry.TypedRune(r)
	}
}

// FocusLost belongs to the toolkit.
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	e.end()
}

// TypedKey belongs to the toolkit.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	e.fresh, e.come = false, false
	switch {
	case e.Arrow != nil && key.Name == fyne.KeyUp:
		e.Arrow(1)
	case e.Arrow != nil && key.Name == fyne.KeyDown:
		e.Arrow(-1)
	case e.MultiLine && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter):
		e.end()
	case e.Escape != nil && key.Name == fyne.KeyEscape:
		e.Escape()
	case key.Name == fyne.KeyEscape || key.Name == desktop.KeyMenu || functionKeys[key.Name]:
		Pass(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}

var functionKeys = map[fyne.KeyName]bool{
	fyne.KeyF1: true, fyne.KeyF2: true, fyne.KeyF3: true, fyne.KeyF4: true, fyne.KeyF5: true, fyne.KeyF6: true,
	fyne.KeyF7: true, fyne.KeyF8: true, fyne.KeyF9: true, fyne.KeyF10: true, fyne.KeyF11: true, fyne.KeyF12: true,
}

// TypedShortcut belongs to the toolkit.
func (e *Entry) TypedShortcut(shortcut fyne.Shortcut) {
	if _, custom := shortcut.(*desktop.CustomShortcut); custom {
		if e.Take != nil {
			e.Take()
		}
		PassShortcut(e, shortcut)
		return
	}
	e.Entry.TypedShortcut(shortcut)
}
