package external_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/record/boardrecord"
)

// boardProgram returns a program that plays a family's usual game, and the game.
func boardProgram(t *testing.T, name, family string, limits protocol.Limits) (*external.BoardProgram, games.Table) {
	t.Helper()
	require.Contains(t, programs, name)
	t.Setenv(behaviour, name)
	self, err := os.Executable()
	require.NoError(t, err)
	f, err := games.Find(family)
	require.NoError(t, err)
	table, err := f.Open(nil)
	require.NoError(t, err)
	p, err := external.NewBoard([]string{self}, table, limits)
	require.NoError(t, err)
	t.Cleanup(p.Close)
	return p, table
}

// playBoard plays a game against somebody who takes the last action, and returns the reason of a failure.
func playBoard(t *testing.T, p *external.BoardProgram, g dynamic.Game, number int) error {
	t.Helper()
	s := g.Start(uint64(number))
	p.Start(t.Context(), 0, number)
	for mover := g.Mover(&s); mover != game.Nobody; mover = g.Mover(&s) {
		legal := g.Legal(&s, nil)
		action := legal[len(legal)-1]
		if mover == 0 {
			view := g.View(&s, 0)
			var err error
			if action, _, err = p.Decide(t.Context(), &view, legal); err != nil {
				return err
			}
		}
		var events []string
		require.NoError(t, g.Apply(&s, action, &events))
		p.Observe(mover, action, events)
	}
	p.End(t.Context(), boardrecord.Result{Decided: true, Points: g.Points(&s)})
	return nil
}

func TestAProgramPlaysBoardGames(t *testing.T) {
	for _, f := range games.All() {
		p, table := boardProgram(t, "good", f.ID, patient)
		for number := range 2 {
			require.NoError(t, playBoard(t, p, table, number+1), f.ID)
		}
	}
}

// What ends a duel ends a board game: one process and its line are the same for both.
func TestAFailureLosesABoardGame(t *testing.T) {
	for name, reason := range map[string]string{
		"illegal": `illegal action "fireworks", allowed are: `, "crash at once": "the program ended: exit status 3 (bad[31m luck)",
		"wrong version": "greeting: protocol is 7, this program speaks 1",
	} {
		p, table := boardProgram(t, name, "reversi", patient)
		for number := range 2 {
			require.ErrorContains(t, playBoard(t, p, table, number+1), reason)
		}
	}
	_, err := external.NewBoard([]string{"./none"}, nil, patient)
	assert.ErrorContains(t, err, "./none: ")
}
