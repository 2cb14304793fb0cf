package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/view/outline"
	"boardduels/internal/quick"
	"boardduels/runtime/app/look/looktest"
)

// clicked returns what the desktop's driver gives a click at an object's middle to: the innermost thing there that
// cares for any kind of click. Unlike it, the test driver looks further for one that cares for taps.
func (s *stand) clicked(o fyne.CanvasObject) (found fyne.CanvasObject) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
	looktest.WalkVisible(s.window.Content(), fyne.NewPos(0, 0), func(o fyne.CanvasObject, pos fyne.Position) {
		size := o.Size()
		if at.X < pos.X || at.Y < pos.Y || at.X >= pos.X+size.Width || at.Y >= pos.Y+size.Height {
			return
		}
		switch o.(type) {
		case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
			found = o
		}
	})
	return found
}

func TestAClickInTheOutlineOpensADocument(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	var line *outline.ListLine
	for _, l := range all[*outline.ListLine](s) {
		if l.Name.Text == "Backstab" {
			line = l
		}
	}
	require.NotNil(t, line)
	tappable, ok := s.clicked(line.Name).(fyne.Tappable)
	require.True(t, ok, "%T", s.clicked(line.Name))
	test.Tap(tappable)
	assert.Equal(t, "cards/backstab.xml", s.file)
	assert.True(t, s.focusedOn(s.desk.outline.List))
}

func TestHeadingsOfTheOutlineAreWhole(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, fyne.NewSize(900, 700), language)
		for _, l := range all[*outline.ListLine](s) {
			if l.Add.Visible() {
				text := fyne.MeasureText(l.Name.Text, theme.TextSize(), l.Name.TextStyle)
				assert.LessOrEqual(t, text.Width+2*theme.InnerPadding(), l.Name.Size().Width, l.Name.Text)
			}
		}
	}
}

// The document that is open is in view however the window has come to its size.
func TestTheOpenDocumentIsInView(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	s.open("priorities/rogue.xml")
	inView := func() bool {
		for _, l := range all[*outline.ListLine](s) {
			if l.Name.Text == "Rogue" && l.Ground.Visible() {
				return true
			}
		}
		return false
	}
	assert.True(t, inView())
	list := s.desk.outline.List
	size := list.Size()
	list.Resize(fyne.NewSize(size.Width, 10)) // as while a window comes to its size
	list.ScrollToTop()
	list.Resize(size)
	assert.True(t, inView())
}
