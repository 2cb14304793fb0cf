package heuristic

import "boardduels/runtime/tactics"

// Within two steps there are twelve squares.
const (
	room   = 2
	many   = 6 // blocked ones of them are too many
	narrow = 4 // what each further one costs
)

// cramped counts against units with many blocked squares within two steps: they stay out of tunnels.
func cramped(v *view) (sum int) {
	for _, u := range v.own() {
		if u.HP <= 0 {
			continue
		}
		around := tactics.Around(u.Place, room)
		free := around.Without(v.blocked).Len()
		if blocked := 12 - free; blocked > many {
			sum -= narrow * (blocked - many)
		}
	}
	return sum
}

// edge is what a unit costs at the edge of the board.
const edge = 12

// rim counts against units at the edge of the board, from where they can go to fewer squares.
func rim(v *view) int {
	return -edge * v.field.Taken[v.seat].And(tactics.Rim).Len()
}
