package kb

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"boardduels/internal/atomicfile"
	"boardduels/internal/i18n"
	"boardduels/internal/textnorm"
)

// A store's folder holds entries, 000012.xml, beside each what the AIs of its heroes knew after it, 000012-knight.xml,
// and the head. A generation after the newest entry belongs to a change that was never finished, and doesn't count.

const (
	ending         = ".xml"
	digitsOfNumber = 6
	mostEntries    = 999_999
)

// fileName is a file's name taken apart.
type fileName struct {
	number    int    // 0 if it isn't one that a store gives
	hero      string // "" of an entry
	unwritten bool   // it was being written
}

var storeName = regexp.MustCompile(`^(\d{6,})(-[a-z0-9_]+)?\.xml$`)

// parseName takes the name of a file apart, if it looks like one of a store.
func parseName(name string) (n fileName, ours bool) {
	name, unwritten := atomicfile.Unfinished(name)
	if unwritten && name == headName+ending {
		return fileName{unwritten: true}, true
	}
	parts := storeName.FindStringSubmatch(name)
	if parts == nil {
		return n, false
	}
	n.hero, n.unwritten = strings.TrimPrefix(parts[2], "-"), unwritten
	if len(parts[1]) == digitsOfNumber {
		n.number, _ = strconv.Atoi(parts[1])
	}
	return n, true
}

// String returns the file's name without its ending.
func (n fileName) String() string {
	name := fmt.Sprintf("%0*d", digitsOfNumber, n.number)
	if n.hero != "" {
		name += "-" + n.hero
	}
	return name
}

func (s *Store) generationFile(number int, hero string) string {
	return s.path(fileName{number: number, hero: hero})
}

func (s *Store) path(n fileName) string { return filepath.Join(s.dir, n.String()+ending) }

// mostBytes is how long a file may be.
const mostBytes = 16 << 20

// file is what there is under a name.
type file struct {
	text  string
	fault fault // why it can't be a file of ours
}

// readFile reads a file; nil if there is none. What isn't a file, and so might never end, isn't opened.
func readFile(path string) (*file, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil && isLink(path): // to nothing, or round in a circle
		return &file{fault: because("kb.fault.link")}, nil
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return &file{fault: because("kb.fault.not_regular")}, nil
	case info.Size() > mostBytes:
		return &file{fault: i18n.Message{Key: "kb.fault.size", Args: i18n.Args{"Bytes": info.Size(), "Max": mostBytes}}}, nil
	}
	opened, err := os.Open(path)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		return nil, err
	}
	defer func() { _ = opened.Close() }()
	data, err := io.ReadAll(io.LimitReader(opened, mostBytes))
	return &file{text: string(textnorm.Meant(data))}, err
}

func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode().Type() == fs.ModeSymlink
}
