// Package files is how the command line reads the files that a user names, and writes results into them.
package files

import (
	"context"
	"fmt"
	"io"
	"os"
	"syscall"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/atomicfile"
)

// ReplayExt is how the names of replay files end.
const ReplayExt = ".replay"

// Stdin is what errors call standard input.
const Stdin = "standard input"

// TooLarge is the error of a file that has more than so many bytes.
type TooLarge struct{ Most int64 }

func (t *TooLarge) Error() string { return fmt.Sprintf("more than %d bytes", t.Most) }

// Read reads a file of at most so many bytes; "-" is standard input. Only regular files are read, and what the shell
// hands over as one, such as /dev/stdin: others could have the program wait for ever. An error names the file.
func Read(cmd *cobra.Command, path string, most int64) ([]byte, error) {
	if path == "-" {
		return readInTime(cmd.Context(), cmd.InOrStdin(), Stdin, most)
	}
	file, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return readInTime(cmd.Context(), file, path, most)
}

// Open opens a file to be read, if [Read] would. An error names the file.
func Open(path string) (*os.File, error) {
	flags := os.O_RDONLY | syscall.O_NONBLOCK // doesn't wait for somebody who writes into a pipe
	handed := isHandle(path)
	if handed {
		flags = os.O_RDONLY
	}
	file, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, atomicfile.Reason(err))
	}
	info, err := file.Stat()
	if err == nil && !handed && !info.Mode().IsRegular() && !info.IsDir() { // reading a folder tells what it is
		err = atomicfile.ErrNoFile
	}
	if err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("%s: %w", path, atomicfile.Reason(err))
	}
	return file, nil
}

// readInTime reads all, unless the user interrupts before.
func readInTime(ctx context.Context, from io.Reader, name string, most int64) ([]byte, error) {
	return cli.InTime(ctx, func() ([]byte, error) { return readLimited(from, name, most) })
}

func readLimited(from io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, most+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, atomicfile.Reason(err))
	case int64(len(data)) > most:
		return nil, fmt.Errorf("%s: %w", name, &TooLarge{most})
	}
	return data, nil
}
