package policy

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Files as version 0.1.0 wrote them lie in folders of this name, beside the tests that read them.
const released = "testdata/0.1.0"

// What a released version wrote stays as it is: a change that can't read it any more mustn't write it anew instead
// (docs/formats.md). A file that comes to it gets its line in the list: sha256sum.
func TestWhatWasReleasedStays(t *testing.T) {
	list, err := os.ReadFile("testdata/0.1.0.sums")
	require.NoError(t, err)
	formats, err := os.ReadFile(filepath.Join(root(t), "docs", "formats.md"))
	require.NoError(t, err)
	var found strings.Builder
	top := os.DirFS(root(t))
	require.NoError(t, fs.WalkDir(top, ".", func(name string, entry fs.DirEntry, err error) error {
		room, inside, isReleased := strings.Cut(name, "/"+released+"/")
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name != "." && strings.HasPrefix(path.Base(name), "."):
			return fs.SkipDir
		case entry.IsDir() || !isReleased:
			return nil
		}
		text, err := fs.ReadFile(top, name)
		require.NoError(t, err)
		fmt.Fprintf(&found, "%x  %s\n", sha256.Sum256(text), name)
		assert.Contains(t, string(formats), "`"+room+"`", "docs/formats.md tells which room reads %s", inside)
		return nil
	}))
	assert.Equal(t, string(list), found.String())
}
