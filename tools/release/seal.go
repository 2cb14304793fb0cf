package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"boardduels/internal/atomicfile"
)

// sums is the file of a release that lists the others, for `sha256sum -c`.
const sums = "SHA256SUMS"

// seal lists the files of a folder with their digests. It returns an error for what may not be released, and lists
// nothing then.
func seal(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var list strings.Builder
	var refused []error
	for _, entry := range entries {
		name := entry.Name()
		if name == sums {
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, name))
		if err == nil {
			err = checkAndroid(name, content)
		}
		if err != nil {
			refused = append(refused, fmt.Errorf("%s: %w", name, err))
			continue
		}
		fmt.Fprintf(&list, "%x  %s\n", sha256.Sum256(content), name)
	}
	if list.Len() == 0 && len(refused) == 0 {
		refused = append(refused, fmt.Errorf("%s has no files to release", folder))
	}
	if len(refused) > 0 {
		return errors.Join(refused...)
	}
	return atomicfile.Replace(filepath.Join(folder, sums), []byte(list.String()))
}
