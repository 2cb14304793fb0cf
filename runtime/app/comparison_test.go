package app

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
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// fork plays on from a place of a recorded duel, and gives up at once.
func (s *stand) fork(record *duelrecord.Record, plies int) *duelrecord.Record {
	s.t.Helper()
	before := s.game.duels.Session
	s.game.replays.PlayFrom()(record, plies)
	s.settle(func() bool { return s.game.duels.Session != before })
	s.myTurn()
	s.game.duels.Session.PlayCard(0)
	s.myTurn()
	s.game.duels.Session.Resign()
	s.settle(func() bool { return s.game.Table == nil })
	s.work()
	return s.game.duels.Session.Match.Record()
}

// rowOf returns the row of the list that tells something.
func (s *stand) rowOf(told string) *ui.Pressable {
	s.t.Helper()
	return find(s, func(row *ui.Pressable) bool { return slices.Contains(texts(row), told) })
}

// speaksUkrainian looks for words of other languages on what is shown; A and B are the names of duels.
func (s *stand) speaksUkrainian() {
	s.t.Helper()
	told := ""
	for _, label := range visible(s, func(*widget.Label) bool { return true }) {
		told += label.Text + "\n"
	}
	for _, word := range latin.FindAllString(told, -1) {
		assert.Contains(s.t, []string{"A", "B"}, word, told)
	}
}

// A fork is a duel of its own in the list. It says of which duel it is one, and leads to where both part.
func TestAForkIsKeptAndCompared(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStandWith(t, size, language, t.TempDir(), func(o *Options) { o.Clock = &motion.ByHand{} })
			s.keepDuels("rogue")
			record := wholeDuel(t)
			require.NoError(t, s.game.Library.Keep(record))
			s = newStandWith(t, size, language, s.folder, func(o *Options) { o.Clock = motion.Frames() })
			plies, err := record.TurnStart(3)
			require.NoError(t, err)
			fork := s.fork(record, plies)
			later, err := record.TurnStart(5)
			require.NoError(t, err)
			s.fork(record, later) // at the same second
			list, err := s.game.Library.Saved(10)
			require.NoError(t, err)
			require.Len(t, list, 4)
			c, err := library.NewBook(s.game.Library).Read()
			require.NoError(t, err)
			assert.Len(t, c.Duels, 2, "forks don't count")
			hero := record.Seats[0].Hero
			assert.Len(t, s.game.duels.DuelsWith(&hero), 2, "nobody imitates them")

			s.game.OpenReplays()
			s.work()
			origin, is := fork.Origin()
			require.True(t, is)
			told := s.game.Translator().Text("replays.fork_of", i18n.Args{
				"Date": origin.Date.Local().Format("02.01.2006 15:04"), "Actions": s.game.Translator().Text("count.actions", i18n.Args{"N": plies}),
			})
			assert.True(t, s.shows(told), told)
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			s.save("forks_" + name)
			looktest.AssertNothingCutOff(t, s.window, "forks")
			s.rowOf(told).Tapped(nil)
			s.press("replays.compare_original")
			s.work()
			looktest.AssertNothingCutOff(t, s.window, "comparison")
			s.save("comparison_" + name)
			laid, err := duelrecord.Open(record)
			require.NoError(t, err)
			common := duelrecord.Compare(record, fork).Common
			assert.GreaterOrEqual(t, common, plies)
			frame, err := laid.At(common)
			require.NoError(t, err)
			for seat := range 2 {
				f := &frame.State.Fighters[seat]
				assert.True(t, s.shows(s.game.Translator().Text("replays.stood", i18n.Args{
					"Hero": s.game.Gallery.HeroName(&record.Seats[seat].Hero.Hero), "HP": f.HP, "MaxHP": record.Seats[seat].Hero.HP, "EP": f.EP, "MaxEP": record.Seats[seat].Hero.EP,
				})))
			}
			if language == "uk" {
				s.speaksUkrainian()
			}
			s.tapButton(s.game.Translator().Text("replays.watch_side_from", i18n.Args{"Side": "B"}))
			s.work()
			require.NotNil(t, s.game.Table)
			s.game.Back()
			s.work()
			assert.True(t, s.shows(s.text("replays.parting")), "back at the comparison")
			s.game.Back()
			s.work()
			assert.Len(t, s.replayRows(), 4)
		}
	}
}

// Duels that share nothing are compared by what all duels have.
func TestDuelsThatShareNothingAreCompared(t *testing.T) {
	quick.Skip(t, "plays whole duels by taps")
	for _, size := range []fyne.Size{onPhone, onDesktop} {
		s := newStand(t, size, "uk")
		s.playOne(pair("knight", "mage", "random"))
		s.playOne(pair("knight", "mage", "random"))
		s.playOne(pair("rogue", "mage", "random"))
		for row, key := range map[int]string{0: "replays.other_heroes", 1: "replays.other_seed"} {
			s.game.OpenReplays()
			s.work()
			require.Len(t, s.replayRows(), 3)
			if size == onPhone {
				s.tap(s.replayRows()[row])
			} else {
				s.replayRows()[row].Tapped(nil)
			}
			s.press("replays.compare_with")
			assert.True(t, s.shows(s.text("replays.compare_choose")))
			s.replayRows()[2].Tapped(nil)
			s.work()
			assert.True(t, s.shows(s.text(key)), key)
			s.save(fmt.Sprintf("compared_strangers_%.0f_%d", size.Width, row))
			looktest.AssertNothingCutOff(t, s.window, key)
			s.speaksUkrainian()
			s.tapButton(s.game.Translator().Text("replays.watch_side", i18n.Args{"Side": "A"}))
			s.work()
			assert.NotEmpty(t, visible(s, func(b *ui.Button) bool { return b.Icon == theme.DocumentIcon() }), "it is watched")
		}
	}
}
