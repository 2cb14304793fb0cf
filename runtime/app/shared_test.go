package app

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
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
)

// choose chooses an entry of one of the lists over the collection, by the text that the list shows.
func (s *stand) chooseKind(now, then string) {
	s.t.Helper()
	find(s, func(l *ui.Select) bool { return l.Selected == s.text(now) }).SetSelected(s.text(then))
}

// Duels are found by hero, opponent, outcome and words at once; how many are shown is told, and stays as it was chosen.
func TestReplaysAreFilteredByHeroAndOpponent(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			for i, brain := range []string{"tree", "elf", "level_40", "precedent", "even_30"} {
				record, err := s.game.duels.NewRecord(s.game.Edition, nil, pair([]string{"knight", "rogue"}[i%2], "mage", brain))
				require.NoError(t, err)
				record.Date = record.Date.AddDate(0, 0, i)
				record.Resign(0, "resigned")
				require.NoError(t, s.game.Library.Keep(record))
			}
			shown := func(n, of int) {
				t.Helper()
				assert.True(t, s.shows(s.game.Translator().Text("replays.shown", i18n.Args{"N": n, "Of": of})), "%d of %d", n, of)
			}
			s.game.OpenReplays()
			s.work()
			shown(5, 5)
			looktest.AssertNothingCutOff(t, s.window, "filter")
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s.save("filter_" + name)
			s.chooseKind("replays.who.all", "replays.who.rivals")
			shown(2, 5)
			s.chooseKind("replays.who.rivals", "choice.group.levels")
			shown(1, 5)
			s.chooseKind("choice.group.levels", "choice.group.learner")
			shown(1, 5)
			s.chooseKind("choice.group.learner", "choice.group.even")
			shown(1, 5)
			s.chooseKind("choice.group.even", "replays.who.all")
			rogue, err := s.game.Edition.Pack.DuelHero("rogue")
			require.NoError(t, err)
			require.Equal(t, "rogue", rogue.ID)
			heroes := find(s, func(l *ui.Select) bool { return l.Selected == s.text("replays.heroes.all") })
			heroes.SetSelectedIndex(slices.Index(heroes.Options, s.heroName("rogue")))
			shown(2, 5)
			s.typeInto("40")
			s.chooseKind("replays.kind.all", "replays.kind.lost")
			shown(0, 5)
			s.typeInto("")
			shown(2, 5)
			s.game.OpenHome()
			s.game.OpenReplays()
			s.work()
			shown(2, 5)
		}
	}
}

// heroName is what a hero of the pack is called.
func (s *stand) heroName(id string) string {
	s.t.Helper()
	hero, ok := s.game.Edition.Pack.Hero(id)
	require.True(s.t, ok)
	return s.game.Gallery.HeroName(&hero)
}

// Several duels go into one file, which brings each of them back as a row of its own, once.
func TestSeveralReplaysInOneFile(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		s.keepDuels("mage", "rogue", "priest")
		s.game.OpenReplays()
		s.work()
		s.press("replays.pick")
		assert.True(t, s.shows(s.text("replays.pick_hint")))
		s.replayRows()[0].Tapped(nil)
		s.replayRows()[2].Tapped(nil)
		s.replayRows()[1].Tapped(nil)
		s.replayRows()[1].Tapped(nil)
		s.save(fmt.Sprintf("picked_%.0f", size.Width))
		looktest.AssertNothingCutOff(t, s.window, "picked")
		assert.NotEmpty(t, visible(s, func(b *ui.Button) bool {
			return b.Text == s.game.Translator().Text("replays.save_picked", i18n.Args{"N": 2})
		}))
		s.press("confirm.cancel")
		assert.False(t, s.shows(s.text("replays.pick_hint")))

		list, err := s.game.Library.Saved(10)
		require.NoError(t, err)
		bundle, err := duelrecord.Bundle([]*duelrecord.Record{list[0].Record, list[2].Record}, library.NameOf)
		require.NoError(t, err)
		other := newStand(t, size, "uk")
		for range 2 {
			other.receive("duels.zip", bundle)
			other.work()
			assert.True(t, other.shows(other.game.Translator().Text("replays.kept_several", i18n.Args{"N": 2})))
			other.game.CloseSheet()
			assert.Len(t, other.replayRows(), 2)
		}
	}
}

// A file of a stranger names what is wrong in it, and what is right is kept.
func TestAFileOfAStranger(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	s.keepDuels("mage")
	text, err := os.ReadFile(s.replays()[0])
	require.NoError(t, err)
	for name, c := range map[string]struct {
		text string
		told string
	}{
		"a.replay": {strings.Replace(string(text), "seed", "sead", 1), "sead"},
		"b.run":    {"{\n\"format\": 7}", "це не похід"},
		"c.zip":    {"PK\x03\x04", "архів"},
		"d.png":    {"\x89PNG", s.text("opened.unknown")},
	} {
		s.receive(name, []byte(c.text))
		told := strings.Join(texts(s.game.Sheets.Layer), "\n")
		assert.Contains(t, told, "Файл «"+name+"» не вдалося відкрити: ")
		assert.Contains(t, told, c.told)
		list, err := s.game.Library.Saved(10)
		require.NoError(t, err)
		assert.Len(t, list, 1, "nothing of it is kept")
	}
}

// wonRun plays a run to its end.
func (s *stand) wonRun() *run.Run {
	s.t.Helper()
	s.setOut(road, wonRoad)
	for stage := range road.Stages {
		s.playByTaps(s.fight(), func(int) {})
		s.work()
		s.press(map[bool]string{false: "run.on", true: "run.end"}[stage == len(road.Stages)-1])
		s.work()
		if stage < len(road.Stages)-1 {
			s.pressMain()
		}
	}
	past, err := s.game.Runs().Saved()
	require.NoError(s.t, err)
	require.Len(s.t, past, 1)
	r, err := library.ReadRun(past[0].Path)
	require.NoError(s.t, err)
	return r
}

// The duels of a run are rows, too, and a run's file brings them along.
func TestTheDuelsOfARunAreReplays(t *testing.T) {
	quick.Skip(t, "plays a whole run by taps")
	s := newStand(t, onDesktop, "en")
	r := s.wonRun()
	text, err := r.MarshalText()
	require.NoError(t, err)
	s.game.OpenReplays()
	s.work()
	assert.Len(t, s.replayRows(), len(r.Legs))
	assert.True(t, s.shows(s.game.Translator().Text("replays.leg", i18n.Args{"Run": r.Plan.Name, "N": 1})))
	s.press("replays.open_run")
	s.work()
	assert.True(t, s.shows(s.text("run.won")) || s.shows(s.text("run.lost")))

	other := newStand(t, onDesktop, "en")
	other.receive("run.run", text)
	other.work()
	files, err := filepath.Glob(filepath.Join(other.folder, "replays", "imported", "*"+library.ReplayEnding))
	require.NoError(t, err)
	assert.Len(t, files, len(r.Legs))
}
