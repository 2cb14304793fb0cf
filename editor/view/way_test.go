package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/view/naming"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// A run is made from nothing: a name, stages with their rivals and heroes, rests; each step can be undone.
func TestARunIsMade(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, viewtest.OnDesktop, language)
		s.commands.find("add_run").call()
		s.Retype(s.Entries()[0], "Way")
		s.Press(s.texts.Text("editor.new.add"))
		require.Equal(t, "runs/way.xml", s.file)
		s.checkedAll()
		assert.Empty(t, s.problemsHere())
		run := func() schema.Run {
			run, ok := s.work.Pack().Run("way")
			require.True(t, ok)
			return run
		}
		selects := func() []*editorui.Select { return viewtest.All[*editorui.Select](s) }
		moreHP := func() *editorui.Entry {
			s.desk.focus("stage[1]@more_hp")
			return s.window.Canvas().Focused().(*editorui.Entry)
		}
		s.Press(s.texts.Text("editor.way.add"))
		require.Len(t, run().Stages, 2)
		selects()[2].SetSelectedIndex(1)
		selects()[3].SetSelectedIndex(1)
		s.Retype(moreHP(), "7")
		assert.Equal(t, schema.Stage{Rival: schema.Rivals[1], Hero: naming.ByName(s.work.Pack(), schema.HeroKind, s.texts)[0], MoreHP: 7, Rest: 10}, run().Stages[1])

		s.Retype(moreHP(), "70")
		s.checkedAll()
		assert.Len(t, s.problemsHere(), 1, "more than there can be")
		s.commands.find("undo").call()
		assert.Zero(t, run().Stages[1].MoreHP, "what was typed into one box is one edit")
		selects()[3].SetSelectedIndex(0)
		assert.Empty(t, run().Stages[1].Hero)
	}
}

// A problem of a stage leads to what it is about.
func TestAProblemOfAStageLeadsThere(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	s.open("runs/long_road.xml")
	s.desk.focus("stage[3]@rest")
	entry, ok := s.window.Canvas().Focused().(*editorui.Entry)
	require.True(t, ok)
	s.Retype(entry, "5")
	run, _ := s.work.Pack().Run("long_road")
	assert.EqualValues(t, 5, run.Stages[3].Rest)
	assert.Equal(t, entry, s.window.Canvas().Focused(), "who types goes on typing")
	s.desk.focus("stage[2]")
	s.desk.focus("about_uk")
}
