package face

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"boardduels/internal/i18n"
)

// Link is a face that leads somewhere when it is tapped.
type Link struct {
	Face
	tapped func()
}

var (
	_ fyne.Tappable      = (*Link)(nil)
	_ desktop.Cursorable = (*Link)(nil)
)

// NewLink returns a face of a least size, showing the back of a card.
func NewLink(t *i18n.Translator, least fyne.Size, tapped func()) *Link {
	l := &Link{tapped: tapped}
	l.Init(l, t)
	l.SetMinSize(least)
	return l
}

// Tapped belongs to the toolkit.
func (l *Link) Tapped(*fyne.PointEvent) { l.tapped() }

// Cursor tells that the card can be clicked.
func (l *Link) Cursor() desktop.Cursor { return desktop.PointerCursor }
