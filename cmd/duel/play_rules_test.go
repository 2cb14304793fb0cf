package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// ruledPack lays a pack with rules into a folder.
func ruledPack(t *testing.T) (folder string) {
	t.Helper()
	folder = t.TempDir()
	files, err := filepath.Abs(filepath.FromSlash("../../schema/testdata/mechanics"))
	require.NoError(t, err)
	pack := filepath.Join(folder, "pack")
	require.NoError(t, os.CopyFS(filepath.Join(pack, "cards"), os.DirFS(filepath.Join(files, "cards"))))
	require.NoError(t, os.CopyFS(pack, os.DirFS(filepath.Join(files, "tournament"))))
	return folder
}

// What rules leave on heroes stands beside them as the duel is shown, by the names that the pack has; what heroes and
// counters do by rules is told with the decks.
func TestTheTerminalTellsWhatRulesLeave(t *testing.T) {
	folder := ruledPack(t)
	for _, test := range []struct {
		language string
		board    []string
		decks    []string
	}{
		{"en", []string{
			"\n      1 × Vigour: each hit dealt does that much more damage.\n",
			"\n      Bonfire: Whenever you play a card tagged Ember, deal 2 damage.\n",
			"\n      In hand, as both sides know: Bee.\n",
			"\nApiarist’s passive rule: Apiarist: Vigour +1\n",
			"Deal 1 damage. Tagged Ember.",
		}, []string{"\nCounters:\n  Venom: at the start of the turn, ", "\n  Vigour: each hit dealt "}},
		{"uk", []string{"\n      1 × «Снага»: ", "\n      «Багаття»: ", "\n      У руці, як знають обидві сторони: Бджола.\n", "«Снага» +1\n"}, []string{"\nЛічильники:\n  «Отрута»: "}},
	} {
		typed := "1\n1\n1\nend\n1\n1\nend\n1\ndecks\nquit\n"
		out := must(t, folder, typed, "play", "--pack", "pack", "--hero", "apiarist", "--opponent", "wayfarer", "--brain", "tree", "--seed", "3", "--lang", test.language)
		out = strings.ReplaceAll(out, "\u00a0", " ")
		for _, told := range append(test.board, test.decks...) {
			assert.Contains(t, out, told)
		}
	}
}

// What rules bring about as a duel begins is told before anything else, by whose rule it is: while it is played, once
// it goes on, and in its replay.
func TestTheOpeningIsToldInTheTerminal(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(folder, "pack"), os.DirFS(filepath.FromSlash("../../schema/testdata/mechanics"))))
	play := []string{"play", "--pack", "pack", "--hero", "plain", "--opponent", "early_bird", "--brain", "novice", "--seed", "2", "--save", "my.replay"}
	const told = "Early Bird’s passive rule: Early Bird gains 4 shield\n"
	out := must(t, folder, "log\nquit\n", play...)
	begins := regexp.MustCompile(`\n[^\n]* starts\.\n` + told)
	assert.Regexp(t, begins, out)
	assert.Regexp(t, "> log\n"+told, out)
	out = must(t, folder, "log\nend\nquit\n", play...)
	assert.NotRegexp(t, begins, out, "it goes on")
	assert.Regexp(t, "> log\n"+told, out)
	assert.Regexp(t, "\n\n"+told+"\nTurn 1, round 1: ", must(t, folder, "", "replay", "show", "my.replay"))
	assert.Contains(t, must(t, folder, "", "replay", "show", "my.replay", "--ply", "0"), "\n  "+told)
	assert.Contains(t, must(t, folder, "", "replay", "show", "my.replay", "--ply", "0", "--json"), strings.TrimSpace(told))
}
