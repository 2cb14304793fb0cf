package navigator_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/keyboard/keyboardtest"
)

// The keys that the game names do what they say by their place, whatever the layout makes of them.
func TestTheKeysOfADuelWorkOnEveryLayout(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			s := apptest.New(t, apptest.OnDesktop, "en")
			v := s.Begin(apptest.Pair("knight", "mage", "random"))
			s.Tap(v.Table.Hand.Cards[0])
			s.TypeKey(layout.Press('I'))
			assert.True(t, s.Game.Sheets().IsOpen(), "what the card's words mean")
			s.Game.Sheets().Close()
			round := v.Now.View.Round
			s.TypeKey(layout.Press('E'))
			s.Settle(func() bool { return v.Now.View.Round > round || v.Now.View.Mover != v.Me })
		})
	}
}

func TestTheKeyOfABoardWorksOnEveryLayout(t *testing.T) {
	for _, layout := range keyboardtest.Layouts() {
		t.Run(layout.Name, func(t *testing.T) {
			layout.Use(t)
			s := apptest.New(t, apptest.OnDesktop, "en")
			s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
			v := s.Sit(boardscreens.Choice{Family: "tactics", Brain: "level_10", Seat: 0})
			plies := v.Record().Plies()
			s.TypeKey(layout.Press('E'))
			s.MyMove()
			require.Greater(t, v.Record().Plies(), plies)
			assert.Equal(t, boardview.EndTurn, v.Record().Turns[0].Actions[plies])
		})
	}
}
