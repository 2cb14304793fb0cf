package atomicfile

import (
	"errors"
	"slices"
	"syscall"
)

// IsFull reports whether an error says that there is no room left for a file.
func IsFull(err error) bool {
	number, ok := errors.AsType[syscall.Errno](err)
	return ok && slices.Contains(full, number)
}
