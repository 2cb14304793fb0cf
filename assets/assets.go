// Package assets embeds the classic pack's heroes, cards and pictures.
package assets

import (
	"embed"
	"io/fs"
)

//go:embed classic
var files embed.FS

// Classic returns the root of the classic pack's heroes, cards and pictures. Its knowledge is embedded in package kb.
func Classic() fs.FS {
	root, err := fs.Sub(files, "classic")
	if err != nil {
		panic(err) // the path is a constant and valid
	}
	return root
}
