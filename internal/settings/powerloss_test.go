package settings_test

import (
	"path/filepath"
	"testing"

	"boardduels/internal/atomicfile/powerloss"
	"boardduels/internal/settings"
)

func TestALossOfPowerLeavesTheOldSettingsOrTheNew(t *testing.T) {
	folder := t.TempDir()
	choose := func(language string) func() {
		return func() {
			change(t, open(t, filepath.Join(folder, "settings.json")), func(s *settings.Settings) { s.Language = language })
		}
	}
	powerloss.Check(t, folder, func(folder string) string {
		return open(t, filepath.Join(folder, "settings.json")).Get().Language
	}, choose("en"), choose("uk"), choose(""))
}
