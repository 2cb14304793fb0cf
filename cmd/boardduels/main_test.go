package main

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
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

// A window is restored at its size, but no larger than all screens together.
func TestAWindowIsNoLargerThanTheScreens(t *testing.T) {
	kept, huge := settings.Window{Width: 1500, Height: 900}, settings.Window{Width: 7680, Height: 4320}
	screens := fyne.NewSize(1920, 1080)
	for _, c := range []struct {
		kept    settings.Window
		screens fyne.Size
		scale   float32
		want    fyne.Size
	}{
		{settings.Window{}, screens, 1, fyne.NewSize(1280, 800)},
		{settings.Window{}, screens, 8, fyne.NewSize(240, 135)},
		{kept, screens, 1, fyne.NewSize(1500, 900)},
		{kept, screens, 1.5, fyne.NewSize(1280, 720)},
		{huge, screens, 1, fyne.NewSize(1920, 1080)},
		{huge, screens, 0.5, fyne.NewSize(3840, 2160)},
		{huge, fyne.Size{}, 1, fyne.NewSize(7680, 4320)},
	} {
		assert.Equal(t, c.want, sizeOf(c.kept, c.screens, c.scale), c)
	}
}

func TestSeedsDiffer(t *testing.T) { assert.NotEqual(t, seed(), seed()) }
