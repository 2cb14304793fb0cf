package app_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
)

// What was wrong with the settings is told in the player's language.
func TestTroubleWithSettingsIsToldInUkrainian(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for name, spoil := range map[string]func(path string) error{
		"damaged":    func(path string) error { return os.WriteFile(path, []byte("{"), 0o644) },
		"a_folder":   func(path string) error { return os.Mkdir(path, 0o755) },
		"a_loop":     func(path string) error { return os.Symlink(path, path) },
		"wrong_type": func(path string) error { return os.WriteFile(path, []byte(`{"packs": 7}`), 0o644) },
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, spoil(filepath.Join(folder, "settings.json")))
			apptest.NewIn(t, apptest.OnPhone, "uk", folder).AssertUkrainian()
		})
	}
}
