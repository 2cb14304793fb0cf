package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"boardduels/internal/classic"
	"boardduels/runtime/replay"
	"boardduels/schema"
)

// isClassic reports whether an argument stands for the pack inside the program.
func isClassic(path string) bool { return path == classic.Name || path == "-" }

// openSource opens the root of a pack by its path or name.
func openSource(path string) (fs.FS, io.Closer, error) {
	if isClassic(path) {
		return classic.FS(), io.NopCloser(nil), nil
	}
	return schema.OpenPack(path)
}

// packFlag adds the flag that chooses a pack.
func packFlag(cmd *cobra.Command, path *string) {
	cmd.Flags().StringVar(path, "pack", classic.Name, "the pack: a folder, a zip archive, or classic")
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
		return readLimited(cmd.InOrStdin(), "standard input", most)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return readLimited(file, path, most)
}

func readLimited(from io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	if err == nil && int64(len(data)) > most {
		return nil, fmt.Errorf("%s: more than %d bytes", name, most)
	}
	return data, err
}
