// Package library keeps in a folder what a player has: the duels, runs and board games that are under way and those
// that are over, the career, the packs, and what the AIs learn.
package library

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

	"boardduels/assets/nemeses"
	"boardduels/internal/atomicfile"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// Library keeps a player's duels in a folder: the one under way, and those that are over.
type Library struct {
	Folder string
	Unmade bool // the folder wasn't there when the program began, and couldn't be made
	// stuck: a damaged duel lies in the place of the current one and couldn't be put aside.
	stuck *atomic.Bool
}

// ReplayEnding is that of the files of games.
const ReplayEnding = duelrecord.Ending

// Open returns the library in a folder, which is made if it isn't there. The error is [*Unwritable] where
// nothing can be kept for now.
func Open(folder string) (Library, error) {
	if err := atomicfile.MkdirAll(folder); err != nil {
		return Library{folder, true, new(atomic.Bool)}, &Unwritable{folder, err}
	}
	l := Library{Folder: folder, stuck: new(atomic.Bool)}
	probe, err := os.CreateTemp(folder, "probe-*")
	if err != nil {
		return l, &Unwritable{folder, err}
	}
	_ = probe.Close()
	if err := os.Remove(probe.Name()); err != nil {
		return l, &Unwritable{folder, err}
	}
	var failures []error
	for _, name := range []string{l.Replays(), l.Knowledge("", nemeses.First)} {
		if err := l.MakeRoom(name); err != nil {
			failures = append(failures, &Unwritable{name, err})
		}
	}
	return l, errors.Join(failures...)
}

// Replays is where duels are that are over.
func (l Library) Replays() string { return filepath.Join(l.Folder, "replays") }

// Replays returns the folder in which the game that keeps its data in a folder has the duels that are over.
func Replays(folder string) fs.FS { return os.DirFS(Library{Folder: folder}.Replays()) }

// Knowledge returns where a nemesis keeps what it learns with a pack.
func (l Library) Knowledge(path, nemesis string) string {
	folder := filepath.Join(l.Folder, "knowledge", knowledgeFolder(path))
	if nemesis == nemeses.First {
		return folder // where it lay when nobody had a name
	}
	return filepath.Join(folder, nemesesFolder, nemesis)
}

// nemesesFolder is the folder of those other than the first, beside what that one knows.
const nemesesFolder = "nemeses"

// KnowledgeIn returns the folders of all that was learned, by whomever and with whatever pack, in a folder of data.
func KnowledgeIn(folder string) ([]string, error) {
	root := filepath.Join(folder, "knowledge")
	packs, err := filepath.Glob(filepath.Join(root, "packs", "*"))
	all := append([]string{root}, packs...)
	for _, of := range slices.Clone(all) {
		others, globbed := filepath.Glob(filepath.Join(of, nemesesFolder, "*"))
		all, err = append(all, others...), errors.Join(err, globbed)
	}
	return all, err
}

// MakeRoom makes a folder of the library. Where the library itself is gone, as with a drive that was taken out, it
// isn't made anew, since it would lie elsewhere.
func (l Library) MakeRoom(folder string) error {
	if !l.Unmade {
		if _, err := os.Stat(l.Folder); err != nil {
			return err
		}
	}
	return atomicfile.MkdirAll(folder)
}

// Save implements [duelmatch.Saver]: it saves the duel under way. It never writes over a damaged one.
func (l Library) Save(record *duelrecord.Record) error {
	if err := l.MakeRoom(l.Folder); err != nil {
		return err
	}
	if l.stuck.Load() {
		if _, err := atomicfile.SetAside(l.Current().Path); err != nil && !IsNowhere(err) {
			return err
		}
		l.stuck.Store(false)
	}
	return l.Current().Save(record)
}

// Current is the file of the duel under way.
func (l Library) Current() duelmatch.File {
	return duelmatch.File{Path: filepath.Join(l.Folder, "current"+ReplayEnding)}
}

// Interrupted returns the duel that can be continued, or nil. A file that can't be read is put aside, so that it isn't
// lost, and reported as [*DamagedDuel].
func (l Library) Interrupted() (*duelrecord.Record, error) {
	record, err := l.Current().Load()
	switch {
	case IsNowhere(err):
		return nil, nil
	case err != nil:
		kept, lost := atomicfile.SetAside(l.Current().Path)
		if kept != "" {
			lost = nil
		}
		l.stuck.Store(lost != nil)
		return nil, &DamagedDuel{path: l.Current().Path, kept: kept, reason: err, Stuck: lost}
	case record.Finished():
		return nil, nil
	}
	return record, nil
}

// IsWaiting reports whether a duel can be continued whose rival plays by what it knew as that began.
func (l Library) IsWaiting() bool {
	record, err := l.Current().Load()
	return err == nil && !record.Finished() && slices.ContainsFunc(record.Seats[:], func(s duelrecord.Seat) bool { return s.Knowledge != nil || s.Foe != nil })
}

// IsNowhere reports whether nothing is there, or nothing can be there, since a file lies in the place of a folder.
func IsNowhere(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR)
}

// Finished returns the duel that was over, but isn't in the collection yet; nil if there is none.
func (l Library) Finished() *duelrecord.Record {
	record, err := l.Current().Load()
	if err != nil || !record.Finished() {
		return nil
	}
	return record
}

// NameOf is the name of a duel in the collection.
func NameOf(record *duelrecord.Record) string {
	return fmt.Sprintf("%s-%s-%s-%x", record.Date.UTC().Format("20060102-150405"),
		record.Seats[0].Hero.ID, record.Seats[1].Hero.ID, record.Seed&0xffff)
}

// Keep puts a finished duel into the collection.
func (l Library) Keep(record *duelrecord.Record) error { return l.put(l.Replays(), record) }

// put puts a duel into a folder, in the place of the same one.
func (l Library) put(folder string, record *duelrecord.Record) error {
	if err := l.MakeRoom(folder); err != nil {
		return err
	}
	return duelmatch.File{Path: filepath.Join(folder, NameOf(record)+ReplayEnding)}.Save(record)
}

// Add puts a duel into a folder beside those that are there: another one of the same name stays as it is, and the same
// one isn't kept twice.
func (l Library) Add(folder string, record *duelrecord.Record) error {
	text, err := record.MarshalText()
	if err == nil {
		err = l.MakeRoom(folder)
	}
	for n := 1; err == nil; n++ {
		name := NameOf(record)
		if n > 1 {
			name += fmt.Sprintf("-%d", n)
		}
		path := filepath.Join(folder, name+ReplayEnding)
		there, missing := atomicfile.Read(path, duelrecord.MaxSize+1)
		switch {
		case IsNowhere(missing):
			return atomicfile.Replace(path, text)
		case missing != nil || bytes.Equal(there, text):
			return missing
		}
	}
	return err
}

// Clear removes the file of the duel under way, unless another duel has begun.
func (l Library) Clear(record *duelrecord.Record) error {
	if now, err := l.Current().Load(); err == nil && NameOf(now) != NameOf(record) {
		return nil
	}
	return atomicfile.Remove(l.Current().Path)
}

// Imports is where duels are kept that come from elsewhere: they are none of the player's own.
func (l Library) Imports() string { return filepath.Join(l.Replays(), "imported") }

// Forks is where duels are kept that were played on from a place of another one: they count nowhere.
func (l Library) Forks() string { return filepath.Join(l.Replays(), "forks") }

// Saved returns the collection, with forks and what was imported, the newest first; at most the given number.
func (l Library) Saved(most int) ([]screen.SavedDuel, error) {
	var list []screen.SavedDuel
	var failures []error
	for _, folder := range []string{l.Replays(), l.Forks(), l.Imports()} {
		found, err := l.SavedIn(folder, most)
		for i := range found {
			found[i].IsImported = folder == l.Imports()
		}
		list, failures = append(list, found...), append(failures, err)
	}
	slices.SortStableFunc(list, func(a, b screen.SavedDuel) int { return cmp.Compare(filepath.Base(b.Path), filepath.Base(a.Path)) })
	return list[:min(len(list), most)], errors.Join(failures...)
}

// SavedIn returns the duels in a folder, the newest first; at most the given number.
func (l Library) SavedIn(folder string, most int) ([]screen.SavedDuel, error) {
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
	if IsNowhere(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return cmp.Compare(b.Name(), a.Name()) })
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), ReplayEnding) && len(paths) < most {
			paths = append(paths, filepath.Join(folder, entry.Name()))
		}
	}
	return paths, nil
}

// Remove deletes a duel of the collection.
func (l Library) Remove(d screen.SavedDuel) error { return os.Remove(d.Path) }

// knowledgeFolder keeps apart what heroes of the same id learn in different packs.
func knowledgeFolder(path string) string {
	if path == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(path))
	return filepath.Join("packs", hex.EncodeToString(sum[:8]))
}
