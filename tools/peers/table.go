package main

import (
	"cmp"
	"context"
	"fmt"
	"io"

	"boardduels/ai/board/contest"
)

// table is one of docs/contributor/boards.md.
type table struct {
	game, title string
	rows        []row
}

// row is two who meet.
type row struct {
	first, second string
	pairs         int
	seed          uint64 // 0 for that of the command line
}

// tables are those of docs/contributor/boards.md. Against other programs the budget is one that takes no longer than
// they do.
var tables = []table{
	{"reversi", "Reversi", []row{
		{"novice", "random", 500, 0},
		{"professional", "random", 500, 0},
		{"professional", "novice", 500, 0},
		{"plies_3", "professional", 300, 0},
		{"plies_4", "professional", 300, 0},
		{"plies_5", "professional", 300, 0},
		{"plies_6", "professional", 300, 0},
		{"search", "professional", 100, 0},
		{"montecarlo", "professional", 100, 0},
		{"search", "montecarlo", 50, 0},
		{"search:10000", "grhino_1", 200, 0},
		{"search:30000", "grhino_2", 200, 0},
		{"search", "grhino_3", 100, 0},
	}},
	{"reversi", "Reversi's levels", levels(200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 60, 60, 60)},
	{"backgammon", "Backgammon, against gnubg", []row{
		{"random", "gnubg_0", 500, 0},
		{"three_printed", "gnubg_0", 500, 0},
		{"three_meant", "gnubg_0", 500, 0},
		{"formula", "gnubg_0", 500, 0},
		{"linear", "gnubg_0", 2000, 0},
		{"net_quick", "gnubg_0", 2000, 2},
		{"net", "gnubg_0", 500, 2},
	}},
	{"backgammon", "Backgammon", []row{
		{"net", "linear", 700, 2},
		{"net", "linear", 500, 3},
		{"net", "linear", 700, 5},
		{"net", "linear", 700, 1},
		{"net", "linear", 700, 4},
		{"net_quick", "linear", 2000, 2},
		{"net", "net_quick", 400, 0},
		{"net", "net_quick", 500, 2},
		{"linear", "formula", 1000, 0},
		{"formula", "three_meant", 2000, 0},
		{"formula", "three_printed", 2000, 0},
		{"three_meant", "three_printed", 4000, 0},
		{"three_meant", "random", 1000, 0},
		{"three_printed", "random", 1000, 0},
		{"linear", "courier", 1000, 0},
		{"linear", "mason", 1000, 0},
		{"linear", "hermit", 1000, 0},
		{"linear", "abbess", 1000, 0},
		{"linear", "corsair", 1000, 0},
	}},
	{"backgammon", "Backgammon's levels", levels(500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500)},
	{"hypergammon", "Hypergammon", []row{
		{"net_quick", "linear", 1000, 0},
		{"net_quick", "formula", 1000, 0},
		{"net_quick", "random", 1000, 0},
	}},
	{"tactics", "The tactical game", []row{
		{"level_140", "level_20", 500, 0},
		{"cyborgs", "elves", 250, 0},
		{"cyborgs", "orcs", 250, 0},
		{"cyborgs", "zombies", 500, 0},
		{"elves", "orcs", 250, 0},
		{"orcs", "zombies", 500, 0},
		{"zombies", "random", 500, 0},
		{"level_60", "level_60", 500, 0},
		{"level_140", "level_140", 250, 0},
	}},
	{"tactics", "The tactical game's levels", levels(500, 500, 500, 500, 1000, 500, 1000, 1000, 500, 1000, 500, 500, 500, 500)},
}

// levels are the levels of difficulty, each against the one below it, from level_10 on.
func levels(pairs ...int) (rows []row) {
	for i, n := range pairs {
		rows = append(rows, row{fmt.Sprint("level_", 10*(i+1)), fmt.Sprint("level_", 10*i), n, 0})
	}
	return rows
}

// tablesOf returns the tables of a game.
func tablesOf(game string) (found []table) {
	for _, t := range tables {
		if t.game == game {
			found = append(found, t)
		}
	}
	return found
}

func measureTables(ctx context.Context, w io.Writer, task contest.Task, all []table) error {
	for i := range all {
		if err := all[i].measure(ctx, w, task); err != nil {
			return err
		}
	}
	return nil
}

// measure prints the table.
func (t *table) measure(ctx context.Context, w io.Writer, task contest.Task) error {
	fmt.Fprintf(w, "\n%s\n\n| | score of the first | seed | a move of the first | of the second |\n|---|---|---|---|---|\n", t.title)
	for _, r := range t.rows {
		one := task
		one.Pairs, one.Seed = r.pairs, cmp.Or(r.seed, task.Seed)
		if err := games[t.game].meet(ctx, w, one, r.first, r.second); err != nil {
			return err
		}
	}
	return nil
}
