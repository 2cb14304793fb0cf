package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// ErrNoFile is the reason why something can't be replaced or read as a whole: a device, a pipe or a socket.
var ErrNoFile = errors.New("isn't a regular file")

// ErrFolder is the reason why a folder can't be replaced as a file.
var ErrFolder = errors.New("is a folder")

// ErrLoop is the reason why nobody knows what a link leads to.
var ErrLoop = errors.New("too many links lead to each other")

// Read returns what a regular file or one behind a link holds, of a longer one the first most bytes. Nothing else is
// opened, with [ErrNoFile] as the reason: a pipe or a device might never end.
func Read(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: path, Err: ErrNoFile}
	}
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	return io.ReadAll(io.LimitReader(file, most))
}
