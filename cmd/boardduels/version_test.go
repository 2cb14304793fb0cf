//go:build unix

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/imitation"
	"boardduels/internal/settings"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/profile"
	"boardduels/runtime/app/ui"
)

// versionOfTheApp returns the version that stands in FyneApp.toml.
func versionOfTheApp(t *testing.T) string {
	t.Helper()
	file, err := os.ReadFile("FyneApp.toml")
	require.NoError(t, err)
	version := regexp.MustCompile(`(?m)^ *Version = "(.+)"$`).FindSubmatch(file)
	require.NotNil(t, version, "%s", file)
	return string(version[1])
}

// The version stands in FyneApp.toml alone: the app says it without a display.
func TestTheAppSaysItsVersion(t *testing.T) {
	const child = "BOARDDUELS_TEST_VERSION"
	if os.Getenv(child) != "" {
		os.Args = []string{"boardduels", "-version"}
		main()
		os.Exit(0)
	}
	said, err := again(t, child+"=1").CombinedOutput()
	require.NoError(t, err, "%s", said)
	assert.Equal(t, "boardduels "+versionOfTheApp(t)+"\n", string(said))
}

// The game's settings and the editor's About show the same version.
func TestTheScreensShowTheVersion(t *testing.T) {
	s := unseen(t)
	s.openGame()
	for _, part := range seen(s.window) {
		if button, ok := part.(*ui.Button); ok && button.Text == "Settings" {
			test.Tap(button)
		}
	}
	assert.Contains(t, texts(s.window), "Board Duels "+versionOfTheApp(t))

	s.openEditor()
	for _, menu := range s.window.MainMenu().Items {
		for _, item := range menu.Items {
			if item.Label == "About Board Duels" {
				item.Action()
			}
		}
	}
	assert.Contains(t, texts(s.window), "Board Duels "+versionOfTheApp(t))
}

// knowing is an app without a screen that knows of itself what the app does.
type knowing struct {
	fyne.App
	of fyne.AppMetadata
}

func (k knowing) Metadata() fyne.AppMetadata { return k.of }

// unseen returns a shell without a screen, in English, with a new player's folder.
func unseen(t *testing.T) *shell {
	t.Helper()
	of := fyneapp.NewWithID(metadata.ID).Metadata()
	bare := looktest.NewApp(t)
	a := knowing{bare, of}
	fyne.SetCurrentApp(a)
	root := t.TempDir()
	require.NoError(t, settings.Write(filepath.Join(root, profile.SettingsFile), settings.Settings{Taught: true}))
	s := &shell{app: a, window: test.NewTempWindow(t, nil), root: root, keeper: &keeper{}}
	t.Cleanup(s.close)
	edit, editDuel := s.ways()
	s.options = app.Options{
		Window: s.window, Pack: classictest.Pack(), Brains: duelbrains.Known(), Brain: duelbrains.Default, Double: imitation.ID,
		Language: "en", Now: time.Now, Seed: seed, Edit: edit, EditDuel: editDuel, HasEdits: s.hasEdits, Do: bare.Do, PlayAs: s.playAs,
	}
	require.NoError(t, s.moveInto(settleIn(root)))
	s.window.Resize(fyne.NewSize(1280, 800))
	return s
}

// seen returns all that can be seen in a window.
func seen(w fyne.Window) (parts []fyne.CanvasObject) {
	for _, layer := range looktest.Layers(w) {
		looktest.WalkVisible(layer, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) { parts = append(parts, o) })
	}
	return parts
}

// texts returns the lines that can be read in a window.
func texts(w fyne.Window) (lines []string) {
	for _, part := range seen(w) {
		if text, ok := part.(*canvas.Text); ok {
			lines = append(lines, text.Text)
		}
	}
	return lines
}
