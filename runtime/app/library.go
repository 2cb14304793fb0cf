package app

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"

	"boardduels/internal/atomicfile"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// library keeps a player's duels in a folder: the one under way, and those that are over.
type library struct {
	folder string
	unmade bool // the folder wasn't there when the program began, and couldn't be made
	// stuck: a damaged duel lies in the place of the current one and couldn't be put aside.
	stuck *atomic.Bool
}

const replayEnding = ".replay"

// openLibrary returns the library in a folder, which is made if it isn't there. The error is [*unwritable] where
// nothing can be kept for now.
func openLibrary(folder string) (library, error) {
	if err := atomicfile.MkdirAll(folder); err != nil {
		return library{folder, true, new(atomic.Bool)}, &unwritable{folder, err}
	}
	l := library{folder: folder, stuck: new(atomic.Bool)}
	probe, err := os.CreateTemp(folder, "probe-*")
	if err != nil {
		return l, &unwritable{folder, err}
	}
	_ = probe.Close()
	if err := os.Remove(probe.Name()); err != nil {
		return l, &unwritable{folder, err}
	}
	var failures []error
	for _, name := range []string{l.replays(), l.knowledge("")} {
		if err := l.makeRoom(name); err != nil {
			failures = append(failures, &unwritable{name, err})
		}
	}
	return l, errors.Join(failures...)
}

func (l library) replays() string { return filepath.Join(l.folder, "replays") }

// Replays returns the folder in which the game that keeps its data in a folder has the duels that are over.
func Replays(folder string) fs.FS { return os.DirFS(library{folder: folder}.replays()) }

// knowledge returns where the AIs keep what they learn with a pack.
func (l library) knowledge(path string) string {
	return filepath.Join(l.folder, "knowledge", knowledgeFolder(path))
}

// makeRoom makes a folder of the library. Where the library itself is gone, as with a drive that was taken out, it
// isn't made anew, since it would lie elsewhere.
func (l library) makeRoom(folder string) error {
	if !l.unmade {
		if _, err := os.Stat(l.folder); err != nil {
			return err
		}
	}
	return atomicfile.MkdirAll(folder)
}

// Save implements [duelmatch.Saver]: it saves the duel under way. It never writes over a damaged one.
func (l library) Save(record *duelrecord.Record) error {
	if err := l.makeRoom(l.folder); err != nil {
		return err
	}
	if l.stuck.Load() {
		if _, err := atomicfile.SetAside(l.current().Path); err != nil && !isNowhere(err) {
			return err
		}
		l.stuck.Store(false)
	}
	return l.current().Save(record)
}

// current is the file of the duel under way.
func (l library) current() duelmatch.File {
	return duelmatch.File{Path: filepath.Join(l.folder, "current"+replayEnding)}
}

// interrupted returns the duel that can be continued, or nil. A file that can't be read is put aside, so that it isn't
// lost, and reported as [*damagedDuel].
func (l library) interrupted() (*duelrecord.Record, error) {
	record, err := l.current().Load()
	switch {
	case isNowhere(err):
		return nil, nil
	case err != nil:
		kept, lost := atomicfile.SetAside(l.current().Path)
		if kept != "" {
			lost = nil
		}
		l.stuck.Store(lost != nil)
		return nil, &damagedDuel{path: l.current().Path, kept: kept, reason: err, stuck: lost}
	case record.Finished():
		return nil, nil
	}
	return record, nil
}

// isWaiting reports whether a duel can be continued whose rival plays by what it knew as that began.
func (l library) isWaiting() bool {
	record, err := l.current().Load()
	return err == nil && !record.Finished() && slices.ContainsFunc(record.Seats[:], func(s duelrecord.Seat) bool { return s.Knowledge != nil || s.Foe != nil })
}

// isNowhere reports whether nothing is there, or nothing can be there, since a file lies in the place of a folder.
func isNowhere(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR)
}

// finished returns the duel that was over, but isn't in the collection yet; nil if there is none.
func (l library) finished() *duelrecord.Record {
	record, err := l.current().Load()
	if err != nil || !record.Finished() {
		return nil
	}
	return record
}

// nameOf is the name of a duel in the collection.
func nameOf(record *duelrecord.Record) string {
	return fmt.Sprintf("%s-%s-%s-%x", record.Date.UTC().Format("20060102-150405"),
		record.Seats[0].Hero.ID, record.Seats[1].Hero.ID, record.Seed&0xffff)
}

// keep puts a finished duel into the collection.
func (l library) keep(record *duelrecord.Record) error { return l.put(l.replays(), record) }

// put puts a duel into a folder, in the place of the same one.
func (l library) put(folder string, record *duelrecord.Record) error {
	if err := l.makeRoom(folder); err != nil {
		return err
	}
	return duelmatch.File{Path: filepath.Join(folder, nameOf(record)+replayEnding)}.Save(record)
}

// add puts a duel into a folder beside those that are there: another one of the same name stays as it is, and the same
// one isn't kept twice.
func (l library) add(folder string, record *duelrecord.Record) error {
	text, err := record.MarshalText()
	if err == nil {
		err = l.makeRoom(folder)
	}
	for n := 1; err == nil; n++ {
		name := nameOf(record)
		if n > 1 {
			name += fmt.Sprintf("-%d", n)
		}
		path := filepath.Join(folder, name+replayEnding)
		there, missing := atomicfile.Read(path, duelrecord.MaxSize+1)
		switch {
		case isNowhere(missing):
			return atomicfile.Replace(path, text)
		case missing != nil || bytes.Equal(there, text):
			return missing
		}
	}
	return err
}

// clear removes the file of the duel under way, unless another duel has begun.
func (l library) clear(record *duelrecord.Record) error {
	if now, err := l.current().Load(); err == nil && nameOf(now) != nameOf(record) {
		return nil
	}
	return atomicfile.Remove(l.current().Path)
}

// imports is where duels are kept that come from elsewhere: they are none of the player's own.
func (l library) imports() string { return filepath.Join(l.replays(), "imported") }

// forks is where duels are kept that were played on from a place of another one: they count nowhere.
func (l library) forks() string { return filepath.Join(l.replays(), "forks") }

// saved returns the collection, with forks and what was imported, the newest first; at most the given number.
func (l library) saved(most int) ([]screen.SavedDuel, error) {
	var list []screen.SavedDuel
	var failures []error
	for _, folder := range []string{l.replays(), l.forks(), l.imports()} {
		found, err := l.savedIn(folder, most)
		for i := range found {
			found[i].IsImported = folder == l.imports()
		}
		list, failures = append(list, found...), append(failures, err)
	}
	slices.SortStableFunc(list, func(a, b screen.SavedDuel) int { return cmp.Compare(filepath.Base(b.Path), filepath.Base(a.Path)) })
	return list[:min(len(list), most)], errors.Join(failures...)
}

// savedIn returns the duels in a folder, the newest first; at most the given number.
func (l library) savedIn(folder string, most int) ([]screen.SavedDuel, error) {
	paths, err := replaysIn(folder, most)
	var list []screen.SavedDuel
	for _, path := range paths {
		record, err := duelmatch.File{Path: path}.Load()
		list = append(list, screen.SavedDuel{Path: path, Record: record, Err: err})
	}
	return list, err
}

// replaysIn returns the paths of the replays in a folder, the newest first; at most the given number. Where there is no
// folder there are none.
func replaysIn(folder string, most int) (paths []string, err error) {
	entries, err := os.ReadDir(folder)
	if isNowhere(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return cmp.Compare(b.Name(), a.Name()) })
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), replayEnding) && len(paths) < most {
			paths = append(paths, filepath.Join(folder, entry.Name()))
		}
	}
	return paths, nil
}

// remove deletes a duel of the collection.
func (l library) remove(d screen.SavedDuel) error { return os.Remove(d.Path) }

// knowledgeFolder keeps apart what heroes of the same id learn in different packs.
func knowledgeFolder(path string) string {
	if path == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(path))
	return filepath.Join("packs", hex.EncodeToString(sum[:8]))
}
