// Package files is how the command line reads what a user names, and writes results.
package files

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"boardduels/internal/durable"
)

// Read reads a file of at most so many bytes; "-" is standard input. An error names the file.
func Read(cmd *cobra.Command, path string, most int64) ([]byte, error) {
	if path == "-" {
		return readStandardInput(cmd, most)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, durable.Reason(err))
	}
	defer file.Close()
	return ReadLimited(file, path, most)
}

// readStandardInput reads all of standard input, unless the user interrupts before.
func readStandardInput(cmd *cobra.Command, most int64) ([]byte, error) {
	var data []byte
	var err error
	read := make(chan struct{})
	go func() {
		data, err = ReadLimited(cmd.InOrStdin(), "standard input", most)
		close(read)
	}()
	select {
	case <-read:
		return data, err
	case <-cmd.Context().Done():
		return nil, cmd.Context().Err()
	}
}

// ReadLimited reads all from a place with a name, unless that is more than most bytes.
func ReadLimited(from io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, durable.Reason(err))
	case int64(len(data)) > most:
		return nil, fmt.Errorf("%s: more than %d bytes", name, most)
	}
	return data, nil
}

// ReplayExt is how the names of replay files end.
const ReplayExt = ".replay"
