package classic

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"slices"
)

// joined lays file systems over each other: folders are merged, and of files with the same name the first is seen.
type joined []fs.FS

// Open implements [fs.FS].
func (j joined) Open(name string) (fs.File, error) {
	for _, layer := range j {
		file, err := layer.Open(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		return j.merge(name, file)
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// merge returns the file as it is, unless it is a folder: then one with the entries of all layers.
func (j joined) merge(name string, file fs.File) (fs.File, error) {
	info, err := file.Stat()
	if err == nil && !info.IsDir() {
		return file, nil
	}
	if err == nil {
		var entries []fs.DirEntry
		if entries, err = j.entries(name); err == nil {
			return &folder{File: file, entries: entries}, nil
		}
	}
	return nil, errors.Join(err, file.Close())
}

func (j joined) entries(name string) ([]fs.DirEntry, error) {
	var all []fs.DirEntry
	for _, layer := range j {
		entries, err := fs.ReadDir(layer, name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		all = append(all, entries...)
	}
	byName := func(a, b fs.DirEntry) int { return cmp.Compare(a.Name(), b.Name()) }
	slices.SortStableFunc(all, byName)
	return slices.CompactFunc(all, func(a, b fs.DirEntry) bool { return a.Name() == b.Name() }), nil
}

// folder is an open folder of a joined file system.
type folder struct {
	fs.File
	entries []fs.DirEntry // not read yet
}

// ReadDir implements [fs.ReadDirFile].
func (f *folder) ReadDir(n int) ([]fs.DirEntry, error) {
	if n > 0 && len(f.entries) == 0 {
		return nil, io.EOF
	}
	if n <= 0 || n > len(f.entries) {
		n = len(f.entries)
	}
	read := f.entries[:n:n]
	f.entries = f.entries[n:]
	return read, nil
}
