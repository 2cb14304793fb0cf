package measure

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/files"
)

// maxResult is the most bytes of a file of results.
const maxResult = 256 << 20

// result is what a measurement keeps in a file.
type result interface{ Marshal() ([]byte, error) }

// saveResult writes results into a file.
func saveResult(ctx context.Context, to *files.Output, r result) error {
	data, err := r.Marshal()
	if err != nil {
		return err
	}
	return to.Write(ctx, data)
}

// saveNowAndThen returns what writes results when some time has passed, so that not much is lost with the computer.
func saveNowAndThen(ctx context.Context, to *files.Output, often time.Duration) func(result) error {
	saved := time.Now()
	return func(r result) error {
		if time.Since(saved) < often {
			return nil
		}
		defer func() { saved = time.Now() }()
		return saveResult(ctx, to, r)
	}
}

// loadFile reads a file of results. An error names it.
func loadFile[R any](cmd *cobra.Command, path string, parse func([]byte) (*R, error)) (*R, error) {
	data, err := files.Read(cmd, path, maxResult)
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
func resumed[R any](cmd *cobra.Command, path string, parse func([]byte) (*R, error)) (*R, error) {
	if path == "" {
		return nil, nil
	}
	r, err := loadFile(cmd, path, parse)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return r, err
}
