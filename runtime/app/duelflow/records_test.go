package duelflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// After a duel the result says what it did to the player's record, and the start screen tells it from then on.
func TestADuelIsRecorded(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	<-s.Played
	s.Work()
	assert.True(t, s.Shows("Rating 1198 (-2) · You 0 : 1 Mara"))
	s.Game.OpenHome()
	s.Work()
	s.TapButton("Rating 1198 · You 0 : 1 Mara")
	s.Work()
	assert.True(t, s.Shows("1198"))
	assert.True(t, s.Shows("0 : 1"))
}

// Start screen, result and records count by whom one has met, however strong that one played.
func TestMatchesAreCountedByWhomOneMeets(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "even"))
	<-s.Played
	s.Work()
	score := "You 0 : 1 Mara"
	assert.Contains(t, strings.Join(apptest.Texts(s.Window.Content()), " "), score)
	s.Game.OpenHome()
	s.Work()
	s.TapButton("Rating 1171 · " + score)
	s.Work()
	assert.True(t, s.Shows(score))
	assert.True(t, s.Shows("Mara"))
	assert.False(t, s.Shows("The Learner"))

	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	<-s.Played
	s.Work()
	s.Game.Meet("ostap")
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	<-s.Played
	s.Work()
	s.Game.OpenHome()
	s.Work()
	assert.True(t, apptest.Find(s, func(b *ui.Button) bool { return strings.Contains(b.Text, "You 0 : 2 Mara") }).Visible(), "whom one has met more often")
}

// Duels that were kept before there was a record are in it, and those that are deleted stay in it.
func TestTheCollectionIsRecorded(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	s.KeepDuels("mage", "priest", "rogue")
	require.NoError(t, os.RemoveAll(s.Game.Duels.Book.Path()))
	s.Game.Duels.Book = library.NewBook(s.Game.Library)
	c, err := s.Game.Duels.Book.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 3)
	require.FileExists(t, s.Game.Duels.Book.Path())

	for _, file := range s.Replays() {
		require.NoError(t, os.Remove(file))
	}
	s.Game.Duels.Book = library.NewBook(s.Game.Library)
	c, err = s.Game.Duels.Book.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 3)
}

// A damaged record is told about in the player's language, kept aside, and counted again from the replays.
func TestADamagedRecordIsCountedAgain(t *testing.T) {
	for damaged, reason := range map[string]string{
		"{": "його вміст пошкоджено",
		`{"format": "board-duels career 1", "duels": []}`:                                              "бракує контрольної суми",
		`{"format": "board-duels career 1", "duels": [], "digest": "` + strings.Repeat("0", 64) + `"}`: "його змінено або пошкоджено після запису",
	} {
		folder := t.TempDir()
		s := apptest.NewIn(t, apptest.OnPhone, "uk", folder)
		s.KeepDuels("mage", "priest")
		s.Work()
		s.Game.Close()
		path := filepath.Join(folder, "career.json")
		require.NoError(t, os.WriteFile(path, []byte(damaged), 0o644))
		s = apptest.NewIn(t, apptest.OnPhone, "uk", folder)
		s.Work()
		s.AssertUkrainian()
		assert.Contains(t, s.Told(), reason)
		assert.Contains(t, s.Told(), path+".damaged-1")
		kept, err := os.ReadFile(path + ".damaged-1")
		require.NoError(t, err)
		assert.Equal(t, damaged, string(kept))
		c, err := s.Game.Duels.Book.Read()
		require.NoError(t, err)
		assert.Len(t, c.Duels, 2)
	}
}

// What can't be saved counts all the same, and is found in the collection by the next program.
func TestARecordThatCannotBeSavedCounts(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnPhone, "en")
	s.LoseTo(apptest.Pair("knight", "mage", "random"))
	s.Work()
	free := s.Block("career.json")
	s.LoseTo(apptest.Pair("knight", "rogue", "random"))
	s.Work()
	assert.Equal(t, 2, s.Career().Total().Played)
	free()
	next := library.NewBook(s.Game.Library)
	c, err := next.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 2)
}

func TestRecordsInEveryShape(t *testing.T) {
	quick.Skip(t, "lays records out in every shape")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	folder := t.TempDir()
	t.Run("lives", func(t *testing.T) { apptest.NewIn(t, apptest.OnPhone, "en", folder).Lives() })
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.NewIn(t, size, language, folder)
				s.Game.OpenHome()
				s.Work()
				s.Save("home_recorded_" + name)
				looktest.AssertNothingCutOff(t, s.Window, "home")
				s.Game.OpenRecords()
				s.Work()
				assert.Equal(t, 10, s.Career().Total().Played)
				looktest.AssertNothingCutOff(t, s.Window, "records")
				s.Save("records_" + name)
			})
		}
	}
}

// Somebody who has never played is told what will stand there, without any figure, and is led to a duel.
func TestNoRecordsLeadToADuel(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, size, language)
			s.Game.OpenRecords()
			s.Work()
			assert.True(t, s.Shows(s.Text("records.none")))
			assert.True(t, s.Shows(s.Text("records.none.cards")))
			s.Walk(func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok && text.Text != s.Text("chart.duel", i18n.Args{"N": 1}) {
					assert.NotRegexp(t, `[0-9]`, text.Text, "no figures")
				}
			})
			looktest.AssertNothingCutOff(t, s.Window, "records_none")
			s.Press("records.begin")
			s.Work()
			assert.True(t, s.Shows(s.Text("choice.title")))
		}
	}
}
