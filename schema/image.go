package schema

import (
	"io/fs"
	"path"
	"strings"
)

// ArtFolder is the folder of a pack that holds its pictures.
const ArtFolder = "art"

// MaxArtSize is the most bytes of a picture.
const MaxArtSize = maxArtSize

// WithArt returns the pack with the pictures that a file system holds now. Its documents stay as they are.
func (p *Pack) WithArt(fsys fs.FS) *Pack {
	l := loader{pack: &Pack{fsys: fsys, art: map[string]bool{}}}
	_ = l.art() // too many files: those found count, and opening the pack anew will tell
	next := *p
	next.fsys, next.art = fsys, l.pack.art
	return &next
}

// staysInside reports whether an image's name can only mean a file of the pack's art folder.
func staysInside(image string) bool {
	return image == "" || fs.ValidPath(image) && image != "." && !strings.ContainsAny(image, `\:`)
}

// artPath returns the path of an image inside its pack.
func artPath(image string) string { return path.Join(ArtFolder, image) }
