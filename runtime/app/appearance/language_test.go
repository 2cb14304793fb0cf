package appearance_test

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
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// keyNames are what stands on keys, whatever the language.
var keyNames = regexp.MustCompile(`\b(Enter|Esc|I|E)\b`)

// assertNothingEnglish looks for words of another language than Ukrainian on all that is shown.
func assertNothingEnglish(s *apptest.Stand, where string) {
	s.T.Helper()
	told := strings.Join(apptest.Texts(s.Window.Content()), "\n")
	if s.Game.Sheets().IsOpen() {
		told = strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
	}
	assert.NotEmpty(s.T, told, where)
	told = strings.ReplaceAll(told, s.Text("home.title"), "") // the game's name
	assert.Empty(s.T, apptest.Latin.FindAllString(keyNames.ReplaceAllString(told, ""), -1), "%s: %q", where, told)
	s.Save(where)
}

// underWay returns the duel under way as it is in its file.
func underWay(s *apptest.Stand) *duelrecord.Record {
	s.T.Helper()
	record, err := duelmatch.File{Path: s.Game.Library.Current().Path}.Load()
	require.NoError(s.T, err)
	return record
}

// A duel that was begun in one language goes on in another: whatever is shown then is in that, also what has happened
// before, and the duel is the same.
func TestTheLanguageIsChangedInADuel(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		t.Run(fmt.Sprintf("%.0f", size.Width), func(t *testing.T) {
			s := apptest.New(t, size, "en")
			v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
			s.PlaySome(4)
			for v.Reason == nil {
				s.Tap(v.Table.Turn)
				s.MyTurn()
			}
			v.OpenLog()
			before := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
			assert.NotEmpty(t, apptest.Latin.FindString(before))
			s.Game.Sheets().Close()

			v.OpenMenu()
			s.PressOnSheet("home.settings")
			<-v.Ended
			kept := underWay(s)
			s.TapButton("Українська")
			s.Game.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			s.Settle(func() bool { return s.Game.Duels.Session() != v })
			v = s.Game.Duels.Session()
			s.MyTurn()
			assert.Equal(t, kept, underWay(s), "it is the same duel")

			assertNothingEnglish(s, "table")
			v.OpenLog()
			assertNothingEnglish(s, "log")
			s.Game.Sheets().Close()
			s.Settle(func() bool { return v.Reason != nil })
			v.Explain()
			s.Unfold()
			assertNothingEnglish(s, "why")
			s.Game.Sheets().Close()
			for place := range v.Table.Hand.Model.Cards {
				v.Define(place)
				assertNothingEnglish(s, "terms")
				s.Game.Sheets().Close()
			}
			for _, mine := range []bool{true, false} {
				v.Inspect(mine)
				assertNothingEnglish(s, "hero")
				s.Game.Sheets().Close()
			}
			s.PlayByTaps(v, func(int) { assertNothingEnglish(s, "turn") })
			s.Work()
			assertNothingEnglish(s, "result")

			saved, err := s.Game.Library.Saved(1)
			require.NoError(t, err)
			require.Len(t, saved, 1)
			record := saved[0].Record
			assert.Equal(t, kept.Seed, record.Seed)
			require.GreaterOrEqual(t, len(record.Turns), len(kept.Turns))
			kept.Seats[1-v.Me].Additions = record.Seats[1-v.Me].Additions // what the AI has sealed since
			assert.Equal(t, kept.Seats, record.Seats)
			ends := len(kept.Turns) - 1 // the turn in which it was left
			assert.Equal(t, kept.Turns[:ends], record.Turns[:ends])
			_, err = journal.Verify(t.Context(), record, duelbrains.Known())
			require.NoError(t, err)
		})
	}
}

// Who chooses another language for the device is spoken to in it on the start screen. A duel goes on as it is, and
// leads there; a language that was set for the game stays.
func TestTheDevicesLanguageIsFollowed(t *testing.T) {
	t.Setenv("LANGUAGE", "en_GB.UTF-8")
	s := apptest.New(t, apptest.OnPhone, "")
	require.True(t, s.Offers("home.new_duel"))
	english := s.Text("home.new_duel")
	s.Game.FollowSystem()
	assert.Equal(t, english, s.Text("home.new_duel"))

	t.Setenv("LANGUAGE", "uk_UA.UTF-8")
	s.Game.FollowSystem()
	require.NotEqual(t, english, s.Text("home.new_duel"))
	assert.True(t, s.Offers("home.new_duel"), "it is shown anew")
	assert.Equal(t, "Скасувати", lang.L("Cancel"), "so are the toolkit's words")

	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	t.Setenv("LANGUAGE", "en_GB.UTF-8")
	s.Game.FollowSystem()
	assert.Same(t, v, s.Game.Duels.Session())
	assert.NotEqual(t, english, s.Text("home.new_duel"))
	v.OpenMenu()
	s.Press("leave.later")
	assert.Equal(t, english, s.Text("home.new_duel"))
	assert.Equal(t, "Cancel", lang.L("Cancel"))

	s.Game.Speak("en")
	t.Setenv("LANGUAGE", "uk_UA.UTF-8")
	s.Game.FollowSystem()
	assert.Equal(t, english, s.Text("home.new_duel"))
}
