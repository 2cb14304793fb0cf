package app

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
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
)

// After a duel the result says what it did to the player's record, and the start screen tells it from then on.
func TestADuelIsRecorded(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("knight", "mage", "precedent"))
	<-s.played
	s.work()
	assert.True(t, s.shows("Rating 1198 (-2) · You 0 : 1 The Learner"))
	s.game.OpenHome()
	s.work()
	s.tapButton("Rating 1198 · You 0 : 1 The Learner")
	s.work()
	assert.True(t, s.shows("1198"))
	assert.True(t, s.shows("0 : 1"))
}

// Who has only played even matches isn't told of a score against the opponent at its full strength: start screen,
// result and records say the same.
func TestEvenMatchesAreCountedAsThat(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	s.loseTo(pair("knight", "mage", "even"))
	<-s.played
	s.work()
	score := "You 0 : 1 in even matches"
	assert.Contains(t, strings.Join(texts(s.window.Content()), " "), score)
	s.game.OpenHome()
	s.work()
	s.tapButton("Rating 1171 · " + score)
	s.work()
	assert.True(t, s.shows(score))
	assert.True(t, s.shows("Even match"))
	assert.False(t, s.shows("The Learner"))

	s.game.duels.Session = nil
	for range 2 {
		s.loseTo(pair("knight", "mage", "precedent"))
		<-s.played
		s.game.duels.Session = nil
	}
	s.work()
	s.game.OpenHome()
	s.work()
	assert.True(t, find(s, func(b *ui.Button) bool { return strings.Contains(b.Text, "You 0 : 2 The Learner") }).Visible(), "whom one has met more often")
}

// Duels that were kept before there was a record are in it, and those that are deleted stay in it.
func TestTheCollectionIsRecorded(t *testing.T) {
	s := newStand(t, onPhone, "en")
	s.keepDuels("mage", "priest", "rogue")
	require.NoError(t, os.RemoveAll(s.game.duels.Book.Path()))
	s.game.duels.Book = library.NewBook(s.game.Library)
	c, err := s.game.duels.Book.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 3)
	require.FileExists(t, s.game.duels.Book.Path())

	for _, file := range s.replays() {
		require.NoError(t, os.Remove(file))
	}
	s.game.duels.Book = library.NewBook(s.game.Library)
	c, err = s.game.duels.Book.Read()
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
		s := newStandIn(t, onPhone, "uk", folder)
		s.keepDuels("mage", "priest")
		s.work()
		s.game.Close()
		path := filepath.Join(folder, "career.json")
		require.NoError(t, os.WriteFile(path, []byte(damaged), 0o644))
		s = newStandIn(t, onPhone, "uk", folder)
		s.work()
		s.assertUkrainian()
		assert.Contains(t, s.told(), reason)
		assert.Contains(t, s.told(), path+".damaged-1")
		kept, err := os.ReadFile(path + ".damaged-1")
		require.NoError(t, err)
		assert.Equal(t, damaged, string(kept))
		c, err := s.game.duels.Book.Read()
		require.NoError(t, err)
		assert.Len(t, c.Duels, 2)
	}
}

// What can't be saved counts all the same, and is found in the collection by the next program.
func TestARecordThatCannotBeSavedCounts(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onPhone, "en")
	s.loseTo(pair("knight", "mage", "random"))
	s.work()
	free := s.block("career.json")
	s.game.duels.Session = nil
	s.loseTo(pair("knight", "rogue", "random"))
	s.work()
	assert.Equal(t, 2, s.career().Total().Played)
	free()
	next := library.NewBook(s.game.Library)
	c, err := next.Read()
	require.NoError(t, err)
	assert.Len(t, c.Duels, 2)
}

// lives plays some duels to the end, or gives them up.
func (s *stand) lives() {
	for i, brain := range []string{"random", "elf", "random", "zombie", "random", "precedent", "random", "level_20", "even_30", "random"} {
		s.game.duels.Session = nil // so that begin waits for the next one
		p := pair([]string{"knight", "rogue", "priest"}[i%3], []string{"mage", "priest"}[i%2], brain)
		if i%2 == 1 {
			s.loseTo(p)
		} else {
			s.playByTaps(s.begin(p), func(int) {})
		}
		s.work()
		for len(s.played) > 0 {
			<-s.played
		}
	}
}

func TestRecordsInEveryShape(t *testing.T) {
	quick.Skip(t, "lays records out in every shape")
	raceflag.Skip(t, "lays page after page out, on the one goroutine that may")
	folder := t.TempDir()
	t.Run("lives", func(t *testing.T) { newStandIn(t, onPhone, "en", folder).lives() })
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("%.0f_%s", size.Width, language)
			t.Run(name, func(t *testing.T) {
				s := newStandIn(t, size, language, folder)
				s.game.OpenHome()
				s.work()
				s.save("home_recorded_" + name)
				looktest.AssertNothingCutOff(t, s.window, "home")
				s.game.OpenRecords()
				s.work()
				assert.Equal(t, 10, s.career().Total().Played)
				looktest.AssertNothingCutOff(t, s.window, "records")
				s.save("records_" + name)
			})
		}
	}
}

// Somebody who has never played is told what will stand there, without any figure, and is led to a duel.
func TestNoRecordsLeadToADuel(t *testing.T) {
	for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, size, language)
			s.game.OpenRecords()
			s.work()
			assert.True(t, s.shows(s.text("records.none")))
			assert.True(t, s.shows(s.text("records.none.cards")))
			s.walk(func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok && text.Text != s.text("chart.duel", i18n.Args{"N": 1}) {
					assert.NotRegexp(t, `[0-9]`, text.Text, "no figures")
				}
			})
			looktest.AssertNothingCutOff(t, s.window, "records_none")
			s.press("records.begin")
			s.work()
			assert.True(t, s.shows(s.text("choice.title")))
		}
	}
}
