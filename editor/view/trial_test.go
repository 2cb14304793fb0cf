package view

import (
	"testing"

	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestATrialIsPlayedWithTheCardsAsEdited(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.open(cleave)
	s.set(cleave, "max_damage", "7")
	s.find("try").call()
	selects := all[*widget.Select](s)
	require.Len(t, selects, 4)
	assert.Equal(t, "Knight", selects[0].Selected, "a hero that has the card")

	s.press("Play it myself")
	require.NotNil(t, s.endTrial)
	s.until(func() bool { return s.reads("Round 1") })
	s.press("Back to the editor")
	assert.Nil(t, s.endTrial)
	assert.Equal(t, cleave, s.file)
	assert.Contains(t, s.faceText(), "2–7 damage")
	assert.True(t, s.work.IsDirty(cleave))
}

func TestATrialTakesTheUnsavedPack(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.set(cleave, "max_damage", "7")
	record, err := s.askTrial().setup().Record(s.deps.Brains)
	require.NoError(t, err)
	for _, card := range record.Seats[0].Hero.Cards {
		if card.ID == "cleave" {
			assert.EqualValues(t, 7, card.MaxDamage)
		}
	}
}

func TestATrialIsWatched(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.open("heroes/priest.xml")
	s.find("try").call()
	assert.Equal(t, "Priest", all[*widget.Select](s)[0].Selected)
	s.press("Watch")
	s.until(func() bool { return len(all[*widget.Slider](s)) == 1 })
	s.press("Back to the editor")
	assert.Equal(t, "heroes/priest.xml", s.file)
}

func TestTrialsAreCounted(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.open(cleave)
	s.find("try").call()
	s.press("Count 200 duels")
	s.until(func() bool { return s.reads("of 200:") })
	assert.True(t, s.reads("95 % interval"))
	assert.False(t, s.reads("As saved"))
	s.press("Close")

	s.set(cleave, "cost", "0")
	s.find("try").call()
	s.press("Count 200 duels")
	s.until(func() bool { return s.reads("As saved: Knight has won") })
	s.press("Close")
	assert.Empty(t, all[*widget.ProgressBar](s))
}

func TestTrialsNeedSoundHeroes(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	s.open(cleave)
	s.set(cleave, "cost", "77")
	s.find("try").call()
	assert.True(t, s.reads("Heroes left out because of errors: 1"))
}
