package document

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"math"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"boardduels/internal/atomicfile"
	"boardduels/schema"
	"boardduels/schema/archive"
)

// Zip is a pack in a zip file.
type Zip struct {
	path string
	disk disk
}

// NewZip returns the pack in a zip file. The file need not exist before it is written to.
func NewZip(path string) Zip { return Zip{path, system{}} }

// Path returns the zip file.
func (z Zip) Path() string { return z.path }

// Files returns the pack's files, as they were when Files was called.
func (z Zip) Files() (fs.FS, error) {
	archive, err := z.read()
	if err != nil {
		return nil, err
	}
	fsys, err := schema.ZipPack(archive)
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: z.path, Err: err}
	}
	return fsys, nil
}

func (z Zip) read() (*zip.Reader, error) {
	data, err := atomicfile.Read(z.path, math.MaxInt64)
	if err != nil {
		return nil, err
	}
	archive, err := archive.Read(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: z.path, Err: err}
	}
	return archive, nil
}

// Write replaces the zip file by one with the writes carried out. Other entries are copied as they are.
func (z Zip) Write(writes []Write) error {
	old, err := z.read()
	if errors.Is(err, fs.ErrNotExist) {
		old, err = new(zip.Reader), nil
	}
	if err != nil {
		return err
	}
	data, err := rewrite(old, within(old, writes))
	if err != nil {
		return err
	}
	made := missing(filepath.Dir(z.path))
	if err = z.disk.MkdirAll(filepath.Dir(z.path)); err == nil {
		err = replace(z.disk, z.path, data)
	}
	if err != nil {
		removeEmpty(z.disk, made)
	}
	return err
}

// within returns writes with the names that the archive's entries have, should it hold the pack in one folder at its
// root.
func within(old *zip.Reader, writes []Write) []Write {
	fsys, err := schema.ZipPack(old)
	if err != nil || fsys == fs.FS(old) {
		return writes
	}
	folder := ""
	for _, entry := range old.File {
		top, _, _ := strings.Cut(entry.Name, "/")
		if !strings.HasPrefix(top, ".") && top != "__MACOSX" {
			folder = top
		}
	}
	moved := slices.Clone(writes)
	for i := range moved {
		moved[i].File = path.Join(folder, moved[i].File)
	}
	return moved
}

func rewrite(old *zip.Reader, writes []Write) ([]byte, error) {
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	pending := map[string]Write{}
	for _, w := range writes {
		pending[w.File] = w
	}
	for _, entry := range old.File {
		w, touched := pending[entry.Name]
		delete(pending, entry.Name)
		var err error
		switch {
		case !touched:
			err = archive.Copy(entry)
		case !w.Remove:
			err = add(archive, w)
		}
		if err != nil {
			return nil, err
		}
	}
	for _, w := range sorted(pending) {
		if !w.Remove {
			if err := add(archive, w); err != nil {
				return nil, err
			}
		}
	}
	err := archive.Close()
	return out.Bytes(), err
}

func add(archive *zip.Writer, w Write) error {
	file, err := archive.CreateHeader(&zip.FileHeader{Name: w.File, Method: zip.Deflate, Modified: time.Now()})
	if err != nil {
		return err
	}
	_, err = file.Write(w.Content)
	return err
}

func sorted(writes map[string]Write) []Write {
	list := make([]Write, 0, len(writes))
	for _, w := range writes {
		list = append(list, w)
	}
	slices.SortFunc(list, func(a, b Write) int { return cmp.Compare(a.File, b.File) })
	return list
}

// At returns the place that a path names: a zip file by its ending, else a folder.
func At(path string) Place {
	if strings.EqualFold(filepath.Ext(path), ".zip") {
		return NewZip(path)
	}
	return NewFolder(path)
}
