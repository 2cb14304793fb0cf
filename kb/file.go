package kb

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// tempSuffix marks files that are being written. One that a crash left behind is overwritten by the next writing.
const tempSuffix = ".tmp"

// replace writes a file so that at any instant its path names either the old or the new content, whole.
func replace(path string, data []byte) error {
	temp := path + tempSuffix
	if err := writeSynced(temp, data); err != nil {
		return errors.Join(err, os.Remove(temp))
	}
	if err := os.Rename(temp, path); err != nil {
		return errors.Join(err, os.Remove(temp))
	}
	return syncDir(filepath.Dir(path))
}

func writeSynced(path string, data []byte) error {
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

// move renames a file for good.
func move(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return syncDir(filepath.Dir(to))
}

// remove deletes a file for good; one that isn't there is deleted already.
func remove(path string) error {
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return syncDir(filepath.Dir(path))
}

// syncDir makes changes of names in a folder last. Windows does so by itself, and can't open folders.
func syncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
