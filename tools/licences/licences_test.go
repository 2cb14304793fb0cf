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
	assert.Len(t, told, len(modules)+2, "licences of what isn't built: run `go run ./tools/licences`")

	want, err := collect(root, modules)
	require.NoError(t, err)
	got, err := os.ReadFile(filepath.Join(root, file))
	require.NoError(t, err)
	assert.True(t, want == string(got), "%s differs from what is collected: run `go run ./tools/licences`", file)
}

// What goes with a module stands elsewhere than at its top, too: fonts in a folder, C sources below a package.
func TestLicencesBelowTheTopAreFound(t *testing.T) {
	text := map[string]string{}
	for _, w := range licences.Works() {
		text[w.Name] = w.Kinds + "\n" + w.Text
	}
	for name, words := range map[string][]string{
		"fyne.io/fyne/v2":                 {"BSD-3-Clause", "OFL-1.1", "Bitstream-Vera", "Inter"},
		"github.com/ebitengine/oto/v3":    {"Apache-2.0"},
		"github.com/go-fonts/liberation":  {"OFL-1.1"},
		"github.com/go-gl/glfw/v3.3/glfw": {"Zlib", "Camilla"},
	} {
		for _, word := range words {
			assert.Contains(t, text[name], word, name)
		}
	}
	assert.NotContains(t, text["fyne.io/fyne/v2"], "EmojiOne")
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
