package app_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/match/duelmatch"
)

// A folder for data that can't be made, or that can't hold what belongs there, is told; the game is played all the
// same, and what can be written later is kept.
func TestAFolderThatCanNotBeWrittenIsTold(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, blocked := range map[string][]string{ // in whose places files lie
		"none": {"."}, "replays": {"replays"}, "knowledge": {"knowledge"}, "both": {"replays", "knowledge"},
	} {
		for _, language := range quick.First("en", "uk") {
			t.Run(name+"_"+language, func(t *testing.T) {
				folder := filepath.Join(t.TempDir(), "data")
				for _, place := range blocked {
					path := filepath.Join(folder, place)
					require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
					require.NoError(t, os.WriteFile(path, nil, 0o644))
				}
				s := apptest.NewIn(t, apptest.OnPhone, language, folder)
				require.True(t, s.Game.Sheets().IsOpen())
				told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
				for _, place := range blocked {
					assert.Contains(t, told, s.Text("trouble.unwritable", i18n.Args{
						"Path": filepath.Join(folder, place), "Reason": s.Text("trouble.in_the_way"),
					}))
					assert.NotContains(t, told, "settings.json", "that says it all")
				}
				looktest.AssertNothingCutOff(t, s.Window, "unwritable_"+name+"_"+language)
				s.Save("unwritable_" + name + "_" + language)
				s.Game.OpenHome()
				assert.False(t, s.Game.Sheets().IsOpen(), "it is told once")

				v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
				s.Tap(v.Table.Turn)
				s.MyTurn()
				assert.Equal(t, name == "none", v.Table.Warning.Visible())
				s.Game.Sheets().Close()
				v.Resign()
				s.Settle(func() bool { return s.Game.Table() == nil && s.Sees("result.trying") })

				for _, place := range blocked {
					require.NoError(t, os.Remove(filepath.Join(folder, place)))
				}
				settleLater(s)
				require.Len(t, s.Replays(), 1)
				_, err := duelmatch.File{Path: s.Replays()[0]}.Load()
				require.NoError(t, err)
				history, err := s.Game.Edition.Store.History("mage")
				require.NoError(t, err)
				assert.Len(t, history, 1)
			})
		}
	}
}

// settleLater has what failed tried again until nothing is left to be tried.
func settleLater(s *apptest.Stand) {
	s.T.Helper()
	s.Hurry()
	s.Settle(func() bool { return s.Sees("result.learned") })
}

// Replays and knowledge that nobody can look at don't end the game.
func TestScreensOfAFolderThatIsNotThere(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data")
	require.NoError(t, os.WriteFile(folder, nil, 0o644))
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	s.Game.OpenReplays()
	s.Work()
	s.Game.Sheets().Close()
	s.Game.OpenKnowledge()
	s.Work()
	told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
	assert.Contains(t, told, s.Text("trouble.in_the_way"))
	s.Game.Sheets().Close()
	s.Press("knowledge.in_figures")
	assert.True(t, s.Shows(s.Text("knowledge.fresh")), "what the pack gives the AI is shown")
	assert.Contains(t, strings.Join(apptest.Texts(s.Window.Content()), "\n"), " duels in its head.",
		"its practice too, which is nothing that it learned from somebody")
}
