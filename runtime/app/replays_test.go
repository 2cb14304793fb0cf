package app

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/record/duelrecord"
)

// keepDuels fills the collection with resigned duels; the enemy heroes tell them apart, the last is the newest.
func (s *stand) keepDuels(enemies ...string) {
	s.t.Helper()
	for i, enemy := range enemies {
		record, err := s.game.duels.NewRecord(s.game.Edition, nil, pair("knight", enemy, "tree"))
		require.NoError(s.t, err)
		record.Date = record.Date.AddDate(0, 0, i)
		record.Resign(0, "resigned")
		err = s.game.Library.Keep(record)
		require.NoError(s.t, err)
	}
}

func TestReplaysShowWhatTheyAre(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		s := newStand(t, size, "uk")
		s.keepDuels("mage", "rogue", "priest")
		s.press("home.replays")
		s.work()
		rows := visible(s, func(*ui.Pressable) bool { return true })
		require.NotEmpty(t, rows)
		s.tap(rows[1])
		s.save(fmt.Sprintf("replays_chosen_%.0f", size.Width))
		looktest.AssertNothingCutOff(t, s.window, "replays")
		rogue, err := s.game.Edition.Pack.DuelHero("rogue")
		require.NoError(t, err)
		for _, text := range []string{
			"Поразка", "Лицар здається.", "Розбійник", fmt.Sprintf("%d/%[1]d", rogue.HP), "Дата: 21.11.2026 " + replayHour(s) + ".",
			"Тривалість: 1 раунд, 0 карт.",
		} {
			assert.True(t, s.shows(text), "%v: %s", size, text)
		}
		s.press("result.watch")
		s.work()
		assert.True(t, s.shows(s.game.Translator().Text("duel.title_theirs", i18n.Args{"N": 1})) ||
			s.shows(s.game.Translator().Text("duel.title_mine", i18n.Args{"N": 1})))
	}
}

// replayHour is the local hour at which the duels of tests are played.
func replayHour(s *stand) string { return s.game.Now().Local().Format("15:04") }

func TestReplayIsDeletedFromWhereItIsShown(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.keepDuels("mage", "rogue")
	s.press("home.replays")
	s.work()
	s.press("replays.remove")
	test.Tap(find(s, func(b *ui.Button) bool {
		return b.Text == s.game.Translator().Text("replays.remove") && isUnder(s.game.Sheets.Layer, b)
	}))
	s.work()
	left, err := s.game.Library.Saved(10)
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, "mage", left[0].Record.Seats[1].Hero.ID, "the newest was chosen")
}

// Beside a list that leaves some duels out stands one of those that it shows.
func TestTheDuelThatFitsIsShown(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.keepDuels("mage", "rogue", "priest")
	s.press("home.replays")
	s.work()
	s.typeInto("rogue")
	s.press("replays.remove")
	test.Tap(find(s, func(b *ui.Button) bool { return b.Text == s.text("replays.remove") && isUnder(s.game.Sheets.Layer, b) }))
	s.work()
	left, err := s.game.Library.Saved(10)
	require.NoError(t, err)
	require.Len(t, left, 2)
	assert.Equal(t, "priest", left[0].Record.Seats[1].Hero.ID)
	assert.Equal(t, "mage", left[1].Record.Seats[1].Hero.ID)
}

func TestEmptyCollectionSaysSo(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.press("home.replays")
	s.work()
	assert.True(t, s.shows(s.game.Translator().Text("replays.none")))
}

func TestCourseFollowsTheDuel(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "tree"))
	s.playByTaps(v, func(int) {})
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
	s := newStand(t, onDesktop, "en")
	seats, err := s.game.duels.NewSeats(s.game.Edition, nil, pair("knight", "mage", "tree"))
	require.NoError(t, err)
	seats[0].Brain = "random"
	record, err := duelrecord.New(duelrecord.Pack{}, 3, seats)
	require.NoError(t, err)
	record.Resign(0, "bored")
	err = s.game.Library.Keep(record)
	require.NoError(t, err)
	s.press("home.replays")
	s.work()
	for _, text := range []string{
		"Mage wins", "Mage wins against Knight\nThe Fool — The Soldier, date unknown", "The Fool — The Soldier", "Knight lost at once: bored",
	} {
		assert.True(t, s.shows(text), text)
	}
}

// typeInto types into the line that there is.
func (s *stand) typeInto(text string) {
	s.t.Helper()
	find(s, func(*ui.Entry) bool { return true }).SetText(text)
}

// replayRows are the rows of the list.
func (s *stand) replayRows() []*ui.Pressable {
	return visible(s, func(*ui.Pressable) bool { return true })
}

// Words and a kind of duels leave those that fit.
func TestReplaysAreFound(t *testing.T) {
	for _, size := range quick.First(onPhone, onDesktop) {
		s := newStand(t, size, "en")
		s.keepDuels("mage", "rogue", "priest", "mage")
		s.press("home.replays")
		s.work()
		assert.Len(t, s.replayRows(), 4)
		s.typeInto("MAGE soldier")
		assert.Len(t, s.replayRows(), 2)
		s.typeInto("mage victory")
		assert.Empty(t, s.replayRows())
		assert.True(t, s.shows(s.text("replays.none_fits")))
		s.typeInto("")
		kinds := find(s, func(*ui.Select) bool { return true })
		kinds.SetSelected(s.text("replays.kind.won"))
		assert.Empty(t, s.replayRows())
		kinds.SetSelected(s.text("replays.kind.lost"))
		assert.Len(t, s.replayRows(), 4)
		looktest.AssertNothingCutOff(t, s.window, "found")
		s.save(fmt.Sprintf("replays_found_%.0f", size.Width))
	}
}

// A long list comes in parts.
func TestALongListOfReplaysComesInParts(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.keepDuels(slices.Repeat([]string{"mage", "rogue"}, 30)...)
	s.press("home.replays")
	s.work()
	assert.Len(t, visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() && b.Text == "" }), 40)
	s.tapButton("20 more")
	assert.Len(t, visible(s, func(b *ui.Button) bool { return b.Icon == theme.MediaPlayIcon() && b.Text == "" }), 60)
}

// A duel from a file is kept, apart from the player's own, which it is none of.
func TestAnImportedReplayIsKept(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.keepDuels("mage")
	record, err := s.game.duels.NewRecord(s.game.Edition, nil, pair("rogue", "priest", "tree"))
	require.NoError(t, err)
	record.Resign(1, "resigned")
	require.NoError(t, s.game.Library.Add(s.game.Library.Imports(), record))
	s.press("home.replays")
	s.work()
	assert.Len(t, s.replayRows(), 2)
	assert.True(t, s.shows(s.text("replays.imported")))
	find(s, func(*ui.Select) bool { return true }).SetSelected(s.text("replays.kind.imported"))
	assert.Len(t, s.replayRows(), 1)
	c, err := library.NewBook(s.game.Library).Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 1, "only the own one counts")
	rogue := record.Seats[0].Hero
	assert.Empty(t, s.game.duels.DuelsWith(&rogue), "nobody imitates a stranger")
	s.press("replays.remove")
	s.pressOnSheet("replays.remove")
	s.work()
	assert.Len(t, s.replayRows(), 1)
}

// The hint of the search is seen whole: a shorter one where there is little room.
func TestTheSearchHintIsSeenWhole(t *testing.T) {
	for _, size := range quick.First(onPhone, fyne.NewSize(640, 360), fyne.NewSize(800, 1280), onDesktop, onFullHD) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			s.keepDuels("mage", "rogue")
			s.press("home.replays")
			s.work()
			search := find(s, func(*ui.Entry) bool { return true })
			require.Contains(t, []string{s.text("replays.search"), s.text("replays.search.short")}, search.PlaceHolder)
			hint := fyne.MeasureText(search.PlaceHolder, theme.TextSize(), fyne.TextStyle{})
			assert.LessOrEqual(t, hint.Width+4*theme.InnerPadding(), search.Size().Width, "%v %s: %q", size, language, search.PlaceHolder)
			assert.GreaterOrEqual(t, search.Size().Height, search.MinSize().Height, "%v: it needn't scroll", size)
			if size.Height > size.Width || size.Width > 1000 {
				assert.Equal(t, s.text(map[bool]string{true: "replays.search.short", false: "replays.search"}[size == onPhone]), search.PlaceHolder, size)
			}
			looktest.AssertNothingCutOff(t, s.window, "replays_search")
		}
	}
}

// Words find the same duels, whatever characters a keyboard or a system writes their letters with.
func TestDuelsAreFoundHoweverLettersAreWritten(t *testing.T) {
	s := newStand(t, onDesktop, "uk")
	s.keepDuels("mage", "rogue")
	s.press("home.replays")
	s.work()
	require.Len(t, s.replayRows(), 2)
	search := find(s, func(*ui.Entry) bool { return true })
	for _, typed := range []string{"розбійник", "Розбіи\u0306ник", "розбій\u00adник"} {
		search.SetText(typed)
		s.work()
		assert.Len(t, s.replayRows(), 1, typed)
	}
	search.SetText("розбиник")
	s.work()
	assert.Empty(t, s.replayRows())
}
