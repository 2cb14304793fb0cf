package schema

import (
	"bytes"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// ArtKind is the kind of a picture that is edited like a document. It isn't among [Kinds], and has no fields.
const ArtKind = kindCount

// NewPicture returns a picture of the art folder as a document, so that edits, saves and undo treat it like the others.
func NewPicture(image string, content []byte) *Document {
	return &Document{kind: ArtKind, file: artPath(image), id: image, source: string(content)}
}

// ImageOf returns the picture that a path inside a pack holds; false if it holds none.
func ImageOf(file string) (image string, ok bool) {
	image, ok = strings.CutPrefix(file, ArtFolder+"/")
	return image, ok && image != "" && staysInside(image)
}

// SharesArt reports whether a pack has the very pictures of another, since neither was given one after the other was
// made of it. Packs that were loaded apart don't, though their pictures may be the same.
func (p *Pack) SharesArt(other *Pack) bool { return p.art == other.art }

// EditedPictures returns the pictures that edits have brought, in order.
func (p *Pack) EditedPictures() (edited []*Document) {
	for _, image := range slices.Sorted(maps.Keys(p.art.changed)) {
		if d := p.art.changed[image]; d != nil {
			edited = append(edited, d)
		}
	}
	return edited
}

// withPicture returns the pack with a picture in place of the one at its path, or in addition; without it if d is nil.
func (p *Pack) withPicture(image string, d *Document) *Pack {
	next := *p
	art := &Art{refused: maps.Clone(p.art.refused), changed: maps.Clone(p.art.changed)}
	if art.changed == nil {
		art.changed = map[string]*Document{}
	}
	art.found = slices.DeleteFunc(slices.Clone(p.art.found), func(f Diagnostic) bool { return f.File == artPath(image) })
	delete(art.refused, image)
	art.changed[image] = d
	base := p.fsys
	if edited, ok := base.(editedArt); ok {
		base = edited.FS
	}
	art.fsys = editedArt{base, art.changed}
	if d != nil {
		art.judge(image, d)
	}
	next.fsys, next.art = art.fsys, art
	return &next
}

// judge finds out whether a picture can be shown.
func (a *Art) judge(image string, d *Document) {
	a.refused[image] = nil
	seen := look([]byte(d.source), maxAllChecks)
	a.remark(d.file, &seen)
	if seen.refused != nil {
		refused := pictureDiagnostic(d.file, seen.refused)
		a.refused[image] = &refused
		a.found = append(a.found, refused)
	}
}

// editedArt is the files of a pack whose art folder was edited.
type editedArt struct {
	fs.FS
	changed map[string]*Document // by image; nil for one that was removed
}

// Open implements [fs.FS].
func (e editedArt) Open(name string) (fs.File, error) {
	image, ok := ImageOf(name)
	if d, known := e.changed[image]; ok && known {
		if d == nil {
			return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
		}
		return &pictureFile{Reader: bytes.NewReader([]byte(d.source)), pictureInfo: pictureInfo{d}}, nil
	}
	if name != "." && name != ArtFolder {
		return e.FS.Open(name)
	}
	info, err := e.Stat(name)
	if err != nil {
		return nil, err
	}
	entries, err := e.ReadDir(name)
	return &folderFile{info: info, left: entries}, err
}

// ReadDir implements [fs.ReadDirFS].
func (e editedArt) ReadDir(name string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(e.FS, name)
	if name != ArtFolder && name != "." || err != nil && (name == "." || len(e.added()) == 0) {
		return entries, err
	}
	if name == "." {
		if slices.ContainsFunc(entries, func(d fs.DirEntry) bool { return d.Name() == ArtFolder }) {
			return entries, nil
		}
		if len(e.added()) > 0 {
			entries = append(slices.Clone(entries), fs.FileInfoToDirEntry(artFolder{}))
			slices.SortFunc(entries, byEntryName)
		}
		return entries, nil
	}
	entries = slices.DeleteFunc(slices.Clone(entries), func(d fs.DirEntry) bool {
		_, changed := e.changed[d.Name()]
		return changed
	})
	for _, d := range e.added() {
		entries = append(entries, fs.FileInfoToDirEntry(pictureInfo{d}))
	}
	slices.SortFunc(entries, byEntryName)
	return entries, nil
}

// Stat implements [fs.StatFS].
func (e editedArt) Stat(name string) (fs.FileInfo, error) {
	if image, ok := ImageOf(name); ok {
		if d, known := e.changed[image]; known && d != nil {
			return pictureInfo{d}, nil
		}
	}
	if _, err := fs.Stat(e.FS, name); name == ArtFolder && err != nil && len(e.added()) > 0 {
		return artFolder{}, nil
	}
	return fs.Stat(e.FS, name)
}

// added returns the pictures that were added or changed, and lie in the folder itself.
func (e editedArt) added() (added []*Document) {
	for _, image := range slices.Sorted(maps.Keys(e.changed)) {
		if d := e.changed[image]; d != nil && path.Dir(d.file) == ArtFolder {
			added = append(added, d)
		}
	}
	return added
}

func byEntryName(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) }

// pictureInfo is what there is to know of the file of an edited picture.
type pictureInfo struct{ document *Document }

func (p pictureInfo) Name() string       { return path.Base(p.document.file) }
func (p pictureInfo) Size() int64        { return int64(len(p.document.source)) }
func (p pictureInfo) Mode() fs.FileMode  { return 0o444 }
func (p pictureInfo) ModTime() time.Time { return time.Time{} }
func (p pictureInfo) IsDir() bool        { return false }
func (p pictureInfo) Sys() any           { return nil }

// artFolder is an art folder that the pack doesn't have yet.
type artFolder struct{}

func (artFolder) Name() string       { return ArtFolder }
func (artFolder) Size() int64        { return 0 }
func (artFolder) Mode() fs.FileMode  { return fs.ModeDir | 0o555 }
func (artFolder) ModTime() time.Time { return time.Time{} }
func (artFolder) IsDir() bool        { return true }
func (artFolder) Sys() any           { return nil }

// pictureFile is an edited picture that is open.
type pictureFile struct {
	*bytes.Reader
	pictureInfo
}

func (f *pictureFile) Stat() (fs.FileInfo, error) { return f.pictureInfo, nil }
func (f *pictureFile) Close() error               { return nil }

// Size settles between the reader's size and that of the file, which is the same.
func (f *pictureFile) Size() int64 { return f.pictureInfo.Size() }

// folderFile is a folder that is open.
type folderFile struct {
	info fs.FileInfo
	left []fs.DirEntry
}

func (f *folderFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *folderFile) Close() error               { return nil }

func (f *folderFile) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: f.info.Name(), Err: errNotRegular}
}

// ReadDir implements [fs.ReadDirFile].
func (f *folderFile) ReadDir(n int) ([]fs.DirEntry, error) {
	if n <= 0 {
		n = len(f.left)
	} else if len(f.left) == 0 {
		return nil, io.EOF
	}
	n = min(n, len(f.left))
	next := f.left[:n]
	f.left = f.left[n:]
	return next, nil
}
