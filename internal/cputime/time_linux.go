package cputime

import (
	"runtime"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"
)

// ThreadTime does something on a thread of its own, and returns the processor time that it took. What other threads and
// programs take doesn't count.
func ThreadTime(t testing.TB, work func()) time.Duration {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	const threadClock = 3 // CLOCK_THREAD_CPUTIME_ID
	before := processorTime(t, threadClock)
	work()
	return processorTime(t, threadClock) - before
}

// ProgramTime returns the processor time that all threads of the program have taken.
func ProgramTime(t testing.TB) time.Duration { return processorTime(t, 2) } // CLOCK_PROCESS_CPUTIME_ID

func processorTime(t testing.TB, clock uintptr) time.Duration {
	var spent syscall.Timespec
	_, _, failed := syscall.Syscall(syscall.SYS_CLOCK_GETTIME, clock, uintptr(unsafe.Pointer(&spent)), 0)
	require.Zero(t, failed)
	return time.Duration(spent.Nano())
}
