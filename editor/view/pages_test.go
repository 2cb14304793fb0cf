package view

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/viewtest"
	"boardduels/schema"
)

// A page that nobody has opened isn't made. Once it is, it shows the pack as it has become meanwhile, and what is wrong
// with it.
func TestAPageIsMadeWhenItIsFirstOpened(t *testing.T) {
	const mage = "heroes/mage.xml"
	s := newStand(t, viewtest.OnDesktop, "en")
	require.Equal(t, schema.CardKind, s.work.Pack().Document(s.file).Kind())
	assert.Len(t, s.desk.pages, 1)

	s.set(mage, "hp", "45")
	s.seal()
	s.set(mage, "ep", "a lot")
	s.checkedAll()
	assert.Len(t, s.desk.pages, 1)
	told := slices.IndexFunc(s.report.Told, func(d schema.Diagnostic) bool { return d.File == mage && d.Path == "ep" })
	require.GreaterOrEqual(t, told, 0)
	s.lead(s.report.Told[told])
	entry, ok := s.window.Canvas().Focused().(*editorui.Entry)
	require.True(t, ok)
	assert.Equal(t, "a lot", entry.Text)
	assert.True(t, s.row(schema.HeroKind, "ep").Problem.Visible())
	assert.Equal(t, "45", s.entryOf(schema.HeroKind, "hp").Text)
	s.undo()
	assert.False(t, s.row(schema.HeroKind, "ep").Problem.Visible())
}

// A desk that is made anew, in another language, makes the pages that are open.
func TestADeskInAnotherLanguageMakesWhatIsOpen(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.open("heroes/mage.xml")
	s.open("runs/long_road.xml")
	s.choose("View", "Language", "Українська")
	assert.Len(t, s.desk.pages, 1)
	s.set("heroes/mage.xml", "name_uk", "Чарівник")
	s.open("heroes/mage.xml")
	assert.Equal(t, "Чарівник", s.entryOf(schema.HeroKind, "name_uk").Text)
}
