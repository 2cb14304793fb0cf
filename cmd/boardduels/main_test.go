package main

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
)

func TestParse(t *testing.T) {
	o, err := parse([]string{"--lang", "uk", "--pack", "p.zip", "--data", "d", "--mobile"})
	require.NoError(t, err)
	assert.Equal(t, options{language: "uk", pack: "p.zip", data: "d", mobile: true}, o)
	file := filepath.Join(t.TempDir(), "дуель.replay")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	o, err = parse([]string{"--mobile", file})
	require.NoError(t, err)
	assert.Equal(t, options{mobile: true, files: []string{file}}, o)
	for _, args := range [][]string{{"--bogus"}, {"stray"}, {file, "stray"}, {"--lang", "xx"}} {
		_, err := parse(args)
		assert.Error(t, err, args)
	}
}

func TestPackPath(t *testing.T) {
	path, err := packPath("")
	require.NoError(t, err)
	assert.Nil(t, path, "what was set counts")
	path, err = packPath(classic.Name)
	require.NoError(t, err)
	assert.Empty(t, *path)
	t.Chdir(t.TempDir())
	here, err := filepath.Abs("mine")
	require.NoError(t, err)
	path, err = packPath("mine")
	require.NoError(t, err)
	assert.Equal(t, here, *path, "the program may be started elsewhere the next time")
}

func TestDataFolderIsMade(t *testing.T) {
	asked := filepath.Join(t.TempDir(), "a", "b")
	h := live(t, dataFolder(asked, test.NewTempApp(t)))
	assert.Equal(t, asked, h.folder)
	assert.DirExists(t, asked)
}

func TestTheDataFolderIsTold(t *testing.T) {
	t.Chdir(t.TempDir())
	here, err := filepath.Abs("data")
	require.NoError(t, err)
	app := test.NewTempApp(t)
	assert.Equal(t, here, dataFolder("data", app))
	assert.Equal(t, app.Storage().RootURI().Path(), dataFolder("", app), "its own")
}

func TestSeedsDiffer(t *testing.T) { assert.NotEqual(t, seed(), seed()) }
