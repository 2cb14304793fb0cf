// Package classic is the pack that comes with the programs, in one piece: its heroes, cards and pictures lie in package
// assets, its precedent cases and experts' tables in package kb.
package classic

import (
	"io/fs"

	"boardduels/assets"
	"boardduels/kb"
)

// Name is how the pack is called where a path of a pack may stand.
const Name = "classic"

// FS returns the root of the pack.
func FS() fs.FS { return joined{assets.Classic(), kb.Classic()} }
