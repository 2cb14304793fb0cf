package schema

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"boardduels/schema/archive"
	"boardduels/schema/words"
	"boardduels/schema/xmltree"
)

// maxPackSize is the most bytes of all documents of a pack.
const maxPackSize = 256 << 20

// loader reads the files of a pack.
type loader struct {
	pack   *Pack
	parser *parser
	files  int
	bytes  int
	buffer []byte          // holds one file after the other
	looked int             // files beside the folders that were read
	alone  [kindCount]bool // there is something that is called like the only document of a kind
}

// errPackTooLarge ends the loading of a pack.
var errPackTooLarge = errors.New("the pack is too large")

// errNotRegular is what keeps a pipe, a device or a link to a folder from being read.
var errNotRegular = words.Refuse("not-regular", nil)

func (l *loader) load() {
	l.buffer, l.parser = make([]byte, MaxDocumentSize+1), newParser()
	var err error
	for _, kind := range Kinds() {
		switch {
		case err != nil:
		case kind.IsAlone():
			err = l.only(kind)
		default:
			err = l.folder(kind)
		}
	}
	if err == nil {
		err = l.art()
	}
	l.strangers()
	l.pack.arrange(l.parser.end())
	if err != nil {
		l.stray("", "pack-too-large", Args{"files": strconv.Itoa(archive.MaxFiles), "max": strconv.Itoa(maxPackSize)})
	}
}

// only loads the document of a kind that stands alone.
func (l *loader) only(kind Kind) error {
	file := FileOf(kind, "")
	info, err := fs.Stat(l.pack.fsys, file)
	l.alone[kind] = err == nil
	if errors.Is(err, fs.ErrNotExist) || err == nil && !l.regular(file, info.Mode()) {
		return nil
	}
	return l.document(kind, file)
}

// folder loads the documents of a kind.
func (l *loader) folder(kind Kind) error {
	entries, err := readFolder(l.pack.fsys, kind.Folder())
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			l.unreadable(kind.Folder(), err)
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

// readFolder lists a folder. A pipe in its place isn't opened, since that could wait for ever.
func readFolder(fsys fs.FS, folder string) ([]fs.DirEntry, error) {
	info, err := fs.Stat(fsys, folder)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return nil, words.Refuse("not-a-folder", nil)
	}
	return fs.ReadDir(fsys, folder)
}

func (l *loader) entry(kind Kind, entry fs.DirEntry) error {
	file := path.Join(kind.Folder(), entry.Name())
	switch {
	case strings.HasPrefix(entry.Name(), "."): // left by systems and editors
		return nil
	case entry.IsDir() || path.Ext(file) != ".xml":
		l.unused(file, entry.IsDir())
		return nil
	case !l.regular(file, entry.Type()):
		return nil
	}
	return l.document(kind, file)
}

// regular reports whether a file holds bytes that can be read at once, or is a link to such a file. At a pipe or a
// device, reading could wait for ever.
func (l *loader) regular(file string, mode fs.FileMode) bool {
	if mode.IsRegular() {
		return true
	}
	info, err := fs.Stat(l.pack.fsys, file)
	switch {
	case err != nil:
	case info.Mode().IsRegular():
		return true
	default:
		err = errNotRegular
	}
	l.unreadable(file, err)
	return false
}

func (l *loader) document(kind Kind, file string) error {
	if err := l.count(); err != nil {
		return err
	}
	source, err := readInto(l.buffer, l.pack.fsys, file)
	if err != nil {
		l.unreadable(file, err)
		return nil
	}
	if len(source) > MaxDocumentSize { // not even kept: a document never holds less than its file
		l.stray(file, "too-large", xmltree.TooLarge)
		return nil
	}
	if l.bytes += len(source); l.bytes > maxPackSize {
		return errPackTooLarge
	}
	l.parser.add(kind, file, string(source))
	return nil
}

// count takes one more file into account.
func (l *loader) count() error {
	if l.files++; l.files > archive.MaxFiles {
		return errPackTooLarge
	}
	return nil
}

// art looks through the pictures.
func (l *loader) art() error {
	l.pack.art = &Art{fsys: l.pack.fsys, refused: map[string]*Diagnostic{}}
	r := artReader{art: l.pack.art}
	return fs.WalkDir(l.pack.fsys, ArtFolder, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && file == ArtFolder:
			return nil
		case err != nil:
			l.unreadable(file, err)
			return nil
		case entry.IsDir() || !l.regular(file, entry.Type()):
			return nil
		}
		if err := l.count(); err != nil {
			return err
		}
		if r.buffer == nil {
			r.buffer = make([]byte, MaxArtSize+1)
		}
		if err := r.read(file); err != nil {
			l.unreadable(file, err)
		}
		return nil
	})
}

// unreadable reports why a file can't be read.
func (l *loader) unreadable(file string, err error) {
	l.stray(file, "unreadable", words.Unreadable(err))
}

func (l *loader) stray(file, code string, args Args) {
	diagnostic := diagnose(code, args)
	diagnostic.File = file
	l.pack.stray = append(l.pack.stray, diagnostic)
}

// readInto reads a file, but no more than a buffer takes. It doesn't trust the size that the file system tells: an
// archive can lie, and says so only at the end.
func readInto(buffer []byte, fsys fs.FS, file string) ([]byte, error) {
	f, err := fsys.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	n := 0
	for n < len(buffer) {
		read, err := f.Read(buffer[n:])
		n += read
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
	}
	return buffer[:n], nil
}
