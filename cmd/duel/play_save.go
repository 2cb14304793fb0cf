package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"boardduels/cmd/duel/files"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/runtime/match"
	"boardduels/runtime/replay"
)

// keeping keeps a duel in a file, which belongs to the program from the first moment at which it can be had. A nil
// keeping keeps nothing.
type keeping struct {
	file match.File
	lock *lock.Lock // nil as long as it can't be had
	kept int        // actions that the file holds, −1 if there is no file
}

// newKeeping returns nil for no file. It returns an error if somebody else keeps a duel in the file, or if it can never
// be one; that there is no room for it now is none.
func newKeeping(path string) (*keeping, error) {
	if path == "" {
		return nil, nil
	}
	k := &keeping{file: match.File{Path: path}, kept: -1}
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

func (k *keeping) own() (err error) {
	if k.lock == nil {
		k.lock, err = files.Own(k.file.Path)
	}
	return err
}

// Release lets others have the file.
func (k *keeping) Release() {
	if k != nil {
		_ = k.lock.Release() // nothing is lost with it
	}
}

// Save implements [match.Saver].
func (k *keeping) Save(r *replay.Record) error {
	if err := k.own(); err != nil {
		return err
	}
	if err := k.file.Save(r); err != nil {
		return err
	}
	k.kept = r.Plies()
	return nil
}

// lost tells what isn't kept of a duel, and why.
func (k *keeping) lost(r *replay.Record, why error) error {
	switch {
	case why == nil:
		return nil
	case k.kept < 0:
		return fmt.Errorf("the duel isn't kept: %w", why)
	case k.kept == r.Plies():
		return fmt.Errorf("%s holds the duel without its end: %w", k.file.Path, why)
	}
	return fmt.Errorf("%s holds the duel only up to action %d of %d: %w", k.file.Path, k.kept, r.Plies(), why)
}

// unsaved tells the person that the duel goes on though it isn't kept, or that it is kept again.
func (p *terminal) unsaved(why error) {
	if why == nil {
		p.sayf("cli.saved_again")
		return
	}
	p.sayf("cli.unsaved", i18n.Args{"Reason": why.Error()})
}
