package schema

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// The limits of a pack.
const (
	maxFiles    = 50_000
	maxPackSize = 256 << 20 // bytes of all documents
	maxArtSize  = 4 << 20   // bytes of a picture
)

// loader reads the files of a pack.
type loader struct {
	pack  *Pack
	files int
	bytes int
}

// errPackTooLarge ends the loading of a pack.
var errPackTooLarge = errors.New("the pack is too large")

func (l *loader) load() {
	err := l.title()
	for _, kind := range Kinds() {
		if kind != PackKind && err == nil {
			err = l.folder(kind)
		}
	}
	if err == nil {
		err = l.art()
	}
	if err != nil {
		l.stray("", "pack-too-large", Args{"files": strconv.Itoa(maxFiles), "max": strconv.Itoa(maxPackSize)})
	}
}

func (l *loader) title() error {
	if _, err := fs.Stat(l.pack.fsys, TitleFile); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return l.document(PackKind, TitleFile)
}

// folder loads the documents of a kind.
func (l *loader) folder(kind Kind) error {
	entries, err := fs.ReadDir(l.pack.fsys, kind.Folder())
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			l.stray(kind.Folder(), "unreadable", Args{"found": err.Error()})
		}
		return nil
	}
	for _, entry := range entries {
		if err := l.entry(kind, entry); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) entry(kind Kind, entry fs.DirEntry) error {
	file := path.Join(kind.Folder(), entry.Name())
	switch {
	case strings.HasPrefix(entry.Name(), "."): // left by systems and editors
		return nil
	case entry.IsDir() || path.Ext(file) != ".xml":
		l.stray(file, "unused-file", Args{"found": file})
		return nil
	}
	return l.document(kind, file)
}

func (l *loader) document(kind Kind, file string) error {
	if l.files++; l.files > maxFiles {
		return errPackTooLarge
	}
	source, err := readLimited(l.pack.fsys, file, MaxDocumentSize+1)
	if err != nil {
		l.stray(file, "unreadable", Args{"found": err.Error()})
		return nil
	}
	if l.bytes += len(source); l.bytes > maxPackSize {
		return errPackTooLarge
	}
	l.pack.documents[file] = Parse(kind, file, source)
	return nil
}

// art lists the pictures.
func (l *loader) art() error {
	return fs.WalkDir(l.pack.fsys, ArtFolder, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && file == ArtFolder:
			return nil
		case err != nil:
			l.stray(file, "unreadable", Args{"found": err.Error()})
			return nil
		case entry.IsDir():
			return nil
		}
		if l.files++; l.files > maxFiles {
			return errPackTooLarge
		}
		l.pack.art[strings.TrimPrefix(file, ArtFolder+"/")] = true
		return nil
	})
}

func (l *loader) stray(file, code string, args Args) {
	diagnostic := diagnose(code, args)
	diagnostic.File = file
	l.pack.stray = append(l.pack.stray, diagnostic)
}

// readLimited reads a file of which at most a number of bytes are wanted. It doesn't trust the size that the file system
// tells: an archive can lie.
func readLimited(fsys fs.FS, file string, most int64) (string, error) {
	f, err := fsys.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	var b strings.Builder
	if info, err := f.Stat(); err == nil && info.Size() > 0 {
		b.Grow(int(min(info.Size(), most)))
	}
	if _, err := io.Copy(&b, io.LimitReader(f, most)); err != nil {
		return "", fmt.Errorf("reading it: %w", err)
	}
	return b.String(), nil
}
