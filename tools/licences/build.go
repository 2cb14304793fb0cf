package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// platforms are what the programs are built for. Compilers aren't needed: nothing is built.
var platforms = []struct{ system, processor, c, tags string }{
	{"linux", "amd64", "1", "no_emoji"},
	{"linux", "amd64", "1", "no_emoji,flatpak"},
	{"windows", "amd64", "1", "no_emoji"},
	{"darwin", "arm64", "1", "no_emoji"},
	{"android", "arm64", "1", "no_emoji,sound"},
	{"js", "wasm", "0", "no_emoji"},
}

// module is one that packages of a build come from.
type module struct {
	path, folder string
	packages     map[string]bool // the folders of those that are built
}

// builtFrom returns the modules besides the one in a folder that its programs are built from, on any platform, by
// path.
func builtFrom(root string) (map[string]*module, error) {
	found := map[string]*module{}
	for _, p := range platforms {
		cmd := exec.Command("go", "list", "-deps", "-json=Dir,Module", "-tags", p.tags, "./cmd/boardduels", "./cmd/duel")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GOOS="+p.system, "GOARCH="+p.processor, "CGO_ENABLED="+p.c)
		var complaint bytes.Buffer
		cmd.Stderr = &complaint
		listed, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("what is built for %s: %w: %s", p.system, err, complaint.Bytes())
		}
		if err := note(found, listed); err != nil {
			return nil, fmt.Errorf("what is built for %s: %w", p.system, err)
		}
	}
	return found, nil
}

// note adds the modules of packages as the go command lists them.
func note(found map[string]*module, listed []byte) error {
	for packages := json.NewDecoder(bytes.NewReader(listed)); ; {
		var p struct {
			Dir    string
			Module *struct {
				Path, Dir string
				Main      bool
			}
		}
		switch err := packages.Decode(&p); {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case p.Module == nil || p.Module.Main: // the standard library, or the programs themselves
			continue
		}
		m := found[p.Module.Path]
		if m == nil {
			m = &module{p.Module.Path, p.Module.Dir, map[string]bool{}}
			found[m.path] = m
		}
		m.packages[filepath.Clean(p.Dir)] = true
	}
}
