package document

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"boardduels/schema"
)

// Baseline is a pack as it was when people fixed it, for later states to be measured against. It has no pictures.
type Baseline struct {
	Pack *schema.Pack
	When time.Time // to the second
}

// Baselines keeps the baselines of places in a folder, each in an archive that is a pack itself: its name tells of
// which place it is, and since when.
type Baselines struct{ folder string }

// NewBaselines returns the baselines in a folder, which is made when there is something to keep.
func NewBaselines(folder string) Baselines { return Baselines{folder} }

// Keep keeps the baseline of a place in place of the one before. Whenever the program is killed, there is one of them,
// whole.
func (b Baselines) Keep(place Place, baseline Baseline) error {
	before := b.files(place)
	path := filepath.Join(b.folder, mark(place)+strconv.FormatInt(baseline.When.Unix(), 10)+".zip")
	var writes []Write
	for _, d := range baseline.Pack.Documents() {
		writes = append(writes, Write{File: d.File(), Content: []byte(d.Source())})
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // of the same second
		return err
	}
	if err := NewZip(path).Write(writes); err != nil {
		return err
	}
	for _, old := range before {
		if old != path {
			if err := (system{}).Remove(old); err != nil {
				return err
			}
		}
	}
	return nil
}

// Of returns the baseline of a place; false if there is none. One that can't be read is an error, and stays.
func (b Baselines) Of(place Place) (Baseline, bool, error) {
	files := b.files(place)
	if len(files) == 0 {
		return Baseline{}, false, nil
	}
	latest := files[len(files)-1]
	fsys, err := NewZip(latest).Files()
	if err != nil {
		return Baseline{}, false, err
	}
	return Baseline{schema.ReadPack(fsys), when(latest, place)}, true, nil
}

// files returns the archives of a place, the latest last.
func (b Baselines) files(place Place) []string {
	// Sorted, and seconds have ten digits for long
	files, _ := filepath.Glob(filepath.Join(b.folder, mark(place)+"*.zip"))
	return files
}

// mark is what names of the archives of a place begin with.
func mark(place Place) string { return hash(place.Path())[:16] + "-" }

func when(file string, place Place) time.Time {
	seconds, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), mark(place)), ".zip"), 10, 64)
	return time.Unix(seconds, 0)
}
