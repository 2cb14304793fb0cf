package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/outline"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

func TestAClickInTheOutlineOpensADocument(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	var line *outline.ListLine
	for _, l := range viewtest.All[*outline.ListLine](s) {
		if l.Name.Text == "Backstab" {
			line = l
		}
	}
	require.NotNil(t, line)
	tappable, ok := s.Clicked(line.Name).(fyne.Tappable)
	require.True(t, ok, "%T", s.Clicked(line.Name))
	test.Tap(tappable)
	assert.Equal(t, "cards/backstab.xml", s.file)
	assert.True(t, s.FocusedOn(s.desk.outline.List))
}

func TestHeadingsOfTheOutlineAreWhole(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, fyne.NewSize(900, 700), language)
		for _, l := range viewtest.All[*outline.ListLine](s) {
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
		for _, l := range viewtest.All[*outline.ListLine](s) {
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

// What is opened by something else than the search is listed, and marked: a search that doesn't find it is over.
func TestASearchEndsWithADocumentThatItLacks(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	search := s.desk.outline.Search
	search.SetText("back")
	s.open("cards/backstab.xml")
	assert.Equal(t, "back", search.Text, "which it finds")
	s.do(document.Add{Item: document.Item{Type: schema.CardKind, ID: "zz"}, Name: "Zz"})
	assert.Empty(t, search.Text)
	assert.Contains(t, s.desk.outline.Documents(), "cards/zz.xml")
}
