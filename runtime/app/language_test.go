package app

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// keyNames are what stands on keys, whatever the language.
var keyNames = regexp.MustCompile(`\b(Enter|Esc|I|E)\b`)

// assertNothingEnglish looks for words of another language than Ukrainian on all that is shown.
func (s *stand) assertNothingEnglish(where string) {
	s.t.Helper()
	told := strings.Join(texts(s.window.Content()), "\n")
	if s.game.Sheets.IsOpen() {
		told = strings.Join(texts(s.game.Sheets.Layer), "\n")
	}
	assert.NotEmpty(s.t, told, where)
	told = strings.ReplaceAll(told, s.text("home.title"), "") // the game's name
	assert.Empty(s.t, latin.FindAllString(keyNames.ReplaceAllString(told, ""), -1), "%s: %q", where, told)
	s.save(where)
}

// underWay returns the duel under way as it is in its file.
func (s *stand) underWay() *duelrecord.Record {
	s.t.Helper()
	record, err := duelmatch.File{Path: s.game.Library.Current().Path}.Load()
	require.NoError(s.t, err)
	return record
}

// A duel that was begun in one language goes on in another: whatever is shown then is in that, also what has happened
// before, and the duel is the same.
func TestTheLanguageIsChangedInADuel(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		t.Run(fmt.Sprintf("%.0f", size.Width), func(t *testing.T) {
			s := newStand(t, size, "en")
			v := s.begin(pair("knight", "mage", "precedent"))
			s.playSome(4)
			for v.Reason == nil {
				s.tap(v.Table.Turn)
				s.myTurn()
			}
			v.OpenLog()
			before := strings.Join(texts(s.game.Sheets.Layer), "\n")
			assert.NotEmpty(t, latin.FindString(before))
			s.game.Sheets.Close()

			v.OpenMenu()
			s.pressOnSheet("home.settings")
			<-v.Ended
			kept := s.underWay()
			s.tapButton("Українська")
			s.game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			s.settle(func() bool { return s.game.duels.Session != v })
			v = s.game.duels.Session
			s.myTurn()
			assert.Equal(t, kept, s.underWay(), "it is the same duel")

			s.assertNothingEnglish("table")
			v.OpenLog()
			s.assertNothingEnglish("log")
			s.game.Sheets.Close()
			s.settle(func() bool { return v.Reason != nil })
			v.Explain()
			s.unfold()
			s.assertNothingEnglish("why")
			s.game.Sheets.Close()
			for place := range v.Table.Hand.Model.Cards {
				v.Define(place)
				s.assertNothingEnglish("terms")
				s.game.Sheets.Close()
			}
			for _, mine := range []bool{true, false} {
				v.Inspect(mine)
				s.assertNothingEnglish("hero")
				s.game.Sheets.Close()
			}
			s.playByTaps(v, func(int) { s.assertNothingEnglish("turn") })
			s.work()
			s.assertNothingEnglish("result")

			saved, err := s.game.Library.Saved(1)
			require.NoError(t, err)
			require.Len(t, saved, 1)
			record := saved[0].Record
			assert.Equal(t, kept.Seed, record.Seed)
			require.GreaterOrEqual(t, len(record.Turns), len(kept.Turns))
			assert.Equal(t, kept.Seats, record.Seats)
			ends := len(kept.Turns) - 1 // the turn in which it was left
			assert.Equal(t, kept.Turns[:ends], record.Turns[:ends])
			require.NoError(t, journal.Verify(t.Context(), record, duelbrains.Known()))
		})
	}
}

// Who chooses another language for the device is spoken to in it on the start screen. A duel goes on as it is, and
// leads there; a language that was set for the game stays.
func TestTheDevicesLanguageIsFollowed(t *testing.T) {
	t.Setenv("LANGUAGE", "en_GB.UTF-8")
	s := newStand(t, onPhone, "")
	require.True(t, s.offers("home.new_duel"))
	english := s.text("home.new_duel")
	s.game.FollowSystem()
	assert.Equal(t, english, s.text("home.new_duel"))

	t.Setenv("LANGUAGE", "uk_UA.UTF-8")
	s.game.FollowSystem()
	require.NotEqual(t, english, s.text("home.new_duel"))
	assert.True(t, s.offers("home.new_duel"), "it is shown anew")
	assert.Equal(t, "Скасувати", lang.L("Cancel"), "so are the toolkit's words")

	v := s.begin(pair("knight", "mage", "random"))
	t.Setenv("LANGUAGE", "en_GB.UTF-8")
	s.game.FollowSystem()
	assert.Same(t, v, s.game.duels.Session)
	assert.NotEqual(t, english, s.text("home.new_duel"))
	v.OpenMenu()
	s.press("leave.later")
	assert.Equal(t, english, s.text("home.new_duel"))
	assert.Equal(t, "Cancel", lang.L("Cancel"))

	s.game.Speak("en")
	t.Setenv("LANGUAGE", "uk_UA.UTF-8")
	s.game.FollowSystem()
	assert.Equal(t, english, s.text("home.new_duel"))
}
