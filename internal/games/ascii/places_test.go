package ascii_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// A game that nobody has drawn yet can be played all the same.
func TestAGameWithoutADrawingHasItsPlacesListed(t *testing.T) {
	scene := game.Scene{Mover: 0, Pieces: []game.Piece{
		{Place: "e1", Seat: 0, Kind: "king", Count: 1}, {Place: "e2", Seat: 0, Kind: "pawn", Count: 1}, {Place: "e3", Seat: game.Nobody},
		{Place: "e8", Seat: 1, Kind: "king", Count: 1}, {Place: "bank", Seat: game.Nobody, Count: 7},
	}}
	assert.Equal(t, []string{"  -  bank×7", "  x  king e1×1 pawn e2×1", "  o  king e8×1"}, ascii.Places(i18n.For("en"), &scene, 0, nil))
}
