package app

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
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/match/duelmatch"
)

// A folder for data that can't be made, or that can't hold what belongs there, is told; the game is played all the
// same, and what can be written later is kept.
func TestAFolderThatCanNotBeWrittenIsTold(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
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
				s := newStandIn(t, onPhone, language, folder)
				require.True(t, s.game.Sheets.IsOpen())
				told := strings.Join(texts(s.game.Sheets.Layer), "\n")
				for _, place := range blocked {
					assert.Contains(t, told, s.text("trouble.unwritable", i18n.Args{
						"Path": filepath.Join(folder, place), "Reason": s.text("trouble.in_the_way"),
					}))
					assert.NotContains(t, told, "settings.json", "that says it all")
				}
				looktest.AssertNothingCutOff(t, s.window, "unwritable_"+name+"_"+language)
				s.save("unwritable_" + name + "_" + language)
				s.game.OpenHome()
				assert.False(t, s.game.Sheets.IsOpen(), "it is told once")

				v := s.begin(pair("knight", "mage", "precedent"))
				s.tap(v.Table.Turn)
				s.myTurn()
				assert.Equal(t, name == "none", v.Table.Warning.Visible())
				s.game.Sheets.Close()
				v.Resign()
				s.settle(func() bool { return s.game.Table == nil && s.sees("result.trying") })

				for _, place := range blocked {
					require.NoError(t, os.Remove(filepath.Join(folder, place)))
				}
				s.settleLater()
				require.Len(t, s.replays(), 1)
				_, err := duelmatch.File{Path: s.replays()[0]}.Load()
				require.NoError(t, err)
				history, err := s.game.Edition.Store.History("mage")
				require.NoError(t, err)
				assert.Len(t, history, 1)
			})
		}
	}
}

// settleLater has what failed tried again until nothing is left to be tried.
func (s *stand) settleLater() {
	s.t.Helper()
	s.hurry()
	s.settle(func() bool { return s.sees("result.learned") })
}

// Replays and knowledge that nobody can look at don't end the game.
func TestScreensOfAFolderThatIsNotThere(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data")
	require.NoError(t, os.WriteFile(folder, nil, 0o644))
	s := newStandIn(t, onPhone, "en", folder)
	s.game.OpenReplays()
	s.work()
	s.game.Sheets.Close()
	s.game.OpenKnowledge()
	s.work()
	told := strings.Join(texts(s.game.Sheets.Layer), "\n")
	assert.Contains(t, told, s.text("trouble.in_the_way"))
	s.game.Sheets.Close()
	assert.True(t, s.shows(s.text("knowledge.fresh")), "what the pack gives the AI is shown")
	assert.Contains(t, strings.Join(texts(s.window.Content()), "\n"), " duels in its head.",
		"its practice too, which is nothing that it learned from somebody")
}

// What is set holds at once; that it can't be kept is told when that is known.
func TestSettingsThatCanNotBeKeptAreTold(t *testing.T) {
	for _, language := range quick.First("en", "uk") {
		s := newStandWith(t, onPhone, language, t.TempDir(), func(o *Options) { o.Language = "" })
		require.NoError(t, s.game.Settings.Flush())
		require.NoError(t, os.RemoveAll(filepath.Join(s.folder, "settings.json")))
		require.NoError(t, os.MkdirAll(filepath.Join(s.folder, "settings.json", "in the way"), 0o755))
		s.game.Speak(language)
		assert.Equal(t, language, s.game.Translator().Language())
		s.settle(s.game.Sheets.IsOpen)
		assert.True(t, s.shows(s.text("settings.unkept", i18n.Args{"Reason": s.text("trouble.no_file")})))
		looktest.AssertNothingCutOff(t, s.window, "unkept_settings_"+language)
	}
}
