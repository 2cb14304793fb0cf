package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// compare returns an error that names each file that one of two folders lacks, or that differs, and where.
func compare(a, b string) error {
	in, err := files(a)
	if err != nil {
		return err
	}
	other, err := files(b)
	if err != nil {
		return err
	}
	if len(in) == 0 {
		return fmt.Errorf("%s has no files to compare", a)
	}
	names := maps.Clone(in)
	maps.Copy(names, other)
	var found []error
	for _, name := range slices.Sorted(maps.Keys(names)) {
		switch {
		case !in[name]:
			found = append(found, fmt.Errorf("%s is in %s alone", name, b))
		case !other[name]:
			found = append(found, fmt.Errorf("%s is in %s alone", name, a))
		default:
			found = append(found, compareFiles(name, a, b))
		}
	}
	return errors.Join(found...)
}

// files returns the names of the files in a folder.
func files(folder string) (map[string]bool, error) {
	names := map[string]bool{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		names[name] = true
		return err
	})
	return names, err
}

func compareFiles(name, a, b string) error {
	one, err := os.ReadFile(filepath.Join(a, name))
	if err != nil {
		return err
	}
	two, err := os.ReadFile(filepath.Join(b, name))
	if err != nil || bytes.Equal(one, two) {
		return err
	}
	at := 0
	for at < min(len(one), len(two)) && one[at] == two[at] {
		at++
	}
	return fmt.Errorf("%s differs from byte %d on: %d bytes in %s, %d in %s", name, at, len(one), a, len(two), b)
}
