package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Desktops tell which languages people want by LANGUAGE. Who asks for the C locale gets English with the punctuation of
// ASCII, and no byte besides.
func TestTheLocaleIsHeeded(t *testing.T) {
	torn := filepath.Join(t.TempDir(), "torn.xml")
	require.NoError(t, os.WriteFile(torn, []byte("<card>"), 0o644))
	run := func(locale, languages string, args ...string) string {
		cmd := exec.Command(program, args...)
		cmd.Env = append(os.Environ(), "LC_ALL="+locale, "LANGUAGE="+languages)
		out, _ := cmd.CombinedOutput()
		return string(out)
	}
	assert.Contains(t, run("en_US.UTF-8", "fr:uk:en", "validate", torn), "пошкоджений")
	assert.Contains(t, run("C", "uk", "validate", torn), "broken XML")
	assert.Contains(t, run("en_US.UTF-8", "", "knowledge", "show", "mage"), "’")
	assert.NotContains(t, run("C", "", "knowledge", "show", "mage"), "’")
}
