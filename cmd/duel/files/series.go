package files

import (
	"bytes"
	"encoding"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/lock"
	"boardduels/runtime/record"
)

// Series is a folder of a command's own, for the records of a number of games.
type Series struct {
	folder string
	width  int            // of a number
	kept   map[int]string // the records that an earlier run has left
	lock   *lock.Lock
}

// TakeSeries makes a folder, which may be missing, the command's own for so many records. It refuses one that has a
// record of any series: it is somebody's, and two series would be mixed.
func TakeSeries(folder string, games int) (*Series, error) {
	s, err := resumeSeries(folder, games)
	if err != nil || len(s.kept) == 0 {
		return s, err
	}
	s.Release()
	first := s.kept[slices.Min(slices.Collect(maps.Keys(s.kept)))]
	return nil, fmt.Errorf("%s is there already; choose another folder, or remove the replays in this one", first)
}

// resumeSeries makes a folder the command's own that may have records of the series already. It refuses one that has
// two of a game.
func resumeSeries(folder string, games int) (*Series, error) {
	s := &Series{folder: folder, width: len(strconv.Itoa(games)), kept: map[int]string{}}
	var err error
	if s.lock, err = ownFolder(folder); err != nil {
		return nil, err
	}
	if err := s.look(); err != nil {
		s.Release()
		return nil, err
	}
	return s, nil
}

// look finds the records that are there. In a series that was to be of another length numbers may have other digits.
func (s *Series) look() error {
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		base, isReplay := strings.CutSuffix(entry.Name(), ReplayExt)
		n, err := strconv.Atoi(base)
		if !isReplay || entry.IsDir() || err != nil || n < 1 {
			continue
		}
		path := filepath.Join(s.folder, entry.Name())
		if other, ok := s.kept[n]; ok {
			return fmt.Errorf("%s and %s are both of game %d; remove one of them", other, path, n)
		}
		s.kept[n] = path
	}
	return nil
}

// Kept returns where an earlier run has left the record of the n-th game, from 1. A nil series has none.
func (s *Series) Kept(n int) (path string, ok bool) {
	if s == nil {
		return "", false
	}
	path, ok = s.kept[n]
	return path, ok
}

// Same returns an error if the record of the n-th game that was kept is of another series: it has another beginning
// than the one that this series would write. Both records are without their actions. The error names the first line
// that differs.
func (s *Series) Same(n int, kept, wanted encoding.TextMarshaler) error {
	found, err := kept.MarshalText()
	if err != nil {
		return err
	}
	needed, err := wanted.MarshalText()
	if err != nil || bytes.Equal(found, needed) {
		return err
	}
	is, want := strings.Split(string(found), "\n"), strings.Split(string(needed), "\n")
	line := 0
	for line < min(len(is), len(want))-1 && is[line] == want[line] {
		line++
	}
	return fmt.Errorf("%s:%d: is of another series: found %s, this one has %s; choose another folder",
		s.kept[n], line+1, record.Quote(is[line]), record.Quote(want[line]))
}

// ErrUnfinished is the error of a kept record whose game isn't over.
var ErrUnfinished = errors.New("the game isn't over")

// Unusable says what to do about the record of the n-th game that was kept and has an error, which names the file.
func (s *Series) Unusable(n int, err error) error {
	return fmt.Errorf("%w; remove %s, and game %d is played anew", err, s.kept[n], n)
}

// Name is what the n-th game is called, from 1. The names sort as the numbers do.
func (s *Series) Name(n int) string { return fmt.Sprintf("%0*d", s.width, n) }

// Path is where the record of the n-th game goes.
func (s *Series) Path(n int) string { return filepath.Join(s.folder, s.Name(n)+ReplayExt) }

// Release lets others have the folder. A nil series has none.
func (s *Series) Release() {
	if s != nil {
		_ = s.lock.Release() // nothing is lost with it
	}
}
