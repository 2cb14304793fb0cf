// Package backup puts all that a player has into one file, and brings it back.
package backup

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"boardduels/internal/atomicfile"
	"boardduels/internal/lock"
	"boardduels/internal/zipname"
)

// items are the files and folders that a player has, by their names in the folder of data. What else lies there, such
// as locks and unsaved edits, belongs to the programs that run.
var items = []string{
	"career.json", "current.replay", "current.run", "current-run.replay", "boards", "replays", "runs", "knowledge", "owed",
	"packs",
}

// Settings is the name of what a player has set, which is told apart: a running program has it in memory.
const Settings = "settings.json"

// The limits of a backup.
const (
	maxFile  = 64 << 20 // bytes of a file inside
	maxTotal = 2 << 30  // bytes of all files inside
	maxFiles = 100_000

	maxFolders = 2000 // some two hundred of it are those of a dozen packs and what was learned with them
)

// Write writes a backup of a folder of data, and returns what it holds. Nobody may change files there meanwhile.
func Write(to io.Writer, folder string, settings []byte) (*Contents, error) {
	archive, c := zip.NewWriter(to), &Contents{Settings: settings}
	if err := add(archive, Settings, bytes.NewReader(settings)); err != nil {
		return nil, err
	}
	for _, item := range items {
		err := filepath.WalkDir(filepath.Join(folder, item), func(file string, entry fs.DirEntry, err error) error {
			switch {
			case errors.Is(err, fs.ErrNotExist):
				return nil
			case err != nil:
				return err
			case !entry.Type().IsRegular() || isLock(file):
				return nil
			}
			name, err := filepath.Rel(folder, file)
			if err != nil {
				return err
			}
			from, err := os.Open(file)
			if err != nil {
				return err
			}
			defer func() { _ = from.Close() }()
			name = filepath.ToSlash(name)
			_, inside, _ := strings.Cut(name, "/")
			c.count(item, inside)
			return add(archive, name, from)
		})
		if err != nil {
			return nil, err
		}
	}
	return c, archive.Close()
}

// isLock reports whether a file only says that a program owns something: that doesn't move to another device.
func isLock(name string) bool { return strings.HasSuffix(name, lock.Folder) }

func add(archive *zip.Writer, name string, from io.Reader) error {
	to, err := archive.Create(name)
	if err == nil {
		_, err = io.Copy(to, from)
	}
	return err
}

// Contents is what a backup holds.
type Contents struct {
	Settings            []byte // nil if it has none
	Duels, Runs, Boards int    // that are over, or under way
	Damaged             int    // files that count nowhere, since they can't be read
	HasKnowledge        bool
	Folder              string // into which it was unpacked
	items               []string
}

// note takes note of an item.
func (c *Contents) note(item string) {
	if !slices.Contains(c.items, item) {
		c.items = append(c.items, item)
	}
}

// count takes note of a file of an item.
func (c *Contents) count(item, inside string) {
	c.note(item)
	folder, name := path.Split(inside)
	switch {
	case item == "replays" && folder == "", item == "current.replay": // imported ones, and forks, count nowhere
		c.Duels++
	case item == "runs", item == "current.run":
		c.Runs++
	case item == "boards" && (folder == "over/" || folder == "" && strings.HasPrefix(name, "current-")):
		c.Boards++
	case item == "knowledge":
		c.HasKnowledge = true
	}
}

// The reasons why a file is no backup.
var (
	ErrNone = errors.New("it isn't a backup")
	ErrMany = fmt.Errorf("it has more than %d files or %d folders", maxFiles, maxFolders)
)

// The folder into which a backup is unpacked, and the file in it which says that it is wanted.
const (
	staging   = "restoring"
	confirmed = "confirmed"
)

// Is reports whether a file begins as a backup does: with what the player has set.
func Is(content io.ReaderAt) bool {
	const nameAt = 30 // in the head of an archive's file
	head := make([]byte, nameAt+len(Settings))
	if n, _ := content.ReadAt(head, 0); n < len(head) {
		return false
	}
	return bytes.HasPrefix(head, []byte("PK\x03\x04")) && string(head[nameAt:]) == Settings
}

// Check returns why a file of a backup isn't what its name says, by its name in the folder of data.
type Check func(name string, content []byte) error

// ErrDamaged is in what a check says of a file that is one of many: it comes along as it is, and is counted as damaged.
var ErrDamaged = errors.New("it is damaged")

// Unsound says that a file in a backup isn't what its name says.
type Unsound struct {
	Name   string
	Reason error
}

// Error implements error.
func (u *Unsound) Error() string { return fmt.Sprintf("%s in the backup: %v", u.Name, u.Reason) }

// Unwrap returns the reason.
func (u *Unsound) Unwrap() error { return u.Reason }

// Stage unpacks a backup of a size beside the data in a folder, which stay as they are until [Restore]. It returns an
// error that wraps [ErrNone] for a file that is none, or that holds what a backup can't, [ErrMany] for one that holds
// more than a backup does, and [*Unsound] for one with a file that check refuses: nothing of such a backup takes the
// place of what is there.
func Stage(folder string, content io.ReaderAt, size int64, check Check) (*Contents, error) {
	r, err := zip.NewReader(content, size)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNone, err)
	}
	zipname.Read(r)
	if len(r.File) > maxFiles || hasTooManyFolders(r.File) {
		return nil, ErrMany
	}
	root := filepath.Join(folder, staging)
	if err := os.RemoveAll(root); err != nil {
		return nil, err
	}
	c, to := &Contents{Folder: root}, newUnpacker(root)
	total := uint64(0)
	for _, f := range r.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		var err error
		if total += f.UncompressedSize64; f.UncompressedSize64 > maxFile || total > maxTotal {
			err = fmt.Errorf("%w: %s is too large", ErrNone, f.Name)
		} else {
			err = c.take(to, f, check)
		}
		if err != nil {
			return nil, errors.Join(err, to.end(), os.RemoveAll(root))
		}
	}
	if err := to.end(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(root))
	}
	if c.Settings == nil && len(c.items) == 0 {
		return nil, fmt.Errorf("%w: it is empty", ErrNone)
	}
	return c, nil
}

// hasTooManyFolders reports whether files lie in more folders than a backup has: each takes the disk time.
func hasTooManyFolders(files []*zip.File) bool {
	folders := map[string]bool{}
	for _, f := range files {
		for folder := path.Dir(f.Name); !folders[folder]; folder = path.Dir(folder) {
			folders[folder] = true
			if len(folders) > maxFolders {
				return true
			}
		}
	}
	return false
}

// take unpacks a file.
func (c *Contents) take(to *unpacker, f *zip.File, check Check) error {
	item, inside, _ := strings.Cut(f.Name, "/")
	isItem := slices.Contains(items, item) && (inside != "") == (path.Ext(item) == "")
	if f.Name != Settings && (!isItem || !fs.ValidPath(f.Name) || strings.ContainsAny(f.Name, `\:`) || !f.Mode().IsRegular()) {
		return fmt.Errorf("%w: it holds %q", ErrNone, f.Name)
	}
	content, err := read(f)
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrNone, f.Name, err)
	}
	err = check(f.Name, content)
	switch {
	case errors.Is(err, ErrDamaged):
		c.Damaged++
		c.note(item)
		return to.write(f.Name, content)
	case err != nil:
		return &Unsound{f.Name, err}
	case f.Name == Settings:
		c.Settings = content
		return nil
	case isLock(f.Name): // in an archive that somebody packed
		return nil
	}
	c.count(item, inside)
	return to.write(f.Name, content)
}

func read(f *zip.File) ([]byte, error) {
	from, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer func() { _ = from.Close() }()
	content, err := io.ReadAll(io.LimitReader(from, maxFile+1))
	if err == nil && len(content) > maxFile {
		err = errors.New("it is too large")
	}
	return content, err
}

// Restore puts what was staged in the place of the data in a folder, which are kept in a folder of a name, with what is
// set until then. Nobody may have files open there. Where it is interrupted, [Finish] goes on.
func Restore(folder string, c *Contents, kept string, settings []byte) error {
	lines := append([]string{kept}, c.items...)
	root := filepath.Join(folder, staging)
	if c.Settings != nil {
		aside := filepath.Join(folder, kept)
		if err := atomicfile.MkdirAll(aside); err != nil {
			return err
		}
		if err := atomicfile.Replace(filepath.Join(aside, Settings), settings); err != nil {
			return err
		}
	}
	if err := atomicfile.MkdirAll(root); err != nil { // of a backup of settings alone
		return err
	}
	if err := atomicfile.Replace(filepath.Join(root, confirmed), []byte(strings.Join(lines, "\n"))); err != nil {
		return err
	}
	return Finish(folder)
}

// rename moves a file or a folder.
var rename = os.Rename

// Finish ends a restoration that was begun in a folder; one that was staged only is given up.
func Finish(folder string) error {
	root := filepath.Join(folder, staging)
	text, err := atomicfile.Read(filepath.Join(root, confirmed), 1<<10)
	if errors.Is(err, fs.ErrNotExist) {
		return os.RemoveAll(root)
	}
	if err != nil {
		return err
	}
	kept, list, _ := strings.Cut(string(text), "\n")
	kept = filepath.Join(folder, filepath.Base(kept))
	if err := atomicfile.MkdirAll(kept); err != nil {
		return err
	}
	restored := strings.Split(list, "\n")
	for _, item := range items {
		now, old, next := filepath.Join(folder, item), filepath.Join(kept, item), filepath.Join(root, item)
		isNew := slices.Contains(restored, item)
		if isNew && !exists(next) {
			continue // it is in its place already
		}
		if exists(now) && !exists(old) {
			if err := rename(now, old); err != nil {
				return err
			}
		}
		if isNew {
			if err := rename(next, now); err != nil {
				return err
			}
		}
	}
	return os.RemoveAll(root)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
