package main

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// inside are the works of others that lie inside modules: by a module's path, what they are called by the files that
// tell their licence.
var inside = map[string]map[string]string{
	"fyne.io/fyne/v2": {
		"theme/font/LICENSE.txt":                  "Noto Sans",
		"theme/font/LICENSE_DejaVu-Powerline.txt": "DejaVu Sans Mono",
		"theme/font/LICENSE_Inter.txt":            "Inter",
	},
	"github.com/ebitengine/oto/v3":    {"internal/oboe/LICENSE-oboe": "Oboe"},
	"github.com/fyne-io/image":        {"ico/LICENSE-reader": "the reader of icons in fyne-io/image", "ico/LICENSE-writer": "the writer of icons in fyne-io/image"},
	"github.com/go-fonts/liberation":  {"LICENSE-SIL": "Liberation"},
	"github.com/go-gl/glfw/v3.3/glfw": {"glfw/LICENSE.md": "GLFW"},
	"github.com/go-text/typesetting":  {"harfbuzz/LICENSE": "HarfBuzz"},
	"github.com/stretchr/testify":     {"internal/difflib/LICENSE": "go-difflib", "internal/spew/LICENSE": "go-spew"},
}

// linked are the works that no module holds and that compilers link into programs, by the files that tell their
// licences: the runtime that MinGW-w64 has for Windows. Of the libc++ that the Android NDK links, the exception of
// LLVM's licence asks for nothing in programs.
var linked = map[string]string{"MinGW-w64 runtime (Windows)": "tools/licences/linked/mingw-w64.txt"}

// named returns the names of a module and of the works inside it, the module first, and the files that tell the
// licence of each. A file below the module's top is that of a work with a name.
func named(m *module, files []string) (names []string, of map[string][]string, err error) {
	of = map[string][]string{m.path: nil}
	unseen := maps.Clone(inside[m.path])
	for _, file := range files {
		below, err := filepath.Rel(m.folder, file)
		if err != nil {
			return nil, nil, err
		}
		below = filepath.ToSlash(below)
		name, isInside := unseen[below]
		delete(unseen, below)
		switch {
		case isInside:
			names = append(names, name)
		case strings.Contains(below, "/"):
			return nil, nil, fmt.Errorf("%s: %s is the licence of a work that has no name yet: name it in tools/licences/inside.go", m.path, below)
		default:
			name = m.path
		}
		of[name] = append(of[name], file)
	}
	for _, file := range slices.Sorted(maps.Keys(unseen)) {
		return nil, nil, fmt.Errorf("%s: there is no %s any more, the licence of %s: see what has come of it, and change tools/licences/inside.go", m.path, file, unseen[file])
	}
	slices.Sort(names)
	return append([]string{m.path}, names...), of, nil
}
