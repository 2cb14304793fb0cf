package kb

import (
	"context"
	"fmt"
	"path/filepath"
	"sync"

	"boardduels/internal/durable"
	"boardduels/schema"
)

// Store keeps on disk what the AIs have learned, and how it came to that. Each change adds an entry to its history, and
// for each hero concerned a generation: a document of cases as packs hold it. The newest generation of a hero counts. The
// last 200 of each hero are kept, and of those before them about every tenth; entries are kept for good.
//
// A crash at any instant leaves the old state or the new one. Programs may share a folder: one at a time changes it, and
// reads what is there for that. Goroutines may share the Store.
type Store struct {
	// Waiting, unless nil, is told by whom the store is held when a change has to wait for another program.
	Waiting func(held error)

	dir   string
	turn  chan struct{} // holds one while a goroutine changes the store
	mutex sync.Mutex
}

// Open returns the store in a folder, which is made if it isn't there.
func Open(dir string) (*Store, error) {
	if err := durable.MkdirAll(dir); err != nil {
		return nil, fmt.Errorf("knowledge base: %w", err)
	}
	return &Store{dir: dir, turn: make(chan struct{}, 1)}, nil
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

// Save writes knowledge that came from elsewhere, like [Update.Learn]. It waits for other programs as [Store.Update] does.
func (s *Store) Save(ctx context.Context, known ...*Knowledge) error {
	return s.Update(ctx, func(*Update) error {
		_, err := s.write(Entry{Kind: Imported}, known)
		return err
	})
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
