package durable

import (
	"errors"
	"io/fs"
	"os"
)

// Generations is a file of which the one before is kept, for the case that something else than this program damages it.
type Generations struct {
	Current, Previous string // paths in one folder
}

// Damage tells of files that were damaged, and set aside.
type Damage struct {
	Problem  error    // what was wrong with the current one
	Kept     []string // where the damaged files are now
	Restored bool     // the previous generation took the place of the current one; otherwise there is none any more
}

// Load returns the current generation; nil if there is none. One that check finds fault with is set aside, and the
// previous one takes its place if it is good. It returns an error if the files can't be read or moved; they then stay
// as they are.
func (g Generations) Load(check func([]byte) error) ([]byte, *Damage, error) {
	data, fault, err := read(g.Current, check)
	if err != nil || fault == nil {
		return data, nil, err
	}
	return g.recover(data, fault, check)
}

// read returns a file's content, nil if there is no file, and what is wrong with it.
func read(path string, check func([]byte) error) (data []byte, fault, err error) {
	data, err = os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	return data, check(data), nil
}

// recover sets damaged files aside. The current one gives way only when it is kept and, if there is a good one, to the
// previous one in a single step, so a crash on the way loses nothing.
func (g Generations) recover(current []byte, fault error, check func([]byte) error) ([]byte, *Damage, error) {
	damage := &Damage{Problem: fault}
	if err := damage.keep(g.Current, current); err != nil {
		return nil, nil, err
	}
	previous, fault, err := read(g.Previous, check)
	switch {
	case err != nil:
		return nil, nil, err
	case fault != nil:
		if err := damage.keep(g.Previous, previous); err != nil {
			return nil, nil, err
		}
		return nil, damage, errors.Join(Remove(g.Previous), Remove(g.Current))
	case previous == nil:
		return nil, damage, Remove(g.Current)
	}
	damage.Restored = true
	return previous, damage, Move(g.Previous, g.Current)
}

// keep writes a damaged file's content under a free name.
func (d *Damage) keep(path string, content []byte) error {
	aside, err := placeAside(path)
	if err != nil {
		return err
	}
	d.Kept = append(d.Kept, aside)
	return Replace(aside, content)
}

// Save writes a new generation. The current one becomes the previous one; one that check finds fault with is set aside
// first, as Load does. After an error the current generation is as it was.
func (g Generations) Save(data []byte, check func([]byte) error) error {
	if err := g.KeepPrevious(check); err != nil {
		return err
	}
	return Replace(g.Current, data)
}

// KeepPrevious makes a copy of the current generation the previous one, if there is one that is good.
func (g Generations) KeepPrevious(check func([]byte) error) error {
	current, _, err := g.Load(check)
	if current == nil || err != nil {
		return err
	}
	return Replace(g.Previous, current)
}
