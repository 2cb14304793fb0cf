// Package durable changes files such that a program which is killed, or a computer that loses its power, at any instant
// leaves each of them whole: the old one or the new one.
package durable

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// beside ends the names of files that are being written. One that a crash left behind is overwritten by the next writing.
const beside = ".tmp"

// Replace puts data into a file, which is made if it isn't there. After an error the file is the old one.
func Replace(path string, data []byte) error {
	temp := path + beside
	err := WriteSynced(temp, data)
	if err == nil {
		err = os.Rename(temp, path)
	}
	if err != nil {
		return errors.Join(named(err, path), Remove(temp))
	}
	return SyncFolder(filepath.Dir(path))
}

// named gives an error the name of the file that people know.
func named(err error, path string) error {
	return &fs.PathError{Op: "write", Path: path, Err: Reason(err)}
}

// Move renames a file for good; it replaces one that has the name already.
func Move(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return SyncFolder(filepath.Dir(to))
}

// Remove deletes a file for good; one that isn't there is deleted already.
func Remove(path string) error {
	if err := os.Remove(path); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	}
	return SyncFolder(filepath.Dir(path))
}

// SetAside renames a damaged file, so that nobody takes it for a good one and nothing is lost. It returns the new path,
// which nothing had before; "" if the file couldn't be renamed.
func SetAside(path string) (kept string, err error) {
	kept, err = placeAside(path)
	if err != nil {
		return "", err
	}
	if err := os.Rename(path, kept); err != nil {
		return "", err
	}
	return kept, SyncFolder(filepath.Dir(kept))
}

// placeAside returns the first free name for a damaged file.
func placeAside(path string) (string, error) {
	for i := 1; ; i++ {
		aside := fmt.Sprintf("%s.damaged-%d", path, i)
		if _, err := os.Lstat(aside); err != nil {
			if errors.Is(err, fs.ErrNotExist) {
				err = nil
			}
			return aside, err
		}
	}
}

// WriteSynced writes a file in its place and returns once it has reached the disk. It is for those who rename several
// files together; a crash can leave half of what it writes.
func WriteSynced(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
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
	return dir.Close()
}
