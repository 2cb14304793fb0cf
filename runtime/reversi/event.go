package reversi

import "boardduels/runtime/game"

// Event is one thing that happened while an action was carried out.
type Event struct {
	Kind   EventKind
	Seat   game.Seat // who placed or passed; the winner of an end, or Nobody
	Square Action    // where a disc was placed, else Pass
	Turned Squares   // the discs that it turned
}

// EventKind says what happened.
type EventKind uint8

// The kinds of events.
const (
	Placed EventKind = iota
	Passed
	Ended
)
