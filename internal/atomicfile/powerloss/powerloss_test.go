package powerloss_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
	"boardduels/internal/atomicfile/powerloss"
)

// failing is a test that notes its failure instead of failing.
type failing struct {
	testing.TB
	told string
}

type failed struct{}

func (f *failing) Fatalf(format string, _ ...any) {
	f.told = format
	panic(failed{})
}

// finds returns what a check of a step fails with.
func finds(t *testing.T, load func(string) string, step func(folder string)) (told string) {
	t.Helper()
	f := &failing{TB: t}
	defer func() {
		if r := recover(); r != nil {
			if _, ours := r.(failed); !ours {
				panic(r)
			}
			told = f.told
		}
	}()
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "a"), []byte("old"), 0o644))
	powerloss.Check(f, folder, load, func() { step(folder) })
	return ""
}

func content(folder string) string {
	data, _ := os.ReadFile(filepath.Join(folder, "a"))
	return string(data)
}

func TestCheckFindsWhatALossOfPowerSpoils(t *testing.T) {
	name := func(folder string) string { return filepath.Join(folder, "a") }
	for what, c := range map[string]struct {
		step func(folder string)
		told string
	}{
		"replaced": {func(folder string) { _ = atomicfile.Replace(name(folder), []byte("new")) }, ""},
		"in place": {func(folder string) { _ = atomicfile.WriteSynced(name(folder), []byte("new")) }, "power lost"},
		"folder not synced": {func(folder string) {
			_ = atomicfile.WriteSynced(name(folder)+".tmp", []byte("new"))
			_ = atomicfile.Rename(name(folder)+".tmp", name(folder))
		}, "power lost"},
		"behind its back": {func(folder string) { _ = os.WriteFile(name(folder), []byte("new"), 0o644) }, "behind"},
	} {
		told := finds(t, content, c.step)
		assert.Equal(t, c.told == "", told == "", what)
		assert.Contains(t, told, c.told, what)
	}
}

func TestANewFolderIsThereForGood(t *testing.T) {
	load := func(folder string) string {
		data, _ := os.ReadFile(filepath.Join(folder, "new", "below", "a"))
		return string(data)
	}
	save := func(make func(string) error) func(string) {
		return func(folder string) {
			below := filepath.Join(folder, "new", "below")
			_ = make(below)
			_ = atomicfile.Replace(filepath.Join(below, "a"), []byte("saved"))
		}
	}
	assert.Empty(t, finds(t, load, save(atomicfile.MkdirAll)))
	step := save(func(folder string) error { return os.MkdirAll(folder, 0o755) })
	assert.Contains(t, finds(t, load, step), "behind")
}

// Each of several replacements is whole, and stays once it is done.
func TestOneAfterTheOther(t *testing.T) {
	folder := t.TempDir()
	save := func(text string) func() {
		return func() { require.NoError(t, atomicfile.Replace(filepath.Join(folder, "a"), []byte(text))) }
	}
	powerloss.Check(t, folder, content, save("one"), save("the second"), save("3"))
}
