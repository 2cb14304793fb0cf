package policy

import (
	"fmt"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// ban keeps what it names out of all rooms but those that need it.
type ban struct {
	what string   // a room of this module by its folder, or the path that another module's packages begin with
	but  []string // folders, or patterns of folders
	why  string
	// deep says that what is banned isn't reached through other rooms either, and that tests don't import it.
	deep bool
}

// bans are the import policy besides the floors, on which a room imports only what stands no higher (floors_test.go). A
// module without a ban of its own is banned altogether. Nobody may be named who doesn't import it. Whoever finds a
// better cut changes it here, and says why in docs/decisions.
var bans = []ban{
	{"fyne.io/", []string{"runtime/app/...", "editor/view/...", "editor/editorui", "cmd/boardduels"},
		"it needs a C compiler and a display: rules, AI, editing and the command line do without", true},
	{"ai/duel/duelbrains", []string{"cmd/...", "ai/duel/review"}, "programs alone choose who plays", false},
	{"internal/games", []string{"cmd/duel/...", "editor/boardedit", "editor/boardtrial", "editor/view/boardpage", "editor/view/trialpage", "runtime/app/boardflow", "runtime/app/boardscreens"}, "what plays any game needs no list of them", false},
	{"kb/classic", []string{"cmd/...", "kb/classic/classictest"}, "programs alone choose the pack", false},
	{"github.com/BurntSushi/toml", []string{"cmd"}, "Fyne reads FyneApp.toml with it", false},
	{"github.com/aymanbagabas/go-udiff", []string{"editor/merge"}, "", false},
	{"codeberg.org/go-pdf/fpdf", []string{"editor/paper"}, "", false},
	{"github.com/beevik/etree", []string{"schema", "schema/schematest", "schema/xsd"}, "documents are XML in one room", false},
	{"github.com/ebitengine/oto/v3", []string{"runtime/app/sound/device"}, "it needs a C compiler", false},
	{"github.com/fyne-io/oksvg", []string{"internal/picture/pixels"}, "pictures of strangers pass a gate", false},
	{"github.com/go-fonts", []string{"editor/paper", "runtime/app/look"}, "", false},
	{"github.com/go-gl/glfw", []string{"cmd/boardduels"}, "", false},
	{"github.com/gofrs/flock", []string{"internal/lock"}, "files are locked in one way", false},
	{"github.com/lucasb-eyer/go-colorful", []string{"editor/editorui"}, "", false},
	{"github.com/nicksnyder/go-i18n/v2", []string{"internal/i18n"}, "words are found in one way", false},
	{"github.com/spf13/cobra", []string{"cmd/duel", "cmd/duel/..."}, "", false},
	{"github.com/spf13/pflag", []string{"cmd/duel"}, "it is part of cobra", false},
	{"github.com/srwiley/rasterx", []string{"internal/picture/pixels"}, "pictures of strangers pass a gate", false},
	{"github.com/stretchr/testify", tests, "programs contain no tests", false},
	{"golang.org/x/image", []string{"editor/paper", "internal/picture", "internal/picture/pixels", "runtime/app/look"}, "pictures of strangers pass a gate", false},
	{"golang.org/x/text", []string{"internal/i18n", "internal/spelling", "internal/zipname"}, "", false},
	{"pgregory.net/rapid", tests, "programs contain no tests", false},
}

// tests are the rooms that only tests import, and that may import what tests may.
var tests = []string{"ai/board/boardtest", "ai/duel/forecast/forecasttest", "ai/thesistest", "ai/tactics/tacticstest", "internal/atomicfile/killing", "internal/golden", "internal/cputime", "kb/classic/classictest",
	"editor/view/viewtest", "runtime/app/apptest", "runtime/duel/dueltest", "runtime/game/gametest", "runtime/app/look/looktest", "schema/schematest"}

func TestImportPolicy(t *testing.T) {
	used := imports(t)
	for _, breach := range breaches(used) {
		t.Error(breach)
	}
	for _, unused := range unusedExceptions(used) {
		t.Error(unused)
	}
}

func TestImportPolicyCanFail(t *testing.T) {
	const screens = "runtime/app/screen"
	for _, c := range []struct {
		used   importsByRoom
		breach string
	}{
		{importsByRoom{"runtime/duel": {program: []string{module + "/runtime/game", "strings"}}}, ""},
		{importsByRoom{"schema": {program: []string{etree}}}, ""},
		{importsByRoom{"schema": {program: []string{etree + "ish"}}}, "schema imports github.com/beevik/etreeish, which no ban names (internal/policy/imports_test.go)"},
		{importsByRoom{"kb": {program: []string{etree + "/deeper"}}}, "kb imports github.com/beevik/etree/deeper; only schema, schema/schematest, schema/xsd may: documents are XML in one room"},
		{importsByRoom{"kb": {tests: []string{etree, testify}}}, ""},
		{importsByRoom{"kb": {tests: []string{"fyne.io/fyne/v2/test"}}}, "kb imports fyne.io/fyne/v2/test; only runtime/app/..., "},
		{importsByRoom{screens: {tests: []string{"fyne.io/fyne/v2/test"}}}, ""},
		{importsByRoom{"cmd/boardduels": {program: []string{"fyne.io/fyne/v2/app"}}}, ""},
		{importsByRoom{"cmd/duel": {program: []string{module + "/cmd/duel/x"}}, "cmd/duel/x": {program: []string{module + "/" + screens}}, screens: {program: []string{"fyne.io/fyne/v2"}}},
			"cmd/duel imports boardduels/cmd/duel/x, which leads to fyne.io/; only runtime/app/..., "},
		{importsByRoom{"ai/duel/knn": {program: []string{module + "/ai/duel/duelbrains"}}}, "ai/duel/knn imports boardduels/ai/duel/duelbrains; only cmd/..., ai/duel/review may: programs alone choose who plays"},
		{importsByRoom{"cmd/duel/measure": {program: []string{module + "/ai/duel/duelbrains"}}}, ""},
		{importsByRoom{"kb": {program: []string{testify + "/assert"}}}, "kb imports github.com/stretchr/testify/assert; only "},
		{importsByRoom{"kb": {program: []string{module + "/" + tests[0]}}}, "kb imports boardduels/" + tests[0] + ", which only tests may"},
	} {
		found := strings.Join(breaches(c.used), "\n")
		if c.breach == "" {
			assert.Empty(t, found, c.used)
		} else {
			assert.Contains(t, found, c.breach, c.used)
		}
	}
	assert.Contains(t, unusedExceptions(importsByRoom{"schema/xsd": {program: []string{etree}}}), "schema may import github.com/beevik/etree, but doesn't: take it from the ban's exceptions")
}

// The modules that tests of the policy name.
const (
	etree   = "github.com/beevik/etree"
	testify = "github.com/stretchr/testify"
)

// breaches returns what rooms import against the bans.
func breaches(used importsByRoom) (found []string) {
	for _, room := range slices.Sorted(maps.Keys(used)) {
		for _, imported := range used[room].all() {
			if !isStandard(imported) && !isOwn(imported) && !slices.ContainsFunc(bans, func(b ban) bool { return b.names(imported) }) {
				found = append(found, fmt.Sprintf("%s imports %s, which no ban names (internal/policy/imports_test.go)", room, imported))
			}
		}
		for _, b := range bans {
			found = append(found, b.breaches(room, used)...)
		}
		if !matches(tests, room) {
			for _, imported := range used[room].program {
				if own, ok := strings.CutPrefix(imported, module+"/"); ok && matches(tests, own) {
					found = append(found, fmt.Sprintf("%s imports %s, which only tests may", room, imported))
				}
			}
		}
	}
	return found
}

func (b ban) breaches(room string, used importsByRoom) (found []string) {
	if matches(b.but, room) || room == b.what {
		return nil
	}
	imported := used[room].program
	switch {
	case b.deep:
		imported = used[room].all()
	case matches(tests, room):
		return nil
	}
	for _, path := range imported {
		switch {
		case b.names(path):
			found = append(found, fmt.Sprintf("%s imports %s; only %s may: %s", room, path, strings.Join(b.but, ", "), b.why))
		case b.deep && used.leads(path, b):
			found = append(found, fmt.Sprintf("%s imports %s, which leads to %s; only %s may: %s", room, path, b.what, strings.Join(b.but, ", "), b.why))
		}
	}
	return found
}

// names reports whether an imported path is what is banned.
func (b ban) names(imported string) bool {
	if own, ok := strings.CutPrefix(imported, module+"/"); ok {
		return own == b.what
	}
	what := strings.TrimSuffix(b.what, "/")
	return imported == what || strings.HasPrefix(imported, what+"/")
}

// unusedExceptions returns the exceptions that nobody needs: what was cut mustn't grow together again unseen.
func unusedExceptions(used importsByRoom) (found []string) {
	for _, b := range bans {
		for _, but := range b.but {
			if !used.any(but, func(room string) bool { return slices.ContainsFunc(used[room].all(), b.names) }) {
				if !slices.Equal(b.but, tests) {
					found = append(found, fmt.Sprintf("%s may import %s, but doesn't: take it from the ban's exceptions", but, b.what))
				}
			}
		}
	}
	for _, room := range tests {
		if !used.any(room, func(string) bool { return true }) {
			found = append(found, room+" is no room, but stands among those of tests")
		}
	}
	return found
}

// importsByRoom are the paths that the rooms' files import.
type importsByRoom map[string]roomImports

// roomImports are the paths that a room's program and its tests import.
type roomImports struct{ program, tests []string }

func (r roomImports) all() []string { return slices.Concat(r.program, r.tests) }

// rooms returns which rooms a room's program imports.
func (i importsByRoom) rooms(room string) (found []string) {
	for _, path := range i[room].program {
		if other, ok := strings.CutPrefix(path, module+"/"); ok {
			found = append(found, other)
		}
	}
	return found
}

// leads reports whether what a room of this module imports, or what that imports in turn, is banned.
func (i importsByRoom) leads(imported string, b ban) bool {
	seen := map[string]bool{}
	var leads func(imported string) bool
	leads = func(imported string) bool {
		own, ok := strings.CutPrefix(imported, module+"/")
		if !ok || seen[own] {
			return false
		}
		seen[own] = true
		return slices.ContainsFunc(i[own].program, func(path string) bool { return b.names(path) || leads(path) })
	}
	return leads(imported)
}

// any reports whether a room that a pattern names has what is asked for.
func (i importsByRoom) any(pattern string, has func(room string) bool) bool {
	for room := range i {
		if matches([]string{pattern}, room) && has(room) {
			return true
		}
	}
	return false
}

func imports(t *testing.T) importsByRoom {
	t.Helper()
	used := importsByRoom{}
	for room, files := range goFiles(t) {
		var r roomImports
		for _, file := range files {
			if isTest(file) {
				r.tests = append(r.tests, importsOf(t, file)...)
			} else {
				r.program = append(r.program, importsOf(t, file)...)
			}
		}
		used[room] = r
	}
	return used
}

// importsOf returns the paths that a file of the project imports.
func importsOf(t *testing.T, file string) []string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(root(t), file))
	require.NoError(t, err)
	return importsIn(t, file, source)
}

func importsIn(t *testing.T, file string, source []byte) (paths []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, source, parser.ImportsOnly)
	require.NoError(t, err)
	for _, spec := range parsed.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		require.NoError(t, err)
		paths = append(paths, imported)
	}
	return paths
}

// isStandard reports whether a package is the standard library's.
func isStandard(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	return !strings.Contains(first, ".") && first != module
}

// isOwn reports whether a package is this module's.
func isOwn(imported string) bool { return strings.HasPrefix(imported, module+"/") }
