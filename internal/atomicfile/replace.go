package atomicfile

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Replace puts data into a file, which is made if it isn't there. A link stays, and what it leads to is replaced; what
// is neither a file nor missing is refused, and so is a file that the user may not write. The file keeps its
// permissions, and its owner where that is allowed. After an error the file is the old one.
func Replace(path string, data []byte) error { return replace(path, bytes.NewReader(data)) }

// ReplaceFrom is [Replace] with all that can be read. What keeps it from being read is told as it is.
func ReplaceFrom(path string, from io.Reader) error {
	s := &source{Reader: from}
	if err := replace(path, s); err != nil {
		return cmp.Or(s.failed, err)
	}
	return nil
}

func replace(path string, from io.Reader) error {
	target, mode, err := place(path)
	if err != nil {
		return named(err, path)
	}
	folder := filepath.Dir(target)
	clean(folder)
	temp, file, err := unfinished(target, mode)
	if err != nil {
		return named(err, path)
	}
	defer release(temp)
	err = fill(file, temp, from)
	if err == nil {
		err = Rename(temp, target)
	}
	if err != nil {
		return errors.Join(named(err, path), Remove(temp))
	}
	return SyncFolder(folder)
}

// source tells apart what keeps data from being read, and from being written.
type source struct {
	io.Reader
	failed error
}

func (s *source) Read(to []byte) (int, error) {
	n, err := s.Reader.Read(to)
	if err != nil && err != io.EOF {
		s.failed = err
	}
	return n, err
}

// usual are the permissions of a new file, before those that the user doesn't want.
const usual fs.FileMode = 0o644

// place returns the file that a path leads to, and its permissions; 0 if it isn't there.
func place(path string) (target string, mode fs.FileMode, err error) {
	target, err = Follow(path)
	if err != nil {
		return "", 0, err
	}
	info, err := os.Lstat(target)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return target, 0, nil
	case err != nil:
		return "", 0, err
	case info.IsDir():
		return "", 0, ErrFolder
	case !info.Mode().IsRegular():
		return "", 0, ErrNoFile
	}
	return target, info.Mode().Perm(), writable(target)
}

// Writable returns an error if [Replace] would refuse a file because its user took the permission to write it away.
func Writable(path string) error {
	if _, _, err := place(path); errors.Is(err, fs.ErrPermission) {
		return named(err, path)
	}
	return nil
}

// writable returns an error for a file that may not be written. Renaming another over it would need no permission.
func writable(path string) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		return file.Close()
	}
	if errors.Is(err, fs.ErrPermission) {
		return err
	}
	return nil
}

// mostLinks is how many links lead to each other at most, as on Linux (path_resolution(7)).
const mostLinks = 40

// Follow returns what a path leads to by links of its last part, which may be missing.
func Follow(path string) (string, error) {
	for range mostLinks {
		next, err := os.Readlink(path)
		if err != nil {
			return path, nil // no link
		}
		if !filepath.IsAbs(next) {
			folder, err := filepath.EvalSymlinks(filepath.Dir(path)) // from where ".." leads elsewhere
			if err != nil {
				return "", err
			}
			next = filepath.Join(folder, next)
		}
		path = next
	}
	return "", ErrLoop
}
