package kb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"boardduels/internal/atomicfile"
)

// commit adds an entry with its generations. Until the entry has its name nothing of it counts, and then all does: a
// crash at any instant leaves the old state or the new one, of all heroes together. It returns the entry's number. The
// store must be owned.
func (st *state) commit(e Entry, generations ...generation) (int, error) {
	number, err := st.write(e, generations)
	if err != nil {
		return 0, failed(err)
	}
	for _, g := range generations {
		st.thin(g.hero, append(st.kept(g.hero), number))
	}
	return number, nil
}

func (st *state) write(e Entry, generations []generation) (int, error) {
	s, number := st.store, st.newest+1
	if number > mostEntries {
		return 0, fmt.Errorf("%s is full: it holds %d entries", s.dir, mostEntries)
	}
	if err := st.clear(number); err != nil {
		return 0, err
	}
	for _, g := range generations {
		n := fileName{number: number, hero: g.hero}
		text, own := sealed(g.text, n.String(), st.last)
		if err := atomicfile.Replace(s.path(n), []byte(text)); err != nil {
			return 0, err
		}
		e.Heroes = append(e.Heroes, g.hero)
		e.Holds = append(e.Holds, Hold{n.String() + ending, string(own)})
	}
	body, err := e.text()
	if err != nil {
		return 0, err
	}
	n := fileName{number: number}
	text, own := sealed(string(body), n.String(), st.last)
	if err := atomicfile.Replace(s.path(n), []byte(text)); err != nil {
		return 0, err
	}
	h := st.newHead()
	h.Entry, h.seal = number, own
	_ = s.writeHead(h) // the entry counts by itself, and the next change writes the head first
	return number, nil
}

// clear makes room for an entry: what was left of another one goes, and the head comes up to date. It returns an error
// if something else is in the way.
func (st *state) clear(number int) error {
	if st.head == nil || st.head.Entry != st.newest {
		h := st.newHead()
		if err := st.store.writeHead(h); err != nil {
			return err
		}
		st.head = h
	}
	for _, name := range st.unfinished {
		if err := atomicfile.Delete(filepath.Join(st.store.dir, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	list, err := os.ReadDir(st.store.dir)
	if err != nil {
		return err
	}
	for _, item := range list {
		if n, ours := parseName(item.Name()); ours && n.number >= number {
			return fmt.Errorf("%s is in the way of entry %06d", filepath.Join(st.store.dir, item.Name()), number)
		}
	}
	return nil
}

// The generations that are kept: all of the newest, and the first of every so many entries before them.
const (
	newestKept = 200
	thinnedTo  = 10
)

// thinned returns which of a hero's generations are kept.
func thinned(numbers []int) (kept []int) {
	block := -1
	for i, number := range numbers {
		if i >= len(numbers)-newestKept || number/thinnedTo != block {
			kept = append(kept, number)
		}
		block = number / thinnedTo
	}
	return kept
}

// thin removes old generations of a hero. What can't be removed now is removed another time.
func (st *state) thin(hero string, numbers []int) {
	kept := thinned(numbers)
	for _, number := range numbers {
		if _, keep := slices.BinarySearch(kept, number); !keep {
			_ = atomicfile.Delete(st.store.generationFile(number, hero))
		}
	}
}
