package kb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"boardduels/schema"
)

// Damage tells of a hero's file that couldn't be read.
type Damage struct {
	Kept     []string // where the damaged files are now
	Problem  string   // what is wrong, with file, line and column
	Restored bool     // the previous generation took its place; otherwise the hero starts anew
}

// String returns a report for people.
func (d *Damage) String() string {
	instead := "the initial knowledge is used"
	if d.Restored {
		instead = "the generation before it is used"
	}
	return fmt.Sprintf("%s; %s, and the damaged file is kept as %s", d.Problem, instead, strings.Join(d.Kept, ", "))
}

// badFile is the error of a file that was read but isn't a case base.
type badFile struct {
	data []byte
	err  error
}

func (b *badFile) Error() string { return b.err.Error() }

// read returns the case base of a file. The error is a *badFile if that is what is wrong with it.
func read(path string) (*schema.Cases, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	name, _, _ := strings.Cut(filepath.Base(path), ".")
	d := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, name), string(data))
	if err := check(d); err != nil {
		return nil, &badFile{data, err}
	}
	base, _ := d.CaseBase()
	return &base, nil
}

// recover puts a damaged file aside and the previous generation in its place. The damaged one gives way only when it is
// kept, so a crash on the way loses nothing.
func (s *Store) recover(hero string, bad *badFile) (*schema.Cases, *Damage, error) {
	damage := &Damage{Problem: bad.Error()}
	if err := s.keep(hero, bad, damage); err != nil {
		return nil, nil, err
	}
	base, err := read(s.previous(hero))
	var worse *badFile
	switch {
	case err == nil:
		damage.Restored = true
		return base, damage, move(s.previous(hero), s.current(hero))
	case errors.As(err, &worse):
		if err := s.keep(hero, worse, damage); err != nil {
			return nil, nil, err
		}
		if err := remove(s.previous(hero)); err != nil {
			return nil, nil, err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return nil, nil, err
	}
	return nil, damage, remove(s.current(hero))
}

// keep writes a damaged file under the first free name.
func (s *Store) keep(hero string, bad *badFile, damage *Damage) error {
	for i := 1; ; i++ {
		path := s.file(fmt.Sprintf("%s.damaged-%d", hero, i))
		if _, err := os.Lstat(path); err == nil {
			continue
		}
		damage.Kept = append(damage.Kept, path)
		return replace(path, bad.data)
	}
}
