package kb

import (
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"
)

// Entry is a step in the history of a store: what it changed, and why.
type Entry struct {
	XMLName xml.Name `xml:"entry"`
	Number  int      `xml:"-"` // from 1, in the order of the store
	Kind    string   `xml:"kind,attr"`
	// Occasion is set if Kind is Played.
	Occasion
	// To is, of a rollback and of its undo, the entry after which the hero's AI knew what it knows again; 0 is the
	// beginning.
	To      int      `xml:"to,attr,omitempty"`
	Heroes  []string `xml:"hero"` // whose knowledge it replaced
	Changes []Change `xml:"change"`
	// Kept says that what the hero knew after it is still there, for the hero whose history was asked for.
	Kept bool `xml:"-"`
	// Problem is what is wrong with an entry that can't be read, "" if nothing is. Then only Number and Kept hold.
	Problem string `xml:"-"`
}

// The kinds of entry.
const (
	Played     = "match"    // the AI learned from a match
	RolledBack = "rollback" // it went back to what it knew after an entry, or at the beginning
	Restored   = "undo"     // of a rollback
	Imported   = "import"   // the knowledge came from elsewhere
)

// Occasion is a match from which an AI learned.
type Occasion struct {
	ID     string    `xml:"match,attr,omitempty"` // the name of its replay
	Date   time.Time `xml:"date,attr"`            // of a rollback too: when it was
	Mine   string    `xml:"played,attr,omitempty"`
	Theirs string    `xml:"against,attr,omitempty"` // the hero of the user
	Won    bool      `xml:"won,attr,omitempty"`     // by the AI
}

// Change is one thing that a match changed, as package learning names it.
type Change struct {
	Kind   string  `xml:"kind,attr"`
	Hero   string  `xml:"hero,attr"`
	Case   int     `xml:"case,attr,omitempty"`   // the id of a case
	Origin string  `xml:"origin,attr,omitempty"` // of a case
	Trait  string  `xml:"trait,attr,omitempty"`
	From   float32 `xml:"from,attr"`
	To     float32 `xml:"to,attr"`
}

// Of reports whether an entry replaced what a hero's AI knows.
func (e *Entry) Of(hero string) bool { return slices.Contains(e.Heroes, hero) }

// History returns all that replaced what a hero's AI knows, the oldest first. An entry that can't be read is among them,
// and says so.
func (s *Store) History(hero string) ([]Entry, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := checkHero(hero); err != nil {
		return nil, err
	}
	f, err := s.scan()
	if err != nil {
		return nil, err
	}
	var history []Entry
	for _, number := range f.entries {
		kept := slices.Contains(f.generations[hero], number)
		e, err := s.entry(number)
		if err != nil {
			return nil, err
		}
		if e.Kept = kept; kept || e.Of(hero) {
			history = append(history, e)
		}
	}
	return history, nil
}

// Learned reports whether some AI has learned from a match.
func (s *Store) Learned(match string) (bool, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	f, err := s.scan()
	if err != nil {
		return false, err
	}
	for _, number := range slices.Backward(f.entries) {
		e, err := s.entry(number)
		if err != nil || e.Kind == Played && e.ID == match {
			return err == nil, err
		}
	}
	return false, nil
}

// entry reads an entry. What is wrong with its text goes into the entry, so that one damaged file hides no others.
func (s *Store) entry(number int) (Entry, error) {
	data, err := os.ReadFile(s.entryFile(number))
	if err != nil {
		return Entry{}, fmt.Errorf("knowledge base: %w", err)
	}
	e, err := parseEntry(data)
	if err != nil {
		e = Entry{Problem: fmt.Sprintf("%s: %v", s.entryFile(number), err)}
	}
	e.Number = number
	return e, nil
}

func parseEntry(data []byte) (e Entry, err error) {
	if err = xml.Unmarshal(data, &e); err != nil {
		return Entry{}, err
	}
	if !slices.Contains([]string{Played, RolledBack, Restored, Imported}, e.Kind) {
		return Entry{}, fmt.Errorf("kind %q; allowed are %s, %s, %s and %s", e.Kind, Played, RolledBack, Restored, Imported)
	}
	if len(e.Heroes) == 0 {
		return Entry{}, errors.New("no hero")
	}
	return e, nil
}

func (e *Entry) text() ([]byte, error) {
	body, err := xml.MarshalIndent(e, "", "  ")
	return append(append([]byte(xml.Header), body...), '\n'), err
}
