// Package lock lets one program at a time own a folder or a file that it changes. The operating system takes the lock
// back when its owner ends, however that happens, so there are no stale ones. An owner that is stopped keeps it.
package lock

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"boardduels/internal/atomicfile"
)

// Lock is the ownership of a folder or a file.
type Lock struct {
	file *flock.Flock
}

// Folder is the name of the file in an owned folder that holds its lock. It stays there between owners.
const Folder = ".lock"

// beside ends the name of the file that holds the lock of a file, in the same folder. It goes with its owner.
const beside = ".lock"

// Take makes this program the owner of a folder, or of a file that may not be there yet; of a link, it locks what the
// link leads to. The error is a [*Held] if somebody owns it, this program included. On a file system without locks it
// returns a lock that keeps nobody out.
func Take(path string) (*Lock, error) {
	target, err := Target(path)
	if err != nil {
		return nil, err
	}
	name := besideOf(target)
	if info, err := os.Stat(target); err == nil && info.IsDir() {
		name = filepath.Join(target, Folder)
	}
	return takeFile(name, path)
}

// TakeBeside is [Take] with the lock beside what it is for, of a folder too.
func TakeBeside(path string) (*Lock, error) {
	target, err := Target(path)
	if err != nil {
		return nil, err
	}
	return takeFile(besideOf(target), path)
}

// takeFile takes the lock that a file holds, for what was asked for by a path.
func takeFile(name, path string) (*Lock, error) {
	if info, err := os.Lstat(name); err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "lock", Path: name, Err: atomicfile.ErrNoFile}
	}
	for {
		l, err := try(name)
		if err != nil {
			if held, ok := errors.AsType[*Held](err); ok {
				held.Path = path
			}
			return nil, err
		}
		if l != nil {
			return l, nil
		}
	}
}

// again is how long Wait waits before it tries again.
const again = 50 * time.Millisecond

// Wait is [Take] that waits for the owner to end. It tells once whom it waits for, with told unless that is nil, and
// returns the context's error when that ends.
func Wait(ctx context.Context, path string, told func(*Held)) (*Lock, error) {
	for {
		l, err := Take(path)
		held, ok := errors.AsType[*Held](err)
		if !ok {
			return l, err
		}
		if told != nil {
			told(held)
			told = nil
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(again):
		}
	}
}

// Holds reports whether the lock keeps others out: one that was released doesn't, and none on a file system without
// locks.
func (l *Lock) Holds() bool { return l != nil && l.file != nil }

// Release ends the ownership. Only the first call counts; a nil Lock owns nothing.
func (l *Lock) Release() error {
	if !l.Holds() {
		return nil
	}
	file := l.file
	l.file = nil
	if filepath.Base(file.Path()) != Folder && isSigned(file.Path()) {
		// While it is still ours: whoever opened the file before finds in try that it has lost its name. Windows keeps
		// files that are open; the next owner uses that one.
		_ = os.Remove(file.Path())
	}
	return file.Close()
}

// mostOfName is how long the name of a file may be on nearly all systems, in bytes.
const mostOfName = 255

// besideOf returns the name of the file that holds the lock of a file: its own and an ending, shortened where that
// would be too long. Names that begin alike stay apart.
func besideOf(path string) string {
	folder, name := filepath.Split(path)
	if len(name)+len(beside) > mostOfName {
		whole := fnv.New64a()
		_, _ = whole.Write([]byte(name))
		tag := fmt.Sprintf("-%016x", whole.Sum64())
		name = strings.ToValidUTF8(name[:mostOfName-len(tag)-len(beside)], "") + tag
	}
	return folder + name + beside
}

// Target returns the one name of what a path leads to, by links to what isn't there yet too.
func Target(path string) (string, error) {
	target, err := atomicfile.Follow(path)
	if err != nil {
		return "", &fs.PathError{Op: "lock", Path: path, Err: err}
	}
	if whole, err := filepath.EvalSymlinks(target); err == nil {
		return filepath.Abs(whole)
	}
	folder, err := filepath.EvalSymlinks(filepath.Dir(target)) // nothing is there
	if err != nil {
		return "", err
	}
	return filepath.Abs(filepath.Join(folder, filepath.Base(target)))
}

// try returns the lock that a file holds; nil if the file lost its name in the meantime.
func try(name string) (*Lock, error) {
	if err := create(name); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, err
	}
	strangers := beginsOtherwise(name)
	file := flock.New(name, flock.SetFlag(os.O_RDONLY))
	ours, err := file.TryLock()
	switch {
	case errors.Is(err, errors.ErrUnsupported):
		return &Lock{}, nil
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !ours:
		return nil, &Held{Owner: ownerIn(name)}
	}
	mine, err := file.Stat()
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	if named, err := os.Stat(name); err != nil || !os.SameFile(mine, named) {
		return nil, file.Close()
	}
	if strangers || isStrangers(name) {
		return nil, errors.Join(fmt.Errorf("%s is somebody's file, and no lock", name), file.Close())
	}
	if mine.Size() > 0 || filepath.Base(name) == Folder {
		sign(name)
	}
	return &Lock{file}, nil
}
