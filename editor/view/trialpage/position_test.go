package trialpage_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/playtest"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// placing opens a trial of the knight and the mage, and what sets up where it begins.
func (s *stand) placing() (*trialpage.TrialForm, *trialpage.PositionForm) {
	s.T.Helper()
	trial := s.stage.Ask()
	trial.Brains[0].SetSelected("The Soldier")
	trial.Brains[1].SetSelected("The Soldier")
	return trial, trial.ChoosePosition()
}

// field returns the field of a number of a fighter, or of a card.
func fieldOf(f *trialpage.PositionForm, seat int, card duel.CardIndex, name string) *trialpage.PlaceField {
	for _, field := range f.Fields {
		if int(field.Seat) == seat && field.Card == card && field.Name == name {
			return field
		}
	}
	return nil
}

func TestATrialBeginsAtAPosition(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	form, position := s.placing()
	assert.True(t, s.FocusedOn(position.Fields[0].Entry), "one can type at once")
	s.Retype(fieldOf(position, 0, duel.NoCard, "hp").Entry, "9")
	s.Retype(fieldOf(position, 1, duel.NoCard, "defence").Entry, "30")
	assert.NotEmpty(t, s.Reading("Mage: Defence, %, rounds can be from 1 to 100, not 0."))
	assert.True(t, position.Sheet.Main.Disabled(), "what isn't allowed can't be taken")
	s.TypeKey(fyne.KeyReturn)
	assert.Equal(t, 2, s.Sheets())
	s.Retype(fieldOf(position, 1, duel.NoCard, "defence_time").Entry, "2")
	assert.Empty(t, s.Reading("can be from"))
	position.Drawn[0].SetChecked(false)
	fieldOf(position, 0, 0, "hand").Step(1)
	position.Starter.SetSelected("Mage")
	s.Press("Begin here")
	assert.NotEmpty(t, s.Reading("begin at the position that was set up"))

	first, err := form.Setup().Record(s.Brains())
	require.NoError(t, err)
	state := start(t, first)
	assert.EqualValues(t, 1, state.Mover)
	assert.EqualValues(t, 9, state.Fighters[0].HP)
	assert.EqualValues(t, []int16{30, 2}, []int16{state.Fighters[1].Defence, state.Fighters[1].DefenceTime})
	assert.EqualValues(t, 1, state.Fighters[0].HandCount)
	assert.EqualValues(t, 0, state.Piles[0].Hand[0])
	s.Press("Watch")
	s.Until(func() bool { return s.stage.Shop != nil })
	s.Press("Back to the editor")

	s.stage.Again()
	s.Until(func() bool { return s.Reads("Round ") })
	assert.NotEmpty(t, s.Reading("On the same luck — before: "))
	s.Press("Back to the editor")
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
	s := newStand(t, viewtest.OnDesktop, "en")
	_, position := s.placing()
	s.Retype(fieldOf(position, 0, duel.NoCard, "hp").Entry, "9")
	s.Press("Begin here")
	s.Press("Close")

	form, position := s.placing()
	assert.Equal(t, "9", fieldOf(position, 0, duel.NoCard, "hp").Entry.Text)
	s.Press("Cancel")
	form.Theirs.SetSelected("Rogue")
	assert.Nil(t, form.Setup().Position)
	assert.NotEmpty(t, s.Reading("Duels begin as usual."))
	form.Theirs.SetSelected("Mage")
	assert.NotNil(t, form.Setup().Position)
	assert.Nil(t, form.Match().Before)
	position = form.ChoosePosition()
	s.Press("As at a new duel")
	assert.Equal(t, "34", fieldOf(position, 0, duel.NoCard, "hp").Entry.Text)
	s.Press("Begin here")
	assert.Nil(t, form.Setup().Position)
}

// An edit that takes a position away is told where that can be mended.
func TestEditsThatTakeAPositionAway(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	_, position := s.placing()
	s.Retype(fieldOf(position, 0, duel.NoCard, "hp").Entry, "33")
	s.Press("Begin here")
	s.Press("Watch")
	s.Until(func() bool { return s.stage.Shop != nil })
	s.Press("Back to the editor")
	s.Set("heroes/knight.xml", "hp", "30")
	s.stage.Again()
	s.Until(func() bool { return s.Sheets() == 1 })
	assert.NotEmpty(t, s.Reading("The edits no longer allow the position"))
	assert.False(t, s.stage.IsOpen())
	s.Press("OK")
	s.stage.Ask()
	s.Press("Play it myself")
	assert.NotEmpty(t, s.Reading("Knight: HP can be from 1 to 30, not 33."))
	assert.False(t, s.stage.IsOpen())
}

// Numbers are typed, and stepped through within the rules; each card counts once.
func TestPlacesAreBounded(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "uk")
	_, f := s.placing()
	hp := fieldOf(f, 0, duel.NoCard, "hp")
	s.Canvas().Focus(hp.Entry)
	hp.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	assert.Equal(t, "34", hp.Entry.Text, "no more than the most")
	hp.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	assert.Equal(t, "33", hp.Entry.Text)
	s.Retype(hp.Entry, "x")
	assert.NotEmpty(t, s.Reading("Лицар: «Здоров’я» – потрібне ціле число."))
	f.Reset()
	assert.False(t, f.Sheet.Main.Disabled())

	assert.True(t, fieldOf(f, 0, 0, "hand").Entry.Disabled(), "the hand is drawn")
	f.Drawn[0].SetChecked(false)
	assert.False(t, fieldOf(f, 0, 0, "hand").Entry.Disabled())
	for card := range f.Duel.Hero(0).Deck {
		fieldOf(f, 0, duel.CardIndex(card), "hand").Entry.SetText("1")
	}
	assert.NotEmpty(t, s.Reading("Лицар: «рука» – від 0 до 5, а не "))
	assert.True(t, f.Sheet.Main.Disabled())
	s.TypeKey(fyne.KeyEscape)
	assert.Equal(t, 1, s.Sheets())
}

// All parts of the form are reached by keys.
func TestThePartsOfAPositionAreChosenByKeys(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 700), "en")
	_, f := s.placing()
	s.Canvas().FocusPrevious()
	s.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.NotEmpty(t, s.Reading("Used up"))
	s.Canvas().FocusNext()
	assert.True(t, s.FocusedOn(f.Drawn[0]))
}

// What was chosen is there when the position is looked at again.
func TestChoicesOfAPositionAreKept(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	trial, _ := s.placing()
	s.Press("Cancel")
	trial.Theirs.SetSelected("Rogue")
	position := trial.ChoosePosition()
	position.Starter.SetSelected("Rogue")
	s.Press("Cards")
	position.Armed[1].SetSelected("Riposte")
	for range 2 {
		s.Press("Begin here")
		position = trial.ChoosePosition()
		assert.Equal(t, "Rogue", position.Starter.Selected)
		assert.Equal(t, "Riposte", position.Armed[1].Selected)
	}
	s.Press("Begin here")
	record, err := trial.Setup().Record(s.Brains())
	require.NoError(t, err)
	state := start(t, record)
	assert.EqualValues(t, 1, state.Mover)
	assert.NotEqual(t, duel.NoCard, state.Fighters[1].Armed)
}

// The wheel turns a part of the form over its numbers, too.
func TestTheWheelTurnsAPositionOverItsNumbers(t *testing.T) {
	s := newStand(t, fyne.NewSize(900, 300), "en")
	_, f := s.placing()
	field := fieldOf(f, 0, duel.NoCard, "hp")
	part := field.Entry.Around.(*container.Scroll)
	test.Scroll(s.Canvas(), viewtest.Place(field.Entry).AddXY(9, 9), 0, -15)
	assert.EqualValues(t, 15, part.Offset.Y)
}
