package play

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"boardduels/internal/durable"
	"boardduels/runtime/match"
	"boardduels/runtime/replay"
)

// library keeps a player's duels in a folder: the one under way, and those that are over.
type library struct{ folder string }

const replayEnding = ".replay"

// openLibrary returns the library in a folder, which is made if it isn't there.
func openLibrary(folder string) (library, error) {
	return library{folder}, os.MkdirAll(filepath.Join(folder, "replays"), 0o755)
}

// current is the file of the duel under way.
func (l library) current() match.File {
	return match.File{Path: filepath.Join(l.folder, "current"+replayEnding)}
}

// interrupted returns the duel that can be continued, or nil. A file that can't be read is put aside, so that it isn't
// lost, and reported.
func (l library) interrupted() (*replay.Record, error) {
	record, err := l.current().Load()
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		kept, lost := durable.SetAside(l.current().Path)
		return nil, &damagedDuel{kept, errors.Join(err, lost)}
	case record.Finished():
		return nil, nil
	}
	return record, nil
}

// finished returns the duel that was over, but isn't in the collection yet; nil if there is none.
func (l library) finished() *replay.Record {
	record, err := l.current().Load()
	if err != nil || !record.Finished() {
		return nil
	}
	return record
}

// nameOf is the name of a duel in the collection.
func nameOf(record *replay.Record) string {
	return fmt.Sprintf("%s-%s-%s-%x", record.Date.UTC().Format("20060102-150405"),
		record.Seats[0].Hero.ID, record.Seats[1].Hero.ID, record.Seed&0xffff)
}

// keep moves a finished duel from the current file, if it is there, into the collection, and returns its path.
func (l library) keep(record *replay.Record) (string, error) {
	path := filepath.Join(l.folder, "replays", nameOf(record)+replayEnding)
	if err := (match.File{Path: path}).Save(record); err != nil {
		return "", err
	}
	if now, err := l.current().Load(); err == nil && nameOf(now) != nameOf(record) {
		return path, nil // another duel has begun
	}
	return path, durable.Remove(l.current().Path)
}

// savedDuel is a duel of the collection.
type savedDuel struct {
	path   string
	record *replay.Record // nil if the file can't be read
	err    error          // why not
}

// saved returns the collection, the newest first; at most the given number.
func (l library) saved(most int) ([]savedDuel, error) {
	entries, err := os.ReadDir(filepath.Join(l.folder, "replays"))
	if err != nil {
		return nil, err
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return cmp.Compare(b.Name(), a.Name()) })
	var list []savedDuel
	for _, entry := range entries {
		if !strings.HasSuffix(entry.Name(), replayEnding) || len(list) == most {
			continue
		}
		path := filepath.Join(l.folder, "replays", entry.Name())
		record, err := match.File{Path: path}.Load()
		list = append(list, savedDuel{path, record, err})
	}
	return list, nil
}

// remove deletes a duel of the collection.
func (l library) remove(d savedDuel) error { return os.Remove(d.path) }
