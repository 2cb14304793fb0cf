package backup

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// files writes files into a new folder, by their paths.
func files(t testing.TB, all map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for name, content := range all {
		path := filepath.Join(folder, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
	}
	return folder
}

// tree returns the files in a folder, by their paths.
func tree(t testing.TB, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		require.NoError(t, err)
		content, err := os.ReadFile(path)
		all[filepath.ToSlash(name)] = string(content)
		return err
	}))
	return all
}

var (
	theirs = map[string]string{
		"career.json": "c", "current.run": "r", "replays/1.replay": "1", "replays/imported/2.replay": "2", "runs/3.run": "3",
		"boards/over/4.replay": "4", "boards/current-reversi.replay": "5", "boards/imported/6.replay": "6",
		"knowledge/head.xml": "h", "knowledge/packs/ab/head.xml": "p",
	}
	mine = map[string]string{
		"career.json": "C", "current.replay": "D", "replays/9.replay": "9", "owed/8.replay": "8", ".lock": "L", "unsaved/x": "U", "settings.json": "S",
	}
)

func pack(t testing.TB, folder string) []byte {
	t.Helper()
	var b bytes.Buffer
	_, err := Write(&b, folder, []byte("set"))
	require.NoError(t, err)
	return b.Bytes()
}

// What comes back is what was put in, what was there before is kept, and what belongs to programs stays.
func TestABackupComesBack(t *testing.T) {
	archive := pack(t, files(t, theirs))
	folder := files(t, mine)
	c, err := stage(folder, archive)
	require.NoError(t, err)
	assert.Equal(t, "set", string(c.Settings))
	assert.Equal(t, [3]int{1, 2, 2}, [3]int{c.Duels, c.Runs, c.Boards}, "what is under way counts, what comes from elsewhere doesn't")
	assert.True(t, c.HasKnowledge)
	require.NoError(t, Finish(folder))
	assert.Equal(t, mine, tree(t, folder), "nothing has changed before it is wanted")

	c, err = stage(folder, archive)
	require.NoError(t, err)
	require.NoError(t, Restore(folder, c, "before", []byte("mine")))
	assert.Equal(t, restored(), tree(t, folder))
	require.NoError(t, Finish(folder), "there is nothing more to do")
	assert.Equal(t, restored(), tree(t, folder))
}

// What a backup is said to hold as it is written is what it is found to hold.
func TestABackupKnowsWhatItHolds(t *testing.T) {
	var b bytes.Buffer
	written, err := Write(&b, files(t, theirs), []byte("set"))
	require.NoError(t, err)
	found, err := stage(t.TempDir(), b.Bytes())
	require.NoError(t, err)
	assert.ElementsMatch(t, written.items, found.items)
	written.items, found.items, found.Folder = nil, nil, ""
	assert.Equal(t, written, found)
}

// A backup that was unpacked and packed again on Windows has names in its code page, and backslashes.
func TestABackupThatWindowsPacked(t *testing.T) {
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	for name, content := range map[string]string{"settings.json": "set", `packs\` + "\x8c\xae\xef.zip": "m", `replays\imported\2.replay`: "2"} {
		to, err := archive.CreateHeader(&zip.FileHeader{Name: name, NonUTF8: true})
		require.NoError(t, err)
		_, err = to.Write([]byte(content))
		require.NoError(t, err)
	}
	require.NoError(t, archive.Close())
	folder := t.TempDir()
	c, err := stage(folder, b.Bytes())
	require.NoError(t, err)
	require.NoError(t, Restore(folder, c, "before", nil))
	assert.Equal(t, map[string]string{"packs/Моя.zip": "m", "replays/imported/2.replay": "2", "before/settings.json": ""}, tree(t, folder))
}

// Locks say that a program of this device owns something: they stay, also those in an archive that somebody has packed.
func TestLocksStay(t *testing.T) {
	owned := map[string]string{"knowledge/.lock": "L", "knowledge/packs/ab/.lock": "L", "replays/1.replay": "1"}
	written := pack(t, files(t, owned))
	r, err := zip.NewReader(bytes.NewReader(written), int64(len(written)))
	require.NoError(t, err)
	for _, f := range r.File {
		assert.NotContains(t, f.Name, ".lock")
	}
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	for name, content := range owned {
		require.NoError(t, add(archive, name, bytes.NewReader([]byte(content))))
	}
	require.NoError(t, archive.Close())
	folder := t.TempDir()
	c, err := stage(folder, b.Bytes())
	require.NoError(t, err)
	assert.False(t, c.HasKnowledge)
	require.NoError(t, Restore(folder, c, "before", []byte("mine")))
	assert.Equal(t, map[string]string{"replays/1.replay": "1"}, tree(t, folder))
}

// restored is what mine becomes.
func restored() map[string]string {
	want := map[string]string{".lock": "L", "unsaved/x": "U", "settings.json": "S"}
	for name, content := range theirs {
		want[name] = content
	}
	for _, name := range []string{"career.json", "current.replay", "replays/9.replay", "owed/8.replay"} {
		want["before/"+name] = mine[name]
	}
	want["before/settings.json"] = "mine"
	return want
}

// Wherever a restoration stops, the next program ends it.
func TestAnInterruptedRestorationIsEnded(t *testing.T) {
	archive := pack(t, files(t, theirs))
	defer func() { rename = os.Rename }()
	stopped := errors.New("stopped")
	for after := 0; ; after++ {
		folder := files(t, mine)
		c, err := stage(folder, archive)
		require.NoError(t, err)
		left := after
		rename = func(from, to string) error {
			if left--; left < 0 {
				return stopped
			}
			return os.Rename(from, to)
		}
		err = Restore(folder, c, "before", []byte("mine"))
		rename = os.Rename
		if err == nil {
			assert.Greater(t, after, 6)
			return
		}
		require.ErrorIs(t, err, stopped)
		require.NoError(t, Finish(folder))
		require.Equal(t, restored(), tree(t, folder), "after %d steps", after)
	}
}

// zipOf is an archive of empty files.
func zipOf(t *testing.T, names ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for _, name := range names {
		_, err := w.Create(name)
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return b.Bytes()
}

// What strangers send touches nothing.
func TestWhatIsNoBackup(t *testing.T) {
	archive := func(names ...string) []byte { return zipOf(t, names...) }
	link := func() []byte {
		var b bytes.Buffer
		w := zip.NewWriter(&b)
		h := &zip.FileHeader{Name: "replays/a.replay"}
		h.SetMode(fs.ModeSymlink | 0o777)
		_, err := w.CreateHeader(h)
		require.NoError(t, err)
		require.NoError(t, w.Close())
		return b.Bytes()
	}()
	for name, content := range map[string][]byte{
		"nothing": nil, "text": []byte("hello"), "empty": archive(), "outside": archive("replays/../../x"), "root": archive("/replays/x"),
		"a program's": archive(".lock"), "unknown": archive("readme.txt"), "file in place of a folder": archive("replays"),
		"folder in place of a file": archive("career.json/x"), "backslash": archive(`replays\..\x`), "drive": archive("replays/c:x"), "link": link,
	} {
		folder := files(t, mine)
		_, err := stage(folder, content)
		assert.ErrorIs(t, err, ErrNone, name)
		require.NoError(t, Finish(folder))
		assert.Equal(t, mine, tree(t, folder), name)
	}
}

// Each folder takes the disk time, which a backup of a stranger can't have as much of as it likes.
func TestABackupOfTooManyFolders(t *testing.T) {
	var names []string
	for n := range maxFolders { // and the one above them
		names = append(names, fmt.Sprintf("packs/%d/x", n))
	}
	folder := files(t, mine)
	_, err := stage(folder, zipOf(t, names...))
	require.ErrorIs(t, err, ErrMany)
	assert.Equal(t, mine, tree(t, folder), "nothing was unpacked")
	deep := "packs/" + strings.Repeat("x/", maxFolders) + "x"
	_, err = stage(folder, zipOf(t, deep))
	require.ErrorIs(t, err, ErrMany)
}

// What there are many of comes along though it is damaged, and is told.
func TestDamagedFilesComeAlong(t *testing.T) {
	archive, folder := pack(t, files(t, theirs)), t.TempDir()
	c, err := Stage(folder, bytes.NewReader(archive), int64(len(archive)), func(name string, content []byte) error {
		if strings.HasPrefix(name, "replays/") || name == "boards/over/4.replay" {
			return fmt.Errorf("%w: garbage", ErrDamaged)
		}
		return nil
	})
	require.NoError(t, err)
	assert.Equal(t, [4]int{0, 2, 1, 3}, [4]int{c.Duels, c.Runs, c.Boards, c.Damaged})
	require.NoError(t, Restore(folder, c, "before", nil))
	assert.Equal(t, "1", tree(t, folder)["replays/1.replay"])
}

// A backup with a file that isn't what it is called changes nothing, wherever the file stands in it.
func TestAnUnsoundBackupIsRefused(t *testing.T) {
	archive, folder := pack(t, files(t, theirs)), files(t, mine)
	for _, unsound := range []string{"career.json", "current.run", Settings} {
		_, err := Stage(folder, bytes.NewReader(archive), int64(len(archive)), func(name string, content []byte) error {
			if name == unsound {
				assert.NotEmpty(t, content)
				return errors.New("garbage")
			}
			return nil
		})
		var refused *Unsound
		require.ErrorAs(t, err, &refused)
		assert.Equal(t, unsound+" in the backup: garbage", err.Error())
		assert.Equal(t, mine, tree(t, folder))
		require.NoError(t, Finish(folder))
		assert.Equal(t, mine, tree(t, folder))
	}
}

// Of two files with one name the last counts, also where systems take capital letters for small ones.
func TestFilesOfOneNameFollowEachOther(t *testing.T) {
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	for _, content := range []string{"1", "2", "3"} {
		require.NoError(t, add(archive, "replays/a.replay", bytes.NewReader([]byte(content))))
		require.NoError(t, add(archive, "replays/A.replay", bytes.NewReader([]byte("A"+content))))
	}
	require.NoError(t, archive.Close())
	folder := t.TempDir()
	c, err := stage(folder, b.Bytes())
	require.NoError(t, err)
	require.NoError(t, Restore(folder, c, "before", nil))
	assert.Equal(t, map[string]string{"replays/a.replay": "3", "replays/A.replay": "A3"}, tree(t, folder))
}

// Thousands of files are written beside each other, and all of them are there in the end.
func TestManyFilesOfABackup(t *testing.T) {
	all := map[string]string{}
	for n := range 500 {
		all[fmt.Sprintf("replays/%d.replay", n)] = ""
		all[fmt.Sprintf("boards/%d/%d.replay", n, n)] = strconv.Itoa(n)
	}
	folder := t.TempDir()
	c, err := stage(folder, pack(t, files(t, all)))
	require.NoError(t, err)
	require.NoError(t, Restore(folder, c, "before", []byte("mine")))
	all["before/settings.json"] = "mine"
	assert.Equal(t, all, tree(t, folder))
}

func FuzzStage(f *testing.F) {
	f.Add(pack(f, files(f, theirs)))
	f.Fuzz(func(t *testing.T, archive []byte) {
		folder := files(t, mine)
		outside := filepath.Dir(folder)
		before := tree(t, outside)
		if c, err := stage(folder, archive); err == nil {
			require.NoError(t, Restore(folder, c, "before", []byte("mine")))
		}
		after := tree(t, folder)
		assert.Equal(t, "L", after[".lock"])
		assert.Equal(t, "U", after["unsaved/x"])
		assert.LessOrEqual(t, len(before), len(tree(t, outside)))
	})
}

func stage(folder string, archive []byte) (*Contents, error) {
	return Stage(folder, bytes.NewReader(archive), int64(len(archive)), sound)
}

// sound finds nothing wrong.
func sound(string, []byte) error { return nil }
