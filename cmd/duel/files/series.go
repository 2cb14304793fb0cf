package files

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"boardduels/internal/lock"
)

// Series is a folder of a command's own, for the replays of a number of duels.
type Series struct {
	folder string
	width  int // of a number
	lock   *lock.Lock
}

// TakeSeries makes a folder, which may be missing, the command's own for so many replays. It refuses one that has any
// of them already: they are somebody's, and two series would be mixed.
func TakeSeries(folder string, duels int) (*Series, error) {
	s := &Series{folder: folder, width: len(strconv.Itoa(duels))}
	var err error
	if s.lock, err = ownFolder(folder); err != nil {
		return nil, err
	}
	if err := s.vacant(duels); err != nil {
		s.Release()
		return nil, err
	}
	return s, nil
}

// vacant returns an error if the folder has one of the replays.
func (s *Series) vacant(duels int) error {
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		base, isReplay := strings.CutSuffix(entry.Name(), ReplayExt)
		if n, err := strconv.Atoi(base); isReplay && !entry.IsDir() && err == nil && n >= 1 && n <= duels && s.Name(n) == base {
			return fmt.Errorf("%s is there already; choose another folder, or remove the replays in this one", s.Path(n))
		}
	}
	return nil
}

// Name is what the n-th duel is called, from 1. The names sort as the numbers do.
func (s *Series) Name(n int) string { return fmt.Sprintf("%0*d", s.width, n) }

// Path is where the replay of the n-th duel goes.
func (s *Series) Path(n int) string { return filepath.Join(s.folder, s.Name(n)+ReplayExt) }

// Release lets others have the folder. A nil series has none.
func (s *Series) Release() {
	if s != nil {
		_ = s.lock.Release() // nothing is lost with it
	}
}
