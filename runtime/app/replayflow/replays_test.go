package replayflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

func TestReplaysShowWhatTheyAre(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		s := apptest.New(t, size, "uk")
		s.KeepDuels("mage", "rogue", "priest")
		s.Press("home.replays")
		s.Work()
		rows := apptest.Visible(s, func(*ui.Pressable) bool { return true })
		require.NotEmpty(t, rows)
		s.Tap(rows[1])
		s.Save(fmt.Sprintf("replays_chosen_%.0f", size.Width))
		looktest.AssertNothingCutOff(t, s.Window, "replays")
		rogue, err := s.Game.Edition.Pack.DuelHero("rogue")
		require.NoError(t, err)
		for _, text := range []string{
			"Поразка", "Лицар здається.", "Розбійник", fmt.Sprintf("%d/%[1]d", rogue.HP), "Дата: 21.11.2026 " + replayHour(s) + ".",
			"Тривалість: 1 раунд, 0 карт.",
		} {
			assert.True(t, s.Shows(text), "%v: %s", size, text)
		}
		s.Press("result.watch")
		s.Work()
		assert.True(t, s.Shows(s.Game.Translator().Text("duel.title_theirs", i18n.Args{"N": 1})) ||
			s.Shows(s.Game.Translator().Text("duel.title_mine", i18n.Args{"N": 1})))
	}
}

// replayHour is the local hour at which the duels of tests are played.
func replayHour(s *apptest.Stand) string { return s.Game.Now().Local().Format("15:04") }

func TestReplayIsDeletedFromWhereItIsShown(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.KeepDuels("mage", "rogue")
	s.Press("home.replays")
	s.Work()
	s.Press("replays.remove")
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.Text == s.Game.Translator().Text("replays.remove") && apptest.IsUnder(s.Game.Sheets().Layer, b)
	}))
	s.Work()
	left, err := s.Game.Library.Saved(10)
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, "mage", left[0].Record.Seats[1].Hero.ID, "the newest was chosen")
}

// Beside a list that leaves some duels out stands one of those that it shows.
func TestTheDuelThatFitsIsShown(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.KeepDuels("mage", "rogue", "priest")
	s.Press("home.replays")
	s.Work()
	s.TypeInto("rogue")
	s.Press("replays.remove")
	test.Tap(apptest.Find(s, func(b *ui.Button) bool {
		return b.Text == s.Text("replays.remove") && apptest.IsUnder(s.Game.Sheets().Layer, b)
	}))
	s.Work()
	left, err := s.Game.Library.Saved(10)
	require.NoError(t, err)
	require.Len(t, left, 2)
	assert.Equal(t, "priest", left[0].Record.Seats[1].Hero.ID)
	assert.Equal(t, "mage", left[1].Record.Seats[1].Hero.ID)
}

func TestEmptyCollectionSaysSo(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.Press("home.replays")
	s.Work()
	assert.True(t, s.Shows(s.Game.Translator().Text("replays.none")))
}

func TestCourseFollowsTheDuel(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "tree"))
	s.PlayByTaps(v, func(int) {})
	laid, err := duelrecord.Open(v.Match.Record())
	require.NoError(t, err)
	winner, loser := v.Result.Winner, 1-v.Result.Winner
	shares := laid.Course(loser)
	assert.Len(t, shares, laid.Plies()+1)
	assert.Equal(t, float32(1), shares[0])
	assert.Zero(t, shares[laid.Plies()])
	won := laid.Course(winner)
	assert.Positive(t, won[laid.Plies()])

	lines := ui.NewCurve(shares, look.White)
	ui.LayCurve(lines, shares, ui.NewRect(10, 20, 100, 50))
	assert.Equal(t, fyne.NewPos(10, 20), lines[0].Position1)
	end := lines[len(lines)-1].Position2
	assert.InDelta(t, 110, end.X, 0.01)
	assert.InDelta(t, 70, end.Y, 0.01)
	ui.LayCurve(nil, []float32{1}, ui.NewRect(0, 0, 100, 50)) // nothing has happened
}

func TestReplayOfTwoAIsNamesBoth(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	seats, err := s.Game.Duels.NewSeats(s.Game.Edition, nil, apptest.Pair("knight", "mage", "tree"))
	require.NoError(t, err)
	seats[0].Brain = "random"
	record, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
	require.NoError(t, err)
	record.Resign(0, "bored")
	err = s.Game.Library.Keep(record)
	require.NoError(t, err)
	s.Press("home.replays")
	s.Work()
	for _, text := range []string{
		"Mage wins", "Mage wins against Knight\nThe Fool — The Soldier, date unknown", "The Fool — The Soldier", "Knight lost at once: bored",
	} {
		assert.True(t, s.Shows(text), text)
	}
}

// Words and a kind of duels leave those that fit.
func TestReplaysAreFound(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		s := apptest.New(t, size, "en")
		s.KeepDuels("mage", "rogue", "priest", "mage")
		s.Press("home.replays")
		s.Work()
		assert.Len(t, s.ReplayRows(), 4)
		s.TypeInto("MAGE soldier")
		assert.Len(t, s.ReplayRows(), 2)
		s.TypeInto("mage victory")
		assert.Empty(t, s.ReplayRows())
		assert.True(t, s.Shows(s.Text("replays.none_fits")))
		s.TypeInto("")
		kinds := apptest.Find(s, func(*ui.Select) bool { return true })
		kinds.SetSelected(s.Text("replays.kind.won"))
		assert.Empty(t, s.ReplayRows())
		kinds.SetSelected(s.Text("replays.kind.lost"))
		assert.Len(t, s.ReplayRows(), 4)
		looktest.AssertNothingCutOff(t, s.Window, "found")
		s.Save(fmt.Sprintf("replays_found_%.0f", size.Width))
	}
}

// A long list comes in parts.
func TestALongListOfReplaysComesInParts(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.KeepDuels(slices.Repeat([]string{"mage", "rogue"}, 30)...)
	s.Press("home.replays")
	s.Work()
	assert.Len(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() && b.Text == "" }), 40)
	s.TapButton("20 more")
	assert.Len(t, apptest.Visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() && b.Text == "" }), 60)
}

// A duel from a file is kept, apart from the player's own, which it is none of.
func TestAnImportedReplayIsKept(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.KeepDuels("mage")
	record, err := s.Game.Duels.NewRecord(s.Game.Edition, nil, apptest.Pair("rogue", "priest", "tree"))
	require.NoError(t, err)
	record.Resign(1, "resigned")
	require.NoError(t, s.Game.Library.Add(s.Game.Library.Imports(), record))
	s.Press("home.replays")
	s.Work()
	assert.Len(t, s.ReplayRows(), 2)
	assert.True(t, s.Shows(s.Text("replays.imported")))
	apptest.Find(s, func(*ui.Select) bool { return true }).SetSelected(s.Text("replays.kind.imported"))
	assert.Len(t, s.ReplayRows(), 1)
	c, err := library.NewBook(s.Game.Library).Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 1, "only the own one counts")
	rogue := record.Seats[0].Hero
	assert.Empty(t, s.Game.Duels.DuelsWith(&rogue), "nobody imitates a stranger")
	s.Press("replays.remove")
	s.PressOnSheet("replays.remove")
	s.Work()
	assert.Len(t, s.ReplayRows(), 1)
}

// The hint of the search is seen whole: a shorter one where there is little room.
func TestTheSearchHintIsSeenWhole(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, fyne.NewSize(640, 360), fyne.NewSize(800, 1280), apptest.OnDesktop, apptest.OnFullHD) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.KeepDuels("mage", "rogue")
			s.Press("home.replays")
			s.Work()
			search := apptest.Find(s, func(*ui.Entry) bool { return true })
			require.Contains(t, []string{s.Text("replays.search"), s.Text("replays.search.short")}, search.PlaceHolder)
			hint := fyne.MeasureText(search.PlaceHolder, theme.TextSize(), fyne.TextStyle{})
			assert.LessOrEqual(t, hint.Width+4*theme.InnerPadding(), search.Size().Width, "%v %s: %q", size, language, search.PlaceHolder)
			assert.GreaterOrEqual(t, search.Size().Height, search.MinSize().Height, "%v: it needn't scroll", size)
			if size.Height > size.Width || size.Width > 1000 {
				assert.Equal(t, s.Text(map[bool]string{true: "replays.search.short", false: "replays.search"}[size == apptest.OnPhone]), search.PlaceHolder, size)
			}
			looktest.AssertNothingCutOff(t, s.Window, "replays_search")
		}
	}
}

// Words find the same duels, whatever characters a keyboard or a system writes their letters with.
func TestDuelsAreFoundHoweverLettersAreWritten(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "uk")
	s.KeepDuels("mage", "rogue")
	s.Press("home.replays")
	s.Work()
	require.Len(t, s.ReplayRows(), 2)
	search := apptest.Find(s, func(*ui.Entry) bool { return true })
	for _, typed := range []string{"розбійник", "Розбіи\u0306ник", "розбій\u00adник"} {
		search.SetText(typed)
		s.Work()
		assert.Len(t, s.ReplayRows(), 1, typed)
	}
	search.SetText("розбиник")
	s.Work()
	assert.Empty(t, s.ReplayRows())
}

func TestDamagedReplayIsListedWithItsReason(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	path := filepath.Join(s.Folder, "replays", "20261120-180000-x.replay")
	require.NoError(t, os.WriteFile(path, []byte("not a replay"), 0o644))
	s.Press("home.replays")
	s.Work()
	_, err := duelmatch.File{Path: path}.Load()
	assert.True(t, s.Shows("This file can’t be read: "+path+": "+errtext.Unread(s.Game.Translator(), err)))
}
