package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fencers returns a folder with a pack of classic heroes and clashes.
func fencers(t *testing.T) string {
	t.Helper()
	folder := workshop(t)
	rules := `<rules><clash>turn</clash><stance id="strike" name="Lunge" name_uk="Випад" damage="2"/></rules>`
	require.NoError(t, os.WriteFile(filepath.Join(folder, "pack", "rules.xml"), []byte(rules), 0o644))
	return folder
}

// A person is asked for a stance where one is due, and can do nothing else then; what the AI has chosen isn't told
// before the clash, and a duel that was saved between the two choices asks again.
func TestAStanceIsTakenInTheTerminal(t *testing.T) {
	folder := fencers(t)
	play := []string{"play", "--pack", "pack", "--seed", "4", "--brain", "tree", "--save", "my.replay"}
	out := must(t, folder, "strike\nend\n1\nend\nwhy\n", play...)
	assert.Contains(t, out, "A stance is due, hidden until both have chosen: type strike (Lunge), guard or")
	asked := strings.Count(out, "A stance is due")
	before, err := os.ReadFile(filepath.Join(folder, "my.replay"))
	require.NoError(t, err)
	again := must(t, folder, "end\n", play...)
	assert.Contains(t, again, "A stance is due")
	after, err := os.ReadFile(filepath.Join(folder, "my.replay"))
	require.NoError(t, err)
	assert.Equal(t, string(before), string(after))
	assert.GreaterOrEqual(t, asked, 3)

	out = must(t, folder, "guard\nguard\nhelp\n", play...)
	assert.Contains(t, out, " beats ")
	assert.Contains(t, out, "  strike     take this stance in a clash")
	_, why, _ := strings.Cut(out, "> why")
	for _, stance := range []string{"Guard", "Focus", "Lunge"} {
		assert.NotContains(t, why, ": "+stance)
	}
	assert.Contains(t, must(t, folder, "end\n", append(play, "--lang", "uk")...), "Оберіть стійку")
}

// A duel with clashes is told whole, in both languages, by all that reads replays.
func TestReplaysWithClashesAreTold(t *testing.T) {
	folder := fencers(t)
	must(t, folder, "", "match", "--pack", "pack", "--seat1", "random", "--seat2", "tree", "--heroes", "mage,knight", "-n", "2", "--seed", "3", "--save", "all")
	const first, second = "all/1.replay", "all/2.replay"
	for _, lang := range []string{"en", "uk"} {
		for _, args := range [][]string{
			{"replay", "verify", "--decisions", first, second}, {"replay", "show", "--why", first}, {"replay", "show", "--json", first},
			{"replay", "show", "--ply", "6", first}, {"replay", "compare", first, second}, {"replay", "compare", "--json", first, second},
			{"decide", "--replay", first, "--turn", "2"}, {"decide", "--replay", first, "--turn", "2", "--json"},
			{"replay", "fork", first, "--at", "3", "-o", "fork-" + lang + ".replay"},
		} {
			out := must(t, folder, "", append(args, "--lang", lang)...)
			assert.NotContains(t, out, "<no value>", args)
		}
		must(t, folder, "", "replay", "verify", "--decisions", "fork-"+lang+".replay")
	}
	assert.Contains(t, must(t, folder, "", "replay", "show", "--json", first), `"action": "stance:guard"`)
	assert.Regexp(t, `Випад|Заслін|Зосередження`, must(t, folder, "", "replay", "show", "--lang", "uk", first))
	for _, format := range []string{"md", "csv", "xml"} {
		for _, by := range []string{"turn", "decision"} {
			assert.Contains(t, must(t, folder, "", "replay", "journal", "--format", format, "--by", by, first), "stance:")
		}
	}
}
