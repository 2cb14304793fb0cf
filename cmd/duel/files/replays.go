package files

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Replays returns the files that some arguments stand for. It returns an error for a folder without any.
func Replays(args []string) ([]string, error) {
	var paths []string
	for _, arg := range args {
		more, err := filesOf(arg)
		if err != nil {
			return nil, err
		}
		if len(more) == 0 {
			return nil, fmt.Errorf("%s: no %s files there", arg, ReplayExt)
		}
		paths = append(paths, more...)
	}
	return paths, nil
}

func filesOf(arg string) ([]string, error) {
	if arg == "-" {
		return []string{arg}, nil
	}
	info, err := os.Stat(arg)
	switch {
	case err != nil:
		matches, bad := filepath.Glob(arg)
		if bad != nil || len(matches) == 0 {
			return []string{arg}, nil // reading it will tell
		}
		slices.Sort(matches)
		return matches, nil
	case !info.IsDir():
		return []string{arg}, nil
	}
	var paths []string
	err = filepath.WalkDir(arg, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ReplayExt && isFile(path, entry) {
			paths = append(paths, path)
		}
		return err
	})
	return paths, err
}

// isFile reports whether an entry of a folder is a file or a link to one: a pipe could have the program wait for ever.
func isFile(path string, entry fs.DirEntry) bool {
	if entry.Type() != fs.ModeSymlink {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular() // reading it will tell of an error
}
