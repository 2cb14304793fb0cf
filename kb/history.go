package kb

import (
	"encoding/xml"
	"slices"
	"strings"
	"time"

	"boardduels/internal/i18n"
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
	Holds   []Hold   `xml:"holds"`
	// Kept says that what the hero knew after it is still there, for the hero whose history was asked for.
	Kept bool `xml:"-"`
	// Problem is what became of an entry that is lost, nil if it isn't. Then only Number and Kept hold.
	Problem *Problem `xml:"-"`
}

// Hold is the seal of a generation that was written with an entry.
type Hold struct {
	File string `xml:"file,attr"`
	Seal string `xml:"seal,attr"`
}

// The kinds of entry.
const (
	Played     = "match"    // the AI learned from a match
	RolledBack = "rollback" // it went back to what it knew after an entry, or at the beginning
	Restored   = "undo"     // of a rollback
	Imported   = "import"   // the knowledge came from elsewhere
	Judged     = "judge"    // somebody said whether a habit of the user may be told
)

var kinds = []string{Played, RolledBack, Restored, Imported, Judged}

// Occasion is a match from which an AI learned.
type Occasion struct {
	ID     string    `xml:"match,attr,omitempty"` // the name of its replay
	Date   time.Time `xml:"date,attr"`            // of a rollback too: when it was
	Mine   string    `xml:"played,attr,omitempty"`
	Theirs string    `xml:"against,attr,omitempty"` // the hero of the user
	Won    bool      `xml:"won,attr,omitempty"`     // by the AI
	User   *Rating   `xml:"user"`                   // after it; nil if nobody asked
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

// File is the name of the entry's file.
func (e *Entry) File() string { return fileName{number: e.Number}.String() + ending }

// Of reports whether an entry replaced what a hero's AI knows.
func (e *Entry) Of(hero string) bool { return slices.Contains(e.Heroes, hero) }

// History returns all that replaced what a hero's AI knows, the oldest first. An entry that is lost is among them,
// since nobody knows whose it was, and says so.
func (s *Store) History(hero string) ([]Entry, error) {
	if err := checkHero(hero); err != nil {
		return nil, err
	}
	st, err := s.see()
	if err != nil {
		return nil, err
	}
	return st.history(hero)
}

func (st *state) history(hero string) ([]Entry, error) {
	if err := checkHero(hero); err != nil {
		return nil, err
	}
	var history []Entry
	for number := 1; number <= st.newest; number++ {
		_, kept := st.generations[hero][number]
		r := st.entries[number]
		switch {
		case r == nil:
			gone := st.gone(fileName{number: number}.String() + ending)
			history = append(history, Entry{Number: number, Kept: kept, Problem: &gone})
		case kept || r.Of(hero):
			e := r.Entry
			e.Kept = kept
			history = append(history, e)
		}
	}
	return history, nil
}

// LastMatch returns the heroes of the match from which the AI learned last, its own and the user's, both "" if it never
// did.
func (s *Store) LastMatch() (mine, theirs string, err error) {
	st, err := s.see()
	if err != nil {
		return "", "", err
	}
	for number := st.newest; number > 0; number-- {
		if r := st.entries[number]; r != nil && r.Kind == Played {
			return r.Mine, r.Theirs, nil
		}
	}
	return "", "", nil
}

// Learned reports whether some AI has learned from a match.
func (s *Store) Learned(match string) (bool, error) {
	st, err := s.see()
	if err != nil {
		return false, err
	}
	return st.learned(match), nil
}

func (st *state) learned(match string) bool {
	for _, r := range st.entries {
		if r.Kind == Played && r.ID == match {
			return true
		}
	}
	return false
}

func parseEntry(data []byte) (e Entry, err error) {
	if err = xml.Unmarshal(data, &e); err != nil {
		return Entry{}, err
	}
	if !slices.Contains(kinds, e.Kind) {
		return Entry{}, faulty{i18n.Message{Key: "kb.fault.kind", Args: i18n.Args{"Kind": e.Kind, "Allowed": strings.Join(kinds, ", ")}}}
	}
	if len(e.Heroes) == 0 {
		return Entry{}, faulty{because("kb.fault.no_hero")}
	}
	return e, nil
}

func (e *Entry) text() ([]byte, error) {
	body, err := xml.MarshalIndent(e, "", "  ")
	return append(append([]byte(xml.Header), body...), '\n'), err
}
