package kb

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"boardduels/internal/durable"
	"boardduels/schema"
)

// Store keeps on disk what the AI has learned, each hero in files of its own: <hero>.xml, a document of cases as packs
// hold it, and <hero>.previous.xml, the one before. A crash at any instant leaves one of them whole. One program at a
// time may use a folder; its goroutines may share the Store.
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
// the hero's file is damaged it is kept under a name of its own, the last good one takes its place, and the damage is
// reported. It returns an error if the files can't be read or moved.
func (s *Store) Load(hero string, initial *Knowledge) (*Knowledge, *Damage, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(hero); err != nil {
		return nil, nil, err
	}
	base, damage, err := s.load(hero)
	if err != nil {
		return nil, nil, fmt.Errorf("knowledge base: %w", err)
	}
	if base == nil {
		return initial, damage, nil
	}
	learned := &Knowledge{
		Hero: hero, Cases: base.Cases, Priorities: initial.Priorities, Weights: base.Weights, Style: base.Style,
		Experience: Experience{base.Won, base.Decisions, base.Simulated, base.Observed},
	}
	return learned, damage, nil
}

// load returns the case base of a hero's file, nil if there is none.
func (s *Store) load(hero string) (*schema.Cases, *Damage, error) {
	data, damage, err := s.generations(hero).Load(sound(hero))
	if data == nil || err != nil {
		return nil, damageOf(damage), err
	}
	base, _ := parse(hero, data).CaseBase()
	return &base, damageOf(damage), nil
}

// parse returns the document of a hero's file.
func parse(hero string, data []byte) *schema.Document {
	return schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, hero), string(data))
}

// sound returns what tells a hero's good file from a damaged one.
func sound(hero string) func([]byte) error {
	return func(data []byte) error { return check(parse(hero, data)) }
}

// Save writes what a hero's AI has learned; what was there becomes the previous generation. It returns an error, and
// leaves everything as it was, if the knowledge couldn't be loaded again or can't be written.
func (s *Store) Save(k *Knowledge) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(k.Hero); err != nil {
		return err
	}
	e := k.Experience
	d := schema.NewCaseBase(k.Hero, schema.Cases{
		Cases: k.Cases, Won: e.Won, Decisions: e.Decisions, Simulated: e.Simulated, Observed: e.Observed, Weights: k.Weights, Style: k.Style,
	})
	if err := check(d); err != nil {
		return fmt.Errorf("knowledge base: %w", err)
	}
	if err := s.generations(k.Hero).Save([]byte(d.Source()), sound(k.Hero)); err != nil {
		return fmt.Errorf("knowledge base: %w", err)
	}
	return nil
}

// Rollback forgets what a hero's AI has learned, so that it loads its initial knowledge. What it had learned is kept
// until the next rollback, for [Store.UndoRollback]. It does nothing if there is nothing to forget.
func (s *Store) Rollback(hero string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(hero); err != nil {
		return err
	}
	if err := s.rollBack(hero); err != nil {
		return fmt.Errorf("knowledge base: %w", err)
	}
	return nil
}

func (s *Store) rollBack(hero string) error {
	base, _, err := s.load(hero)
	if base == nil || err != nil {
		return err
	}
	files := s.generations(hero)
	if err := durable.Remove(files.Previous); err != nil {
		return err
	}
	return durable.Move(files.Current, s.rolledBack(hero))
}

// CanUndoRollback reports whether what a hero's AI had learned before its last rollback is still there.
func (s *Store) CanUndoRollback(hero string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return checkHero(hero) == nil && exists(s.rolledBack(hero))
}

// UndoRollback brings back what a hero's AI had learned before its last rollback. What it has learned since becomes the
// previous generation.
func (s *Store) UndoRollback(hero string) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(hero); err != nil {
		return err
	}
	if !exists(s.rolledBack(hero)) {
		return fmt.Errorf("knowledge base: there is no rollback of hero %s to undo", hero)
	}
	if err := s.undoRollback(hero); err != nil {
		return fmt.Errorf("knowledge base: %w", err)
	}
	return nil
}

func (s *Store) undoRollback(hero string) error {
	files := s.generations(hero)
	if err := files.KeepPrevious(sound(hero)); err != nil {
		return err
	}
	return durable.Move(s.rolledBack(hero), files.Current)
}

func (s *Store) generations(hero string) durable.Generations {
	return durable.Generations{Current: s.file(hero), Previous: s.file(hero + ".previous")}
}

func (s *Store) rolledBack(hero string) string { return s.file(hero + ".rolled-back") }

func (s *Store) file(name string) string { return filepath.Join(s.dir, name+".xml") }

// checkHero keeps names out that aren't ids, and so could lead out of the folder.
func checkHero(hero string) error {
	if !schema.IsID(hero) {
		return fmt.Errorf("knowledge base: %q isn't the id of a hero; allowed are a–z, 0–9 and _", hero)
	}
	return nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
