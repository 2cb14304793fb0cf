package main

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/app"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
)

// TestTheToolkitKeepsItsPreferencesWithTheSettings uses the real app, since the test driver's keeps nothing.
func TestTheToolkitKeepsItsPreferencesWithTheSettings(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	path := filepath.Join(home, "settings.json")
	a := app.NewWithID(metadata.ID)
	set, err := settings.Open(path)
	require.NoError(t, err)
	a.SetCloudProvider(&keeper{settings: set})
	p := a.Preferences()
	assert.Equal(t, "none", p.StringWithFallback("folder", "none"))
	assert.Equal(t, 7, p.IntWithFallback("layout", 7))
	p.SetString("folder", "file:///packs")
	p.SetInt("layout", 2)
	p.SetString("gone", "x")
	p.RemoveValue("gone")

	again, err := settings.Open(path)
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"folder": "file:///packs", "layout": "2"}, again.Get().Toolkit)
	assert.Equal(t, "file:///packs", p.String("folder"))
	assert.Equal(t, 2, p.Int("layout"))

	p.SetBool("other", true)
	assert.True(t, p.Bool("other"))
	require.NoError(t, filepath.WalkDir(home, func(path string, _ os.DirEntry, err error) error {
		assert.NotEqual(t, "preferences.json", filepath.Base(path))
		return err
	}))
}
