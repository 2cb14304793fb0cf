package kb

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"boardduels/schema"
)

// Store keeps on disk what the AIs have learned, and how it came to that. Each change adds an entry to its history, and
// for each hero concerned a generation: a document of cases as packs hold it. The newest generation of a hero counts. The
// last 200 of each hero are kept, and of those before them about every tenth; entries are kept for good.
//
// A crash at any instant leaves the old state or the new one. One program at a time may use a folder; its goroutines may
// share the Store.
type Store struct {
	dir   string
	mutex sync.Mutex
}

// Open returns the store in a folder, which is made if it isn't there.
func Open(dir string) (*Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("knowledge base: %w", err)
	}
	return &Store{dir: dir}, nil
}

// Load returns what a hero's AI has learned, or initial if that is nothing. Priorities are always the initial ones. If
// the newest generation is damaged it is kept under a name of its own, the last good one takes its place, and the damage
// is reported. It returns an error if the files can't be read or moved.
func (s *Store) Load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(hero); err != nil {
		return nil, nil, err
	}
	g, damage, err := s.newest(hero)
	if err != nil {
		return nil, nil, err
	}
	return g.knowledge(initial), damage, nil
}

// Learn writes what the AIs know after a match, of all their heroes or of none, and adds it to the history. It returns
// the number of the entry, and an error if the knowledge couldn't be loaded again or can't be written; then everything is
// as it was.
func (s *Store) Learn(m Match, changes []Change, known ...*Knowledge) (int, error) {
	return s.write(Entry{Kind: Played, Match: m, Changes: changes}, known)
}

// Save writes knowledge that came from elsewhere, like [Store.Learn].
func (s *Store) Save(known ...*Knowledge) error {
	_, err := s.write(Entry{Kind: Imported}, known)
	return err
}

func (s *Store) write(e Entry, known []*Knowledge) (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	generations := make([]generation, len(known))
	for i, k := range known {
		if err := checkHero(k.Hero); err != nil {
			return 0, err
		}
		generations[i] = newGeneration(k)
		if err := generations[i].fault(filepath.Base(s.generationFile(0, k.Hero))); err != nil {
			return 0, fmt.Errorf("knowledge base: %w", err)
		}
	}
	return s.commit(e, generations...)
}

// checkHero keeps names out that aren't ids, and so could lead out of the folder.
func checkHero(hero string) error {
	if !schema.IsID(hero) {
		return fmt.Errorf("knowledge base: %q isn't the id of a hero; allowed are a–z, 0–9 and _", hero)
	}
	return nil
}
