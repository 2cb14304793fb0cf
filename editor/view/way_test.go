package view

import (
	"testing"

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
