package settings_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
	"boardduels/internal/settings"
)

// Nobody waits for a slow disk: a change is seen at once, and what is changed meanwhile is written together.
func TestASlowDiskKeepsNobodyWaiting(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	began, letGo := make(chan struct{}), make(chan struct{})
	var once sync.Once
	written := 0 // by one goroutine at a time
	defer atomicfile.Observe(func(op atomicfile.Op) {
		once.Do(func() {
			close(began)
			<-letGo
		})
		if op.Kind == atomicfile.Renamed {
			written++
		}
	})()
	s := open(t, path)
	unwanted := func(err error) { assert.NoError(t, err) }
	s.Change(func(s *settings.Settings) { s.Language = "en" }, unwanted)
	<-began
	for n := range 20 {
		s.Change(func(s *settings.Settings) { s.Edited = strconv.Itoa(n) }, unwanted)
		assert.Equal(t, settings.Settings{Language: "en", Edited: strconv.Itoa(n)}, s.Get())
	}
	assert.NoFileExists(t, path)
	close(letGo)
	require.NoError(t, s.Flush())
	assert.Equal(t, 2, written, "the first change, and all that came while it was written")
	assert.Equal(t, settings.Settings{Language: "en", Edited: "19"}, open(t, path).Get())
}

// Two windows of the app share a file: neither writes over what the other one has changed.
func TestTwoProgramsKeepEachOthersSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	one, other := open(t, path), open(t, path)
	change(t, one, func(s *settings.Settings) { s.Know("/packs/one") })
	change(t, other, func(s *settings.Settings) { s.Know("/packs/other"); s.Language = "uk" })
	change(t, one, func(s *settings.Settings) { s.Scale = 125 })
	found := open(t, path).Get()
	assert.Equal(t, []string{"/packs/other", "/packs/one"}, found.Packs)
	assert.Equal(t, "uk", found.Language)
	assert.Equal(t, 125, found.Scale)

	var windows sync.WaitGroup
	for _, s := range []*settings.Store{one, other} {
		windows.Go(func() {
			for n := range 20 {
				s.Change(func(now *settings.Settings) {
					if now.Toolkit == nil {
						now.Toolkit = map[string]string{}
					}
					now.Toolkit[fmt.Sprintf("%p %d", s, n)] = "there"
				}, func(err error) { assert.NoError(t, err) })
			}
			assert.NoError(t, s.Flush())
		})
	}
	windows.Wait()
	assert.Len(t, open(t, path).Get().Toolkit, 40)
}

// What couldn't be written is told to each who changed something, and tried again at the end.
func TestAtTheEndWhatFailedIsTriedAgain(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data")
	s := open(t, filepath.Join(folder, "settings.json"))
	told := make(chan error, 1)
	for _, language := range []string{"en", "uk"} {
		s.Change(func(s *settings.Settings) { s.Language = language }, func(err error) { told <- err })
		require.ErrorIs(t, <-told, os.ErrNotExist)
	}
	require.ErrorIs(t, s.Flush(), os.ErrNotExist)
	require.NoError(t, os.Mkdir(folder, 0o755))
	require.NoError(t, s.Flush())
	require.NoError(t, s.Flush(), "there is nothing to be done any more")
	assert.Equal(t, "uk", open(t, filepath.Join(folder, "settings.json")).Get().Language)
	assert.Empty(t, told)
}
