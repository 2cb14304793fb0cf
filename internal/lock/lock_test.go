package lock_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/lock"
)

// owns makes the test program take a lock, tell so, and keep it until its input ends.
const owns = "LOCK_TEST_OWNS"

func TestMain(m *testing.M) {
	if path := os.Getenv(owns); path != "" {
		if _, err := lock.Take(path); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println("mine")
		_, _ = io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// owner starts a program that owns something, and returns what ends it as a crash would.
func owner(t *testing.T, path string) (pid int, kill func()) {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	program := exec.Command(self)
	program.Env = append(os.Environ(), owns+"="+path)
	_, err = program.StdinPipe()
	require.NoError(t, err)
	out, err := program.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, program.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, "mine\n", line)
	var once sync.Once
	kill = func() {
		once.Do(func() {
			require.NoError(t, program.Process.Kill())
			_ = program.Wait()
		})
	}
	t.Cleanup(kill)
	return program.Process.Pid, kill
}

func take(t *testing.T, path string) *lock.Lock {
	t.Helper()
	l, err := lock.Take(path)
	require.NoError(t, err)
	t.Cleanup(func() { _ = l.Release() })
	return l
}

func TestTheSecondIsToldWhoOwns(t *testing.T) {
	for name, path := range map[string]string{"a folder": t.TempDir(), "a file": filepath.Join(t.TempDir(), "result.json")} {
		t.Run(name, func(t *testing.T) {
			pid, kill := owner(t, path)
			_, err := lock.Take(path)
			held, ok := errors.AsType[*lock.Held](err)
			require.True(t, ok, "%v", err)
			assert.Equal(t, pid, held.Owner.Process)
			assert.Equal(t, path, held.Path)
			assert.ErrorContains(t, err, fmt.Sprintf("%s is in use by lock.test (process %d on ", path, pid))
			kill()
			take(t, path)
		})
	}
}

func TestOneProgramIsKeptFromItselfToo(t *testing.T) {
	path := t.TempDir()
	l := take(t, path)
	_, err := lock.Take(path)
	require.ErrorContains(t, err, fmt.Sprintf("process %d", os.Getpid()))
	require.NoError(t, l.Release())
	require.NoError(t, l.Release(), "only the first counts")
	take(t, path)
}

func TestALinkIsWhatItLeadsTo(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	for name, make := range map[string]func(t *testing.T, target string){
		"a folder":                func(t *testing.T, target string) { require.NoError(t, os.Mkdir(target, 0o755)) },
		"a file":                  func(t *testing.T, target string) { require.NoError(t, os.WriteFile(target, nil, 0o644)) },
		"a file that isn't there": func(*testing.T, string) {},
	} {
		t.Run(name, func(t *testing.T) {
			target, link := filepath.Join(t.TempDir(), "target"), filepath.Join(t.TempDir(), "link")
			make(t, target)
			require.NoError(t, os.Symlink(target, link))
			take(t, link)
			_, err := lock.Take(target)
			require.ErrorContains(t, err, "in use")
		})
	}
}

func TestLinksInACircle(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links need a privilege there")
	}
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a"), filepath.Join(dir, "b")
	require.NoError(t, os.Symlink(a, b))
	require.NoError(t, os.Symlink(b, a))
	_, err := lock.Take(a)
	require.ErrorContains(t, err, "too many links")
}

func TestALockOfAFileGoesWithItsOwner(t *testing.T) {
	path := filepath.Join(t.TempDir(), "result.json")
	require.NoError(t, take(t, path).Release())
	names, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	if runtime.GOOS != "windows" {
		assert.Empty(t, names)
	}
}

func TestWhatIsNoFileHoldsNoLock(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, lock.Folder), 0o755))
	_, err := lock.Take(dir)
	require.ErrorContains(t, err, "isn't a regular file")
	_, err = lock.Take(filepath.Join(dir, "none", "file"))
	require.ErrorIs(t, err, os.ErrNotExist)
}

// A file that only has the name of a lock is kept as it is.
func TestAFileOfSomebodyIsNoLock(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{dir, filepath.Join(dir, "Cargo")} {
		name := filepath.Join(dir, "Cargo.lock")
		if path == dir {
			name = filepath.Join(dir, lock.Folder)
		}
		require.NoError(t, os.WriteFile(name, []byte("[[package]]"), 0o644))
		_, err := lock.Take(path)
		require.ErrorContains(t, err, filepath.Base(name)+" is somebody's file, and no lock")
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.Equal(t, "[[package]]", string(text))
	}
}

// What has the name of a file's lock and isn't one is there after the owner as it was before.
func TestAFileOfSomebodyStays(t *testing.T) {
	for _, text := range []string{"", "x", "\n", "xyz", "x\x00{\"process\":4711}"} {
		path := filepath.Join(t.TempDir(), "out.json")
		require.NoError(t, os.WriteFile(path+".lock", []byte(text), 0o644))
		l, err := lock.Take(path)
		if text == "" {
			require.NoError(t, err, "a killed program may have left it")
			_, err = lock.Take(path)
			require.EqualError(t, err, path+" is in use by another program")
			require.NoError(t, l.Release())
		} else {
			require.ErrorContains(t, err, "out.json.lock is somebody's file, and no lock")
		}
		left, err := os.ReadFile(path + ".lock")
		require.NoError(t, err)
		assert.Equal(t, text, string(left))
	}
}

// What somebody writes into an empty file while it holds a lock stays too.
func TestAFileThatBecomesSomebodysStays(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nobody else can write into it there")
	}
	path := filepath.Join(t.TempDir(), "out.json")
	require.NoError(t, os.WriteFile(path+".lock", nil, 0o644))
	l := take(t, path)
	require.NoError(t, os.WriteFile(path+".lock", []byte("mine"), 0o644))
	require.NoError(t, l.Release())
	assert.FileExists(t, path+".lock")
}

// What a killed program or a loss of power left of a file's lock goes with the next owner.
func TestWhatIsLeftOfALockGoes(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.json")
	for _, left := range []string{"\x00", "\x00\x00\x00", "\x00{\"program\":\"duel\",\"process\":4711}"} {
		require.NoError(t, os.WriteFile(path+".lock", []byte(left), 0o644))
		l := take(t, path)
		_, err := lock.Take(path)
		require.ErrorContains(t, err, fmt.Sprintf("process %d", os.Getpid()))
		require.NoError(t, l.Release())
		if runtime.GOOS != "windows" {
			assert.NoFileExists(t, path+".lock", "%q", left)
		}
	}
}

// The lock of a folder can stand beside it: the folder may be one that nothing else belongs into.
func TestALockBesideAFolder(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "pack")
	require.NoError(t, os.Mkdir(folder, 0o755))
	l, err := lock.TakeBeside(folder)
	require.NoError(t, err)
	assert.True(t, l.Holds())
	assert.FileExists(t, folder+".lock")
	names := []string{folder, folder + string(filepath.Separator), filepath.Join(folder, "..", "pack")}
	if runtime.GOOS != "windows" {
		names = append(names, filepath.Join(t.TempDir(), "link"))
		require.NoError(t, os.Symlink(folder, names[3]))
	}
	for _, name := range names {
		_, err = lock.TakeBeside(name)
		require.ErrorContains(t, err, "in use", name)
	}
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Empty(t, entries)
	require.NoError(t, l.Release())
	assert.False(t, l.Holds())
	if runtime.GOOS != "windows" {
		assert.NoFileExists(t, folder+".lock")
	}
}

// What a crash and a loss of power leave behind holds a lock again.
func TestALockThatWasLeftBehindIsTaken(t *testing.T) {
	dir := t.TempDir()
	for _, left := range []string{"", "\x00", "\x00\x00\x00\x00", "\x00{\"program\":\"duel\",\"process\":4711}"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, lock.Folder), []byte(left), 0o644))
		require.NoError(t, take(t, dir).Release(), "%q", left)
	}
}

// A name that leaves no room for an ending has a lock of its own all the same.
func TestFilesWithLongNames(t *testing.T) {
	dir := t.TempDir()
	for _, letter := range []string{"a", "ї"} {
		for _, length := range []int{250, 251, 254, 255} {
			name := strings.Repeat(letter, length/len(letter)-1)
			name += strings.Repeat("b", length-len(name)-1)
			mine, other := filepath.Join(dir, name+"1"), filepath.Join(dir, name+"2")
			l := take(t, mine)
			_, err := lock.Take(mine)
			require.ErrorContains(t, err, "in use")
			require.NoError(t, take(t, other).Release())
			require.NoError(t, l.Release())
		}
	}
	names, err := os.ReadDir(dir)
	require.NoError(t, err)
	if runtime.GOOS != "windows" {
		assert.Empty(t, names)
	}
}

func TestAnOwnerThatSaysNothing(t *testing.T) {
	dir := t.TempDir()
	take(t, dir)
	require.NoError(t, os.Truncate(filepath.Join(dir, lock.Folder), 0))
	_, err := lock.Take(dir)
	require.EqualError(t, err, dir+" is in use by another program")
}

func TestWaiting(t *testing.T) {
	path := t.TempDir()
	pid, kill := owner(t, path)
	var told []int
	l, err := lock.Wait(t.Context(), path, func(h *lock.Held) {
		told = append(told, h.Owner.Process)
		kill()
	})
	require.NoError(t, err)
	assert.Equal(t, []int{pid}, told, "once")
	ctx, stop := context.WithCancel(t.Context())
	_, err = lock.Wait(ctx, path, func(*lock.Held) { stop() })
	require.ErrorIs(t, err, context.Canceled)
	require.NoError(t, l.Release())
}

// Many take turns with a file's lock, whose file goes with each: never are there two owners.
func TestTakingTurns(t *testing.T) {
	path := filepath.Join(t.TempDir(), "result.json")
	var all sync.WaitGroup
	owners := make(chan struct{}, 1)
	for range 4 {
		all.Go(func() {
			for range 10 {
				l, err := lock.Wait(context.Background(), path, nil)
				if !assert.NoError(t, err) {
					return
				}
				select {
				case owners <- struct{}{}:
				default:
					t.Error("two owners")
				}
				<-owners
				assert.NoError(t, l.Release())
			}
		})
	}
	all.Wait()
}
