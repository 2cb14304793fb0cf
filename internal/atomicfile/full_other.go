//go:build !windows

package atomicfile

import "syscall"

// full is what systems say where a disk is full, or a person's share of it (errno(3)).
var full = []syscall.Errno{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}
