package kb

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"boardduels/internal/durable"
	"boardduels/schema"
)

// files are what a store's folder holds: entries, 000012.xml, and beside each what the AIs of its heroes knew after it,
// 000012-knight.xml. A generation without its entry was never finished, and doesn't count.
type files struct {
	entries     []int            // in order
	generations map[string][]int // by hero, in order
	unfinished  []string         // paths
}

const ending = ".xml"

// scan reads the names in the folder.
func (s *Store) scan() (*files, error) {
	names, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, fmt.Errorf("knowledge base: %w", err)
	}
	f := &files{generations: map[string][]int{}}
	for _, name := range names {
		if number, hero, whole := parseName(name.Name()); number > 0 && whole && hero == "" {
			f.entries = append(f.entries, number)
		}
	}
	slices.Sort(f.entries)
	for _, name := range names {
		number, hero, whole := parseName(name.Name())
		_, finished := slices.BinarySearch(f.entries, number)
		switch {
		case number == 0 || whole && hero == "":
		case !whole || !finished:
			f.unfinished = append(f.unfinished, filepath.Join(s.dir, name.Name()))
		default:
			f.generations[hero] = append(f.generations[hero], number)
		}
	}
	for _, numbers := range f.generations {
		slices.Sort(numbers)
	}
	return f, nil
}

// parseName takes a file's name apart; the number is 0 if the store didn't make it. One that isn't whole was being
// written.
func parseName(name string) (number int, hero string, whole bool) {
	name, beingWritten := durable.Unfinished(name)
	name, isOurs := strings.CutSuffix(name, ending)
	digits, hero, hasHero := strings.Cut(name, "-")
	number, err := strconv.Atoi(digits)
	if !isOurs || err != nil || number < 1 || len(digits) < digitsOfNumber || hasHero && !schema.IsID(hero) {
		return 0, "", false
	}
	return number, hero, !beingWritten
}

const digitsOfNumber = 6

func (s *Store) entryFile(number int) string {
	return filepath.Join(s.dir, fmt.Sprintf("%0*d%s", digitsOfNumber, number, ending))
}

func (s *Store) generationFile(number int, hero string) string {
	return filepath.Join(s.dir, fmt.Sprintf("%0*d-%s%s", digitsOfNumber, number, hero, ending))
}

// commit adds an entry with its generations. Until the entry has its name nothing of it counts, and then all does: a crash
// at any instant leaves the old state or the new one, of all heroes together. It returns the entry's number.
func (s *Store) commit(e Entry, generations ...generation) (int, error) {
	f, err := s.scan()
	if err != nil {
		return 0, err
	}
	for _, path := range f.unfinished {
		if err := os.Remove(path); err != nil {
			return 0, fmt.Errorf("knowledge base: %w", err)
		}
	}
	number := 1
	if len(f.entries) > 0 {
		number += f.entries[len(f.entries)-1]
	}
	for _, g := range generations {
		e.Heroes = append(e.Heroes, g.hero)
		if err := durable.Replace(s.generationFile(number, g.hero), []byte(g.text)); err != nil {
			return 0, fmt.Errorf("knowledge base: %w", err)
		}
	}
	text, err := e.text()
	if err == nil {
		err = durable.Replace(s.entryFile(number), text)
	}
	if err != nil {
		return 0, fmt.Errorf("knowledge base: %w", err)
	}
	for _, g := range generations {
		s.thin(g.hero, append(f.generations[g.hero], number))
	}
	return number, nil
}

// The generations that are kept: all of the newest, and the first of every so many entries before them.
const (
	newestKept = 200
	thinnedTo  = 10
)

// thin removes old generations of a hero. What can't be removed now is removed another time.
func (s *Store) thin(hero string, numbers []int) {
	block := -1
	for _, number := range numbers[:max(len(numbers)-newestKept, 0)] {
		if number/thinnedTo == block {
			_ = os.Remove(s.generationFile(number, hero))
		}
		block = number / thinnedTo
	}
}

// read returns the generation of a hero after an entry, and what is wrong with it.
func (s *Store) read(number int, hero string) (g generation, fault, err error) {
	path := s.generationFile(number, hero)
	data, err := os.ReadFile(path)
	if err != nil {
		return g, nil, fmt.Errorf("knowledge base: %w", err)
	}
	g = generation{hero, string(data)}
	return g, g.fault(filepath.Base(path)), nil
}
