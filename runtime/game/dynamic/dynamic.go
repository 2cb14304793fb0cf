// Package dynamic is the one face of all games that have a notation. It has no type parameters: states are closed,
// actions and events are text. Whoever plays, records, or shows a game by it needs to know nothing of the family;
// searches hold the concrete game.
package dynamic

import "boardduels/runtime/game"

// Game is a game of any family. It is a [game.Game] itself, whose actions are written as players write them.
type Game interface {
	game.Notated[Position, string, string, View]
	// Family is the id of the game's family: [a-z]+.
	Family() string
	// Rules is the version of the family's rules: it changes when the same seed and actions would give another game.
	Rules() int
}

// Position is a state of a game. What it holds never changes: an action puts another one in its place.
type Position struct {
	state any // points to the family's own state
}

// View is what a seat may know.
type View struct {
	Seat game.Seat
	view any // points to the family's own view
}

// Seen returns the family's own view. It panics if V is another family's: who asks has been made for the same game.
func Seen[V any](v *View) *V { return v.view.(*V) }

// Of closes a game. Equal games are equal when closed.
func Of[S any, A comparable, E, V any](family string, rules int, g game.Notated[S, A, E, V]) Game {
	return closed[S, A, E, V]{family, rules, g}
}
