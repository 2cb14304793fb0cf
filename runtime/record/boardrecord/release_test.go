package boardrecord_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

// What version 0.1.0 wrote is read for ever, and plays as it did.
func TestRecordsOfVersion010AreRead(t *testing.T) {
	for name, c := range map[string]struct {
		game   dynamic.Game
		result boardrecord.Result
	}{
		"reversi":    {closedReversi(), boardrecord.Result{Decided: true, Points: game.Won(0, 1)}},
		"backgammon": {closedBackgammon(), boardrecord.Result{Decided: true, Points: game.Won(0, 1)}},
		"dicewars":   {closedDiceWars(t), boardrecord.Result{}},
		"tactics":    {closedTactics(t), boardrecord.Result{Decided: true, Points: game.Won(0, 1), Forfeit: "resigned"}},
	} {
		t.Run(name, func(t *testing.T) {
			written, err := os.ReadFile(filepath.Join("testdata", "0.1.0", name+".replay"))
			require.NoError(t, err)
			r, err := boardrecord.Parse(written)
			require.NoError(t, err)
			assert.Equal(t, name, r.Family)
			assert.Equal(t, 1, r.Rules)
			assert.Equal(t, "2026-11-25 18:00:05 +0000 UTC", r.Date.String())
			assert.Equal(t, boardrecord.Called{EN: "Golden Anchors", UK: "Золоті «якорі»"}, r.Called())
			assert.Equal(t, 2, r.Drawn())
			assert.Equal(t, []boardrecord.Seat{{Name: "Ігор"}, {Brain: "level_40", Seed: 7}}, r.Seats)
			assert.Contains(t, r.Additions, "program 0.1.0")
			assert.Equal(t, c.result, r.Result)
			_, _, err = boardrecord.Resume(c.game, r)
			require.NoError(t, err)

			again, err := r.MarshalText()
			require.NoError(t, err)
			assert.Equal(t, record.Digest(written), record.Digest(again))
		})
	}
}
