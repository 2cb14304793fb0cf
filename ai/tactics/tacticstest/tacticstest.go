// Package tacticstest makes positions of the tactical game from a few rows, for the tests of its brains.
package tacticstest

import (
	"strings"

	"github.com/stretchr/testify/require"

	"boardduels/runtime/tactics"
)

// Game makes a game of rows in which ground and units stand together: F, A and W of seat 1, small ones of seat 2. Rows
// that are missing are land.
func Game(t require.TestingT, rows ...string) *tactics.Game {
	var ground, units []string
	for i := range tactics.Size {
		row := strings.Repeat(".", tactics.Size)
		if i < len(rows) && rows[i] != "" {
			row = rows[i]
		}
		ground = append(ground, "row "+strings.NewReplacer("F", ".", "A", ".", "W", ".", "f", ".", "a", ".", "w", ".").Replace(row))
		units = append(units, "units "+strings.NewReplacer("#", ".", "~", ".").Replace(row))
	}
	g, err := tactics.Read(append(ground, units...))
	require.NoError(t, err)
	return g
}

// Board is the first position of such a game.
func Board(t require.TestingT, rows ...string) *tactics.Board {
	s := Game(t, rows...).Start(0)
	return &s.Board
}

// Skirmish is a small level for whole games.
func Skirmish(t require.TestingT) *tactics.Game {
	return Game(t, "..........", "..f....w..", "..#..~~...", "..#..~.a..", "......#...", "..A...#...", ".....~~...", "..W...F...")
}
