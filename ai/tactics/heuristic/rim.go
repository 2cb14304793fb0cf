package heuristic

import "boardduels/runtime/tactics"

// edge is what a unit costs at the edge of the board.
const edge = 12

// rim counts against units at the edge of the board, from where they can go to fewer squares.
func rim(v *view) int {
	return -edge * v.field.Taken[v.seat].And(tactics.Rim).Len()
}
