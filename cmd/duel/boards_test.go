package main

import "testing"

var boardRuns = []goldenRun{
	{"board_help", "", "board"},
	{"board_help_game", "", "board reversi"},
	{"board_help_match", "", "board reversi match --help"},
	{"board_help_arena", "", "board backgammon arena --help"},
	{"board_help_perft", "", "board backgammon perft --help"},
	{"board_unknown", "", "board chess"},

	{"board_perft", "", "board reversi perft --depth 8"},
	{"board_perft_dice", "", "board backgammon perft --json"},
	{"board_perft_variant", "", "board backgammon perft --depth 1 --variant nackgammon"},
	{"board_perft_deep", "", "board reversi perft --depth 61"},

	{"board_match", "", "board reversi match level_0 level_50 -n 5 --save reversi"},
	{"board_match_json", "", "board backgammon match level_0 level_50 -n 3 --variant gammons --json --save backgammon"},
	{"board_match_saved", "", "board reversi match level_0 level_50 -n 1 --save reversi"},
	{"board_match_one", "", "board reversi match level_0"},
	{"board_match_unknown", "", "board backgammon match level_0 tree"},
	{"board_match_none", "", "board reversi match level_0 level_10 -n 0"},
	{"board_match_opening", "", "board reversi match level_0 level_10 --opening -1"},

	{"board_arena", "", "board reversi arena level_0 level_20 level_50 --games 40 --seed 2"},
	{"board_arena_json", "", "board backgammon arena level_0 formula --games 20 --variant hypergammon --json"},
	{"board_arena_one", "", "board reversi arena level_0"},
	{"board_arena_twice", "", "board reversi arena level_0 level_0"},
	{"board_arena_odd", "", "board reversi arena level_0 level_10 --games 5"},
}

// Every game of the list has the same commands. The runs follow each other: some take up what others have saved.
func TestBoardRuns(t *testing.T) { checkGolden(t, t.TempDir(), boardRuns) }
