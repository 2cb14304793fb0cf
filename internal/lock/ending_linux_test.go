package lock_test

import (
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
)

// An owner that was killed is seen to be ending until the system forgets it, one that lives or is stopped isn't.
func TestAnOwnerThatIsEnding(t *testing.T) {
	pid, _ := owner(t, t.TempDir())
	host, err := os.Hostname()
	require.NoError(t, err)
	o := lock.Owner{Process: pid, Host: host}
	assert.False(t, o.IsEnding())
	require.NoError(t, syscall.Kill(pid, syscall.SIGSTOP))
	assert.False(t, o.IsEnding())
	require.NoError(t, syscall.Kill(pid, syscall.SIGKILL)) // nobody has asked yet how it ended
	require.Eventually(t, o.IsEnding, time.Minute, time.Millisecond)
	o.Host = "another " + host
	assert.False(t, o.IsEnding(), "the number is of somebody else there")
}
