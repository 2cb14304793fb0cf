package app

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"sync"

	"boardduels/internal/atomicfile"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// boardLibrary keeps a player's board games beside the duels: one of each family that is under way, and those that are
// over.
type boardLibrary struct {
	library
	writing *sync.Mutex // one file at a time: a game that is put away and the next one may have the same
}

func (l boardLibrary) home() string { return filepath.Join(l.folder, "boards") }

func (l boardLibrary) games() string { return filepath.Join(l.home(), "over") }

// imports is where games are kept that come from elsewhere.
func (l boardLibrary) imports() string { return filepath.Join(l.home(), "imported") }

// current is the file of a family's game under way.
func (l boardLibrary) current(family string) boardmatch.File {
	return boardmatch.File{Path: filepath.Join(l.home(), "current-"+family+replayEnding)}
}

// boardSaver saves the game under way of a family.
type boardSaver struct {
	boardLibrary
	family string
}

// Save implements [boardmatch.Saver].
func (s boardSaver) Save(r *boardrecord.Record) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if err := s.makeRoom(s.home()); err != nil {
		return err
	}
	return s.current(s.family).Save(r)
}

// underWay returns the game of a family that can be gone on with, or nil. One that was over when the program ended is
// put into the collection. A file that can't be read is put aside, and reported as [*damagedBoard].
func (l boardLibrary) underWay(family string) (*boardrecord.Record, error) {
	r, err := l.current(family).Load()
	switch {
	case isNowhere(err):
		return nil, nil
	case err != nil:
		kept, _ := atomicfile.SetAside(l.current(family).Path)
		return nil, &damagedBoard{path: l.current(family).Path, kept: kept, reason: err}
	case r.Finished():
		return nil, l.keepBoard(r)
	}
	return r, nil
}

// keepBoard puts a game that is over into the collection, and removes the file of the game under way, if it is that.
func (l boardLibrary) keepBoard(r *boardrecord.Record) error {
	l.writing.Lock()
	defer l.writing.Unlock()
	if err := l.putBoard(l.games(), r); err != nil {
		return err
	}
	now, err := l.current(r.Family).Load()
	if err != nil || boardName(now) != boardName(r) {
		return nil
	}
	return atomicfile.Remove(l.current(r.Family).Path)
}

func (l boardLibrary) putBoard(folder string, r *boardrecord.Record) error {
	if err := l.makeRoom(folder); err != nil {
		return err
	}
	return boardmatch.File{Path: filepath.Join(folder, boardName(r)+replayEnding)}.Save(r)
}

// boardName is the name of a game in the collection.
func boardName(r *boardrecord.Record) string {
	return fmt.Sprintf("%s-%s-%x", r.Date.UTC().Format("20060102-150405"), r.Family, r.Seed&0xffff)
}

// savedBoards returns the collection, with what was imported, the newest first; at most the given number.
func (l boardLibrary) savedBoards(most int) ([]boardscreens.Saved, error) {
	list, err := l.savedBoardsIn(l.games(), most)
	imported, problem := l.savedBoardsIn(l.imports(), most)
	for i := range imported {
		imported[i].IsImported = true
	}
	list = append(list, imported...)
	slices.SortStableFunc(list, func(a, b boardscreens.Saved) int { return cmp.Compare(filepath.Base(b.Path), filepath.Base(a.Path)) })
	return list[:min(len(list), most)], errors.Join(err, problem)
}

func (l boardLibrary) savedBoardsIn(folder string, most int) (list []boardscreens.Saved, err error) {
	paths, err := replaysIn(folder, most)
	for _, path := range paths {
		r, err := boardmatch.File{Path: path}.Load()
		list = append(list, boardscreens.Saved{Path: path, Record: r, Err: err})
	}
	return list, err
}

// damagedBoard says that a game under way can't be read.
type damagedBoard struct {
	path, kept string
	reason     error
}

func (d *damagedBoard) Error() string { return d.Tell(i18n.For(i18n.Default)) }
func (d *damagedBoard) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *damagedBoard) Tell(t *i18n.Translator) string {
	return t.Text("boards.damaged", i18n.Args{"Kept": cmp.Or(d.kept, d.path), "Reason": errtext.Unread(t, d.reason)})
}
