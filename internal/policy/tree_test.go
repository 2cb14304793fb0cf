package policy

import (
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// module is the path that go.mod gives the project.
const module = "boardduels"

// root returns the folder of go.mod.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	require.NoError(t, err)
	require.FileExists(t, filepath.Join(dir, "go.mod"))
	return dir
}

// goFiles returns the Go files of the project by room, whatever their build tags: slash paths from the root. Test data
// and nested modules are left out.
func goFiles(t *testing.T) map[string][]string {
	t.Helper()
	top := os.DirFS(root(t))
	rooms := map[string][]string{}
	require.NoError(t, fs.WalkDir(top, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name != "." && isSkipped(top, name):
			return fs.SkipDir
		case !entry.IsDir() && strings.HasSuffix(name, ".go"):
			room := path.Dir(name)
			rooms[room] = append(rooms[room], name)
		}
		return nil
	}))
	return rooms
}

func isTest(file string) bool { return strings.HasSuffix(file, "_test.go") }

// isBuiltHere reports whether a file belongs to the program on this system: its twin for another one declares the same
// names.
func isBuiltHere(t *testing.T, file string) bool {
	t.Helper()
	match, err := build.Default.MatchFile(filepath.Join(root(t), path.Dir(file)), path.Base(file))
	require.NoError(t, err)
	return match
}

// isSkipped reports whether the go command would not look into a folder.
func isSkipped(top fs.FS, dir string) bool {
	base := path.Base(dir)
	if strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") || base == "testdata" {
		return true
	}
	_, err := fs.Stat(top, path.Join(dir, "go.mod"))
	return err == nil
}

// matches reports whether a room is among folders and patterns of folders. As in the go command's patterns, what ends
// with /... is a folder with all beneath it.
func matches(patterns []string, room string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		if top, ok := strings.CutSuffix(pattern, "/..."); ok {
			return room == top || strings.HasPrefix(room, top+"/")
		}
		ok, err := path.Match(pattern, room)
		return ok && err == nil
	})
}

// One word for one thing: who reads a qualifier knows the room, and no import needs another name.
func TestNoTwoRoomsShareAName(t *testing.T) {
	named := map[string]string{}
	for _, room := range slices.Sorted(maps.Keys(goFiles(t))) {
		if isProgram(t, room) || strings.HasPrefix(room, "internal/opengl/") { // whose names are its upstream's
			continue
		}
		name := path.Base(room)
		assert.Empty(t, named[name], "%s has the name of another room: a longer one tells them apart", room)
		named[name] = room
	}
}

// aliases are the rooms that a file imports under another name all the same, by file, each with its reason.
var aliases = map[passage]string{}

// So none has one, which its reader would have to look up.
func TestRoomsAreImportedUnderTheirNames(t *testing.T) {
	needed := map[passage]bool{}
	for _, files := range goFiles(t) {
		for _, file := range files {
			parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), file), nil, parser.ImportsOnly)
			require.NoError(t, err)
			for _, spec := range parsed.Imports {
				room, isRoom := strings.CutPrefix(strings.Trim(spec.Path.Value, "\"`"), module+"/")
				if !isRoom || spec.Name == nil || slices.Contains([]string{"_", ".", path.Base(room)}, spec.Name.Name) {
					continue
				}
				needed[passage{file, room}] = true
				assert.NotEmpty(t, aliases[passage{file, room}], "%s imports %s as %s; rename the variable or function that is in the way", file, room, spec.Name.Name)
			}
		}
	}
	for alias := range aliases {
		assert.True(t, needed[alias], "%s may import %s under another name, but doesn't: take it from the list", alias.from, alias.to)
	}
}

// isProgram reports whether a room is a program, which nobody imports.
func isProgram(t *testing.T, room string) bool {
	t.Helper()
	pkg, err := build.Default.ImportDir(filepath.Join(root(t), room), build.ImportComment)
	return err == nil && pkg.Name == "main"
}
