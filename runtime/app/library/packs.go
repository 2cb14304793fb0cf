package library

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"boardduels/internal/atomicfile"
	"boardduels/internal/spelling"
	"boardduels/runtime/app/filename"
	"boardduels/runtime/app/inbox"
	"boardduels/schema"
)

// Packs that come without a path of their own, as on a phone, are kept as archives in a folder of the game's data.
// Their paths begin there, so that settings and what the AIs have learned mean the same pack after all was moved
// elsewhere.
const (
	PacksFolder = "packs"
	PackEnding  = ".zip"
	// MaxPack is how many bytes an archive has at most that is kept: a backup takes no larger file.
	MaxPack = 64 << 20
)

// InstalledPack is a pack that is kept.
type InstalledPack struct {
	Path  string // in the game's data, with slashes
	Title schema.PackTitle
}

// Name is what people call it.
func (p *InstalledPack) Name() string {
	return cmp.Or(p.Title.Name, strings.TrimSuffix(path.Base(p.Path), PackEnding))
}

// IsInstalled reports whether a pack's path is that of one which is kept.
func IsInstalled(at string) bool { return strings.HasPrefix(at, PacksFolder+"/") }

// Pack returns where the pack of a path lies.
func (l Library) Pack(at string) string {
	if IsInstalled(at) {
		return filepath.Join(l.Folder, filepath.FromSlash(at))
	}
	return at
}

// Installed returns the packs that are kept, by their names.
func (l Library) Installed() ([]InstalledPack, error) {
	entries, err := os.ReadDir(filepath.Join(l.Folder, PacksFolder))
	if IsNowhere(err) {
		return nil, nil
	}
	var list []InstalledPack
	for _, entry := range entries {
		if at := path.Join(PacksFolder, entry.Name()); strings.HasSuffix(at, PackEnding) {
			list = append(list, InstalledPack{at, TitleAt(l.Pack(at))})
		}
	}
	return list, err
}

// Install keeps an archive under a path, in the place of the one that has it.
func (l Library) Install(at string, content io.Reader) error {
	if err := l.MakeRoom(filepath.Join(l.Folder, PacksFolder)); err != nil {
		return err
	}
	return atomicfile.ReplaceFrom(l.Pack(at), content)
}

// NewPath returns a path for a pack of a name, which none has.
func (l Library) NewPath(name string) (string, error) {
	for n := 1; ; n++ {
		ending := PackEnding
		if n > 1 {
			ending = fmt.Sprintf(" %d%s", n, PackEnding)
		}
		at := path.Join(PacksFolder, filename.Of(name, ending))
		if _, err := os.Lstat(l.Pack(at)); IsNowhere(err) {
			return at, nil
		} else if err != nil {
			return "", err
		}
	}
}

// Uninstall deletes a pack that is kept. What the AIs have learned with it stays.
func (l Library) Uninstall(at string) error { return atomicfile.Remove(l.Pack(at)) }

// Namesake returns the pack with the name of another one, the one of the same author if there are several; nil if there
// is none.
func Namesake(list []InstalledPack, p *InstalledPack) *InstalledPack {
	var found *InstalledPack
	for i := range list {
		if spelling.Equal(list[i].Name(), p.Name()) && (found == nil || list[i].Title.Author == p.Title.Author) {
			found = &list[i]
		}
	}
	return found
}

// TitleAt returns what the pack at a path says of itself; nothing if it can't be read.
func TitleAt(path string) (title schema.PackTitle) {
	root, closer, err := schema.OpenPack(path)
	if err != nil {
		return title
	}
	defer func() { _ = closer.Close() }()
	source, err := fs.ReadFile(root, schema.TitleFile)
	if err != nil {
		return title
	}
	title, _ = schema.Parse(schema.PackKind, schema.TitleFile, string(source)).Title()
	return title
}

// Holds reports whether a pack that is kept is, byte for byte, what comes.
func (l Library) Holds(at string, content inbox.Content) bool {
	there, err := os.Open(l.Pack(at))
	if err != nil {
		return false
	}
	defer func() { _ = there.Close() }()
	return sameBytes(there, io.NewSectionReader(content, 0, content.Size()))
}

// sameBytes reports whether two readers bring the same.
func sameBytes(a, b io.Reader) bool {
	const chunk = 64 << 10
	one, other := make([]byte, chunk), make([]byte, chunk)
	for {
		n, endA := io.ReadFull(a, one)
		m, endB := io.ReadFull(b, other)
		if string(one[:n]) != string(other[:m]) {
			return false
		}
		if endA != nil || endB != nil {
			return isEnd(endA) && isEnd(endB)
		}
	}
}

// isEnd reports whether reading ended because there is no more.
func isEnd(err error) bool { return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) }

// CompareVersions compares versions as authors count them: parts of digits by their numbers, others as texts. An
// earlier one is less.
func CompareVersions(a, b string) int {
	for a != "" && b != "" {
		var one, other string
		one, a = versionPart(a)
		other, b = versionPart(b)
		if isDigit(one[0]) && isDigit(other[0]) {
			one, other = strings.TrimLeft(one, "0"), strings.TrimLeft(other, "0")
			if c := cmp.Compare(len(one), len(other)); c != 0 {
				return c
			}
		}
		if c := strings.Compare(one, other); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(a), len(b))
}

// versionPart cuts the digits, or what is none, off the beginning of a version that isn't empty.
func versionPart(version string) (part, rest string) {
	for i := range len(version) {
		if isDigit(version[i]) != isDigit(version[0]) {
			return version[:i], version[i:]
		}
	}
	return version, ""
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
