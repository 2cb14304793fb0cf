package main

import (
	"errors"
	"io/fs"
	"os"

	"boardduels/cmd/duel/files"
	"boardduels/internal/i18n"
	"boardduels/internal/lock"
	"boardduels/internal/trouble"
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

// lost tells in a language what isn't kept of a duel, and why.
func (k *keeping) lost(t *i18n.Translator, r *replay.Record, why error) error {
	if why == nil {
		return nil
	}
	key := "cli.unkept_later"
	switch k.kept {
	case -1:
		key = "cli.unkept"
	case r.Plies():
		key = "cli.unkept_end"
	}
	return errors.New(t.Text(key, i18n.Args{"File": k.file.Path, "Reason": trouble.Unsaved(t, why), "Kept": k.kept, "Of": r.Plies()}))
}

// unsaved tells the person that the duel goes on though it isn't kept, or that it is kept again.
func (p *terminal) unsaved(why error) {
	if why == nil {
		p.sayf("cli.saved_again")
		return
	}
	p.sayf("cli.unsaved", i18n.Args{"Reason": trouble.Unsaved(p.t, why)})
}
