package schema

import (
	"archive/zip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
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
	archive, err := zip.OpenReader(path)
	if err != nil {
		return nil, nil, &fs.PathError{Op: "open", Path: path, Err: fmt.Errorf("neither a folder nor a zip archive: %w", err)}
	}
	fsys, err := ZipPack(&archive.Reader)
	if err != nil {
		archive.Close()
		return nil, nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return fsys, archive, nil
}

// ZipPack returns the root of a pack in an archive. It refuses archives with too many files, with names that lead
// outside, and with two files of one name.
func ZipPack(archive *zip.Reader) (fs.FS, error) {
	if len(archive.File) > maxFiles {
		return nil, fmt.Errorf("the archive has %d files, allowed are %d", len(archive.File), maxFiles)
	}
	seen := make(map[string]bool, len(archive.File))
	for _, file := range archive.File {
		name := strings.TrimSuffix(file.Name, "/")
		if !fs.ValidPath(name) || strings.Contains(name, `\`) {
			return nil, fmt.Errorf("the archive has a file of the name %q, which isn't a path inside it", file.Name)
		}
		if seen[name] {
			return nil, fmt.Errorf("the archive has %q twice", file.Name)
		}
		seen[name] = true
	}
	return packRootOf(archive)
}

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

func isPackFolder(name string) bool {
	for _, kind := range Kinds() {
		if name == kind.Folder() {
			return true
		}
	}
	return name == ArtFolder
}
