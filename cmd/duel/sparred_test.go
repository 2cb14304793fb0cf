package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What AIs learned by duels in their heads after a match, when they still held such, stays what they know: it is sound,
// is told, decides as it did, and grows by further matches.
func TestWhatWasLearnedBySparringIsKept(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.CopyFS(folder, os.DirFS("testdata/sparred")))
	of := func(args ...string) []string { return append(args, "--pack", "pack", "--kb", "kb") }

	assert.Equal(t, "Good are 1 entries and 2 states of knowledge.\n", must(t, folder, "", "knowledge", "check", "--kb", "kb"))
	entry := must(t, folder, "", of("knowledge", "history", "knight", "--match", "1")...)
	assert.Contains(t, entry, "Knight: 3,000 duels in its head.")
	assert.Contains(t, entry, "Knight: What counts for it, ")
	known := must(t, folder, "", of("knowledge", "show", "knight")...)
	assert.Contains(t, known, ", 3000 simulated duels, ")
	assert.Contains(t, known, "What a turn should leave behind")
	assert.Contains(t, must(t, folder, "", "replay", "verify", "duel.replay", "--decisions"), "1 verified")

	must(t, folder, "", of("match", "--seat1", "precedent", "--seat2", "tree", "--heroes", "knight,mage", "--learn", "--save", "games", "-n", "1")...)
	assert.Contains(t, must(t, folder, "", of("knowledge", "show", "knight")...), ", 3000 simulated duels, ", "it simulates no more")
	assert.Contains(t, must(t, folder, "", "knowledge", "check", "--kb", "kb"), "Good are 2 entries")
	assert.Contains(t, must(t, folder, "", "replay", "verify", "games", "--decisions"), "1 verified", "it plays by what it knew")
}
