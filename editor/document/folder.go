package document

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Folder is a pack in a folder of the file system. Nothing outside it is read, also not through links.
type Folder struct {
	path string
	disk disk
}

// NewFolder returns the pack in a folder. The folder need not exist before it is written to.
func NewFolder(path string) Folder { return Folder{path, system{}} }

// Path returns the folder.
func (f Folder) Path() string { return f.path }

// Files returns the pack's files.
func (f Folder) Files() (fs.FS, error) {
	root, err := os.OpenRoot(f.path)
	if err != nil {
		return nil, err
	}
	return root.FS(), nil
}

// Write writes all contents beside their files before it touches the first of them, since that is where disks run full.
// Folders that it makes for nothing are gone again.
func (f Folder) Write(writes []Write) error {
	written := 0
	var made []string
	defer func() {
		for _, w := range writes[written:] {
			if !w.Remove {
				_ = f.disk.Remove(f.name(w) + halfWritten) // an error has been met already
			}
		}
		if written < len(writes) {
			removeEmpty(f.disk, made)
		}
	}()
	for _, w := range writes {
		folders, err := f.prepare(w)
		made = append(made, folders...)
		if err != nil {
			return err
		}
	}
	folders := map[string]bool{}
	for _, w := range writes {
		if err := f.finish(w); err != nil {
			return err
		}
		written++
		folders[filepath.Dir(f.name(w))] = true
	}
	for folder := range folders {
		if err := f.disk.SyncFolder(folder); err != nil {
			return err
		}
	}
	return nil
}

func (f Folder) name(w Write) string { return filepath.Join(f.path, filepath.FromSlash(w.File)) }

// prepare writes a content beside its file. It returns the folders that it has made, the outermost first.
func (f Folder) prepare(w Write) (made []string, err error) {
	if !fs.ValidPath(w.File) || w.File == "." {
		return nil, fmt.Errorf("%s lies outside the pack", w.File)
	}
	if w.Remove {
		return nil, nil
	}
	made = missing(filepath.Dir(f.name(w)))
	if err := f.disk.MkdirAll(filepath.Dir(f.name(w))); err != nil {
		return made, err
	}
	return made, unwritten(f.disk.Write(f.name(w)+halfWritten, w.Content), f.name(w))
}

// finish looks at the file once more: somebody may have written into it while the others were prepared.
func (f Folder) finish(w Write) error {
	if w.Changed != nil && w.Changed() {
		return &Conflict{Files: []string{w.File}}
	}
	if w.Remove {
		if err := f.disk.Remove(f.name(w)); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	return unwritten(f.disk.Rename(f.name(w)+halfWritten, f.name(w)), f.name(w))
}
