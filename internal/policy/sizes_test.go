package policy

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
)

// What was only left lying about, such as the memory of a program that fell, isn't part of the project.
func TestNoFileIsHuge(t *testing.T) {
	const most = 2 << 20 // bytes
	git := outside.Program(t, "git", "git")
	if _, err := os.Stat(filepath.Join(root(t), ".git")); err != nil {
		t.Skip("there is no git here that knows which files belong to the project")
	}
	list, err := exec.Command(git, "-C", root(t), "ls-files", "-z").Output()
	require.NoError(t, err)
	names := strings.Split(strings.TrimSuffix(string(list), "\x00"), "\x00")
	require.NotEmpty(t, names)
	for _, name := range names {
		info, err := os.Lstat(filepath.Join(root(t), name))
		if os.IsNotExist(err) {
			continue // it is being removed
		}
		require.NoError(t, err)
		assert.LessOrEqual(t, info.Size(), int64(most), name)
	}
}
