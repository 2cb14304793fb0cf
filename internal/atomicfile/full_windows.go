package atomicfile

import "syscall"

// full is what Windows says where a disk is full: ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL and
// ERROR_DISK_QUOTA_EXCEEDED.
var full = []syscall.Errno{39, 112, 1295}
