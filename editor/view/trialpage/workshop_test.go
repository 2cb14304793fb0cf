package trialpage_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/runtime/duel/rule"
	"boardduels/schema"
)

func TestATurnLeadsToItsCard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	decision := s.watched()
	s.Press("Edit " + decision.Card.Name + " (K)")
	assert.False(t, s.stage.IsOpen())
	assert.Equal(t, schema.FileOf(schema.CardKind, decision.Card.ID), s.File)

	s.stage.Ask()
	s.Press("Play it myself")
	s.Until(func() bool { return s.Reads("End turn") })
	if _, played := s.stage.Shop.Trial.Decision(); !played {
		assert.False(t, s.Reads("Make a case of it"))
		s.TypeKey(fyne.KeyK)
		s.WorkOff()
		assert.True(t, s.stage.IsOpen(), "there is no card to be edited")
	}
}

// The key that the table's large button names does what the button does; the workshop's buttons name their own.
func TestTheKeysOfADuelAreItsOwn(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	decision := s.watched()
	s.TypeKey(fyne.KeyE)
	assert.True(t, s.stage.IsOpen())
	s.Press("Edit " + decision.Card.Name + " (K)")
	s.watched()
	s.TypeKey(fyne.KeyK)
	s.Until(func() bool { return !s.stage.IsOpen() })
}

// A duel is tried again from how things stand in it.
func TestATrialBeginsAtAMoment(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	s.Show("heroes/mage.xml")
	s.stage.Ask()
	s.Press("Play it myself")
	s.Until(func() bool { return s.Reads("End turn") })
	want, goesOn := s.stage.Shop.Trial.Position()
	require.True(t, goesOn)
	heroes := s.stage.Shop.Record.Seats
	s.Press("Try from here (P)")
	assert.False(t, s.stage.IsOpen())
	s.Press("Play it myself")
	s.Until(func() bool { return s.stage.IsOpen() && s.Reads("End turn") })
	assert.Equal(t, want, *s.stage.Shop.Record.Position)
	for seat := range heroes {
		assert.Equal(t, heroes[seat].Hero.ID, s.stage.Shop.Record.Seats[seat].Hero.ID)
	}

	s.Press("Back to the editor")
	s.watched() // to its end
	assert.False(t, s.Reads("Try from here"), "nothing goes on from the end")
}

// A rule is tried from the moment before it is done, and the next step does it. Where nothing ever comes of it, that is
// said.
func TestARuleIsTried(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	try := func(written map[string]string) {
		r, err := rule.Read(written)
		require.NoError(t, err)
		s.Show(viewtest.Cleave)
		s.Do(document.AddRules{File: viewtest.Cleave, Rules: []rule.Rule{r}})
		before := s.stage.Shop
		s.stage.Fire(s.Document(), 0)
		s.Until(func() bool { return s.stage.Shop != before })
	}
	try(map[string]string{"do": "heal", "amount": "3"})
	plies := s.stage.Shop.Record.Plies()
	assert.True(t, s.Reads(fmt.Sprintf("%d / %d", plies-1, plies)))
	assert.True(t, s.Reads("“Next” does what the rule says"))
	s.TypeKey(fyne.KeyE)
	s.WorkOff()
	assert.True(t, s.Reads(fmt.Sprintf("%d / %d", plies, plies)))
	decision, played := s.stage.Shop.Trial.Decision()
	require.True(t, played)
	assert.Equal(t, "cleave", decision.Card.ID)
	s.stage.Back()

	s.UndoAll()
	try(map[string]string{"do": "draw", "card": "tagged", "tag": "fire"})
	assert.NotEmpty(t, s.Reading("in over 1000 duels nothing came of it"))
	s.stage.Back()
}

// Of a rule with a condition, the duel is shown, too, in which that fails, and the way back.
func TestAConditionThatFailsIsShown(t *testing.T) {
	for _, language := range []string{"en", "uk"} {
		s := newStand(t, viewtest.OnDesktop, language)
		r, err := rule.Read(map[string]string{"if": "my_played", "do": "draw"})
		require.NoError(t, err)
		s.Show(viewtest.Cleave)
		s.Do(document.AddRules{File: viewtest.Cleave, Rules: []rule.Rule{r}})
		s.stage.Fire(s.Document(), 0)
		s.Until(func() bool { return s.stage.Shop != nil })
		done := s.stage.Shop
		s.Press(done.Other.Text)
		require.NotSame(t, done, s.stage.Shop)
		assert.True(t, s.Reads(s.Texts().Text("editor.rule.failing")))
		plies := s.stage.Shop.Record.Plies()
		assert.True(t, s.Reads(fmt.Sprintf("%d / %d", plies-1, plies)), "before it fails")
		s.TypeKey(fyne.KeyF)
		s.WorkOff()
		assert.True(t, s.Reads(s.Texts().Text("editor.rule.tried")))
		assert.Equal(t, done.Record.Turns, s.stage.Shop.Record.Turns)
		s.stage.Back()
		assert.False(t, s.stage.IsOpen())
	}
}
