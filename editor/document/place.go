package document

import (
	"io/fs"
)

// Place is where a pack lies.
type Place interface {
	// Path returns the path by which people know the place; "" if it is inside the program.
	Path() string
	// Files returns the pack's files as they are now.
	Files() (fs.FS, error)
	// Write carries out writes, each whole or not at all. After an error some of them may have been carried out.
	Write([]Write) error
}

// Write is a file of a pack to be written or removed.
type Write struct {
	File    string // path inside the pack, with slashes
	Content []byte
	Remove  bool
	// Changed reports whether somebody else has changed the file since it was last looked at; nil for nobody.
	Changed func() bool
}

// Embedded is a pack inside the program. It can be read only.
type Embedded struct {
	FS fs.FS
}

// Path returns "".
func (e Embedded) Path() string { return "" }

// Files returns the pack's files.
func (e Embedded) Files() (fs.FS, error) { return e.FS, nil }

// Write returns [ErrNoPlace].
func (e Embedded) Write([]Write) error { return ErrNoPlace }
