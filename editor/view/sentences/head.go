package sentences

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
)

// Head is a sentence, which unfolds when it is tapped. With the cursor on it, Enter unfolds it, the arrow keys lead to
// its neighbours, with Alt they move it there, Insert copies it, and Delete removes it.
type Head struct {
	widget.BaseWidget
	row     *Row
	sign    *widget.Icon
	Text    *widget.Label
	ground  *editorui.Ground
	content fyne.CanvasObject
}

func newHead(r *Row) *Head {
	h := &Head{row: r, sign: widget.NewIcon(editorui.FoldedIcon()), Text: editorui.Paragraph(""), ground: editorui.NewGround(theme.ColorNameHover, 6)}
	h.ground.Hide()
	h.content = container.NewStack(h.ground, container.NewBorder(nil, nil, container.NewPadded(h.sign), nil, h.Text))
	h.ExtendBaseWidget(h)
	return h
}

// Tapped belongs to the toolkit.
func (h *Head) Tapped(*fyne.PointEvent) { h.row.Unfold(!h.row.Open()) }

// FocusGained belongs to the toolkit.
func (h *Head) FocusGained() {
	h.ground.Frame(true)
	h.ground.Show()
}

// FocusLost belongs to the toolkit.
func (h *Head) FocusLost() {
	h.ground.Frame(false)
	h.ground.Hide()
}

// TypedRune belongs to the toolkit.
func (h *Head) TypedRune(rune) {}

// TypedKey belongs to the toolkit.
func (h *Head) TypedKey(key *fyne.KeyEvent) {
	l, at := h.row.list, h.row.index
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		h.Tapped(nil)
	case fyne.KeyUp:
		l.lead(at - 1)
	case fyne.KeyDown:
		l.lead(at + 1)
	case fyne.KeyInsert:
		l.double(at)
	case fyne.KeyDelete:
		l.remove(at)
	default:
		editorui.Pass(h, key)
	}
}

// TypedShortcut belongs to the toolkit.
func (h *Head) TypedShortcut(s fyne.Shortcut) {
	l, at := h.row.list, h.row.index
	if custom, ok := s.(*desktop.CustomShortcut); ok && custom.Modifier == fyne.KeyModifierAlt {
		switch custom.KeyName {
		case fyne.KeyUp:
			l.move(at, at-1)
			return
		case fyne.KeyDown:
			l.move(at, at+1)
			return
		}
	}
	editorui.PassShortcut(h, s)
}

// MouseIn, MouseMoved and MouseOut belong to the toolkit.
func (h *Head) MouseIn(*desktop.MouseEvent)    { h.ground.Show() }
func (h *Head) MouseMoved(*desktop.MouseEvent) {}
func (h *Head) MouseOut()                      { editorui.Visible(h.ground.Framed(), h.ground) }

// CreateRenderer belongs to the toolkit.
func (h *Head) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(h.content) }
