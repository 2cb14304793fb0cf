// Package profile keeps apart what the players on one device have: a folder of data for each.
package profile

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/settings"
	"boardduels/internal/termsafe"
)

// First is the id of the player whose data lie in the folder of data itself, where they lay when there was but one.
// Nothing was moved when others came.
const First = ""

// Most is how many players a device has at most.
const Most = 12

// LongestName is how long the name of a player is at most, in letters.
const LongestName = 20

// SettingsFile is the name of the file with what a player has set, in the folder of the player's data.
const SettingsFile = "settings.json"

// Profile is a player on a device.
type Profile struct {
	ID   string // First, or a number from 2
	Name string // "" if it isn't known
}

// Number returns how many players could come to a device before this one did, and one more.
func (p Profile) Number() int {
	if n, err := strconv.Atoi(p.ID); err == nil {
		return n
	}
	return 1
}

// The reasons why a player can't be added, renamed or removed.
var (
	ErrNoName  = errors.New("a name has a letter that can be seen")
	ErrTaken   = errors.New("another player has the name")
	ErrMany    = errors.New("there are as many players as a device can have")
	ErrPresent = errors.New("somebody plays with what the player has")
)

// Roster is the players on a device. Several programs may share one.
type Roster struct{ root string }

// In returns the players whose data are in a folder.
func In(root string) Roster { return Roster{root} }

// The names in the folder of data: of the folder of those who came after the first, of the file in it that says who
// played last, and the ending of the file beside a player's folder which says that all in that is to be removed.
const (
	folder  = "profiles"
	present = "present"
	removed = ".removed"
)

// Beside is the folder in that of a player in which programs have theirs that play beside the first one.
const Beside = "beside"

// Folder returns where a player's data are.
func (r Roster) Folder(id string) string {
	if id == First {
		return r.root
	}
	return filepath.Join(r.root, folder, id)
}

// Last returns who played last; First if that isn't known, or the player isn't there any more.
func (r Roster) Last() string {
	text, err := atomicfile.Read(filepath.Join(r.root, folder, present), 16)
	if id := string(text); err == nil && r.Has(id) {
		return id
	}
	return First
}

// Note says that a player plays, who is the last one then.
func (r Roster) Note(id string) error {
	path := filepath.Join(r.root, folder, present)
	if id == First {
		return atomicfile.Remove(path)
	}
	return atomicfile.Replace(path, []byte(id))
}

// Has reports whether there is a player. A folder in which nothing is yet is that of somebody who is being added, or
// whose program was killed then; one with a lock alone that of somebody who was removed.
func (r Roster) Has(id string) bool {
	if id == First {
		return true
	}
	if n, err := strconv.Atoi(id); err != nil || n < 2 || n > Most || strconv.Itoa(n) != id {
		return false
	}
	entries, err := os.ReadDir(r.Folder(id))
	return err == nil && slices.ContainsFunc(entries, isWhole) && !r.isRemoved(id)
}

func isWhole(entry os.DirEntry) bool {
	_, unfinished := atomicfile.Unfinished(entry.Name())
	return !unfinished && entry.Name() != lock.Folder
}

func (r Roster) isRemoved(id string) bool {
	_, err := os.Lstat(r.mark(id))
	return err == nil
}

func (r Roster) mark(id string) string { return r.Folder(id) + removed }

// All returns the players, the first one first. Names that can't be read are left out.
func (r Roster) All() []Profile {
	var all []Profile
	for n := 1; n <= Most; n++ {
		if id := idOf(n); r.Has(id) {
			all = append(all, Profile{id, r.name(id)})
		}
	}
	return all
}

// idOf returns the id of the nth player, from 1.
func idOf(n int) string {
	if n == 1 {
		return First
	}
	return strconv.Itoa(n)
}

func (r Roster) name(id string) string {
	text, err := atomicfile.Read(filepath.Join(r.Folder(id), SettingsFile), settings.MaxSize)
	if err != nil {
		return ""
	}
	set, err := settings.Parse(text)
	if err != nil {
		return ""
	}
	return Tidy(set.Player)
}

// Tidy returns a name as it is kept: without letters that can't be seen, with single spaces, and no longer than names
// are.
func Tidy(name string) string {
	seen := strings.Map(func(letter rune) rune {
		switch {
		case unicode.IsSpace(letter):
			return ' '
		case !unicode.IsPrint(letter) || termsafe.IsUnseen(letter) || letter == utf8.RuneError:
			return -1
		}
		return letter
	}, name)
	letters := []rune(strings.Join(strings.Fields(seen), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), LongestName)]))
}

// CheckName returns the name under which a player can be called, or why nobody can be called so. The player who has an
// id may keep the name.
func (r Roster) CheckName(name, id string) (string, error) {
	name = Tidy(name)
	if name == "" {
		return "", ErrNoName
	}
	for _, other := range r.All() {
		if other.ID != id && strings.EqualFold(other.Name, name) {
			return "", ErrTaken
		}
	}
	return name, nil
}
