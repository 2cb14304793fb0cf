package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/internal/settings"
	"boardduels/schema"
)

func TestTheDeskIsFoundAsItWasLeft(t *testing.T) {
	quick.Skip(t, "opens the editor twice")
	home := t.TempDir()
	s := newStandIn(t, viewtest.OnDesktop, "en", home)
	s.set(cleave, "cost", "2")
	s.saveTo(home + "/mine")
	s.open("heroes/mage.xml")
	s.desk.beside.SetOffset(0.3)
	s.desk.parts.SetOffset(0.4)
	s.open("cases/mage.xml")
	s.openTable()
	s.desk.table.ShowColumns([]string{"cost", "name"})
	s.Close()

	again := newStandIn(t, viewtest.OnDesktop, "en", home)
	again.Resume(nil, func() {})
	again.Until(func() bool { return again.work.Place().Path() == home+"/mine" })
	assert.Equal(t, "cases/mage.xml", again.file)
	assert.True(t, again.desk.showsTable())
	assert.Equal(t, []string{"cost", "name"}, again.desk.table.Shown[schema.CardKind])
	assert.InDelta(t, 0.3, again.desk.beside.Offset, 1e-6)
	again.desk.showTable(false)
	again.open("heroes/mage.xml")
	assert.InDelta(t, 0.4, again.desk.parts.Offset, 1e-6)
}

func TestTheLanguageLeavesTheDeskAsItIs(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.desk.beside.SetOffset(0.3)
	s.desk.tabs.Select(s.desk.text)
	s.choose("View", "Language", "Українська")
	assert.InDelta(t, 0.3, s.desk.beside.Offset, 1e-6)
	assert.Same(t, s.desk.text, s.desk.tabs.Selected())
	s.desk.tabs.Select(s.desk.form)
	s.open("priorities/knight.xml")
	s.desk.experts().Lead(2, 5)
	s.desk.experts().Side.SelectIndex(1)
	s.open("cases/mage.xml")
	s.desk.cases().ChooseCase(4)
	s.desk.cases().Side.SelectIndex(3)
	s.choose("Вигляд", "Мова", "English")
	assert.Equal(t, 4, s.desk.cases().Chosen)
	assert.Equal(t, 3, s.desk.cases().Side.SelectedIndex())
	s.open("priorities/knight.xml")
	assert.Equal(t, 2, s.desk.experts().Expert)
	assert.Equal(t, 1, s.desk.experts().Side.SelectedIndex())
}

// A file of settings that somebody has spoilt, or that is about another pack, leaves the desk as it usually is.
func TestALayoutThatCanNotBeIsLeftOut(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	usual := s.desk.layout()
	s.desk.arrange(settings.Desk{
		Page: "none", Outline: 7, Sides: map[string]float64{"card": -1, "none": 0.5},
		Columns: map[string][]string{"card": {"no_such_column"}, "none": {"cost"}},
	})
	assert.Equal(t, usual.Outline, s.desk.layout().Outline)
	assert.Equal(t, usual.Page, s.desk.layout().Page)
	s.openTable()
	assert.NotEmpty(t, s.desk.table.Columns)

	s.deps.Settings.Change(func(s *settings.Settings) { s.Desk = settings.Desk{File: "cards/none.xml"} }, nil)
	assert.Equal(t, s.firstFile(), s.beginning())
}
