package kb_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
)

// What a check finds wrong may only be under way. It looks again when nobody changes the store, and waits for that, but
// not where all is well.
func TestACheckWaitsForAChange(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store, dir := lay(t, taught(t, 2))
		entry, away := filepath.Join(dir, "000002.xml"), filepath.Join(t.TempDir(), "entry")
		checked := make(chan *kb.Report)
		require.NoError(t, store.Update(context.Background(), func(*kb.Update) error {
			begun := time.Now()
			report, err := store.Check()
			require.NoError(t, err)
			assert.Empty(t, report.Problems)
			assert.Zero(t, time.Since(begun))

			require.NoError(t, os.Rename(entry, away))
			go func() {
				report, err := store.Check()
				assert.NoError(t, err)
				checked <- report
			}()
			synctest.Wait() // it has found that the entry is missing
			return os.Rename(away, entry)
		}))
		assert.Empty(t, (<-checked).Problems)
		require.NoError(t, store.Save(context.Background(), learned(3)), "the check keeps the store from nobody")
	})
}

// told are problems in English.
func told(problems []kb.Problem) (list []string) {
	for _, p := range problems {
		list = append(list, p.String())
	}
	return list
}
