// Package settings keeps what a person has chosen in a small file.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"syscall"

	"boardduels/internal/atomicfile"
	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
)

// Settings are what a person has chosen. The zero value is what holds before anything is chosen.
type Settings struct {
	Player     string `json:"player,omitempty"`     // what whoever plays is called; "" where nobody has said it
	Language   string `json:"language,omitempty"`   // a code of package i18n; "" is the system's
	Brightness string `json:"brightness,omitempty"` // of the theme
	Pace       string `json:"pace,omitempty"`       // of what moves; "" is the usual one
	Calm       bool   `json:"calm,omitempty"`       // nothing moves from place to place
	Sounds     *int   `json:"sounds,omitempty"`     // how loud they are, in percent; nil is the usual
	Hall       *int   `json:"hall,omitempty"`       // how loud the hall of a duel is, in percent; nil is the usual
	Muted      bool   `json:"muted,omitempty"`      // nothing is to be heard
	Scale      int    `json:"scale,omitempty"`      // of text and what is around it, in percent; 0 is 100, the system's
	Pack       string `json:"pack,omitempty"`       // path of the pack that is played; "" is the one in the program
	Duel       Duel   `json:"duel,omitzero"`
	Nemesis    string `json:"nemesis,omitempty"` // the id of whom the player meets; "" is the first one
	// Boards are what the last new game of each family of board games was made of.
	Boards map[string]Board `json:"boards,omitempty"`
	Paused bool             `json:"paused,omitempty"` // no AI learns from duels
	// Forecasts are what the AI shows of what it foretells: "" is all, see ForecastsAfter and ForecastsOff.
	Forecasts string `json:"forecasts,omitempty"`
	Replays   int    `json:"replays,omitempty"` // how many times as fast as usual they go by themselves; 0 is 1
	Taught    bool   `json:"taught,omitempty"`  // has had the first lesson, or did without
	// Path of the pack that was edited last; "" is the one in the program
	Edited string `json:"edited,omitempty"`
	// Packs are the paths of the packs that are known besides the one in the program, the latest first.
	Packs []string `json:"packs,omitempty"`
	// BalanceByHand says that the balance of edits is only measured when it is asked for.
	BalanceByHand bool   `json:"balance_by_hand,omitempty"`
	Window        Window `json:"window,omitzero"`
	Desk          Desk   `json:"desk,omitzero"`
	// Toolkit is what the toolkit's own dialogs want to find again.
	Toolkit map[string]string `json:"toolkit,omitempty"`
}

// What an AI shows of what it foretells of its user.
const (
	ForecastsAfter = "after" // what came of it, once the duel is over
	ForecastsOff   = "off"   // nothing: it foretells nothing
)

// Duel is what the last new duel was made of: ids, and the path of the pack.
type Duel struct {
	Hero     string `json:"hero,omitempty"`
	Opponent string `json:"opponent,omitempty"`
	Brain    string `json:"brain,omitempty"`
	Level    string `json:"level,omitempty"` // the brain that was the difficulty when one was last chosen
	Pack     string `json:"pack,omitempty"`
}

// Board is what a new board game is made of: ids, and the seat from 1; 0 draws lots.
type Board struct {
	Variant string `json:"variant,omitempty"`
	Brain   string `json:"brain,omitempty"`
	Seat    int    `json:"seat,omitempty"`
}

// Window is the size of the window when it was closed, in device-independent pixels; zero if it never was.
type Window struct {
	Width  float32 `json:"width,omitempty"`
	Height float32 `json:"height,omitempty"`
}

// Desk is how the editor's desk was laid out when it was left.
type Desk struct {
	Pack    string  `json:"pack,omitempty"` // path of the pack that was open
	File    string  `json:"file,omitempty"` // the document that was, in the pack
	Page    string  `json:"page,omitempty"`
	Outline float64 `json:"outline,omitempty"` // its width as a share
	// Whether the list of problems was open
	Problems bool `json:"problems,omitempty"`
	// The width of what stands beside a page as a share, by the kind of document
	Sides   map[string]float64  `json:"sides,omitempty"`
	Columns map[string][]string `json:"columns,omitempty"` // of the table, by the kind of document
}

func (d Desk) clone() Desk {
	d.Sides, d.Columns = maps.Clone(d.Sides), maps.Clone(d.Columns)
	for kind, columns := range d.Columns {
		d.Columns[kind] = slices.Clone(columns)
	}
	return d
}

// mostPacks is how many packs are known at a time.
const mostPacks = 12

// Know puts a pack before the others that are known. The one in the program, whose path is "", is always known.
func (s *Settings) Know(path string) {
	if path == "" {
		return
	}
	s.Forget(path)
	s.Packs = slices.Insert(s.Packs, 0, filepath.Clean(path))
	s.Packs = s.Packs[:min(len(s.Packs), mostPacks)]
}

// Forget takes a pack from those that are known.
func (s *Settings) Forget(path string) {
	path = filepath.Clean(path)
	s.Packs = slices.DeleteFunc(s.Packs, func(p string) bool { return p == path })
}

// ForAnother returns what another player on the same device begins with: what was set of the device and its packs, not
// of a person.
func (s *Settings) ForAnother(name string) Settings {
	own := s.clone()
	return Settings{
		Player: name, Language: own.Language, Brightness: own.Brightness, Pace: own.Pace, Calm: own.Calm, Sounds: own.Sounds,
		Hall: own.Hall, Muted: own.Muted, Scale: own.Scale, Packs: own.Packs, Window: own.Window, Toolkit: own.Toolkit,
	}
}

func (s *Settings) clone() Settings {
	own := *s
	own.Packs, own.Toolkit, own.Desk = slices.Clone(s.Packs), maps.Clone(s.Toolkit), s.Desk.clone()
	return own
}

// Store keeps settings in a file, which one goroutine at a time writes in the background. Goroutines may share it.
type Store struct {
	path   string
	unread bool // what the file holds isn't known; only who writes looks at it

	mutex     sync.Mutex
	now       Settings
	unwritten []func(*Settings) // changes that haven't reached the disk
	told      []func(error)     // who wants to know if the next write fails
	writing   bool              // a goroutine does, and takes what is changed meanwhile
	writer    sync.WaitGroup
}

// Lost says why settings begin with nothing chosen though there is a file.
type Lost struct {
	Path   string
	Kept   string // where the damaged file is kept; "" if it couldn't be read, or moved
	Reason error
	// Damaged says that the file could be read, but not understood.
	Damaged bool
}

// Error implements error.
func (l *Lost) Error() string {
	if l.Kept == "" {
		return fmt.Sprintf("settings: %s can't be read: %v", l.Path, l.Reason)
	}
	return fmt.Sprintf("settings: %s is damaged (%v) and is kept as %s", l.Path, l.Reason, l.Kept)
}

// Unwrap returns the reason.
func (l *Lost) Unwrap() error { return l.Reason }

// Tell tells it in a language.
func (l *Lost) Tell(t *i18n.Translator) string {
	if l.Kept != "" {
		return t.Text("settings.damaged", i18n.Args{"Kept": l.Kept})
	}
	reason := t.Text("trouble.content")
	if !l.Damaged {
		reason = errtext.Unread(t, l.Reason)
	}
	return t.Text("settings.unreadable", i18n.Args{"Path": l.Path, "Reason": reason})
}

// Open returns the settings of a file. It always returns a store; the error is [*Lost] where it begins with nothing
// chosen though there is a file. A damaged one is set aside. One that can't be read, or set aside, stays as it is, and
// changes aren't written over it.
func Open(path string) (*Store, error) {
	s := &Store{path: path}
	return s, s.read()
}

// OpenAfter is [Open] of a file that, while it isn't there, begins with what another one holds, unless that has no
// name. The other one is left as it is; that it can't be read is told.
func OpenAfter(path, other string) (*Store, error) {
	_, err := os.Lstat(path)
	if other == "" || !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTDIR) {
		return Open(path)
	}
	s := &Store{path: path}
	data, err := atomicfile.Read(other, MaxSize)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s, nil
	case err != nil:
		return s, &Lost{Path: other, Reason: atomicfile.Reason(err)}
	}
	if s.now, err = Parse(data); err != nil {
		return s, &Lost{Path: other, Reason: err, Damaged: true}
	}
	return s, nil
}

// read takes what the file holds for the settings, and of them the changes that it doesn't hold, or says why they begin
// anew.
func (s *Store) read() error {
	found, err := s.load()
	if s.unread {
		return err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, change := range s.unwritten {
		change(&found)
	}
	s.now = found.clone()
	return err
}

func (s *Store) load() (Settings, error) {
	s.unread = false
	data, err := atomicfile.Read(s.path, MaxSize)
	if errors.Is(err, fs.ErrNotExist) {
		return Settings{}, nil
	}
	if err != nil {
		s.unread = true
		return Settings{}, &Lost{Path: s.path, Reason: atomicfile.Reason(err)}
	}
	found, err := Parse(data)
	if err != nil {
		kept, lost := atomicfile.SetAside(s.path)
		s.unread = kept == ""
		return Settings{}, &Lost{Path: s.path, Kept: kept, Reason: errors.Join(err, lost), Damaged: true}
	}
	return found, nil
}

// MaxSize is how much of a file is read, in bytes. Settings have a few hundred.
const MaxSize = 1 << 20

// Parse reads settings, wherever they come from, and brings what can't be within its limits.
func Parse(data []byte) (Settings, error) {
	if len(data) > MaxSize {
		return Settings{}, fmt.Errorf("%d bytes, settings have at most %d", len(data), MaxSize)
	}
	var found Settings
	decoder := json.NewDecoder(bytes.NewReader(textnorm.Meant(data)))
	if err := decoder.Decode(&found); err != nil {
		return Settings{}, err
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return Settings{}, errors.New("there is something behind the end")
	}
	found.bound()
	return found, nil
}

// Get returns the present settings.
func (s *Store) Get() Settings {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.now.clone()
}
