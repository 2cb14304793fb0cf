// Package protocol lets a program in any language play a seat of a duel or of a board game: JSON, a message a line,
// over its standard input and output. docs/tester/protocol.md describes it for those who write such programs.
//
// A [Bot] is the program's end of the line in a duel, a [BoardBot] in a board game. They are players whose every
// failure (silence, garbage, an illegal action) is an error that says what was wrong.
package protocol

import "time"

// Version is raised when a program that follows docs/tester/protocol.md would no longer understand, or be understood.
const Version = 1

// MaxLine is the most bytes that a line of a duel may have, its end included. No message is longer.
const MaxLine = 1 << 16

// MaxBoardLine is the same for board games: a double in backgammon may have up to 3,060 plays.
const MaxBoardLine = 1 << 18

// EndTurn is the id of the action that ends the turn. No card can have it, since ids of cards have no hyphen.
const EndTurn = "end-turn"

// stanceMark stands before a stance in the id of the action that takes it.
const stanceMark = "stance-"

// Limits are how long a program may take to answer.
type Limits struct {
	Start time.Duration // until it greets
	Move  time.Duration // until it names an action, or takes a message that needs no answer
}

// told are the limits as a message has them, with the most bytes of a line.
func (l *Limits) told(line int) limits {
	return limits{l.Start.Milliseconds(), l.Move.Milliseconds(), line}
}
