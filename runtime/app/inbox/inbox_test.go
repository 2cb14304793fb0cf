package inbox

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/atomicfile/powerloss"
)

// take takes the next file out, and returns what it holds.
func take(t *testing.T, b Box) (*File, string) {
	t.Helper()
	f, err := b.Take()
	require.NoError(t, err)
	require.NotNil(t, f)
	content, err := f.Open()
	require.NoError(t, err)
	text, err := io.ReadAll(content)
	require.NoError(t, err)
	require.NoError(t, content.Close())
	return f, string(text)
}

func names(t *testing.T, b Box) (list []string) {
	t.Helper()
	entries, err := os.ReadDir(b.folder)
	require.NoError(t, err)
	for _, entry := range entries {
		list = append(list, entry.Name())
	}
	return list
}

func TestFilesAreTakenInOrderAndOnce(t *testing.T) {
	b := In(t.TempDir())
	f, err := b.Take()
	require.NoError(t, err)
	assert.Nil(t, f, "there isn't even a folder")
	require.NoError(t, b.Put("дуель.replay", strings.NewReader("one")))
	require.NoError(t, b.Put("second", strings.NewReader("")))
	require.NoError(t, b.Note("third", Refused))

	first, text := take(t, b)
	assert.Equal(t, "дуель.replay", first.Name)
	assert.Equal(t, "one", text)
	assert.NoError(t, first.Trouble)
	second, text := take(t, b)
	assert.Equal(t, "second", second.Name)
	assert.Empty(t, text)
	third, _ := take(t, b)
	assert.Equal(t, Refused, third.Trouble)
	f, err = b.Take()
	require.NoError(t, err)
	assert.Nil(t, f)

	require.NoError(t, first.Discard())
	require.NoError(t, third.Discard())
	assert.Len(t, names(t, b), 1)
	require.NoError(t, b.Tend(), "the second was never discarded: its program was killed")
	assert.Empty(t, names(t, b))
}

// What doesn't come whole doesn't come at all.
func TestHalfFilesAreNeverTaken(t *testing.T) {
	half := io.MultiReader(strings.NewReader("half of "), iotest.ErrReader(errors.New("the line is dead")))
	refused := io.MultiReader(strings.NewReader("half of "), iotest.ErrReader(Refused))
	for want, content := range map[Trouble]io.Reader{
		Broken: half, Refused: refused, TooLarge: strings.NewReader("123456789"),
	} {
		b := In(t.TempDir())
		b.most = 8
		assert.Equal(t, want, b.Put("x", content))
		assert.Empty(t, names(t, b))
		f, err := b.Take()
		require.NoError(t, err)
		assert.Nil(t, f)
	}
	b := In(t.TempDir())
	b.most = 8
	require.NoError(t, b.Put("x", strings.NewReader("12345678")))
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	assert.Equal(t, Unkept, In(file).Put("x", strings.NewReader("")))
}

// Whenever the power is lost, what is in the inbox is whole, and what was put there is in it.
func TestALossOfPowerLeavesWholeFiles(t *testing.T) {
	data := t.TempDir()
	load := func(data string) (found string) {
		b := In(data)
		for {
			f, err := b.Take()
			require.NoError(t, err)
			if f == nil {
				return found
			}
			content, err := f.Open()
			require.NoError(t, err)
			text, err := io.ReadAll(content)
			require.NoError(t, errors.Join(err, content.Close()))
			found += f.Name + ": " + string(text) + "\n"
		}
	}
	put := func(name string) func() {
		return func() { require.NoError(t, In(data).Put(name, strings.NewReader(strings.Repeat(name, 9)))) }
	}
	powerloss.Check(t, data, load, put("one"), put("two"))
}

// A file that is being written when its program is killed has another name, and is left alone.
func TestUnfinishedFilesAreLeftAlone(t *testing.T) {
	b := In(t.TempDir())
	require.NoError(t, os.Mkdir(b.folder, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(b.folder, "1"+waiting+".9f01c2d3-4711-2.tmp"), []byte("{"), 0o600))
	f, err := b.Take()
	require.NoError(t, err)
	assert.Nil(t, f)
}

// What isn't one of the inbox's files is told of once, and is gone then.
func TestADamagedFileIsNoObstacle(t *testing.T) {
	b := In(t.TempDir())
	require.NoError(t, b.Put("whole", strings.NewReader("text")))
	require.NoError(t, os.WriteFile(filepath.Join(b.folder, "0"+waiting), []byte("no head"), 0o600))
	_, err := b.Take()
	require.Error(t, err)
	f, text := take(t, b)
	assert.Equal(t, "whole", f.Name)
	assert.Equal(t, "text", text)
}

func TestTidy(t *testing.T) {
	for name, want := range map[string]string{
		"набір.zip":              "набір.zip",
		"../../etc/passwd":       "passwd",
		`C:\Games\a.zip`:         "a.zip",
		"a\x00b\nc\u202egnp.zip": "ab cgnp.zip",
		"\xff.zip":               ".zip",
		"..":                     "..",
		"/":                      "",
		"  ":                     "",
	} {
		assert.Equal(t, want, Tidy(name), name)
	}
	assert.Equal(t, "Олена Ковальчук", Plain(" Олена\tКовальчук\u202e\n"))
	assert.Equal(t, strings.Repeat("ї", longest)+"…", Plain(strings.Repeat("ї", longest+1)))
	long := Tidy(strings.Repeat("ї", 300) + ".replay")
	assert.True(t, strings.HasSuffix(long, ".replay"))
	assert.Len(t, []rune(long), longest+1)
	b := In(t.TempDir())
	require.NoError(t, b.Put(strings.Repeat("\u2028𝕏", 300), strings.NewReader("text")))
	_, text := take(t, b)
	assert.Equal(t, "text", text)
}
