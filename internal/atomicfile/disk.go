package atomicfile

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"
)

// These are all the ways in which this program changes what it keeps on disk. A caller that uses the ones that don't
// sync has to see to the order itself.

// Op is one of them, once it is done.
type Op struct {
	Kind OpKind
	Path string
	To   string // of a rename
	Data []byte // of a write; it is the caller's again after the call
}

// OpKind is a way to change the disk.
type OpKind int

// The ways to change the disk. A file's content reaches the disk for certain when it is synced, names in a folder when
// that is.
const (
	Created      OpKind = iota // a file, empty; one of that name is emptied
	Written                    // behind what the file held
	Synced                     // a file
	Renamed                    // a file; the one that had the name is gone
	Removed                    // a file, or an empty folder
	FolderMade                 // one, in a folder that is there
	FolderSynced               // the names in it
)

var observer atomic.Pointer[func(Op)]

// Observe has a function called after each operation, in the order in which they were done, until stop is called. It
// is for tests of what a loss of power leaves behind; there is one observer at a time.
func Observe(see func(Op)) (stop func()) {
	if !observer.CompareAndSwap(nil, &see) {
		panic("atomicfile: somebody observes the disk already")
	}
	return func() { observer.Store(nil) }
}

// done tells the observer of an operation that succeeded.
func done(err error, op Op) error {
	if err == nil {
		if see := observer.Load(); see != nil {
			(*see)(op)
		}
	}
	return err
}

// WriteSynced writes a file in its place and returns once it has reached the disk. It is for those who rename several
// files together; a crash can leave half of what it writes.
func WriteSynced(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if done(err, Op{Kind: Created, Path: path}) != nil {
		return err
	}
	return fill(file, path, bytes.NewReader(data))
}

// fill writes a new file, syncs and closes it.
func fill(file *os.File, path string, from io.Reader) error {
	_, err := io.Copy(writer{file, path}, from)
	if err == nil {
		err = done(file.Sync(), Op{Kind: Synced, Path: path})
	}
	return errors.Join(err, file.Close())
}

// writer tells the observer what is written into a file.
type writer struct {
	file *os.File
	path string
}

func (w writer) Write(data []byte) (int, error) {
	n, err := w.file.Write(data)
	return n, done(err, Op{Kind: Written, Path: w.path, Data: data})
}

// Rename gives a file another name, which lasts once the folder is synced. It replaces one that has the name already.
func Rename(from, to string) error {
	return done(os.Rename(from, to), Op{Kind: Renamed, Path: from, To: to})
}

// Delete removes a file or an empty folder, which lasts once the folder that has it is synced.
func Delete(path string) error { return done(os.Remove(path), Op{Kind: Removed, Path: path}) }

// MkdirAll makes a folder that isn't there, with those above it, for good. Of a link to nothing it makes what that
// leads to.
func MkdirAll(folder string) error {
	if info, err := os.Stat(folder); err == nil && info.IsDir() {
		return nil
	}
	if target, err := Follow(folder); err != nil {
		return &fs.PathError{Op: "mkdir", Path: folder, Err: err}
	} else if target != folder {
		return MkdirAll(target)
	}
	above := filepath.Dir(folder)
	if above != folder {
		if err := MkdirAll(above); err != nil {
			return err
		}
	}
	err := Mkdir(folder)
	if errors.Is(err, fs.ErrExist) {
		if info, statErr := os.Stat(folder); statErr == nil && info.IsDir() {
			return nil // somebody else was quicker
		}
	}
	return err
}

// Mkdir makes a folder in one that is there, for good. Of several programs that make the same one, one does; for the
// others the error is [fs.ErrExist].
func Mkdir(folder string) error {
	if err := done(os.Mkdir(folder, 0o755), Op{Kind: FolderMade, Path: folder}); err != nil {
		return err
	}
	return SyncFolder(filepath.Dir(folder))
}

// RemoveAll removes a folder for good with all that is in it; of links the links. One that isn't there is removed
// already. After an error some of it may be there still.
func RemoveAll(folder string) error {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		if entry.IsDir() {
			err = errors.Join(err, RemoveAll(path))
		} else {
			err = errors.Join(err, Delete(path))
		}
	}
	if err != nil {
		return err
	}
	return Remove(folder)
}

// SyncFolder makes changes of names in a folder last. Windows does so by itself, and can't open folders; file systems
// that can't sync a folder say so, and nothing more can be done there.
func SyncFolder(folder string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	dir, err := os.Open(folder)
	if err != nil {
		return err
	}
	_ = dir.Sync()
	return done(dir.Close(), Op{Kind: FolderSynced, Path: folder})
}
