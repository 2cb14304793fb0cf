package duelflow_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/explanation"
	"boardduels/assets/nemeses"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/edition"
	"boardduels/runtime/app/look/looktest"
)

// Whoever is met learns, and remembers; the others keep what they know until they are met again. How well the player
// plays is told on.
func TestEachNemesisKnowsItsOwnDuels(t *testing.T) {
	for _, size := range quick.First(apptest.OnPhone, apptest.OnDesktop) {
		for _, language := range quick.First("uk", "en") {
			s := apptest.New(t, size, language)
			lose := func(p edition.Pairing) {
				s.LoseTo(p)
				<-s.Played
				s.Work()
			}
			matches := func(nemesis string) int {
				history, err := kb.At(s.Game.Library.Knowledge("", nemesis)).History("mage")
				require.NoError(t, err)
				return len(history)
			}
			pair := apptest.Pair("knight", "mage", "precedent")
			lose(pair)
			s.Save("nemesis_result_" + language)
			looktest.AssertNothingCutOff(t, s.Window, "result")
			assert.Equal(t, [2]int{1, 0}, [2]int{matches("mara"), matches("ostap")})

			s.Game.OpenChoice()
			s.OpenDoor(1)
			s.Work()
			s.ChooseTile(explanation.Nemesis(s.Game.Translator(), "ostap"))
			s.Work()
			s.Save("nemesis_choice_" + language)
			looktest.AssertNothingCutOff(t, s.Window, "choice")
			lose(pair)
			lose(pair)
			assert.Equal(t, [2]int{1, 2}, [2]int{matches("mara"), matches("ostap")})
			user, err := s.Game.Edition.Store.Rating()
			require.NoError(t, err)
			assert.Equal(t, 3, user.Duels, "how well the player plays is known to all")
			assert.Equal(t, 3, s.Game.Edition.Meeting("havran").User().Duels)

			s.Game.OpenChoice()
			s.OpenDoor(1)
			s.Work()
			s.ChooseTile(explanation.Nemesis(s.Game.Translator(), "mara"))
			s.Work()
			s.Save("nemesis_met_" + language)
			looktest.AssertNothingCutOff(t, s.Window, "choice of somebody met")
			v := s.Begin(pair)
			s.MyTurn()
			assert.Equal(t, "mara", v.Match.Record().Seats[1].Nemesis())
			assert.NotEmpty(t, v.Remembered)
			s.Save("nemesis_table_" + language)
			looktest.AssertNothingCutOff(t, s.Window, "table")

			again := apptest.NewIn(t, size, language, s.Folder)
			assert.Equal(t, nemeses.First, again.Game.Edition.Nemesis)
		}
	}
}

// Somebody whom this program doesn't know is the first one, and damage to one's knowledge is no other's.
func TestAnUnknownNemesisIsTheFirst(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	assert.Equal(t, nemeses.First, s.Game.Edition.Meeting("nobody").Nemesis)
	s.Game.Meet("vesna")
	assert.Equal(t, "vesna", s.Game.Edition.Nemesis)
	s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
	<-s.Played
	s.Work()
	folder := s.Game.Library.Knowledge("", "vesna")
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.NotEmpty(t, entries)
	for _, entry := range entries {
		if !entry.IsDir() {
			require.NoError(t, os.WriteFile(filepath.Join(folder, entry.Name()), []byte("damaged"), 0o600))
		}
	}
	_, err = s.Game.Edition.Meeting(nemeses.First).Known("mage")
	require.NoError(t, err)
	s.Game.TellDamage()
	assert.False(t, s.Shows(s.Text("error.title")))
}
