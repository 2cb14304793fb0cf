package view

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/schema/schematest"
)

// A trial of a card begins with a hero that has it, or whose rules bring it; where neither has, that is told.
func TestATrialIsOfAHeroWithTheCard(t *testing.T) {
	s := newStand(t, viewtest.OnDesktop, "en")
	work, err := document.Open(document.Embedded{FS: schematest.Ruled().FS()})
	require.NoError(t, err)
	s.take(work)
	for card, hero := range map[string]string{"tonic": "alchemist", "silence": "warden", "burnout": "warden", "spark": "alchemist"} {
		s.open("cards/" + card + ".xml")
		assert.Equal(t, hero, openHero(s.Editor, nil), card)
	}
	s.open("cards/burnout.xml")
	s.try()
	assert.Empty(t, s.Reading("Neither hero has"))
	s.Press("Close")
	require.NoError(t, work.Do(document.TakeFromDeck{Hero: "warden", Card: "hex"}))
	require.NoError(t, work.Do(document.AddToDeck{Hero: "warden", Card: "flurry"}))
	s.open("cards/burnout.xml")
	s.try()
	assert.NotEmpty(t, s.Reading("Neither hero has the card Burnout."))
}
