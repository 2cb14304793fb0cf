package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/outside"
	"boardduels/runtime/app/look"
)

// What Android shows until the game has painted is the game's ground.
func TestTheGroundOfThePackageIsTheGames(t *testing.T) {
	styles, err := os.ReadFile("../../android/res/values/styles.xml")
	require.NoError(t, err)
	found := regexp.MustCompile(`<color name="ground">(#\w+)</color>`).FindSubmatch(styles)
	require.NotNil(t, found)
	r, g, b, _ := look.Theme(look.Dark).Color(theme.ColorNameBackground, theme.VariantDark).RGBA()
	assert.Equal(t, fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8), string(found[1]))
}

// Android takes an update only if the number of its version has grown.
func TestVersionCodesGrowWithTheVersion(t *testing.T) {
	details, err := filepath.Abs("../../android/details.sh")
	require.NoError(t, err)
	bash := outside.Program(t, "bash", "bash")
	for version, want := range map[string]string{
		"0.1.0": "100", "0.1.1": "101", "1.2.3": "10203", "1.08.09": "10809", "9.99.99": "99999", "10.0.0": "100000",
		"1.2": "", "1.100.0": "", "1.0.100": "", "1.2.3-beta": "", "": "",
	} {
		folder := t.TempDir()
		file := fmt.Sprintf("[Details]\n  Name = \"Board Duels\"\n  Version = %q\n", version)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "FyneApp.toml"), []byte(file), 0o644))
		command := exec.Command(bash, "-c", `set -euo pipefail; . "$1"; version_code`, "bash", details)
		command.Dir = folder
		var said strings.Builder
		command.Stderr = &said
		got, err := command.Output()
		assert.Equal(t, want, strings.TrimSpace(string(got)), version)
		assert.Equal(t, want == "", err != nil, version)
		assert.Equal(t, want == "", strings.Contains(said.String(), fmt.Sprintf("Version is %q", version)), said.String())
	}
}
