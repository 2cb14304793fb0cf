package measure

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"boardduels/cmd/duel/files"
	"boardduels/internal/durable"
)

// maxResult is the most bytes of a file of results.
const maxResult = 256 << 20

// result is what a measurement keeps in a file.
type result interface{ Marshal() ([]byte, error) }

func saveResult(path string, r result) error {
	data, err := r.Marshal()
	if err != nil {
		return err
	}
	return durable.Replace(path, data)
}

// saveNowAndThen returns what writes results when some time has passed, so that not much is lost with the computer.
func saveNowAndThen(path string, often time.Duration) func(result) error {
	saved := time.Now()
	return func(r result) error {
		if time.Since(saved) < often {
			return nil
		}
		defer func() { saved = time.Now() }()
		return saveResult(path, r)
	}
}

// loadFile reads a file of results. An error names it.
func loadFile[R any](path string, parse func([]byte) (*R, error)) (*R, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := files.ReadLimited(file, path, maxResult)
	if err != nil {
		return nil, err
	}
	r, err := parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// resumed returns what the file of --resume holds; nil if none is asked for, or if it isn't there yet.
func resumed[R any](path string, parse func([]byte) (*R, error)) (*R, error) {
	if path == "" {
		return nil, nil
	}
	r, err := loadFile(path, parse)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return r, err
}
