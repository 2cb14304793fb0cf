package schema

import (
	"archive/zip"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"boardduels/schema/archive"
	"boardduels/schema/words"
)

// OpenPack opens a folder or a zip archive as the root of a pack. Nothing outside of it can be read, not even through
// symbolic links. An archive may hold the pack in one folder at its root. The closer is called when the pack's files
// aren't read any more.
func OpenPack(path string) (fs.FS, io.Closer, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	if info.IsDir() {
		root, err := os.OpenRoot(path)
		if err != nil {
			return nil, nil, err
		}
		return root.FS(), root, nil
	}
	if !info.Mode().IsRegular() { // opening a pipe could wait for ever
		return nil, nil, &fs.PathError{Op: "open", Path: path, Err: words.Refuse("not-a-pack", nil)}
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	fsys, err := openArchive(file, info.Size())
	if err != nil {
		file.Close()
		return nil, nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return fsys, file, nil
}

func openArchive(content io.ReaderAt, size int64) (fs.FS, error) {
	archive, err := archive.Read(content, size)
	if err != nil {
		return nil, err
	}
	return ZipPack(archive)
}

// ZipPack returns the root of the pack in an archive that [archive.Read] has read.
func ZipPack(archive *zip.Reader) (fs.FS, error) { return packRootOf(archive) }

// packRootOf goes into the only folder of an archive, if that is all there is.
func packRootOf(archive fs.FS) (fs.FS, error) {
	entries, err := fs.ReadDir(archive, ".")
	if err != nil {
		return nil, err
	}
	var folders []string
	for _, entry := range entries {
		switch {
		case strings.HasPrefix(entry.Name(), ".") || entry.Name() == "__MACOSX":
		case !entry.IsDir():
			return archive, nil
		default:
			folders = append(folders, entry.Name())
		}
	}
	if len(folders) != 1 || isPackFolder(folders[0]) {
		return archive, nil
	}
	return fs.Sub(archive, folders[0])
}

// IsPack reports whether a file system has at its root what makes a pack: a title, rules, or a folder of documents.
func IsPack(root fs.FS) bool {
	for _, kind := range Kinds() {
		name := kind.Folder()
		if kind.IsAlone() {
			name = FileOf(kind, "")
		}
		if info, err := fs.Stat(root, name); err == nil && info.IsDir() != kind.IsAlone() {
			return true
		}
	}
	return false
}

func isPackFolder(name string) bool { return slices.Contains(packFolders(), name) }
