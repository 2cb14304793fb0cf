package schematest

import (
	"embed"
	"io/fs"
)

//go:embed choices
var choices embed.FS

// Choices returns the files of a pack in which all comes up that rules bring to a duel: cards that offer modes, draw
// one, count, listen, forbid and bring other cards. Its heroes are druid and witch, and sage, whose cards neither count
// nor bring others; their last_word wins in mode 2 against an enemy of less than 8 hp.
func Choices() fs.FS {
	files, err := fs.Sub(choices, "choices")
	if err != nil {
		panic(err) // the folder is embedded
	}
	return files
}
