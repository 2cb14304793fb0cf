package trialpage_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/trialpage"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// ruled is a stand with the pack of the language of rules, in which the position of its heroes is set up.
func ruled(t *testing.T, size fyne.Size, language string) (*stand, *trialpage.TrialForm, *trialpage.PositionForm) {
	t.Helper()
	s := newStand(t, size, language)
	folder := filepath.Join(s.Home, "ruled")
	require.NoError(t, os.CopyFS(folder, os.DirFS("../../../schema/schematest/testdata/ruled")))
	s.Take(document.NewFolder(folder))
	s.Show("heroes/warden.xml")
	form := s.stage.Ask()
	return s, form, form.ChoosePosition()
}

// What rules leave is set like everything else of a position, and relics are given to heroes there.
func TestATrialBeginsWithWhatRulesLeft(t *testing.T) {
	s, form, position := ruled(t, viewtest.OnDesktop, "en")
	s.Press("Left by rules")
	s.Retype(fieldOf(position, 0, duel.NoCard, "counter_poison").Entry, "100")
	assert.NotEmpty(t, s.Reading("Warden: Poison can be from 0 to 99, not 100."))
	assert.True(t, position.Sheet.Main.Disabled())
	s.Retype(fieldOf(position, 0, duel.NoCard, "counter_poison").Entry, "4")
	s.Retype(fieldOf(position, 1, duel.NoCard, "cost_next").Entry, "-2")
	fieldOf(position, 1, duel.NoCard, "forbidden_attack").Step(1)
	s.Press("Lasting rules")
	s.Retype(fieldOf(position, 0, 0, "rule_1_rounds").Entry, "2")
	s.Press("Cards")
	s.Retype(fieldOf(position, 0, 0, "removed").Entry, "1")
	s.Press("Relics")
	s.Check("Mirror").SetChecked(true)
	assert.Equal(t, "4", fieldOf(position, 0, duel.NoCard, "counter_poison").Entry.Text, "what was typed stays with the relic")
	s.Press("Begin here")

	record, err := form.Setup().Record(s.Brains())
	require.NoError(t, err)
	assert.Equal(t, "mirror", record.Seats[0].Hero.Relics[0].ID)
	state := start(t, record)
	assert.EqualValues(t, 4, state.Ruled[0].Counters[0])
	assert.EqualValues(t, -2, state.Fighters[1].CostNext)
	assert.EqualValues(t, 1, state.Ruled[1].Forbidden[rule.Attack])
	assert.EqualValues(t, 2, state.Ruled[0].Lasting[0].Rounds)
	assert.EqualValues(t, 1, state.Fighters[0].Removed[0])
	assert.NotNil(t, form.Setup().Position)
	position = form.ChoosePosition()
	assert.Equal(t, "2", fieldOf(position, 0, 0, "rule_1_rounds").Entry.Text)
	s.Press("As at a new duel")
	assert.Equal(t, "0", fieldOf(position, 0, 0, "rule_1_rounds").Entry.Text)
	s.Press("Begin here")
	assert.Nil(t, form.Setup().Position, "nor is a relic left")
}

// Who acts first stays beside a relic that is given.
func TestWhoActsFirstStaysWithARelic(t *testing.T) {
	s, _, position := ruled(t, viewtest.OnDesktop, "en")
	position.Starter.SetSelected("Alchemist")
	s.Press("Relics")
	s.Check("Mirror").SetChecked(true)
	assert.Equal(t, "Alchemist", position.Starter.Selected)
}

// Of a rule that is done some times only, how often it still is can be set as long as it lasts.
func TestTimesOfLastingRules(t *testing.T) {
	s, _, position := ruled(t, viewtest.OnDesktop, "uk")
	s.Press("Тривалі правила")
	stand := duel.CardIndex(0)
	for i, line := range position.Duel.Hero(0).Deck {
		if line.Card.ID == "last_stand" {
			stand = duel.CardIndex(i)
		}
	}
	rounds, times := fieldOf(position, 0, stand, "rule_1_rounds"), fieldOf(position, 0, stand, "rule_1_times")
	s.Retype(times.Entry, "1")
	assert.NotEmpty(t, s.Reading("Вартовий: «Останній рубіж, ще разів» – лише 0, а не 1."))
	rounds.Step(1)
	assert.Equal(t, "1", times.Entry.Text)
	assert.False(t, position.Sheet.Main.Disabled())
	rounds.Step(-1)
	assert.Equal(t, "0", times.Entry.Text)
}

// What was typed and isn't allowed stays beside a relic that is given or taken, with what is told of it.
func TestWhatIsNotAllowedStaysWithARelic(t *testing.T) {
	s, _, position := ruled(t, viewtest.OnDesktop, "en")
	s.Press("Left by rules")
	s.Retype(fieldOf(position, 0, duel.NoCard, "counter_poison").Entry, "100")
	s.Press("Cards")
	s.Retype(fieldOf(position, 1, 1, "removed").Entry, "many")
	s.Press("Relics")
	for _, taken := range []bool{true, false} {
		s.Check("Mirror").SetChecked(taken)
		assert.Equal(t, "100", fieldOf(position, 0, duel.NoCard, "counter_poison").Entry.Text)
		assert.Equal(t, "many", fieldOf(position, 1, 1, "removed").Entry.Text)
		assert.NotEmpty(t, s.Reading("used up must be a whole number."))
		assert.True(t, position.Sheet.Main.Disabled())
	}
	s.Press("Left by rules")
	assert.NotEmpty(t, s.Reading("Warden: Poison can be from 0 to 99, not 100."))
	s.Retype(fieldOf(position, 0, duel.NoCard, "counter_poison").Entry, "99")
	assert.NotEmpty(t, s.Reading("used up must be a whole number."))
}

// A duel may begin in any round, after cards were played, and with cards in hand that the enemy has seen.
func TestATrialBeginsAfterEarlierTurns(t *testing.T) {
	s, form, position := ruled(t, viewtest.OnDesktop, "en")
	round := fieldOf(position, -1, duel.NoCard, "round")
	s.Retype(round.Entry, "0")
	assert.NotEmpty(t, s.Reading("The duel: Round can be from 1 to "))
	assert.True(t, position.Sheet.Main.Disabled())
	s.Retype(round.Entry, "12")
	position.Starter.SetSelected("Warden")
	s.Press("Cards")
	position.Drawn[0].SetChecked(false)
	s.Retype(fieldOf(position, 0, 0, "hand").Entry, "2")
	s.Press("Earlier plays")
	assert.True(t, fieldOf(position, 1, 0, "shown").Entry.Disabled(), "the hand is drawn")
	s.Retype(fieldOf(position, 0, 1, "played").Entry, "21")
	assert.NotEmpty(t, s.Reading("Warden: cards of one turn can be from 0 to 20, not 21."))
	s.Retype(fieldOf(position, 0, 1, "played").Entry, "2")
	s.Retype(fieldOf(position, 0, 1, "plays").Entry, "3")
	s.Retype(fieldOf(position, 0, 0, "shown").Entry, "3")
	assert.NotEmpty(t, s.Reading("known can be from 0 to 2, not 3."))
	s.Retype(fieldOf(position, 0, 0, "shown").Entry, "2")
	s.Press("Relics")
	s.Check("Mirror").SetChecked(true)
	assert.Equal(t, "12", round.Entry.Text)
	s.Press("Begin here")

	record, err := form.Setup().Record(s.Brains())
	require.NoError(t, err)
	state := start(t, record)
	assert.EqualValues(t, 12, state.Round)
	assert.EqualValues(t, 2, state.Plays)
	assert.EqualValues(t, 2, state.Ruled[0].Played[1])
	assert.EqualValues(t, 3, state.Ruled[0].Plays[1])
	assert.EqualValues(t, 2, state.Ruled[0].Shown[0])
}

// In a narrow window all parts of a position can be chosen, and all that is told of it is read.
func TestAPositionIsSetUpInANarrowWindow(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s, _, _ := ruled(t, fyne.NewSize(520, 800), language)
		looktest.AssertNothingCutOff(t, s.Window(), "position")
		s.Press(s.Texts().Text("editor.position.relics"))
		looktest.AssertNothingCutOff(t, s.Window(), "position_relics")
	}
}
