package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"boardduels/internal/classic"
	"boardduels/internal/durable"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// openSource opens the root of a pack by its path or name. Errors name the path.
func openSource(path string) (fs.FS, io.Closer, error) {
	if path == classic.Name {
		return classic.FS(), io.NopCloser(nil), nil
	}
	fsys, closer, err := schema.OpenPack(path)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, durable.Reason(err))
	}
	return fsys, closer, nil
}

// packFlag adds the flag that chooses a pack.
func packFlag(cmd *cobra.Command, path *string, value string) {
	cmd.Flags().StringVar(path, "pack", value, "the pack: a folder, a zip archive, or classic")
}

// loadPack reads a whole pack into memory. Its problems are left to those who need the documents concerned.
func loadPack(path string) (*schema.Pack, error) {
	fsys, closer, err := openSource(path)
	if err != nil {
		return nil, err
	}
	defer closer.Close()
	pack, _ := schema.LoadPack(fsys)
	return pack, nil
}

// title is how a replay names a pack.
func title(path string, pack *schema.Pack) replay.Pack {
	name := pack.Title().Name
	if name == "" {
		name = path
	}
	return replay.Pack{Name: name, Hash: pack.Hash()}
}

// readInput reads a small file; "-" is standard input.
func readInput(cmd *cobra.Command, path string, most int64) ([]byte, error) {
	if path == "-" {
		return readStandardInput(cmd, most)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, durable.Reason(err))
	}
	defer file.Close()
	return readLimited(file, path, most)
}

// readStandardInput reads all of standard input, unless the user interrupts before.
func readStandardInput(cmd *cobra.Command, most int64) ([]byte, error) {
	var data []byte
	var err error
	read := make(chan struct{})
	go func() {
		data, err = readLimited(cmd.InOrStdin(), "standard input", most)
		close(read)
	}()
	select {
	case <-read:
		return data, err
	case <-cmd.Context().Done():
		return nil, cmd.Context().Err()
	}
}

func readLimited(from io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, durable.Reason(err))
	case int64(len(data)) > most:
		return nil, fmt.Errorf("%s: more than %d bytes", name, most)
	}
	return data, nil
}
