package atomicfile_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile"
)

func link(t testing.TB, to, path string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	require.NoError(t, os.Symlink(to, path))
}

// A link stays one, and what it leads to is replaced, there or not, however many links lead there.
func TestReplaceFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "results", "deep"), 0o755))
	link(t, "results", filepath.Join(folder, "aside"))
	link(t, filepath.Join("aside", "deep", "..", "a"), filepath.Join(folder, "near"))
	link(t, filepath.Join(folder, "near"), filepath.Join(folder, "far"))
	for _, text := range []string{"new", "newer"} {
		require.NoError(t, atomicfile.Replace(filepath.Join(folder, "far"), []byte(text)))
		assert.Equal(t, text, read(t, filepath.Join(folder, "results", "a")))
	}
	for _, name := range []string{"aside", "near", "far"} {
		info, err := os.Lstat(filepath.Join(folder, name))
		require.NoError(t, err)
		assert.Equal(t, fs.ModeSymlink, info.Mode().Type(), name)
	}
	link(t, "round", filepath.Join(folder, "round"))
	assert.ErrorContains(t, atomicfile.Replace(filepath.Join(folder, "round"), nil), "too many links")
}

func TestReplaceKeepsPermissions(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there they come from the folder")
	}
	path := filepath.Join(t.TempDir(), "a")
	for _, mode := range []fs.FileMode{0o600, 0o755, 0o666} {
		require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
		require.NoError(t, os.Chmod(path, mode))
		require.NoError(t, atomicfile.Replace(path, []byte("new")))
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, mode, info.Mode())
	}
}

// What crashed programs left behind goes, what others are writing stays, and so does whatever only looks alike.
func TestReplaceCleansUpAfterCrashes(t *testing.T) {
	folder := t.TempDir()
	var tag string
	stop := atomicfile.Observe(func(op atomicfile.Op) {
		if op.Kind == atomicfile.Created {
			tag = strings.TrimPrefix(filepath.Base(op.Path), "probe.")
		}
	})
	require.NoError(t, atomicfile.Replace(filepath.Join(t.TempDir(), "probe"), nil))
	stop()
	host, _, _ := strings.Cut(tag, "-")
	ended := exec.Command(os.Args[0], "-test.run", "^$")
	require.NoError(t, ended.Run())
	dead := ended.Process.Pid
	stays := []string{
		fmt.Sprintf("a.%s-%d-1.tmp", host, os.Getppid()), fmt.Sprintf("a.ffffffff-%d-1.tmp", dead), "a.tmp", "a.b-c-d.tmp",
		fmt.Sprintf("a.%s-%d-1.bak", host, dead),
	}
	if host == "ffffffff" {
		stays = stays[2:]
	}
	goes := []string{fmt.Sprintf("a.%s-%d-1.tmp", host, dead), fmt.Sprintf("other.xml.%s-%d-17.tmp", host, dead), fmt.Sprintf("a.%s-%d-999999.tmp", host, os.Getpid())}
	for _, name := range append(stays, goes...) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("half"), 0o644))
	}
	require.NoError(t, atomicfile.Replace(filepath.Join(folder, "a"), []byte("whole")))
	left := content(t, folder)
	assert.Equal(t, "whole", left["a"])
	for _, name := range stays {
		assert.Contains(t, left, name)
	}
	for _, name := range goes {
		assert.NotContains(t, left, name)
	}
}

func TestUnfinished(t *testing.T) {
	for name, want := range map[string]string{
		"a.replay": "", "a.tmp": "a", "000002.xml.tmp": "000002.xml", "a.xml.0123abcd-12-3.tmp": "a.xml", "a.tmp.xml": "",
		".0123abcd-12-3.tmp": ".0123abcd-12-3", "a.x-1-2.tmp": "a.x-1-2", "a.0123abcd-0-2.tmp": "a.0123abcd-0-2",
	} {
		file, ok := atomicfile.Unfinished(name)
		assert.Equal(t, want != "", ok, name)
		if ok {
			assert.Equal(t, want, file, name)
		}
	}
}

// Many that replace a file at once leave what one of them wrote, whole, and nothing beside it.
func TestManyReplaceOneFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a")
	texts := map[string]bool{}
	var all sync.WaitGroup
	errs := make(chan error, 16)
	for i := range 16 {
		text := strings.Repeat(fmt.Sprint(i%10), 1+i*5000)
		texts[text] = true
		all.Go(func() { errs <- atomicfile.Replace(path, []byte(text)) })
	}
	all.Wait()
	close(errs)
	for err := range errs {
		require.NoError(t, err)
	}
	left := content(t, folder)
	assert.Len(t, left, 1)
	assert.True(t, texts[left["a"]])
}

func TestReplaceWithALongName(t *testing.T) {
	folder := t.TempDir()
	name := strings.Repeat("é", 127)
	require.NoError(t, atomicfile.Replace(filepath.Join(folder, name), []byte("new")))
	assert.Equal(t, map[string]string{name: "new"}, content(t, folder))
}

// What can't be read to its end leaves the old file, and nothing beside it; why is told as the reader told it.
func TestReplaceFromAStreamThatBreaksOff(t *testing.T) {
	folder := fill(t, map[string]string{"a": "old"})
	path, broken := filepath.Join(folder, "a"), errors.New("broken off")
	stream := io.MultiReader(strings.NewReader(strings.Repeat("x", 1<<17)), iotest.ErrReader(broken))
	assert.Equal(t, broken, atomicfile.ReplaceFrom(path, stream))
	assert.Equal(t, map[string]string{"a": "old"}, content(t, folder))
	require.NoError(t, atomicfile.ReplaceFrom(path, strings.NewReader("new")))
	assert.Equal(t, map[string]string{"a": "new"}, content(t, folder))
}
