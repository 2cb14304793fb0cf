package document

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"boardduels/internal/atomicfile"
)

// disk is what saving asks of the file system. Names are paths of the system.
type disk interface {
	// Write puts data into a file and returns once it has reached the disk.
	Write(name string, data []byte) error
	Rename(from, to string) error
	Remove(name string) error
	MkdirAll(folder string) error
	// SyncFolder makes renames and removals in a folder last.
	SyncFolder(folder string) error
}

// system is the real disk.
type system struct{}

func (system) Write(name string, data []byte) error { return atomicfile.WriteSynced(name, data) }
func (system) Rename(from, to string) error         { return atomicfile.Rename(from, to) }
func (system) Remove(name string) error             { return atomicfile.Delete(name) }
func (system) MkdirAll(folder string) error         { return atomicfile.MkdirAll(folder) }
func (system) SyncFolder(folder string) error       { return atomicfile.SyncFolder(folder) }

// halfWritten ends the names of files that are being written. One that is left over comes from a program that was
// killed, and holds nothing that counts.
const halfWritten = ".half-written"

// replace puts data into a file such that, whenever the program is killed, the file is the old one or the new one,
// whole.
func replace(d disk, name string, data []byte) error {
	temp := name + halfWritten
	if err := d.Write(temp, data); err != nil {
		return errors.Join(unwritten(err, name), removeIfThere(d, temp))
	}
	if err := d.Rename(temp, name); err != nil {
		return errors.Join(unwritten(err, name), removeIfThere(d, temp))
	}
	return d.SyncFolder(filepath.Dir(name))
}

// unwritten gives an error, which may be nil, the name of the file that people know.
func unwritten(err error, name string) error {
	if err == nil {
		return nil
	}
	return &fs.PathError{Op: "write", Path: name, Err: atomicfile.Reason(err)}
}

func removeIfThere(d disk, name string) error {
	if err := d.Remove(name); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}

// missing returns a folder that isn't there with those above it that aren't, the outermost first.
func missing(folder string) (folders []string) {
	for {
		if _, err := os.Lstat(folder); !errors.Is(err, os.ErrNotExist) || filepath.Dir(folder) == folder {
			slices.Reverse(folders)
			return folders
		}
		folders = append(folders, folder)
		folder = filepath.Dir(folder)
	}
}

// removeEmpty removes the folders of which nothing became, the innermost first. One with something in it stays.
func removeEmpty(d disk, folders []string) {
	for _, folder := range slices.Backward(folders) {
		_ = d.Remove(folder) // an error has been met already
	}
}
