// Package inbox keeps files that come from elsewhere, each whole or not at all, until the game has opened them. Whoever
// takes a file in needn't be the program that opens it.
package inbox

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"boardduels/internal/atomicfile"
)

// Folder is the name of the inbox in the folder of the game's data.
const Folder = "inbox"

// MaxSize is how many bytes a file may have that is taken in: the largest is a backup.
const MaxSize = 512 << 20

// Trouble is why a file couldn't be taken in.
type Trouble string

// What can go wrong with a file of somebody else.
const (
	Refused  Trouble = "refused"   // who has it doesn't give it, or not any more
	Gone     Trouble = "gone"      // it isn't where it was
	Broken   Trouble = "broken"    // it broke off
	TooLarge Trouble = "too_large" // it has more than MaxSize bytes
	Unkept   Trouble = "unkept"    // it couldn't be written down here
)

func (t Trouble) Error() string { return "the file from elsewhere is " + string(t) }

// Box is an inbox.
type Box struct {
	folder string
	most   int64
}

// In returns the inbox in a folder of data.
func In(data string) Box { return Box{filepath.Join(data, Folder), MaxSize} }

// A file waits under a name that tells when it came, and is taken under another. It begins with a line that says what
// it was called where it came from.
const (
	waiting = ".waiting"
	taken   = ".taken"
	maxHead = 4 << 10
)

type head struct {
	Name    string  `json:"name"`
	Trouble Trouble `json:"trouble,omitempty"`
}

// Put takes a file in. The error is a [Trouble].
func (b Box) Put(name string, content io.Reader) error {
	return b.put(head{Name: Tidy(name)}, &bounded{content, b.most})
}

// Note leaves word of a file that couldn't be taken in, for who looks into the inbox.
func (b Box) Note(name string, why Trouble) error {
	return b.put(head{Tidy(name), why}, strings.NewReader(""))
}

var count atomic.Uint64 // of files that this process has put

func (b Box) put(h head, content io.Reader) error {
	line, err := json.Marshal(h)
	if err != nil {
		return err // never: it is two texts
	}
	if err := atomicfile.MkdirAll(b.folder); err != nil {
		return Unkept
	}
	name := fmt.Sprintf("%019d-%d-%d%s", time.Now().UnixNano(), os.Getpid(), count.Add(1), waiting)
	from := io.MultiReader(strings.NewReader(string(line)+"\n"), content)
	err = atomicfile.ReplaceFrom(filepath.Join(b.folder, name), from)
	if trouble, ok := errors.AsType[Trouble](err); ok || err == nil {
		return errOf(trouble)
	}
	return Unkept
}

func errOf(t Trouble) error {
	if t == "" {
		return nil
	}
	return t
}

// bounded reads at most so many bytes, and tells why it can't go on.
type bounded struct {
	from io.Reader
	left int64
}

func (b *bounded) Read(to []byte) (int, error) {
	n, err := b.from.Read(to)
	if b.left -= int64(n); b.left < 0 {
		return 0, TooLarge
	}
	if _, told := errors.AsType[Trouble](err); err != nil && err != io.EOF && !told {
		err = Broken
	}
	return n, err
}

// Take takes the file out that has waited longest, so that nobody takes it again; nil if none waits. Whoever takes it
// has to [File.Discard] it.
func (b Box) Take() (*File, error) {
	entries, err := os.ReadDir(b.folder) // in the order of their names
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, entry := range entries {
		name, ok := strings.CutSuffix(entry.Name(), waiting)
		if !ok {
			continue
		}
		f := &File{path: filepath.Join(b.folder, name+taken)}
		if err := atomicfile.Rename(filepath.Join(b.folder, entry.Name()), f.path); err != nil {
			return nil, err
		}
		if err := f.readHead(); err != nil {
			return nil, errors.Join(err, f.Discard())
		}
		return f, nil
	}
	return nil, err
}

// Tend discards the files that were taken by programs that have ended meanwhile, as one does that can't bear a file.
// Nobody else may take files.
func (b Box) Tend() error {
	entries, err := os.ReadDir(b.folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), taken) {
			err = errors.Join(err, atomicfile.Delete(filepath.Join(b.folder, entry.Name())))
		}
	}
	return err
}

// File is a file that was taken out of an inbox.
type File struct {
	Name    string // where it came from
	Trouble error  // why there is no more than its name, a [Trouble]; nil if there is
	path    string
	from    int64
}

func (f *File) readHead() error {
	file, err := os.Open(f.path)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	line, err := bufio.NewReader(io.LimitReader(file, maxHead)).ReadBytes('\n')
	if err != nil {
		return err
	}
	var h head
	if err := json.Unmarshal(line, &h); err != nil {
		return err
	}
	f.Name, f.Trouble, f.from = h.Name, errOf(h.Trouble), int64(len(line))
	return nil
}

// Content is what a file holds, until it is closed.
type Content struct {
	*io.SectionReader
	io.Closer
}

// Open opens the file.
func (f *File) Open() (Content, error) {
	file, err := os.Open(f.path)
	if err != nil {
		return Content{}, err
	}
	info, err := file.Stat()
	if err != nil {
		return Content{}, errors.Join(err, file.Close())
	}
	return Content{io.NewSectionReader(file, f.from, info.Size()-f.from), file}, nil
}

// Discard deletes the file.
func (f *File) Discard() error { return atomicfile.Remove(f.path) }
