package document_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
)

// Whatever a damaged journal holds, reading it doesn't panic, and what it recovers is one edit that can be undone.
func FuzzJournal(f *testing.F) {
	for _, seed := range []string{
		`{"place":"","files":[]}`,
		`{"place":"","files":[{"file":"cards/cleave.xml","base":"","source":"PGNhcmQvPg=="}]}`,
		`{"place":"","files":[{"file":"cards/cleave.xml","deleted":true},{"file":"heroes/new.xml","source":"PGhlcm8+"}]}`,
		`{"place":"","files":[{"file":"cards/rage.xml"},{"file":"cards/rage.xml","deleted":true}]}`,
		`{`,
	} {
		f.Add([]byte(seed))
	}
	folder := f.TempDir()
	w := smallWorkspace(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, "classic.json"), data, 0o644))
		journal := document.NewJournal(folder, nil)
		defer journal.Close()
		left, err := journal.Recoveries()
		if err != nil {
			require.Empty(t, left, "a damaged file recovers nothing")
			return
		}
		before := w.Pack().Hash()
		if _, err := w.Recover(left[0]); err == nil {
			w.Undo()
		}
		require.Equal(t, before, w.Pack().Hash(), "recovered edits can be undone, refused ones leave no trace")
	})
}
