package schema

import (
	"io/fs"
	"path"
	"strings"
)

// ArtFolder is the folder of a pack that holds its pictures.
const ArtFolder = "art"

// staysInside reports whether an image's name can only mean a file of the pack's art folder.
func staysInside(image string) bool {
	return image == "" || fs.ValidPath(image) && image != "." && !strings.ContainsAny(image, `\:`)
}

// artPath returns the path of an image inside its pack.
func artPath(image string) string { return path.Join(ArtFolder, image) }
