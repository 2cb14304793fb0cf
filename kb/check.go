package kb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/lock"
)

// Report is what a check of a store found.
type Report struct {
	Entries     int // that are good
	Generations int
	Problems    []string // each with its file; those that were told and set aside before are among them
	// Unproven are how many entries have no seal: programs wrote them that knew none. Nobody can tell whether one of
	// them was altered before entry SealedBy was written, which has the seals of all files that were there then; 0 is
	// none yet.
	Unproven, SealedBy int
}

// Check looks at every file, also at those that don't belong to the store, and changes nothing. It waits a while for a
// program that changes the store.
func (s *Store) Check() (*Report, error) {
	st, err := s.look()
	if err == nil && len(st.problems) > 0 {
		st, err = s.lookAlone()
	}
	if err != nil {
		return nil, failed(err)
	}
	r := &Report{Entries: len(st.entries)}
	for hero, of := range st.generations {
		r.Generations += len(of)
		for _, number := range st.kept(hero) {
			name := fileName{number: number, hero: hero}.String() + ending
			if fault := of[number].fault(name); fault != nil {
				r.Problems = append(r.Problems, fault.Error())
			}
		}
	}
	problems, _ := told(st.problems)
	r.Problems = append(r.Problems, problems...)
	r.Problems = append(r.Problems, st.lost()...)
	foreign, err := s.foreign()
	if err != nil {
		return nil, failed(err)
	}
	r.Problems = append(r.Problems, foreign...)
	slices.Sort(r.Problems)
	for number := range st.entries {
		if number < st.since {
			r.Unproven++
		}
	}
	if st.since <= st.newest {
		r.SealedBy = st.since
	}
	return r, nil
}

// lost tells of what is lost and was told.
func (st *state) lost() (list []string) {
	if st.head == nil {
		return nil
	}
	for _, name := range st.head.Lost {
		n, _ := parseName(name)
		_, kept := st.generations[n.hero][n.number]
		if !kept && (n.hero != "" || st.entries[n.number] == nil) {
			list = append(list, fmt.Sprintf("%s: it was damaged or deleted%s", name, st.aside(name)))
		}
	}
	return list
}

// foreign tells of what lies in the folder and isn't the store's, and of a lock that nobody can take.
func (s *Store) foreign() (list []string, err error) {
	items, err := os.ReadDir(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, item := range items {
		switch name := item.Name(); {
		case name == lock.Folder && !item.Type().IsRegular():
			list = append(list, name+": it isn't a regular file, so no program can take the store's lock and change it")
		case !belongs(name):
			list = append(list, name+": no file of a store is called that")
		}
	}
	return list, err
}

// belongs reports whether a store has files of this name, those that were set aside or were being written included.
func belongs(name string) bool {
	if before, number, aside := strings.Cut(name, ".damaged-"); aside {
		if _, err := strconv.Atoi(number); err == nil {
			name = before
		}
	}
	if _, ours := parseName(name); ours {
		return true
	}
	return name == headName+ending || name == lock.Folder
}
