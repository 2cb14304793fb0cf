package settings

import (
	"fmt"
	"reflect"
	"strconv"

	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
)

// Attempt is a start of a program. It is noted on the disk until it has succeeded: a start that ends the program, or
// leaves it with nothing to be seen, can't say so itself.
type Attempt struct {
	path   string // "" where nothing can be noted
	failed int    // starts before, in a row
}

// The starts that fail in a row before settings count as what fails, and the most that are counted.
const (
	enoughFailed = 2
	mostFailed   = 9
)

// Begin notes a start in a file of its own. Where that can't be noted, no start counts as failed.
func Begin(path string) *Attempt {
	text, _ := atomicfile.Read(path, 16)
	failed, err := strconv.Atoi(string(text))
	if err != nil || failed < 0 || failed > mostFailed {
		failed = 0
	}
	if err := atomicfile.Replace(path, []byte(strconv.Itoa(min(failed+1, mostFailed)))); err != nil {
		return &Attempt{}
	}
	return &Attempt{path, failed}
}

// HasFailed reports whether the starts before have failed too often to begin with the same settings again.
func (a *Attempt) HasFailed() bool { return a.failed >= enoughFailed }

// Succeed says that the program runs. It may be called more than once.
func (a *Attempt) Succeed() error {
	if a.path == "" {
		return nil
	}
	return atomicfile.Remove(a.path)
}

// Unsafe says that a program begins with safe settings, since it didn't come up with those that were set.
type Unsafe struct {
	Path string
	Kept string // where those are kept; "" where they couldn't be moved, and hold again the next time
}

// Error implements error.
func (u *Unsafe) Error() string {
	if u.Kept == "" {
		return fmt.Sprintf("settings: the program didn't come up with %s, so it begins with safe settings", u.Path)
	}
	return fmt.Sprintf("settings: the program didn't come up with what was set, so it begins with safe settings; the others are kept as %s", u.Kept)
}

// Tell tells it in a language.
func (u *Unsafe) Tell(t *i18n.Translator) string {
	told := t.Text("settings.unsafe")
	if u.Kept != "" {
		told += "\n\n" + t.Text("settings.unsafe.kept", i18n.Args{"Kept": u.Kept})
	}
	return told
}

// OpenSafe is [Open] for a program that didn't come up with the settings of a file: it begins with those of them that
// can't be why, and sets the file aside. The error is then [*Unsafe]; nil if the file holds nothing else.
func OpenSafe(path string) (*Store, error) {
	s, err := Open(path)
	if err != nil {
		return s, err
	}
	safe := s.now.safe()
	if reflect.DeepEqual(s.now, Settings{}) || reflect.DeepEqual(s.now, safe) {
		return s, nil
	}
	kept, _ := atomicfile.SetAside(path)
	if kept == "" {
		s.now = safe
		return s, &Unsafe{Path: path}
	}
	s.now = Settings{}
	s.Change(func(now *Settings) { *now = safe.clone() }, nil)
	return s, &Unsafe{path, kept}
}

// safe returns what can't keep a program from coming up: no sizes and colours, no pack but the one in the program, no
// sound, which takes a device.
func (s *Settings) safe() Settings {
	own := s.clone()
	return Settings{
		Player: own.Player, Language: own.Language, Muted: true, Duel: Duel{Hero: own.Duel.Hero, Opponent: own.Duel.Opponent, Brain: own.Duel.Brain, Level: own.Duel.Level},
		Paused: own.Paused, Forecasts: own.Forecasts, Taught: own.Taught, Packs: own.Packs, BalanceByHand: own.BalanceByHand,
	}
}
