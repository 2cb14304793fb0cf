package games_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/internal/games"
	"boardduels/internal/games/ascii"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// Each drawing shows both sides' pieces to both.
func TestEachDrawingShowsBothSides(t *testing.T) {
	for _, f := range games.All() {
		table, err := f.Open(f.Variants[0].Setup)
		assert.NoError(t, err)
		p := table.Start(1)
		for range 2 { // so that both have pieces
			assert.NoError(t, table.Apply(&p, table.Legal(&p, nil)[0], nil))
		}
		for me := range game.Seat(table.Seats()) {
			view := table.View(&p, me)
			scene := table.Scene(&view)
			var drawn string
			for _, line := range f.Text.Lines(i18n.For("en"), &scene, me, table.Legal(&p, nil)) {
				drawn += line + "\n"
			}
			assert.Contains(t, drawn, ascii.Mark(0))
			assert.Contains(t, drawn, ascii.Mark(1))
		}
	}
}
