package kb_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
)

// A change may be made of several steps, and sees what each has done.
func TestAChangeOfSeveralSteps(t *testing.T) {
	store, _ := open(t)
	require.NoError(t, store.Update(t.Context(), func(u *kb.Update) error {
		for n := range 2 {
			id := fmt.Sprint("match ", n)
			known, err := u.Learned(id)
			require.NoError(t, err)
			assert.False(t, known)
			number, err := u.Learn(kb.Occasion{ID: id}, changes, learned(n+1))
			require.NoError(t, err)
			assert.Equal(t, n+1, number)
			known, err = u.Learned(id)
			require.NoError(t, err)
			assert.True(t, known)
			history, err := u.History("knight")
			require.NoError(t, err)
			assert.Len(t, history, n+1)
		}
		return nil
	}))
	requireLoads(t, store, learned(2))
}

// A file that somebody puts where the next entry goes, and who knows nothing of locks, isn't overwritten.
func TestWhatIsInTheWayOfAnEntryStays(t *testing.T) {
	for known := range 2 {
		for ahead, ending := range []string{".xml", "-rogue.xml"} {
			store, dir := lay(t, taught(t, known))
			name := fmt.Sprintf("%06d%s", known+1+ahead, ending)
			err := store.Update(t.Context(), func(u *kb.Update) error {
				require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("mine"), 0o644))
				_, err := u.Learn(match, changes, learned(9))
				return err
			})
			assert.ErrorContains(t, err, fmt.Sprintf("%s is in the way of entry %06d", name, known+1))
			assert.Equal(t, "mine", files(t, dir)[name])
			requireTold(t, store, name, known)
		}
	}
}
