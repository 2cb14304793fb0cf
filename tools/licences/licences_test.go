package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets/licences"
)

const root = "../.."

// A change of what is depended on comes with its licence: go run ./tools/licences.
func TestEverythingBuiltHasItsLicence(t *testing.T) {
	// The go command remembers a result until what a test reads changes
	_, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	modules, err := builtFrom(root)
	require.NoError(t, err)
	told := map[string]bool{}
	for _, w := range licences.Works() {
		told[w.Name] = true
		assert.NotEmpty(t, w.Kinds, w.Name)
		assert.NotEmpty(t, w.Text, w.Name)
	}
	for _, own := range []string{"Board Duels", "Go"} {
		assert.True(t, told[own], own)
	}
	for path := range modules {
		assert.True(t, told[path], "%s is built into a program, and its licence isn't told: run `go run ./tools/licences`", path)
	}
	works := len(modules) + len(linked) + 2
	for _, files := range inside {
		works += len(files)
	}
	assert.Len(t, told, works, "licences of what isn't built: run `go run ./tools/licences`")

	want, err := collect(root, modules)
	require.NoError(t, err)
	got, err := os.ReadFile(filepath.Join(root, file))
	require.NoError(t, err)
	assert.True(t, want == string(got), "%s differs from what is collected: run `go run ./tools/licences`", file)
}

// What lies in a module and is of others is told by its own name: fonts in a folder, C sources below a package.
func TestWorksInsideModulesAreNamed(t *testing.T) {
	told := map[string]*licences.Work{}
	for _, w := range licences.Works() {
		told[w.Name] = &w
	}
	for name, c := range map[string]struct{ kinds, words string }{
		"fyne.io/fyne/v2":                 {"BSD-3-Clause", "Fyne"},
		"Noto Sans":                       {"OFL-1.1", "PREAMBLE"},
		"Inter":                           {"OFL-1.1", "The Inter Project"},
		"DejaVu Sans Mono":                {"Bitstream-Vera", "Arev"},
		"github.com/go-fonts/liberation":  {"BSD-3-Clause", "go-fonts"},
		"Liberation":                      {"OFL-1.1", "Red Hat"},
		"github.com/ebitengine/oto/v3":    {"Apache-2.0", "Apache License"},
		"Oboe":                            {"Apache-2.0", "Apache License"},
		"github.com/go-gl/glfw/v3.3/glfw": {"BSD-3-Clause", "glfw3-go"},
		"GLFW":                            {"Zlib", "Camilla"},
		"MinGW-w64 runtime (Windows)":     {"ZPL-2.1", "the mingw-w64 project"},
	} {
		if w := told[name]; assert.NotNil(t, w, "%s is named nowhere", name) {
			assert.Equal(t, c.kinds, w.Kinds, name)
			assert.Contains(t, w.Text, c.words, name)
		}
	}
	for name, w := range told {
		assert.NotContains(t, w.Text, "EmojiOne", name)
	}
}

func TestAWorkInsideAModuleNeedsAName(t *testing.T) {
	m := &module{path: "github.com/ebitengine/oto/v3", folder: t.TempDir(), packages: map[string]bool{}}
	write := func(name string) {
		file := filepath.Join(m.folder, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte("Apache License Version 2.0 of "+name), 0o644))
	}
	write("LICENSE")
	_, err := worksIn(m)
	assert.ErrorContains(t, err, "there is no internal/oboe/LICENSE-oboe any more, the licence of Oboe")
	write("internal/oboe/LICENSE-oboe")
	works, err := worksIn(m)
	require.NoError(t, err)
	require.Len(t, works, 2)
	assert.Equal(t, []string{m.path, "Oboe"}, []string{works[0].Name, works[1].Name})
	write("internal/other/LICENSE")
	_, err = worksIn(m)
	assert.ErrorContains(t, err, "internal/other/LICENSE is the licence of a work that has no name yet")
}

func TestWhatHasNoLicenceIsAnError(t *testing.T) {
	folder := t.TempDir()
	files, err := licencesIn(folder, nil)
	require.NoError(t, err)
	_, err = told("example.org/bare", files)
	assert.ErrorContains(t, err, "example.org/bare: no licence was found")

	require.NoError(t, os.WriteFile(filepath.Join(folder, "COPYING"), []byte("All rights reserved."), 0o644))
	files, err = licencesIn(folder, nil)
	require.NoError(t, err)
	_, err = told("example.org/closed", files)
	assert.ErrorContains(t, err, "unknown licence")
}
