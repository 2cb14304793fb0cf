package library

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

// Boards keeps a player's board games beside the duels: one of each family that is under way, and those that are
// over.
type Boards struct {
	Library
	Writing *sync.Mutex // one file at a time: a game that is put away and the next one may have the same
}

// Home is where board games are.
func (l Boards) Home() string { return filepath.Join(l.Folder, "boards") }

// Games is where those are that are over.
func (l Boards) Games() string { return filepath.Join(l.Home(), "over") }

// Imports is where games are kept that come from elsewhere.
func (l Boards) Imports() string { return filepath.Join(l.Home(), "imported") }

// Current is the file of a family's game under way.
func (l Boards) Current(family string) boardmatch.File {
	return boardmatch.File{Path: filepath.Join(l.Home(), "current-"+family+ReplayEnding)}
}

// BoardSaver saves the game under way of a family.
type BoardSaver struct {
	Boards
	Family string
}

// Save implements [boardmatch.Saver].
func (s BoardSaver) Save(r *boardrecord.Record) error {
	s.Writing.Lock()
	defer s.Writing.Unlock()
	if err := s.MakeRoom(s.Home()); err != nil {
		return err
	}
	return s.Current(s.Family).Save(r)
}

// UnderWay returns the game of a family that can be gone on with, or nil. One that was over when the program ended is
// put into the collection. A file that can't be read is put aside, and reported as [*DamagedBoard].
func (l Boards) UnderWay(family string) (*boardrecord.Record, error) {
	r, err := l.Current(family).Load()
	switch {
	case IsNowhere(err):
		return nil, nil
	case err != nil:
		kept, _ := atomicfile.SetAside(l.Current(family).Path)
		return nil, &DamagedBoard{path: l.Current(family).Path, kept: kept, reason: err}
	case r.Finished():
		return nil, l.KeepBoard(r)
	}
	return r, nil
}

// KeepBoard puts a game that is over into the collection, and removes the file of the game under way, if it is that.
func (l Boards) KeepBoard(r *boardrecord.Record) error {
	l.Writing.Lock()
	defer l.Writing.Unlock()
	if err := l.PutBoard(l.Games(), r); err != nil {
		return err
	}
	now, err := l.Current(r.Family).Load()
	if err != nil || BoardName(now) != BoardName(r) {
		return nil
	}
	return atomicfile.Remove(l.Current(r.Family).Path)
}

// PutBoard puts a game into a folder.
func (l Boards) PutBoard(folder string, r *boardrecord.Record) error {
	if err := l.MakeRoom(folder); err != nil {
		return err
	}
	return boardmatch.File{Path: filepath.Join(folder, BoardName(r)+ReplayEnding)}.Save(r)
}

// BoardName is the name of a game in the collection.
func BoardName(r *boardrecord.Record) string {
	return fmt.Sprintf("%s-%s-%x", r.Date.UTC().Format("20060102-150405"), r.Family, r.Seed&0xffff)
}

// SavedBoards returns the collection, with what was imported, the newest first; at most the given number.
func (l Boards) SavedBoards(most int) ([]boardscreens.Saved, error) {
	list, err := l.savedBoardsIn(l.Games(), most)
	imported, problem := l.savedBoardsIn(l.Imports(), most)
	for i := range imported {
		imported[i].IsImported = true
	}
	list = append(list, imported...)
	slices.SortStableFunc(list, func(a, b boardscreens.Saved) int { return cmp.Compare(filepath.Base(b.Path), filepath.Base(a.Path)) })
	return list[:min(len(list), most)], errors.Join(err, problem)
}

func (l Boards) savedBoardsIn(folder string, most int) (list []boardscreens.Saved, err error) {
	paths, err := replaysIn(folder, most)
	for _, path := range paths {
		r, err := boardmatch.File{Path: path}.Load()
		list = append(list, boardscreens.Saved{Path: path, Record: r, Err: err})
	}
	return list, err
}

// DamagedBoard says that a game under way can't be read.
type DamagedBoard struct {
	path, kept string
	reason     error
}

// Error implements error.
func (d *DamagedBoard) Error() string { return d.Tell(i18n.For(i18n.Default)) }

// Unwrap returns the reason.
func (d *DamagedBoard) Unwrap() error { return d.reason }

// Tell tells it in a language.
func (d *DamagedBoard) Tell(t *i18n.Translator) string {
	return t.Text("boards.damaged", i18n.Args{"Kept": cmp.Or(d.kept, d.path), "Reason": errtext.Unread(t, d.reason)})
}
