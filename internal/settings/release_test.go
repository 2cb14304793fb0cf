package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/settings"
)

// released is all that version 0.1.0 let a person set.
func released() settings.Settings {
	sounds, hall := 40, 0
	return settings.Settings{
		Language: "uk", Brightness: "dark", Pace: "quick", Calm: true, Sounds: &sounds, Hall: &hall, Muted: true, Scale: 125, Pack: "/packs/mine",
		Duel:   settings.Duel{Hero: "knight", Opponent: "mage", Brain: "level_70", Level: "level_70", Pack: "/packs/mine"},
		Boards: map[string]settings.Board{"reversi": {Variant: "standard", Brain: "level_40", Seat: 1}},
		Paused: true, Replays: 2, Taught: true, Edited: "/packs/mine.zip", Packs: []string{"/packs/mine.zip", "/packs/mine"}, BalanceByHand: true,
		Window: settings.Window{Width: 1280, Height: 800.5},
		Desk: settings.Desk{Pack: "/packs/mine", File: "cards/rage.xml", Page: "form", Outline: 0.25, Problems: true,
			Sides: map[string]float64{"card": 0.5}, Columns: map[string][]string{"card": {"cost", "max_damage"}}},
		Toolkit: map[string]string{"folder": "file:///packs"},
	}
}

// What version 0.1.0 wrote is read for ever.
func TestTheSettingsOfVersion010AreRead(t *testing.T) {
	text, err := os.ReadFile("testdata/0.1.0/settings.json")
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "settings.json")
	require.NoError(t, os.WriteFile(path, text, 0o644))
	assert.Equal(t, released(), open(t, path).Get())
}
