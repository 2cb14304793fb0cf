package editorui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// List is a list whose owner knows which line is the chosen one, and takes the keys.
type List struct {
	widget.List
	Keys    func(*fyne.KeyEvent) // those that are typed while it has the focus
	Runes   func(rune)           // so for letters; nil for none
	Focused func(bool)           // told when it gets and loses the focus; nil for nobody
	Laid    func()               // told once there is room for lines, where there was none; nil for nobody
	Lowered func()               // told when it has become lower; nil for nobody
}

// NewList returns a list, as the toolkit's is made.
func NewList(length func() int, create func() fyne.CanvasObject, update func(widget.ListItemID, fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, create, update
	l.Keys = func(key *fyne.KeyEvent) { Pass(l, key) }
	l.ExtendBaseWidget(l)
	return l
}

// roomForLines is the height of a list that people can see something of. While a window comes to its size, lists are
// lower for moments.
const roomForLines = 100

// Resize belongs to the toolkit.
func (l *List) Resize(size fyne.Size) {
	before := l.Size().Height
	l.List.Resize(size)
	if l.Laid != nil && before < roomForLines && size.Height >= roomForLines {
		l.Laid()
	}
	if l.Lowered != nil && size.Height < before {
		l.Lowered()
	}
}

// FocusGained belongs to the toolkit, which would mark a line of its own.
func (l *List) FocusGained() { l.focus(true) }

// FocusLost belongs to the toolkit.
func (l *List) FocusLost() { l.focus(false) }

func (l *List) focus(has bool) {
	if l.Focused != nil {
		l.Focused(has)
	}
}

// TypedKey belongs to the toolkit.
func (l *List) TypedKey(key *fyne.KeyEvent) { l.Keys(key) }

// TypedRune belongs to the toolkit.
func (l *List) TypedRune(r rune) {
	if l.Runes != nil {
		l.Runes(r)
	}
}
