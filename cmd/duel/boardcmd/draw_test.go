package boardcmd

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

var english = i18n.For("en")

// A game that nobody has drawn yet can be played all the same.
func TestAGameWithoutADrawingHasItsPlacesListed(t *testing.T) {
	scene := game.Scene{Mover: 0, Pieces: []game.Piece{
		{Place: "e1", Seat: 0, Kind: "king", Count: 1}, {Place: "e2", Seat: 0, Kind: "pawn", Count: 1}, {Place: "e3", Seat: game.Nobody},
		{Place: "e8", Seat: 1, Kind: "king", Count: 1}, {Place: "bank", Seat: game.Nobody, Count: 7},
	}}
	assert.Equal(t, []string{"  -  bank×7", "  x  king e1×1 pawn e2×1", "  o  king e8×1"}, drawingOf("chess").lines(english, &scene, 0, nil))
}

// The drawings are those of games that there are, and each sees both sides' pieces.
func TestEachDrawingIsOfAGame(t *testing.T) {
	for id, d := range drawings {
		f, err := games.Find(id)
		assert.NoError(t, err)
		table, err := f.Open(nil)
		assert.NoError(t, err)
		p := table.Start(1)
		for me := range game.Seat(table.Seats()) {
			view := table.View(&p, me)
			scene := table.Scene(&view)
			var drawn string
			for _, line := range d.lines(english, &scene, me, table.Legal(&p, nil)) {
				drawn += line + "\n"
			}
			assert.Contains(t, drawn, mark(0))
			assert.Contains(t, drawn, mark(1))
		}
	}
}
