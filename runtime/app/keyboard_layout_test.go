package app

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/keyboard/keyboardtest"
)

// The keys that the game names do what they say by their place, whatever the layout makes of them.
func TestTheKeysOfADuelWorkOnEveryLayout(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			s := newStand(t, onDesktop, "en")
			v := s.begin(pair("knight", "mage", "random"))
			s.tap(v.Table.Hand.Cards[0])
			s.typeKey(layout.Press('I'))
			assert.True(t, s.game.Sheets.IsOpen(), "what the card's words mean")
			s.game.Sheets.Close()
			round := v.Now.View.Round
			s.typeKey(layout.Press('E'))
			s.settle(func() bool { return v.Now.View.Round > round || v.Now.View.Mover != v.Me })
		})
	}
}

func TestTheKeyOfABoardWorksOnEveryLayout(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			s := newStand(t, onDesktop, "en")
			s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
			v := s.sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
			plies := v.Record().Plies()
			s.typeKey(layout.Press('E'))
			s.myMove()
			require.Greater(t, v.Record().Plies(), plies)
			assert.Equal(t, boardview.EndTurn, v.Record().Turns[0].Actions[plies])
		})
	}
}
