package kb

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/i18n"
)

// state is what a store's folder holds: what is as it was written, and what is wrong.
type state struct {
	store  *Store
	head   *head // nil if there is none that is good
	newest int   // the number of the newest entry, be it lost
	last   digest

	names       map[string]fileName // of all files that look like ours
	texts       map[fileName]*file
	entries     map[int]*record               // that are good
	generations map[string]map[int]generation // that are good, by hero
	unfinished  []string                      // files of a change that was never finished, and of writing them
	problems    []problem                     // of which nobody was told yet
}

// record is a good entry with its seal.
type record struct {
	Entry
	own, after digest
	holds      map[string]digest // the seals of its generations
}

// problem is one thing that is wrong.
type problem struct {
	file    string // its name
	reason  fault
	stray   bool // it was never part of the store
	there   bool // the file is, and has to be set aside
	missing bool // it should be there
	after   int  // how many entries in a row after it are missing as it is
}

// each returns the problem of every file.
func (p problem) each() []problem {
	list := slices.Repeat([]problem{p}, 1+p.after)
	n, _ := parseName(p.file)
	for i := range list {
		list[i].after = 0
		if i > 0 {
			list[i].file = fileName{number: n.number + i}.String() + ending
		}
	}
	return list
}

// look reads the whole folder. Nobody may change it meanwhile, or there may seem to be problems.
func (s *Store) look() (*state, error) {
	st := &state{
		store: s, last: nothing, names: map[string]fileName{}, texts: map[fileName]*file{},
		entries: map[int]*record{}, generations: map[string]map[int]generation{},
	}
	if err := st.readHead(); err != nil {
		return nil, err
	}
	strays, err := st.readFiles()
	if err != nil {
		return nil, err
	}
	st.judgeEntries()
	st.judgeGenerations()
	st.missGenerations()
	for _, name := range strays {
		st.find(name, i18n.Message{Key: "kb.fault.number", Args: i18n.Args{"Max": mostEntries}}, true)
	}
	return st, nil
}

func (st *state) find(file string, reason fault, stray bool) {
	st.problems = append(st.problems, problem{file: file, reason: reason, stray: stray, there: true})
}

// miss notes that a file isn't there, unless that was told.
func (st *state) miss(n fileName) {
	name := n.String() + ending
	if st.head == nil || !st.head.hasLost(name) {
		st.problems = append(st.problems, missing(name, 0))
	}
}

// missing is the problem of a file that isn't there, and of so many after it.
func missing(file string, after int) problem {
	return problem{file: file, reason: because("kb.fault.missing"), missing: true, after: after}
}

// missRow notes that an entry isn't there, along with those before it of which there is no sign either, and returns the
// first of them. Known are the numbers of which there is one.
func (st *state) missRow(last int, known []int) (first int) {
	i, isKnown := slices.BinarySearch(known, last)
	if isKnown {
		st.miss(fileName{number: last})
		return last
	}
	first = 1
	if i > 0 {
		first = known[i-1] + 1
	}
	file := fileName{number: first}.String() + ending
	st.problems = append(st.problems, missing(file, last-first))
	return first
}

func (st *state) readHead() error {
	f, err := readFile(st.store.headFile())
	if f == nil || err != nil {
		return err
	}
	fault := f.fault
	if fault == nil {
		st.head, fault = parseHead(f.text)
	}
	if fault != nil {
		st.find(headName+ending, fault, false)
	}
	return nil
}

// readFiles reads all that looks like ours, and returns the names that no entry can have.
func (st *state) readFiles() (strays []string, err error) {
	list, err := os.ReadDir(st.store.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, item := range list {
		n, ours := parseName(item.Name())
		switch {
		case !ours:
			continue
		case n.unwritten:
			st.unfinished = append(st.unfinished, item.Name())
			continue
		case n.number == 0:
			strays = append(strays, item.Name())
			continue
		}
		f, err := readFile(filepath.Join(st.store.dir, item.Name()))
		if err != nil {
			return nil, err
		}
		if f != nil {
			st.names[item.Name()], st.texts[n] = n, f
		}
	}
	return strays, nil
}

// known returns the numbers of all files that are there, or of which it was told that they are lost, in order.
func (st *state) known() (list []int) {
	for n := range st.texts {
		list = append(list, n.number)
	}
	if st.head != nil {
		for _, name := range st.head.Lost {
			n, _ := parseName(name)
			list = append(list, n.number)
		}
	}
	slices.Sort(list)
	return list
}

// numbers returns those of all files of entries, in order.
func (st *state) numbers() (list []int) {
	for n := range st.texts {
		if n.hero == "" {
			list = append(list, n.number)
		}
	}
	slices.Sort(list)
	return list
}

// kept returns the numbers of a hero's good generations, in order.
func (st *state) kept(hero string) []int { return slices.Sorted(maps.Keys(st.generations[hero])) }

// files returns the names of ours in order.
func (st *state) files() []string { return slices.Sorted(maps.Keys(st.names)) }

// aside returns under which names a file was set aside.
func (st *state) aside(file string) (list []string) {
	items, _ := os.ReadDir(st.store.dir)
	for _, item := range items {
		number, damaged := strings.CutPrefix(item.Name(), file+".damaged-")
		if _, err := strconv.Atoi(number); damaged && err == nil {
			list = append(list, item.Name())
		}
	}
	return list
}
