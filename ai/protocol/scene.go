package protocol

import "boardduels/runtime/game"

// Scene is what a seat sees of a board game, as JSON. Seats are counted from 1, 0 is nobody.
type Scene struct {
	Mover  int     `json:"mover"` // whose turn it is; 0 when the game is over
	Pieces []Piece `json:"pieces"`
	Dice   []int8  `json:"dice"`   // that are still to be used
	Counts []int16 `json:"counts"` // of each seat, what the game counts
}

// Piece is what lies on a place.
type Piece struct {
	Place string `json:"place"`
	Seat  int    `json:"seat"` // whose it is
	Kind  string `json:"kind,omitempty"`
	Count int16  `json:"count"`
	// Cells are the column and the row of each cell of a grid that the place covers, where places differ in shape.
	Cells [][2]int8 `json:"cells,omitempty"`
}

// DescribeScene returns a scene as messages and reports have it.
func DescribeScene(s game.Scene) Scene {
	described := Scene{
		Mover: number(s.Mover), Pieces: []Piece{}, Dice: append([]int8{}, s.Dice...), Counts: append([]int16{}, s.Counts...),
	}
	for _, p := range s.Pieces {
		piece := Piece{Place: p.Place, Seat: number(p.Seat), Kind: p.Kind, Count: p.Count}
		for _, c := range p.Cells {
			piece.Cells = append(piece.Cells, [2]int8{c.Col, c.Row})
		}
		described.Pieces = append(described.Pieces, piece)
	}
	return described
}
