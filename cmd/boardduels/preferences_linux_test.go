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
	config, err := os.MkdirTemp("", "boardduels-*")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(config) }) // the toolkit may still be writing to it
	t.Setenv("HOME", config)
	t.Setenv("XDG_CONFIG_HOME", config)
	path := filepath.Join(t.TempDir(), "settings.json")
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
	assert.Equal(t, 2, p.Int("layout"))
	require.NoError(t, set.Flush())

	again, err := settings.Open(path)
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"folder": "file:///packs", "layout": "2"}, again.Get().Toolkit)
	assert.Equal(t, "file:///packs", p.String("folder"))
	assert.Equal(t, 2, p.Int("layout"))

	p.SetBool("other", true)
	assert.True(t, p.Bool("other"))
	assert.DirExists(t, filepath.Join(config, "fyne", metadata.ID), "the toolkit would keep them here")
	assert.NoFileExists(t, filepath.Join(config, "fyne", metadata.ID, "preferences.json"))
}
