package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Who sets out by the command takes relics, too, and comes further with one that strikes at once.
func TestRelicsAreTakenOnRuns(t *testing.T) {
	const road = "<run>\n  <stage>random</stage>\n  <stage rest=\"0\" more_hp=\"30\">random</stage>\n</run>"
	const anvil = "<relic>\n  <rule on=\"turn_start\" do=\"damage\" amount=\"50\" pierce=\"true\"/>\n</relic>"
	beaten := func(road string) float64 {
		folder := workshop(t)
		for name, source := range map[string]string{"runs/road.xml": road, "relics/anvil.xml": anvil} {
			file := filepath.Join(folder, "pack", filepath.FromSlash(name))
			require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
			require.NoError(t, os.WriteFile(file, []byte(source), 0o644))
		}
		var course struct {
			Stages []struct{ Beaten struct{ Share float64 } }
		}
		told := must(t, folder, "", "run", "road", "--pack", "pack", "--player", "random", "--games", "80", "--json")
		require.NoError(t, json.Unmarshal([]byte(told), &course))
		return course.Stages[1].Beaten.Share
	}
	without := beaten(road)
	assert.Greater(t, beaten(strings.Replace(road, "</run>", "  <relic>anvil</relic>\n</run>", 1)), without+0.1)
}
