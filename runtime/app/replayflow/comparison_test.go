package replayflow_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// rowOf returns the row of the list that tells something.
func rowOf(s *apptest.Stand, told string) *ui.Pressable {
	s.T.Helper()
	return apptest.Find(s, func(row *ui.Pressable) bool { return slices.Contains(apptest.Texts(row), told) })
}

// speaksUkrainian looks for words of other languages on what is shown; A and B are the names of duels.
func speaksUkrainian(s *apptest.Stand) {
	s.T.Helper()
	told := ""
	for _, label := range apptest.Visible(s, func(*widget.Label) bool { return true }) {
		told += label.Text + "\n"
	}
	for _, word := range apptest.Latin.FindAllString(told, -1) {
		assert.Contains(s.T, []string{"A", "B"}, word, told)
	}
}

// A fork is a duel of its own in the list. It says of which duel it is one, and leads to where both part.
func TestAForkIsKeptAndCompared(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.NewWith(t, size, language, t.TempDir(), func(o *app.Options) { o.Clock = &motion.ByHand{} })
			s.KeepDuels("rogue")
			record := apptest.WholeDuel(t)
			require.NoError(t, s.Game.Library.Keep(record))
			s = apptest.NewWith(t, size, language, s.Folder, func(o *app.Options) { o.Clock = motion.Frames() })
			plies, err := record.TurnStart(3)
			require.NoError(t, err)
			fork := s.Fork(record, plies)
			later, err := record.TurnStart(5)
			require.NoError(t, err)
			s.Fork(record, later) // at the same second
			list, err := s.Game.Library.Saved(10)
			require.NoError(t, err)
			require.Len(t, list, 4)
			c, err := library.NewBook(s.Game.Library).Read()
			require.NoError(t, err)
			assert.Len(t, c.Duels, 2, "forks don't count")
			hero := record.Seats[0].Hero
			assert.Len(t, s.Game.Duels.DuelsWith(&hero), 2, "nobody imitates them")

			s.Game.OpenReplays()
			s.Work()
			origin, is := fork.Origin()
			require.True(t, is)
			told := s.Game.Translator().Text("replays.fork_of", i18n.Args{
				"Date": origin.Date.Local().Format("02.01.2006 15:04"), "Actions": s.Game.Translator().Text("count.actions", i18n.Args{"N": plies}),
			})
			assert.True(t, s.Shows(told), told)
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s.Save("forks_" + name)
			looktest.AssertNothingCutOff(t, s.Window, "forks")
			rowOf(s, told).Tapped(nil)
			s.Press("replays.compare_original")
			s.Work()
			looktest.AssertNothingCutOff(t, s.Window, "comparison")
			s.Save("comparison_" + name)
			laid, err := duelrecord.Open(record)
			require.NoError(t, err)
			common := duelrecord.Compare(record, fork).Common
			assert.GreaterOrEqual(t, common, plies)
			frame, err := laid.At(common)
			require.NoError(t, err)
			for seat := range 2 {
				f := &frame.State.Fighters[seat]
				assert.True(t, s.Shows(s.Game.Translator().Text("replays.stood", i18n.Args{
					"Hero": s.Game.Gallery.HeroName(&record.Seats[seat].Hero.Hero), "HP": f.HP, "MaxHP": record.Seats[seat].Hero.HP, "EP": f.EP, "MaxEP": record.Seats[seat].Hero.EP,
				})))
			}
			if language == "uk" {
				speaksUkrainian(s)
			}
			s.TapButton(s.Game.Translator().Text("replays.watch_side_from", i18n.Args{"Side": "B"}))
			s.Work()
			require.NotNil(t, s.Game.Table())
			s.Game.Back()
			s.Work()
			assert.True(t, s.Shows(s.Text("replays.parting")), "back at the comparison")
			s.Game.Back()
			s.Work()
			assert.Len(t, s.ReplayRows(), 4)
		}
	}
}

// Duels that share nothing are compared by what all duels have.
func TestDuelsThatShareNothingAreCompared(t *testing.T) {
	quick.Skip(t, "plays whole duels by taps")
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnDesktop} {
		s := apptest.New(t, size, "uk")
		s.PlayOne(apptest.Pair("knight", "mage", "random"))
		s.PlayOne(apptest.Pair("knight", "mage", "random"))
		s.PlayOne(apptest.Pair("rogue", "mage", "random"))
		for row, key := range map[int]string{0: "replays.other_heroes", 1: "replays.other_seed"} {
			s.Game.OpenReplays()
			s.Work()
			require.Len(t, s.ReplayRows(), 3)
			if size == apptest.OnPhone {
				s.Tap(s.ReplayRows()[row])
			} else {
				s.ReplayRows()[row].Tapped(nil)
			}
			s.Press("replays.compare_with")
			assert.True(t, s.Shows(s.Text("replays.compare_choose")))
			s.ReplayRows()[2].Tapped(nil)
			s.Work()
			assert.True(t, s.Shows(s.Text(key)), key)
			s.Save(fmt.Sprintf("compared_strangers_%.0f_%d", size.Width, row))
			looktest.AssertNothingCutOff(t, s.Window, key)
			speaksUkrainian(s)
			s.TapButton(s.Game.Translator().Text("replays.watch_side", i18n.Args{"Side": "A"}))
			s.Work()
			assert.NotEmpty(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Icon == theme.DocumentIcon() }), "it is watched")
		}
	}
}
