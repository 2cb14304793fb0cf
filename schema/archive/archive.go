package archive

import (
	"archive/zip"
	"errors"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"boardduels/internal/zipname"
	"boardduels/schema/words"
)

// The limits of an archive, by what its directory tells. What an entry really holds is bounded when it is read.
const (
	MaxFiles       = 50_000           // and folders
	maxEntryName   = 512              // bytes of an entry's name
	maxEntryDepth  = 12               // folders around an entry
	maxEntryNames  = 8 << 20          // bytes of all names
	maxArchiveSize = 512 << 20        // bytes of all entries
	maxRatio       = 100              // how much larger all entries are than packed, once they have
	anyRatio       = 16 << 20         // that many bytes
	folderMark     = string("/")      // at the end of a folder's name
	encrypted      = uint16(1 | 1<<6) // flags of an entry
)

// Read reads the directory of a zip archive of a size in bytes. It refuses, as a [*words.Refusal], what isn't one,
// archives that would take much time or memory, names that lead outside or can't stand beside each other in every
// system's folders, entries that aren't plain files or folders, and entries that contradict the directory. Names are
// those that were meant ([zipname.Read]). Whether an entry's data are sound, reading it shows.
func Read(content io.ReaderAt, size int64) (*zip.Reader, error) {
	if err := checkEnd(content, size); err != nil {
		return nil, notArchive(content, err)
	}
	r := &headerReader{ReaderAt: content, left: maxDirectory + aroundIt}
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return nil, notArchive(content, err)
	}
	r.built = true
	written := zipname.Read(archive)
	if err := checkDirectory(archive); err != nil {
		return nil, err
	}
	if err := checkLocal(archive, written, r, size); err != nil {
		return nil, err
	}
	return archive, nil
}

// notArchive tells why something can't be read as an archive.
func notArchive(content io.ReaderAt, err error) error {
	_, system := errors.AsType[*fs.PathError](err)
	if _, refused := errors.AsType[*words.Refusal](err); system || refused {
		return err
	}
	switch readAt(content, 0, 4) {
	case "PK\x03\x04", "PK\x05\x06":
		return words.Refuse("archive-cut", nil)
	}
	return words.Caused(err, "not-a-pack", nil)
}

// checkDirectory looks at what an archive's directory tells.
func checkDirectory(archive *zip.Reader) error {
	c := archiveCheck{files: map[string]string{}, folders: map[string]string{}}
	if len(archive.File) > MaxFiles {
		return words.Refuse("archive-files", words.Args{"files": strconv.Itoa(len(archive.File)), "max": strconv.Itoa(MaxFiles)})
	}
	for _, entry := range archive.File {
		if err := c.entry(entry); err != nil {
			return err
		}
	}
	return nil
}

// archiveCheck looks at the entries of an archive, one after the other. Nothing that it keeps grows faster than the
// archive's directory.
type archiveCheck struct {
	files, folders map[string]string // names as written, by names in small letters; files has entries of folders
	names          int               // bytes
	size, packed   uint64            // bytes
}

func (c *archiveCheck) entry(e *zip.File) error {
	if err := checkEntryName(e.Name); err != nil {
		return err
	}
	if err := checkEntryForm(e); err != nil {
		return err
	}
	c.names += len(e.Name)
	c.size, c.packed = c.size+min(e.UncompressedSize64, maxArchiveSize+1), c.packed+min(e.CompressedSize64, maxArchiveSize+1)
	switch {
	case c.names > maxEntryNames:
		return words.Refuse("archive-names", words.Args{"max": strconv.Itoa(maxEntryNames)})
	case c.size > maxArchiveSize:
		return words.Refuse("archive-size", words.Args{"max": strconv.Itoa(maxArchiveSize)})
	case c.size > anyRatio && c.size/maxRatio > c.packed:
		return words.Refuse("archive-ratio", words.Args{"entry": printable(e.Name), "max": strconv.Itoa(maxRatio)})
	}
	return c.place(e.Name)
}

// checkEntryName looks at a name by itself.
func checkEntryName(name string) error {
	path := strings.TrimSuffix(name, folderMark)
	entry := words.Args{"entry": printable(name)}
	switch {
	case len(name) > maxEntryName:
		return words.Refuse("entry-name-length", words.Args{"entry": printable(name), "count": strconv.Itoa(len(name)), "max": strconv.Itoa(maxEntryName)})
	case !utf8.ValidString(name):
		return words.Refuse("entry-not-utf-8", entry)
	case strings.ContainsFunc(name, unicode.IsControl):
		return words.Refuse("entry-control", entry)
	case !fs.ValidPath(path) || path == "." || hasDrive(name):
		return words.Refuse("entry-outside", entry)
	case strings.Count(path, "/") > maxEntryDepth:
		return words.Refuse("entry-depth", words.Args{"entry": printable(name), "count": strconv.Itoa(strings.Count(path, "/")), "max": strconv.Itoa(maxEntryDepth)})
	}
	return nil
}

// hasDrive reports whether Windows takes a name for one on a drive, such as C:cards.
func hasDrive(name string) bool {
	return len(name) > 1 && name[1] == ':' && (name[0]|0x20) >= 'a' && (name[0]|0x20) <= 'z'
}

// checkEntryForm refuses what can't be unpacked or isn't a plain file or folder.
func checkEntryForm(e *zip.File) error {
	entry := words.Args{"entry": printable(e.Name)}
	folder := strings.HasSuffix(e.Name, folderMark)
	switch mode := e.Mode(); {
	case e.Flags&encrypted != 0:
		return words.Refuse("entry-encrypted", entry)
	case mode&fs.ModeSymlink != 0:
		return words.Refuse("entry-link", entry)
	case mode.Type() != 0 && !(folder && mode.IsDir()):
		return words.Refuse("entry-special", entry)
	case e.Method != zip.Store && e.Method != zip.Deflate:
		return words.Refuse("entry-method", words.Args{"entry": printable(e.Name), "count": strconv.Itoa(int(e.Method))})
	case e.Method == zip.Store && e.CompressedSize64 != e.UncompressedSize64:
		return words.Refuse("entry-stored-size", words.Args{"entry": printable(e.Name),
			"count": strconv.FormatUint(e.CompressedSize64, 10), "declared": strconv.FormatUint(e.UncompressedSize64, 10)})
	}
	return nil
}

// place refuses a name that another entry has, in these letters or others, and one that is a file and a folder. It
// counts the folders that names imply.
func (c *archiveCheck) place(name string) error {
	file, isFolder := strings.CutSuffix(name, folderMark)
	for i, r := range file {
		if r != '/' {
			continue
		}
		if err := c.folder(file[:i]); err != nil {
			return err
		}
	}
	key := strings.ToLower(file)
	if isFolder {
		if _, ok := c.files[key+folderMark]; ok {
			return clash(name, file, file, "entry-twice")
		}
		c.files[key+folderMark] = file
		return c.folder(file)
	}
	if other, ok := c.folders[key]; ok {
		return clash(name, other, file, "entry-file-and-folder")
	}
	if other, ok := c.files[key]; ok {
		return clash(name, other, file, "entry-twice")
	}
	c.files[key] = file
	return nil
}

// folder takes up a folder, which may stand any number of times.
func (c *archiveCheck) folder(name string) error {
	key := strings.ToLower(name)
	if other, ok := c.files[key]; ok {
		return clash(name, other, name, "entry-file-and-folder")
	}
	if other, ok := c.folders[key]; ok && other != name {
		return clash(name, other, name, "")
	}
	if c.folders[key] = name; len(c.folders) > MaxFiles {
		return words.Refuse("archive-files", words.Args{"files": strconv.Itoa(len(c.folders)), "max": strconv.Itoa(MaxFiles)})
	}
	return nil
}

// clash refuses an entry whose path another one has, for a reason, or whose path differs only in capitals.
func clash(entry, other, path, same string) error {
	args := words.Args{"entry": printable(entry), "other": printable(other)}
	if other != path {
		return words.Refuse("entry-capitals", args)
	}
	return words.Refuse(same, args)
}

// printable quotes what can't be seen in a name of a stranger, and cuts it to a length that fits a message.
func printable(name string) string {
	quoted := strconv.Quote(name)
	return words.Shorten(quoted[1 : len(quoted)-1])
}
