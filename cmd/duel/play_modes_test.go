package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema/schematest"
)

// A card that offers modes is played in one of them, which everything tells that tells of the action: the duel, the
// reasons, and the replay, from which the duel goes on.
func TestModesAreChosenAndTold(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(folder, "pack"), schematest.Choices()))
	typed := strings.Repeat("1\n2\n3\n1:1\n2:1\n3:1\nend\nwhy\nwhy 1\n", 3) + "quit\n"
	play := []string{"play", "--pack", "pack", "--hero", "sage", "--opponent", "sage", "--brain", "novice", "--seed", "2", "--save", "my.replay"}
	out := must(t, folder, typed, play...)
	assert.Contains(t, out, "Oracle offers a choice: type ")
	assert.Contains(t, out, "offers no choice: type ")
	assert.Regexp(t, `Sage 1 plays Oracle \(mode \d\) for 1 energy`, out)
	assert.Regexp(t, `\d\. Sage 2: (Oracle|Last Word) \(mode \d\)\n`, out)

	saved, err := os.ReadFile(filepath.Join(folder, "my.replay"))
	require.NoError(t, err)
	assert.Contains(t, string(saved), "\nplay oracle:")
	must(t, folder, typed, "play", "--save", "my.replay")
	must(t, folder, "", "replay", "verify", "my.replay", "--decisions")
	assert.Regexp(t, `Oracle \(mode \d\)`, must(t, folder, "", "replay", "show", "my.replay"))
	assert.Regexp(t, `"action": "oracle:\d"`, must(t, folder, "", "replay", "show", "my.replay", "--json"))
}
