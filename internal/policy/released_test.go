package policy

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Files as version 0.1.0 wrote them lie in folders of this name, beside the tests that read them.
const released = "testdata/0.1.0"

// sample is a file as a released version wrote it.
type sample struct{ room, file string }

// samples returns all of them, and the digests that tell when one is another: what sha256sum prints.
func samples(t *testing.T) (all []sample, sums string) {
	t.Helper()
	var found strings.Builder
	top := os.DirFS(root(t))
	require.NoError(t, fs.WalkDir(top, ".", func(name string, entry fs.DirEntry, err error) error {
		room, inside, isReleased := strings.Cut(name, "/"+released+"/")
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name != "." && strings.HasPrefix(path.Base(name), "."):
			return fs.SkipDir
		case entry.IsDir() || !isReleased:
			return nil
		}
		text, err := fs.ReadFile(top, name)
		require.NoError(t, err)
		fmt.Fprintf(&found, "%x  %s\n", sha256.Sum256(text), name)
		all = append(all, sample{room, inside})
		return nil
	}))
	return all, found.String()
}

// fileKind is a kind of file in the table of docs/tester/formats.md.
type fileKind struct {
	what  string
	files []string // patterns, or folders, of which one fits its files
	rooms []string // that read it, or hold what reads it to what is told
}

// fileKinds returns the table of docs/tester/formats.md.
func fileKinds(t *testing.T) (kinds []fileKind) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root(t), "docs", "tester", "formats.md"))
	require.NoError(t, err)
	_, table, isThere := strings.Cut(string(text), "\n| what | files | begins with | read by |\n|---|---|---|---|\n")
	require.True(t, isThere, "docs/tester/formats.md has no table of files")
	table, _, _ = strings.Cut(table, "\n\n")
	for row := range strings.Lines(table + "\n") {
		cells := strings.Split(row, "|") // one is before the first bar, and one behind the last
		require.Len(t, cells, 6, "docs/tester/formats.md: %s", row)
		kinds = append(kinds, fileKind{strings.TrimSpace(cells[1]), quoted(cells[2]), quoted(cells[4])})
	}
	return kinds
}

// quoted returns what stands between back quotes.
func quoted(cell string) (names []string) {
	for i, part := range strings.Split(cell, "`") {
		if i%2 == 1 {
			names = append(names, part)
		}
	}
	return names
}

// has reports whether a file is of a kind: it, or a folder around it, has a name of the kind's. A kind whose files have
// names of their own is alone in its room.
func (k fileKind) has(t *testing.T, s sample) bool {
	t.Helper()
	if !slices.Contains(k.rooms, s.room) {
		return false
	}
	for name := s.file; name != "."; name = path.Dir(name) {
		for _, pattern := range k.files {
			fits, err := path.Match(strings.TrimSuffix(pattern, "/"), name)
			require.NoError(t, err, "docs/tester/formats.md: %s", k.what)
			if fits {
				return true
			}
		}
	}
	return len(k.files) == 0
}

// What a released version wrote stays as it is: a change that can't read it any more mustn't write it anew instead
// (docs/tester/formats.md). A file that comes to it gets its line in the list: sha256sum.
func TestWhatWasReleasedStays(t *testing.T) {
	list, err := os.ReadFile("testdata/0.1.0.sums")
	require.NoError(t, err)
	_, sums := samples(t)
	assert.Equal(t, string(list), sums)
}

// Of each kind of file that docs/tester/formats.md names there is one as it was written first, in a room that it says
// reads it.
func TestEachKindOfFileHasASample(t *testing.T) {
	kinds := fileKinds(t)
	all, _ := samples(t)
	for _, kind := range kinds {
		assert.True(t, slices.ContainsFunc(all, func(s sample) bool { return kind.has(t, s) }),
			"docs/tester/formats.md: %s: found no file in %s of %q, allowed is one that is called like one of %q", kind.what, released, kind.rooms, kind.files)
	}
	for _, s := range all {
		assert.True(t, slices.ContainsFunc(kinds, func(k fileKind) bool { return slices.Contains(k.rooms, s.room) }),
			"docs/tester/formats.md tells which room reads %s: found no kind of %s", s.file, s.room)
	}
}
