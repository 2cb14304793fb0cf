package kb

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
	"boardduels/internal/lock"
)

// Report is what a check of a store found.
type Report struct {
	Entries     int // that are good
	Generations int
	Problems    []Problem // each with its file; those that were told and set aside before are among them
	Untold      []Problem // those of them that the next program to read the store will tell and set aside
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
			if fault := of[number].fault(); fault != nil {
				r.Untold = append(r.Untold, Problem{File: name, Reason: fault})
			}
		}
	}
	problems, _ := told(st.problems)
	r.Untold = append(r.Untold, problems...)
	r.Problems = append(r.Problems, r.Untold...)
	lost := st.lost()
	for _, name := range lost {
		r.Problems = append(r.Problems, st.gone(name))
	}
	foreign, err := s.foreign(lost)
	if err != nil {
		return nil, failed(err)
	}
	r.Problems = append(r.Problems, foreign...)
	slices.SortStableFunc(r.Problems, func(a, b Problem) int { return strings.Compare(a.File, b.File) })
	return r, nil
}

// lost returns the files that are lost, and of which it was told.
func (st *state) lost() (list []string) {
	if st.head == nil {
		return nil
	}
	for _, name := range st.head.Lost {
		n, _ := parseName(name)
		_, kept := st.generations[n.hero][n.number]
		if !kept && (n.hero != "" || st.entries[n.number] == nil) {
			list = append(list, name)
		}
	}
	return list
}

// gone tells of a file that is lost.
func (st *state) gone(name string) Problem {
	return Problem{File: name, Reason: because("kb.fault.lost"), Kept: st.aside(name)}
}

// foreign tells of what lies in the folder and isn't the store's or was set aside, but for files that are lost, and of
// a lock that nobody can take.
func (s *Store) foreign(lost []string) (list []Problem, err error) {
	items, err := os.ReadDir(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, item := range items {
		name := item.Name()
		was, aside := wasCalled(name)
		switch {
		case name == lock.Folder && !item.Type().IsRegular():
			list = append(list, Problem{File: name, Reason: because("kb.fault.lock")})
		case item.IsDir() && slices.Contains(inside, name):
		case !belongs(was):
			list = append(list, Problem{File: name, Reason: because("kb.fault.foreign")})
		case aside && !slices.Contains(lost, was):
			list = append(list, Problem{File: name, Reason: i18n.Message{Key: "kb.fault.aside", Args: i18n.Args{"Name": was}}})
		}
	}
	return list, err
}

// inside are the folders in which a store may hold others: of packs, and of those who learn beside the first.
var inside = []string{"packs", "nemeses"}

// wasCalled returns what a file was called before it was set aside, if it was.
func wasCalled(name string) (was string, aside bool) {
	before, number, aside := strings.Cut(name, ".damaged-")
	if _, err := strconv.Atoi(number); aside && err == nil {
		return before, true
	}
	return name, false
}

// belongs reports whether a store has files of this name, or had while they were being written.
func belongs(name string) bool {
	_, ours := parseName(name)
	return ours || name == headName+ending || name == lock.Folder
}
