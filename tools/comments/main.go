// Command comments finds comments that reach beyond 120 columns, a tab being four of them. It prints where they are,
// and fails if there are any, but for files that a program has written; with -w it wraps them, and moves those behind
// code above it.
//
//	go run ./tools/comments [-w] [FOLDER]
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// generated is how a file says that a program has written it (go help generate).
var generated = regexp.MustCompile(`(?m)^// Code generated .* DO NOT EDIT\.$`)

func main() {
	write := flag.Bool("w", false, "wrap them")
	flag.Parse()
	folder := flag.Arg(0)
	if folder == "" {
		folder = "."
	}
	found, err := run(folder, *write)
	if err != nil {
		fmt.Fprintln(os.Stderr, "comments:", err)
		os.Exit(1)
	}
	for _, at := range found {
		fmt.Println(at + ": a comment reaches beyond 120 columns; `go run ./tools/comments -w` wraps it")
	}
	if len(found) > 0 {
		os.Exit(1)
	}
}

// run returns where comments reach too far, as file:line, after wrapping those that can be if it may write.
func run(folder string, write bool) (found []string, err error) {
	err = filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		switch hidden := strings.HasPrefix(entry.Name(), ".") && name != folder; {
		case err != nil:
			return err
		case entry.IsDir() && (hidden || entry.Name() == "testdata"):
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(name) != ".go":
			return nil
		}
		source, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if generated.Match(source) {
			return nil
		}
		if write {
			wrapped, err := wrap(name, source)
			if err != nil {
				return err
			}
			if !bytes.Equal(wrapped, source) {
				if err := os.WriteFile(name, wrapped, 0o644); err != nil {
					return err
				}
			}
			source = wrapped
		}
		lines, err := tooLong(name, source)
		for _, line := range lines {
			found = append(found, fmt.Sprintf("%s:%d", name, line))
		}
		return err
	})
	return found, err
}
