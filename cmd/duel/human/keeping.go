// Package human is a person at a terminal, or a program at the other end of a pipe, whatever the game: its commands
// line by line, and the file in which its game is kept.
package human

import (
	"encoding"
	"errors"
	"io/fs"
	"os"

	"boardduels/cmd/duel/files"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/runtime/match"
)

// Record is what a game leaves.
type Record interface {
	encoding.TextMarshaler
	Plies() int
}

// Keeping keeps a game in a file, which belongs to the program from the first moment at which it can be had. A nil
// Keeping keeps nothing.
type Keeping[R Record] struct {
	path string
	lock *lock.Lock // nil as long as it can't be had
	kept int        // actions that the file holds, −1 if there is no file
}

// NewKeeping returns nil for no file. It returns an error if somebody else keeps a game in the file, or if it can never
// be one; that there is no room for it now is none.
func NewKeeping[R Record](path string) (*Keeping[R], error) {
	if path == "" {
		return nil, nil
	}
	k := &Keeping[R]{path: path, kept: -1}
	err := k.own()
	if held, ok := errors.AsType[*lock.Held](err); ok {
		return nil, held
	}
	info, noFile := os.Stat(path)
	never := noFile == nil && !info.Mode().IsRegular() || errors.Is(err, fs.ErrNotExist)
	if err != nil && never {
		return nil, err
	}
	return k, nil
}

func (k *Keeping[R]) own() (err error) {
	if k.lock == nil {
		k.lock, err = files.Own(k.path)
	}
	return err
}

// Release lets others have the file.
func (k *Keeping[R]) Release() {
	if k != nil {
		_ = k.lock.Release() // nothing is lost with it
	}
}

// Holds says how many actions the file holds already.
func (k *Keeping[R]) Holds(plies int) {
	if k != nil {
		k.kept = plies
	}
}

// Save implements [match.Saver].
func (k *Keeping[R]) Save(r R) error {
	if err := k.own(); err != nil {
		return err
	}
	if err := match.Write(k.path, r); err != nil {
		return err
	}
	k.kept = r.Plies()
	return nil
}

// Lost tells in a language what isn't kept of a game, and why; words are the keys for it.
func (k *Keeping[R]) Lost(t *i18n.Translator, words Words, r R, why error) error {
	if why == nil {
		return nil
	}
	key := words.Partly
	switch k.kept {
	case -1:
		key = words.Never
	case r.Plies():
		key = words.Unended
	}
	return errors.New(t.Text(key, i18n.Args{"File": k.path, "Reason": errtext.Unsaved(t, why), "Kept": k.kept, "Of": r.Plies()}))
}

// Words are the keys by which it is told what isn't kept of a game.
type Words struct {
	Never   string // nothing is
	Partly  string // only its beginning is
	Unended string // all but how it ended
}
