package runflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// choose chooses an entry of one of the lists over the collection, by the text that the list shows.
func chooseKind(s *apptest.Stand, now, then string) {
	s.T.Helper()
	apptest.Find(s, func(l *ui.Select) bool { return l.Selected == s.Text(now) }).SetSelected(s.Text(then))
}

// Duels are found by hero, opponent, outcome and words at once; how many are shown is told, and stays as it was chosen.
func TestReplaysAreFilteredByHeroAndOpponent(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			for i, brain := range []string{"tree", "elf", "level_40", "precedent", "even_30"} {
				record, err := s.Game.Duels.NewRecord(s.Game.Edition, nil, apptest.Pair([]string{"knight", "rogue"}[i%2], "mage", brain))
				require.NoError(t, err)
				record.Date = record.Date.AddDate(0, 0, i)
				record.Resign(0, "resigned")
				require.NoError(t, s.Game.Library.Keep(record))
			}
			shown := func(n, of int) {
				t.Helper()
				assert.True(t, s.Shows(s.Game.Translator().Text("replays.shown", i18n.Args{"N": n, "Of": of})), "%d of %d", n, of)
			}
			s.Game.OpenReplays()
			s.Work()
			shown(5, 5)
			looktest.AssertNothingCutOff(t, s.Window, "filter")
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s.Save("filter_" + name)
			chooseKind(s, "replays.who.all", "replays.who.rivals")
			shown(2, 5)
			chooseKind(s, "replays.who.rivals", "choice.group.levels")
			shown(1, 5)
			chooseKind(s, "choice.group.levels", "choice.group.learner")
			shown(1, 5)
			chooseKind(s, "choice.group.learner", "choice.group.even")
			shown(1, 5)
			chooseKind(s, "choice.group.even", "replays.who.all")
			rogue, err := s.Game.Edition.Pack.DuelHero("rogue")
			require.NoError(t, err)
			require.Equal(t, "rogue", rogue.ID)
			heroes := apptest.Find(s, func(l *ui.Select) bool { return l.Selected == s.Text("replays.heroes.all") })
			heroes.SetSelectedIndex(slices.Index(heroes.Options, s.HeroName("rogue")))
			shown(2, 5)
			s.TypeInto("40")
			chooseKind(s, "replays.kind.all", "replays.kind.lost")
			shown(0, 5)
			s.TypeInto("")
			shown(2, 5)
			s.Game.OpenHome()
			s.Game.OpenReplays()
			s.Work()
			shown(2, 5)
		}
	}
}

// Several duels go into one file, which brings each of them back as a row of its own, once.
func TestSeveralReplaysInOneFile(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.KeepDuels("mage", "rogue", "priest")
		s.Game.OpenReplays()
		s.Work()
		s.Press("replays.pick")
		assert.True(t, s.Shows(s.Text("replays.pick_hint")))
		s.ReplayRows()[0].Tapped(nil)
		s.ReplayRows()[2].Tapped(nil)
		s.ReplayRows()[1].Tapped(nil)
		s.ReplayRows()[1].Tapped(nil)
		s.Save(fmt.Sprintf("picked_%.0f", size.Width))
		looktest.AssertNothingCutOff(t, s.Window, "picked")
		assert.NotEmpty(t, apptest.Visible(s, func(b *ui.Button) bool {
			return b.Text == s.Game.Translator().Text("replays.save_picked", i18n.Args{"N": 2})
		}))
		s.Press("confirm.cancel")
		assert.False(t, s.Shows(s.Text("replays.pick_hint")))

		list, err := s.Game.Library.Saved(10)
		require.NoError(t, err)
		bundle, err := duelrecord.Bundle([]*duelrecord.Record{list[0].Record, list[2].Record}, library.NameOf)
		require.NoError(t, err)
		other := apptest.New(t, size, "uk")
		for range 2 {
			other.Receive("duels.zip", bundle)
			other.Work()
			assert.True(t, other.Shows(other.Game.Translator().Text("replays.kept_several", i18n.Args{"N": 2})))
			other.Game.CloseSheet()
			assert.Len(t, other.ReplayRows(), 2)
		}
	}
}

// A file of a stranger names what is wrong in it, and what is right is kept.
func TestAFileOfAStranger(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.KeepDuels("mage")
	text, err := os.ReadFile(s.Replays()[0])
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text string
		told string
	}{
		"a.replay": {strings.Replace(string(text), "seed", "sead", 1), "sead"},
		"b.run":    {"{\n\"format\": 7}", "це не похід"},
		"c.zip":    {"PK\x03\x04", "архів"},
		"d.png":    {"\x89PNG", s.Text("opened.unknown")},
	} {
		s.Receive(name, []byte(c.text))
		told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
		assert.Contains(t, told, "Файл «"+name+"» не вдалося відкрити: ")
		assert.Contains(t, told, c.told)
		list, err := s.Game.Library.Saved(10)
		require.NoError(t, err)
		assert.Len(t, list, 1, "nothing of it is kept")
	}
}

// The duels of a run are rows, too, and a run's file brings them along.
func TestTheDuelsOfARunAreReplays(t *testing.T) {
	quick.Skip(t, "plays a whole run by taps")
	s := apptest.New(t, apptest.OnDesktop, "en")
	r := s.WonRun()
	text, err := r.MarshalText()
	require.NoError(t, err)
	s.Game.OpenReplays()
	s.Work()
	assert.Len(t, s.ReplayRows(), len(r.Legs))
	assert.True(t, s.Shows(s.Game.Translator().Text("replays.leg", i18n.Args{"Run": r.Plan.Name, "N": 1})))
	s.Press("replays.open_run")
	s.Work()
	assert.True(t, s.Shows(s.Text("run.won")) || s.Shows(s.Text("run.lost")))

	other := apptest.New(t, apptest.OnDesktop, "en")
	other.Receive("run.run", text)
	other.Work()
	files, err := filepath.Glob(filepath.Join(other.Folder, "replays", "imported", "*"+library.ReplayEnding))
	require.NoError(t, err)
	assert.Len(t, files, len(r.Legs))
}
