package kb

import (
	"context"
	"fmt"
	"sync"

	"boardduels/internal/atomicfile"
	"boardduels/schema"
)

// Store keeps on disk what the AIs have learned, and how it came to that. Each change adds an entry to its history, and
// for each hero concerned a generation: a document of cases as packs hold it. The newest generation of a hero counts.
// The last 200 of each hero are kept, and of those before them about every tenth; entries are kept for good. Every file
// has a seal that follows from the one before, so what is altered, deleted or foreign is found, set aside and told.
//
// A crash at any instant leaves the old state or the new one. Programs may share a folder: one at a time changes it,
// and reads what is there for that. Goroutines may share the Store. A folder that can't be written can be read.
type Store struct {
	// Waiting, unless nil, is told by whom the store is held when a change has to wait for another program.
	Waiting func(held error)

	dir    string
	turn   chan struct{} // holds one while a goroutine changes the store
	mutex  sync.Mutex
	untold *Damage
	parsed map[fileName]parsed // entries that were read before; they seldom change
}

// parsed is a good entry and the text that it was read from.
type parsed struct {
	text   string
	record *record
}

// Open returns the store in a folder, which is made if it isn't there.
func Open(dir string) (*Store, error) {
	if err := atomicfile.MkdirAll(dir); err != nil {
		return nil, failed(err)
	}
	return At(dir), nil
}

// At returns the store in a folder. While that isn't there, nothing is known, and nothing can be changed.
func At(dir string) *Store {
	return &Store{dir: dir, turn: make(chan struct{}, 1), parsed: map[fileName]parsed{}}
}

// Load returns what a hero's AI has learned, or initial if that is nothing. Priorities are always the initial ones.
// Whatever is wrong with the store, of this hero or another, is set aside if it can be, the newest good generation
// counts, and it is reported once. It returns an error if the files can't be read.
func (s *Store) Load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	if err := checkHero(hero); err != nil {
		return nil, nil, err
	}
	st, err := s.see()
	if err != nil {
		return nil, nil, err
	}
	return st.load(hero, initial)
}

func (st *state) load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	if err := checkHero(hero); err != nil {
		return nil, nil, err
	}
	return st.now(hero).knowledge(initial), st.store.Damage().of(hero), nil
}

// now returns a hero's newest generation.
func (st *state) now(hero string) generation {
	numbers := st.kept(hero)
	if len(numbers) == 0 {
		return generation{hero, beginning}
	}
	return st.generations[hero][numbers[len(numbers)-1]]
}

// Save writes knowledge that came from elsewhere, like [Update.Learn]. It waits for other programs as [Store.Update]
// does.
func (s *Store) Save(ctx context.Context, known ...*Knowledge) error {
	return s.Update(ctx, func(u *Update) error {
		_, err := u.write(Entry{Kind: Imported}, known)
		return err
	})
}

// checkHero keeps names out that aren't ids, and so could lead out of the folder.
func checkHero(hero string) error {
	if !schema.IsID(hero) {
		return fmt.Errorf("knowledge base: %q isn't the id of a hero; allowed are a–z, 0–9 and _", hero)
	}
	return nil
}
