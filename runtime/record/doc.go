// Package record is what the records of all games have in common: a text of lines that is sealed by a digest, the turns
// in which a game was played, and playing them again. What a game begins with, and how its actions are written, say the
// rooms of the games.
package record

// Magic opens the first line of every record.
const Magic = "board-duels"

// The limits of a file and of a line, in bytes.
const (
	MaxSize = 1 << 20
	MaxLine = 4096
)
