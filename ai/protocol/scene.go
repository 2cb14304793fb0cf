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
}

// DescribeScene returns a scene as messages and reports have it.
func DescribeScene(s game.Scene) Scene {
	described := Scene{
		Mover: number(s.Mover), Pieces: []Piece{}, Dice: append([]int8{}, s.Dice...), Counts: append([]int16{}, s.Counts...),
	}
	for _, p := range s.Pieces {
		described.Pieces = append(described.Pieces, Piece{p.Place, number(p.Seat), p.Kind, p.Count})
	}
	return described
}
