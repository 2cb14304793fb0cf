// Package atomicfile changes files such that a program which is killed, or a computer that loses its power, at any
// instant leaves each of them whole: the old one or the new one.
package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// named gives an error the name of the file that people know.
func named(err error, path string) error {
	return &fs.PathError{Op: "write", Path: path, Err: Reason(err)}
}

// Remove deletes a file for good; one that isn't there is deleted already.
func Remove(path string) error {
	if err := Delete(path); err != nil {
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
	if err := Rename(path, kept); err != nil {
		return "", err
	}
	return kept, SyncFolder(filepath.Dir(kept))
}

// placeAside returns the first free name for a damaged file, which begins as its own.
func placeAside(path string) (string, error) {
	folder, name := filepath.Split(path)
	for i := 1; ; i++ {
		tag := fmt.Sprintf(".damaged-%d", i)
		aside := filepath.Join(folder, strings.ToValidUTF8(name[:min(len(name), mostOfName-len(tag))], "")+tag)
		if _, err := os.Lstat(aside); err != nil {
			if errors.Is(err, fs.ErrNotExist) {
				err = nil
			}
			return aside, err
		}
	}
}
