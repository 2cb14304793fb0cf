package kb

import (
	"fmt"
	"slices"
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

// Check looks at every file, and changes nothing. It waits a while for a program that changes the store.
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
	r.Problems = append(r.Problems, told(st.problems)...)
	r.Problems = append(r.Problems, st.lost()...)
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
