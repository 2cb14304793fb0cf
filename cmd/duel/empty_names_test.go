package main

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/cmd/duel/cli"
)

// An empty name, as of a variable of the shell that isn't set, is never taken for no file at all.
func TestEmptyNamesOfFilesAreRefused(t *testing.T) {
	folder := t.TempDir()
	for _, args := range []string{
		"arena --games 2 -o", "arena --games 2 --resume", "arena merge x.json -o", "balance -o", "learn -o", "train knn -o",
		"replay fork x.replay --at 2 -o", "match --save", "match --learn --kb", "simulate --save", "play --save", "play --kb",
		"knowledge check --kb", "knowledge show mage --kb",
	} {
		o := duelIn(t, folder, "", append(strings.Fields(args), "")...)
		assert.Equal(t, cli.ExitUsage, o.code, "%s: %s", args, o.errors)
		assert.Contains(t, o.errors, " is empty: the name of a file or a folder is missing", args)
		assert.Empty(t, o.out, args)
	}
	entries, err := os.ReadDir(folder)
	assert.NoError(t, err)
	assert.Empty(t, entries)
}
