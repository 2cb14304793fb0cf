// Package boardview holds the widgets on which board games are played: a grid of squares with discs or units, the
// points of backgammon, and maps of hexes. They draw scenes, let what events tell be seen, and have actions chosen by
// tap, drag and keyboard.
package boardview

import (
	"time"

	"fyne.io/fyne/v2"

	"boardduels/runtime/game"
)

// Moment is what a board shows of a game.
type Moment struct {
	Scene  game.Scene
	Viewer game.Seat // with whose eyes
	Legal  []string  // what can be chosen now; nothing while nobody is asked
	Events []string  // what the last action brought about
}

// Pass is the action of who can't do anything else, in all games.
const Pass = "pass"

// EndTurn is the action that ends a turn of many actions, in all games that have such turns.
const EndTurn = "end"

// mustPass reports whether whoever is asked can only pass.
func (m *Moment) mustPass() bool { return len(m.Legal) == 1 && m.Legal[0] == Pass }

// Intents are what a board tells of.
type Intents struct {
	Choose  func(action string) // the person has chosen it
	Drafted func()              // another part of an action has been put together or taken back
	Refused func()              // what was tapped can't be done now
}

// Draft is what has been put together of an action that isn't chosen yet.
type Draft struct {
	Steps  int      // that can be taken back
	Ready  string   // the action, once it is whole
	May    []string // the actions that it can still become; nil before the first step
	Counts []int16  // of each seat, what the family counts in the position that is shown; nil before the first step
}

// Object is what a board is on the screen.
type Object interface {
	fyne.Widget
	fyne.Focusable
}

// IsBoard reports whether something is a board.
func IsBoard(f fyne.Focusable) bool {
	switch f.(type) {
	case *Grid, *Points, *Land:
		return true
	}
	return false
}

// Board shows a game. It belongs to the toolkit's thread.
type Board interface {
	Object() Object
	// Present shows a moment at once. What was put together is forgotten.
	Present(*Moment)
	// Play shows a moment and lets what led to it be seen; it returns how long that takes at the usual pace.
	Play(*Moment) time.Duration
	// Advise marks what an action does; "" marks nothing.
	Advise(action string)
	// HasDrafts reports whether an action is put together in parts, and then confirmed.
	HasDrafts() bool
	// Draft returns what has been put together.
	Draft() Draft
	// Undo takes the last part of that back.
	Undo()
	// Shape is the width divided by the height that suits the board, from the narrowest to the broadest.
	Shape() (narrow, broad float32)
}
