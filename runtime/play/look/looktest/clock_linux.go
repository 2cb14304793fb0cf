package looktest

import (
	"syscall"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"
)

// ThreadTime returns the processor time that the calling thread has taken. What other programs take doesn't count.
func ThreadTime(t testing.TB) time.Duration { return processorTime(t, 3) } // CLOCK_THREAD_CPUTIME_ID

// ProgramTime returns the processor time that all threads of the program have taken.
func ProgramTime(t testing.TB) time.Duration { return processorTime(t, 2) } // CLOCK_PROCESS_CPUTIME_ID

func processorTime(t testing.TB, clock uintptr) time.Duration {
	var spent syscall.Timespec
	_, _, failed := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clock, uintptr(unsafe.Pointer(&spent)), 0)
	require.Zero(t, failed)
	return time.Duration(spent.Nano())
}
