package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Whoever has played under the app's former id goes on where they were, and nobody else is led there.
func TestDataStayWhereTheyAre(t *testing.T) {
	for name, c := range map[string]struct {
		former, named bool // in use
		want          string
	}{
		"nobody has played":        {false, false, metadata.ID},
		"played before":            {true, false, formerID},
		"played since":             {false, true, metadata.ID},
		"played before, and since": {true, true, metadata.ID},
	} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			for folder, used := range map[string]bool{formerID: c.former, metadata.ID: c.named} {
				path := filepath.Join(root, folder)
				require.NoError(t, os.Mkdir(path, 0o755)) // as the toolkit does
				if used {
					require.NoError(t, live(t, path).lock.Release())
				}
			}
			assert.Equal(t, filepath.Join(root, c.want), ownFolder(filepath.Join(root, metadata.ID)))
			for folder, used := range map[string]bool{formerID: c.former, metadata.ID: c.named} {
				assert.Equal(t, used, isUsed(filepath.Join(root, folder)), "%s is left as it was", folder)
			}
		})
	}
}
