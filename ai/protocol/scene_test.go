package protocol_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/protocol"
	"boardduels/runtime/game"
)

// What a place covers is told where places differ in shape, and is left out where they don't.
func TestCellsOfAPlace(t *testing.T) {
	scene := protocol.DescribeScene(game.Scene{Mover: 0, Pieces: []game.Piece{
		{Place: "a", Seat: 1, Count: 3, Cells: []game.Cell{{Col: 4, Row: 0}, {Col: 4, Row: 1}}}, {Place: "d3", Seat: game.Nobody},
	}})
	text, err := json.Marshal(scene.Pieces)
	require.NoError(t, err)
	assert.JSONEq(t, `[{"place": "a", "seat": 2, "count": 3, "cells": [[4, 0], [4, 1]]}, {"place": "d3", "seat": 0, "count": 0}]`, string(text))
}
