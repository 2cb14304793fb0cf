package face

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
)

// Link is a face that leads somewhere when it is tapped.
type Link struct {
	Face
	ui.Focus
	tapped func()
}

var (
	_ fyne.Tappable      = (*Link)(nil)
	_ fyne.Focusable     = (*Link)(nil)
	_ desktop.Cursorable = (*Link)(nil)
)

// NewLink returns a face of a least size, showing the back of a card.
func NewLink(t *i18n.Translator, least fyne.Size, tapped func()) *Link {
	l := &Link{tapped: tapped}
	l.Init(l, t)
	l.Attach(l, tapped)
	l.SetMinSize(least)
	return l
}

// MinSize returns the least size that the face asks for, in the unit of the theme.
func (l *Link) MinSize() fyne.Size {
	least, unit := l.Face.MinSize(), look.UnitOf(l)
	return fyne.NewSize(least.Width*unit, least.Height*unit)
}

// CreateRenderer belongs to the toolkit.
func (l *Link) CreateRenderer() fyne.WidgetRenderer { return l.Ringed(l.Face.CreateRenderer()) }

// Tapped belongs to the toolkit.
func (l *Link) Tapped(*fyne.PointEvent) { l.tapped() }

// Cursor tells that the card can be clicked.
func (l *Link) Cursor() desktop.Cursor { return desktop.PointerCursor }
