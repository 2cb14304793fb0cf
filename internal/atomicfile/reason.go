package atomicfile

import (
	"errors"
	"io/fs"
	"os"
)

// Reason is an error of the file system without the operation and the path, for a message that tells them by itself.
func Reason(err error) error {
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		return at.Err
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return link.Err
	}
	return err
}
