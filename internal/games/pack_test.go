package games_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/games"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/game/dynamic"

	"boardduels/runtime/game/gametest"
	"boardduels/schema"
)

// The boards of a pack are set-ups beside the families' own, with names of their own; those with errors aren't.
func TestFamiliesOfferBoards(t *testing.T) {
	const row = "<row>........</row>"
	pack := schema.ReadPack(fstest.MapFS{
		"positions/four.xml":     {Data: []byte("<position><name>Four</name><name_uk>Чотири</name_uk><game>reversi</game>" + row + row + row + "<row>...ox...</row><row>...xo...</row>" + row + row + row + "</position>")},
		"positions/standard.xml": {Data: []byte("<position><game>reversi</game><begins>2</begins>" + row + row + row + "<row>...ox...</row><row>...xo...</row>" + row + row + row + "</position>")},
		"positions/broken.xml":   {Data: []byte("<position><game>reversi</game></position>")},
		"maps/strip.xml":         {Data: []byte("<map><seats>3</seats><row>abc</row></map>")},
	})
	f, err := games.Find("reversi")
	require.NoError(t, err)
	with := f.With(pack)
	require.Len(t, f.Variants, 1)
	var ids []string
	for _, v := range with.Variants {
		ids = append(ids, v.ID)
	}
	assert.Equal(t, []string{"standard", "four", "positions/standard"}, ids)
	assert.Equal(t, schema.Label{EN: "Four", UK: "Чотири"}, with.Variants[1].Name)
	assert.Equal(t, schema.Label{EN: "standard", UK: "standard"}, with.Variants[2].Name)
	assert.Equal(t, "positions/standard", with.Named(with.Variants[2].Setup))
	table, err := with.Open(with.Variants[2].Setup)
	require.NoError(t, err)
	assert.Equal(t, with.Variants[2].Setup, table.Setup())
}

// Every board of the classic pack is the set-up of a game, and the first of each family keeps the contract of games.
func TestClassicBoardsConform(t *testing.T) {
	pack := classictest.Pack()
	for _, f := range games.All() {
		boards := pack.Boards(f.ID)
		if len(f.Boards) == 0 {
			assert.Empty(t, boards, f.ID)
			continue
		}
		assert.GreaterOrEqual(t, len(boards), 2, f.ID)
		for i, b := range boards {
			assert.Contains(t, f.Boards, b.Kind, b.ID)
			table, err := f.Open(b.Setup)
			require.NoError(t, err)
			assert.Equal(t, b.Setup, table.Setup(), b.ID)
			// It takes long; dice wars is held to it by its small set-up
			if testing.Short() || i > 0 || f.ID == "dicewars" {
				continue
			}
			t.Run(f.ID+" "+b.ID, func(t *testing.T) {
				gametest.Suite[dynamic.Position, string, string, dynamic.View]{
					Game:     func(*rapid.T) contract { return table.Game },
					MaxPlies: 5000,
					ZeroSum:  true,
					Made: func(lines []string) (contract, error) {
						made, err := f.Open(lines)
						return made.Game, err
					},
				}.Run(t)
			})
		}
	}
}
