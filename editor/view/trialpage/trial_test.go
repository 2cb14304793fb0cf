package trialpage_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/quick"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Escape first lays a chosen card back, then leads out of a duel.
func TestEscapeLeavesATrial(t *testing.T) {
	quick.Skip(t, "plays whole duels")
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, kind := range []string{"Play it myself", "Watch"} {
		s.stage.Ask()
		s.Press(kind)
		s.Until(func() bool { return s.Reads("Round ") })
		s.TypeKey(fyne.Key1)
		for range 2 {
			if s.stage.IsOpen() {
				s.TypeKey(fyne.KeyEscape)
			}
		}
		assert.False(t, s.stage.IsOpen(), kind)
		assert.Nil(t, s.under, "the desk is there again")
	}
}

func TestATrialHasOneWayBack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	for _, kind := range []string{"Play it myself", "Watch"} {
		s.stage.Ask()
		s.Press(kind)
		s.Until(func() bool { return s.Reads("Round ") })
		back := 0
		for _, b := range viewtest.All[*editorui.Button](s) {
			if b.Icon != nil && b.Icon.Name() == theme.NavigateBackIcon().Name() {
				back++
			}
		}
		assert.Equal(t, 1, back, kind)
		s.Press("Back to the editor")
	}
}

func TestATrialTakesTheUnsavedPack(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Set(viewtest.Cleave, "max_damage", "7")
	record, err := s.stage.Ask().Setup().Record(s.Brains())
	require.NoError(t, err)
	for _, card := range record.Seats[0].Hero.Cards {
		if card.ID == "cleave" {
			assert.EqualValues(t, 7, card.MaxDamage)
		}
	}
}

func TestATrialIsWatched(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Show("heroes/priest.xml")
	s.stage.Ask()
	assert.Equal(t, "Priest", viewtest.All[*editorui.Select](s)[0].Selected)
	s.Press("Watch")
	s.Until(func() bool { return len(viewtest.All[*ui.Slider](s)) == 1 })
	s.Press("Back to the editor")
	assert.Equal(t, "heroes/priest.xml", s.File)
}

// count returns what a count of trials says.
func (s *stand) count() string { return s.Reading("Now: Knight has won") }

// askQuickTrial opens the choice of a duel, of which brains are chosen that play many in no time.
func (s *stand) askQuickTrial() {
	s.stage.Ask()
	selects := viewtest.All[*editorui.Select](s)
	selects[1].SetSelected("The Soldier")
	selects[3].SetSelected("The Soldier")
}

func TestTrialsAreCounted(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.askQuickTrial()
	s.Press("Count duels")
	s.Until(func() bool { return s.Reads("of 200:") })
	assert.True(t, s.Reads("95 % interval"))
	assert.False(t, s.Reads("As saved"))
	s.Press("Close")

	s.Set(viewtest.Cleave, "cost", "2")
	s.askQuickTrial()
	s.Press("Count duels")
	s.Until(func() bool { return strings.Contains(s.count(), "which is clear") })
	said := s.count()
	assert.Contains(t, said, "As saved: Knight has won")
	s.Press("Count duels")
	s.Until(func() bool { return strings.Contains(s.count(), "of 10:") })
	s.Until(func() bool { return strings.Contains(s.count(), "which is clear") })
	assert.Equal(t, said, s.count(), "two counts of an edit have one answer")
	s.Press("Close")
	assert.Empty(t, viewtest.All[*widget.ProgressBar](s))
}

func TestTrialsAreOfAnyDifficulty(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	form := s.stage.Ask()
	assert.Contains(t, form.Brains[1].Options, "By lot, level 0")
	form.Brains[1].SetSelected("Master, level 140")
	assert.Equal(t, "level_140", form.Setup().Brains[1])
}

// Heroes that can't play are named with the reason, and the way to it.
func TestTrialsNeedSoundHeroes(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Show("heroes/mage.xml")
	s.Set(viewtest.Cleave, "cost", "77")
	s.stage.Ask()
	assert.Equal(t, "Knight can’t play. Cleave: “Cost” must be from 0 to 10, not 77", s.Reading("Knight can’t play"))
	assert.Equal(t, []string{"Mage", "Priest", "Rogue"}, viewtest.All[*editorui.Select](s)[0].Options)
	s.Press("Go there")
	assert.Zero(t, s.Sheets())
	assert.Equal(t, viewtest.Cleave, s.File)
}

func TestTrialsSayWhyNobodyCanPlay(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "uk")
	for _, hero := range s.Pack().IDs(schema.HeroKind) {
		s.Set(schema.FileOf(schema.HeroKind, hero), "regen", "9")
	}
	s.stage.Ask()
	assert.NotEmpty(t, s.Reading("Жоден герой"))
	assert.NotEmpty(t, s.Reading("Лицар: «Відновлення енергії»"))
	assert.Empty(t, viewtest.All[*editorui.Select](s))
}

// After an edit the same duel is watched on the same luck, with both outcomes side by side.
func TestADuelIsWatchedAgainOnTheSameLuck(t *testing.T) {
	quick.Skip(t, "plays whole duels")
	s := newStand(t, viewtest.OnDesktop, "en")
	assert.Nil(t, s.stage.Last, "there is none yet")
	s.Show("heroes/knight.xml")
	s.stage.Ask()
	s.Press("Watch")
	s.Until(func() bool { return s.Reads("Round ") })
	s.Press("Back to the editor")
	first := *s.stage.Last
	s.Set("heroes/knight.xml", "hp", "50")
	s.Set("heroes/mage.xml", "hp", "20")
	s.stage.Again()
	s.Until(func() bool { return s.Reads("Round ") })
	assert.NotEmpty(t, s.Reading("On the same luck — before: "+s.stage.Tell(&first)+"; now: Knight won in "))
	assert.NotEmpty(t, s.Reading(" hp left. They part in round "))
	s.Press("Back to the editor")
	s.UndoAll()
	s.stage.Again()
	s.Until(func() bool { return s.Reads("Round ") })
	s.Press("Back to the editor")
	s.stage.Again()
	s.Until(func() bool { return s.Reads("Round ") })
	assert.NotEmpty(t, s.Reading("Every card is the same."))
	assert.Equal(t, first.Outcome, s.stage.Last.Outcome, "the same pack and the same luck give the same duel")
}

// A duel that was played is had again: the person does the same, as far as there is anything to do.
func TestAPlayedDuelIsHadAgainOnTheSameLuck(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Show("heroes/knight.xml")
	s.stage.Ask()
	s.Press("Play it myself")
	s.Until(func() bool { return s.stage.Shop != nil && s.stage.Shop.Trial != nil })
	played := s.playOn(3)
	s.Press("Back to the editor")
	s.stage.Again()
	s.Until(func() bool { return s.stage.Shop != nil && s.Reads("Round ") })
	again, err := s.stage.Shop.Trial.Played()
	require.NoError(t, err)
	require.True(t, again.Finished())
	assert.Equal(t, played.Turns[0], again.Turns[0])
	assert.NotEmpty(t, s.Reading("before: not played to its end; now: "))
	assert.NotEmpty(t, s.Reading("an AI played for you"))
}

// playOn ends turns in the duel on the stage until it has gone on for some turns, and returns its record.
func (s *stand) playOn(turns int) *playtest.Duel {
	s.T.Helper()
	record := func() *playtest.Duel {
		played, err := s.stage.Shop.Trial.Played()
		require.NoError(s.T, err)
		return played
	}
	for len(record().Turns) < turns {
		for _, key := range []fyne.KeyName{fyne.KeyE, fyne.KeyReturn} { // ends the turn, then skips what is shown
			s.stage.Shop.Trial.TypedKey(&fyne.KeyEvent{Name: key})
		}
		s.WorkOff()
	}
	return record()
}

func TestATrialTellsWhatThePlayersAreLike(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.stage.Ask()
	choice := viewtest.All[*editorui.Select](s)[1]
	choice.SetSelected("The Assessor")
	assert.NotEmpty(t, s.Reading("Weighs every position with numbers"))
	assert.NotEmpty(t, s.Reading("The Learner is a computer player."), "the other one's, too")
}
