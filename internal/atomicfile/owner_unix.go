//go:build unix

package atomicfile

import (
	"io/fs"
	"os"
	"syscall"
)

// like gives a file the owner and the permissions of the one that it replaces, as far as that is allowed.
func like(file *os.File, old string, mode fs.FileMode) {
	if info, err := os.Stat(old); err == nil {
		if of, ok := info.Sys().(*syscall.Stat_t); ok {
			_ = file.Chown(int(of.Uid), int(of.Gid))
		}
	}
	_ = file.Chmod(mode)
}
