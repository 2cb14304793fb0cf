package main

import (
	"os"
	"path/filepath"
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
			"\n      Bonfire: Whenever you play a card tagged Ember: deal 2 damage.\n",
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
