package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The command alone has the licences that every bundle holds.
func TestLicencesAreThoseOfTheBundles(t *testing.T) {
	printed := must(t, t.TempDir(), "", "licences")
	assert.Equal(t, read(t, filepath.Join("..", "..", "assets", "licences"), "licences.txt"), printed)
	assert.Contains(t, printed, "=== Board Duels: MIT\n")
}
