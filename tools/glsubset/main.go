// Command glsubset writes the part of a binding of OpenGL that the toolkit calls, as a module that go.mod puts in place
// of the whole. The whole names 2,839 functions, about which cgo asks the C compiler line by line; gcc then looks for
// what each might have been meant to be, two minutes and a half of every cold build
// (docs/contributor/upstream/opengl-binding.md).
//
//	go run ./tools/glsubset        writes internal/opengl anew
//	go run ./tools/glsubset -check tells whether it is what would be written
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// subset is where the module is that stands in for the whole, from the root of the project.
const subset = "internal/opengl"

func main() {
	check := flag.Bool("check", false, "write nothing, and fail if something else would be written")
	flag.Parse()
	if flag.NArg() != 0 {
		fmt.Fprintln(os.Stderr, "usage: glsubset [-check], from the root of the project")
		os.Exit(2)
	}
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "glsubset:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	toolkit, whole, err := modules()
	if err != nil {
		return err
	}
	files, err := module(toolkit, whole)
	if err != nil {
		return err
	}
	if check {
		return compare(files)
	}
	return write(files)
}

// compare fails on the first file that isn't what it should be, and on one too many.
func compare(files map[string][]byte) error {
	for _, name := range slices.Sorted(maps.Keys(files)) {
		standing, err := os.ReadFile(filepath.Join(subset, name))
		if err != nil {
			return err
		}
		if !bytes.Equal(standing, files[name]) {
			return fmt.Errorf("%s/%s isn't what the toolkit needs now; run go run ./tools/glsubset", subset, name)
		}
	}
	return filepath.WalkDir(subset, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(subset, path)
		if _, wanted := files[filepath.ToSlash(name)]; err == nil && !wanted {
			return fmt.Errorf("%s isn't part of the binding; run go run ./tools/glsubset", path)
		}
		return err
	})
}

func write(files map[string][]byte) error {
	if err := os.RemoveAll(subset); err != nil {
		return err
	}
	for name, content := range files {
		path := filepath.Join(subset, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
