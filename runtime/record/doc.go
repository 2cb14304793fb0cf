// Package record is what the records of all games have in common: a text of lines that is sealed by a digest, the turns
// in which a game was played, and playing them again. What a game begins with, and how its actions are written, say the
// rooms of the games.
package record

import "strconv"

// Version is the format in which records are written and read, of all games. The numbers before it were of programs
// that were never released; records of theirs are refused. A game may write later formats of its own.
const Version = 4

// Magic opens the first line of every record.
const Magic = "board-duels"

// firstLine is the first line of a record in a format.
func firstLine(format int) string { return Magic + " replay " + strconv.Itoa(format) }

// unsealed opened records of format 1, which had no digest.
const unsealed = "boardduels-replay"

// The limits of a file and of a line, in bytes.
const (
	MaxSize = 2 << 20
	MaxLine = 4096
)
