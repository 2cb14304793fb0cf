package view

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/playtest"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// placing opens a trial of the knight and the mage, and what sets up where it begins.
func (s *stand) placing() (*trialForm, *positionForm) {
	s.t.Helper()
	s.open("heroes/knight.xml")
	trial := s.stage.ask()
	trial.brains[0].SetSelected("The Soldier")
	trial.brains[1].SetSelected("The Soldier")
	return trial, trial.choosePosition()
}

// field returns the field of a number of a fighter, or of a card.
func (f *positionForm) field(seat int, card duel.CardIndex, name string) *placeField {
	for _, field := range f.fields {
		if int(field.seat) == seat && field.card == card && field.name == name {
			return field
		}
	}
	return nil
}

func TestATrialBeginsAtAPosition(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	form, position := s.placing()
	assert.True(t, s.focusedOn(position.fields[0].entry), "one can type at once")
	s.retype(position.field(0, duel.NoCard, "hp").entry, "9")
	s.retype(position.field(1, duel.NoCard, "defence").entry, "30")
	assert.NotEmpty(t, s.reading("Mage: Defence, %, rounds can be from 1 to 99, not 0."))
	assert.True(t, position.sheet.Main.Disabled(), "what isn't allowed can't be taken")
	s.typeKey(fyne.KeyReturn)
	assert.Equal(t, 2, s.sheets())
	s.retype(position.field(1, duel.NoCard, "defence_time").entry, "2")
	assert.Empty(t, s.reading("can be from"))
	position.drawn[0].SetChecked(false)
	position.field(0, 0, "hand").step(1)
	position.starter.SetSelected("Mage")
	s.press("Begin here")
	assert.NotEmpty(t, s.reading("begin at the position that was set up"))

	first, err := form.setup().Record(s.deps.Brains)
	require.NoError(t, err)
	state := start(t, first)
	assert.EqualValues(t, 1, state.Mover)
	assert.EqualValues(t, 9, state.Fighters[0].HP)
	assert.EqualValues(t, []int16{30, 2}, []int16{state.Fighters[1].Defence, state.Fighters[1].DefenceTime})
	assert.EqualValues(t, 1, state.Fighters[0].HandCount)
	assert.EqualValues(t, 0, state.Piles[0].Hand[0])
	s.press("Watch")
	s.until(func() bool { return s.stage.shop != nil })
	s.press("Back to the editor")

	s.commands.find("again").call()
	s.until(func() bool { return s.reads("Round ") })
	assert.NotEmpty(t, s.reading("On the same luck — before: "))
	s.press("Back to the editor")
}

// start returns the first state of a trial.
func start(t *testing.T, record *playtest.Duel) duel.State {
	t.Helper()
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	first, err := laid.At(0)
	require.NoError(t, err)
	return first.State
}

// A position is kept for the next trial of its heroes, until it is reset; others begin as all do.
func TestAPositionIsKeptForTheNextTrial(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	_, position := s.placing()
	s.retype(position.field(0, duel.NoCard, "hp").entry, "9")
	s.press("Begin here")
	s.press("Close")

	form, position := s.placing()
	assert.Equal(t, "9", position.field(0, duel.NoCard, "hp").entry.Text)
	s.press("Cancel")
	form.theirs.SetSelected("Rogue")
	assert.Nil(t, form.setup().Position)
	assert.NotEmpty(t, s.reading("Duels begin as usual."))
	form.theirs.SetSelected("Mage")
	assert.NotNil(t, form.setup().Position)
	assert.Nil(t, form.match().Before)
	position = form.choosePosition()
	s.press("As at a new duel")
	assert.Equal(t, "34", position.field(0, duel.NoCard, "hp").entry.Text)
	s.press("Begin here")
	assert.Nil(t, form.setup().Position)
}

// An edit that takes a position away is told where that can be mended.
func TestEditsThatTakeAPositionAway(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	_, position := s.placing()
	s.retype(position.field(0, duel.NoCard, "hp").entry, "33")
	s.press("Begin here")
	s.press("Watch")
	s.until(func() bool { return s.stage.shop != nil })
	s.press("Back to the editor")
	s.set("heroes/knight.xml", "hp", "30")
	s.commands.find("again").call()
	s.until(func() bool { return s.sheets() == 1 })
	assert.NotEmpty(t, s.reading("The edits no longer allow the position"))
	assert.False(t, s.stage.isOpen())
	s.press("OK")
	s.stage.ask()
	s.press("Play it myself")
	assert.NotEmpty(t, s.reading("Knight: HP can be from 1 to 30, not 33."))
	assert.False(t, s.stage.isOpen())
}

// Numbers are typed, and stepped through within the rules; each card counts once.
func TestPlacesAreBounded(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "uk")
	_, f := s.placing()
	hp := f.field(0, duel.NoCard, "hp")
	s.window.Canvas().Focus(hp.entry)
	hp.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	assert.Equal(t, "34", hp.entry.Text, "no more than the most")
	hp.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	assert.Equal(t, "33", hp.entry.Text)
	s.retype(hp.entry, "x")
	assert.NotEmpty(t, s.reading("Лицар: «Здоров’я» – потрібне ціле число."))
	f.reset()
	assert.False(t, f.sheet.Main.Disabled())

	assert.True(t, f.field(0, 0, "hand").entry.Disabled(), "the hand is drawn")
	f.drawn[0].SetChecked(false)
	assert.False(t, f.field(0, 0, "hand").entry.Disabled())
	for card := range f.duel.Hero(0).Deck {
		f.field(0, duel.CardIndex(card), "hand").entry.SetText("1")
	}
	assert.NotEmpty(t, s.reading("Лицар: «рука» – від 0 до 5, а не "))
	assert.True(t, f.sheet.Main.Disabled())
	s.typeKey(fyne.KeyEscape)
	assert.Equal(t, 1, s.sheets())
}

// All parts of the form are reached by keys.
func TestThePartsOfAPositionAreChosenByKeys(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	_, f := s.placing()
	s.window.Canvas().FocusPrevious()
	s.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.NotEmpty(t, s.reading("Used up"))
	s.window.Canvas().FocusNext()
	assert.True(t, s.focusedOn(f.drawn[0]))
}
