package schematest

import (
	"embed"
	"io/fs"
	"sync"

	"boardduels/schema"
)

//go:embed testdata/ruled
var documents embed.FS

// Ruled returns a small pack of whose cards, heroes and relic each says something else in the language of rules. It is
// read once for all tests of a program.
var Ruled = sync.OnceValue(func() *schema.Pack {
	files, err := fs.Sub(documents, "testdata/ruled")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return schema.ReadPack(files)
})
