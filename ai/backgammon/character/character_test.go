package character_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/backgammon/character"
	"boardduels/ai/backgammon/playchoice"
	"boardduels/runtime/backgammon"
	"boardduels/runtime/game"
)

// indifferent likes all positions alike, so that the temper alone decides.
type indifferent struct{}

func (indifferent) Value(*backgammon.Board, game.Seat) float32 { return 0.5 }

// What each character does with a roll when nothing else counts.
func TestTempers(t *testing.T) {
	for id, c := range map[string]struct {
		board         backgammon.Board
		better, worse string // plays of 3 and 1
	}{
		"courier": {backgammon.Board{{24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}}, "24/20", "8/5 6/5"},
		"mason":   {backgammon.Board{{24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}}, "8/5 6/5", "24/20"},
		"corsair": {backgammon.Board{{24: 2, 13: 5, 8: 3, 6: 5}, {20: 1, 13: 6, 8: 3, 6: 5}}, "6/5* 13/10", "8/4"},
		"abbess":  {backgammon.Board{{24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5}}, "8/5 6/5", "24/21 6/5"},
		"hermit":  {backgammon.Board{{24: 3, 13: 4, 8: 3, 6: 5}, {24: 1, 13: 6, 8: 3, 6: 5}}, "8/5 6/5", "24/21 24/23"},
	} {
		g := backgammon.New(backgammon.Setup{})
		view := backgammon.View{Board: c.board, Dice: [2]int8{3, 1}, Winner: game.Nobody}
		s := g.Determinize(&view, 1)
		for i := range character.All {
			if character.All[i].ID != id {
				continue
			}
			judge := character.All[i].Judge(indifferent{})
			assert.Greater(t, worth(t, g, &s, judge, c.better), worth(t, g, &s, judge, c.worse), id)
		}
	}
	assert.Len(t, character.All, 5)
}

// worth returns what a judge says of a play.
func worth(t *testing.T, g *backgammon.Game, s *backgammon.State, judge playchoice.Judge, text string) float32 {
	t.Helper()
	play, err := g.Parse(s, text)
	assert.NoError(t, err)
	after := s.Board
	after.Move(0, play)
	return judge.Value(&after, 0)
}
