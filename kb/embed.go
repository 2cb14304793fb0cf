package kb

import (
	"embed"
	"io/fs"
)

//go:embed classic/cases classic/priorities
var embedded embed.FS

// Classic returns the knowledge of the classic pack: the folders cases and priorities of a pack's root. Besides the
// heroes' tables it holds priorities/listing.xml, those of the thesis's listing.
func Classic() fs.FS {
	classic, err := fs.Sub(embedded, "classic")
	if err != nil {
		panic(err) // the name is valid
	}
	return classic
}
