package trialpage_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/view/viewtest"
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
