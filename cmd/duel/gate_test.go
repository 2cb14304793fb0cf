package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
)

// What has errors is played by no command, and each says why as validate does.
func TestNothingThatHasErrorsIsPlayed(t *testing.T) {
	setOut := []string{"run", "road", "--pack", "pack", "--player", "random", "--games", "1", "--hero", "knight"}
	play := []string{"simulate", "--pack", "pack", "--seat1", "random", "--seat2", "precedent", "--heroes", "knight,mage", "-n", "1"}
	for name, c := range map[string]struct {
		file, source, told string
		args               []string
	}{
		"a value of a run":    {"runs/road.xml", "<run>\n  <stage rest=\"5000\">double</stage>\n</run>", "runs/road.xml:2:16: error out-of-range: rest is 5000, allowed are 0 to 50", setOut},
		"broken XML of a run": {"runs/road.xml", "<run>\n  <stage>orc</stage>\n", "runs/road.xml:3:1: error broken-xml", setOut},
		"another document":    {"runs/road.xml", "<card/>", "runs/road.xml:1:1: error wrong-root", setOut},
		"a run without end":   {"runs/road.xml", strings.Repeat(" ", 1<<20) + "<run/>", "runs/road.xml: error too-large", setOut},
		"a long text":         {"runs/road.xml", "<run>\n  <about>" + strings.Repeat("lorem ipsum ", 2000) + "</about>\n  <stage>random</stage></run>", "runs/road.xml:2:10: error too-long", setOut},
		"an enemy":            {"runs/road.xml", "<run>\n  <stage hero=\"nobody\">random</stage></run>", "runs/road.xml:2:24: error no-such-enemy: there is no hero nobody", setOut},
		"a hero":              {"heroes/knight.xml", "<hero>", "heroes/knight.xml:1:7: error broken-xml", play},
		"a large hero":        {"heroes/knight.xml", strings.Repeat(" ", 1<<20) + "<hero/>", "heroes/knight.xml: error too-large", play},
		"a large card":        {"cards/cleave.xml", strings.Repeat(" ", 1<<20) + "<card/>", "cards/cleave.xml: error too-large", play},
		"what is known":       {"cases/knight.xml", strings.Repeat(" ", 1<<20) + "<cases/>", "cases/knight.xml: error too-large", play},
	} {
		t.Run(name, func(t *testing.T) {
			folder := workshop(t)
			file := filepath.Join(folder, "pack", filepath.FromSlash(c.file))
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, []byte(c.source), 0o644))
			o := duelIn(t, folder, "", c.args...)
			assert.Equal(t, cli.ExitProblem, o.code, o.errors)
			assert.Empty(t, o.out)
			assert.Contains(t, o.errors, c.told)
			told, _, _ := strings.Cut(c.told, "nobody")
			if strings.Contains(c.told, ".xml") {
				assert.Contains(t, duelIn(t, folder, "", "validate", "pack").out, told, "the same words")
			}
		})
	}
	assert.Equal(t, cli.ExitUsage, duelIn(t, workshop(t), "", setOut...).code, "no such run")
}
