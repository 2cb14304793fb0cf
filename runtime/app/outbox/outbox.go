// Package outbox keeps what is to be saved while a dialog of the system's asks where, for a program that gets the
// answer in the place of the one that asked.
package outbox

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path/filepath"

	"boardduels/internal/atomicfile"
)

// File is the name of the outbox in the folder of the game's data.
const File = "outbox"

// Letter is what is to be saved.
type Letter struct {
	What string // the words for it, in the player's language
	Text []byte
}

// Box is an outbox, which holds one letter at most.
type Box struct{ path string }

// In returns the outbox in a folder of data.
func In(data string) Box { return Box{filepath.Join(data, File)} }

// head is the first line of an outbox; the text follows it as it is.
type head struct {
	What string `json:"what"`
}

// Put replaces the letter; nil takes the one away that is there.
func (b Box) Put(l *Letter) error {
	if l == nil {
		return atomicfile.Remove(b.path)
	}
	line, err := json.Marshal(head{l.What})
	if err != nil {
		return err // never: it is a text
	}
	return atomicfile.Replace(b.path, append(append(line, '\n'), l.Text...))
}

// Take returns the letter and takes it away; nil if there is none. A damaged one is an error, once.
func (b Box) Take() (*Letter, error) {
	data, err := atomicfile.Read(b.path, math.MaxInt64)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if removing := atomicfile.Remove(b.path); err != nil || removing != nil {
		return nil, errors.Join(err, removing)
	}
	line, text, whole := bytes.Cut(data, []byte("\n"))
	var h head
	if err := json.Unmarshal(line, &h); err != nil || !whole {
		return nil, fmt.Errorf("%s is damaged: its first line doesn't say what is to be saved", b.path)
	}
	return &Letter{h.What, text}, nil
}
