package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
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

// unshown are signs that are neither letters, which names may have, nor ASCII.
var unshown = regexp.MustCompile(`[^\x00-\x7f\p{L}\p{M}]`)

// forPrograms are command lines that print data, a table in Markdown, or a script.
var forPrograms = regexp.MustCompile(`--(json|xml|csv|patch)|--(format|report) (json|xsd|csv|xml|html|markdown)|^completion`)

// Where a locale shows no more than ASCII, no text has other punctuation. Data is the same in every locale.
func TestPunctuationIsWhatTheLocaleShows(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.RemoveAll(filepath.Join(folder, "replays")))
	hero := filepath.Join(folder, "pack", "heroes", "knight.xml")
	renamed := regexp.MustCompile(`<name>[^<]*<`).ReplaceAllString(read(t, hero), `<name>Лицар — “Knight”<`)
	require.NoError(t, os.WriteFile(hero, []byte(renamed), 0o644))
	must(t, folder, "", "simulate", "--pack", "pack", "--seat1", "random", "--seat2", "random", "-n", "2", "--heroes", "knight,mage", "--save", "replays")
	require.NoError(t, os.Mkdir(filepath.Join(folder, "kb"), 0o755))
	t.Chdir(folder)
	run := func(locale, args string) string {
		t.Setenv("LC_ALL", locale)
		var out, errs bytes.Buffer
		run(t.Context(), strings.Fields(args), strings.NewReader("help\nwhy\nend\n"), &out, &errs)
		require.NoError(t, os.RemoveAll("mine"))
		return out.String() + errs.String()
	}
	for _, args := range append(printing, "knowledge experts knight --pack pack --csv", "replay show replays/1.replay --lang uk", "knowledge show knight --pack pack --lang uk", "replay show nowhere") {
		printed := run("C", args)
		if forPrograms.MatchString(args) {
			assert.Equal(t, run("C.UTF-8", args), printed, args)
			continue
		}
		assert.Empty(t, unshown.FindAllString(printed, -1), "%s\n%s", args, printed)
	}
	assert.Contains(t, run("C", "replay show replays/1.replay"), `Лицар - "Knight"`)
	assert.Contains(t, run("C", "replay show replays/1.replay --json"), "Лицар — “Knight”")
	assert.Contains(t, run("en_US.ISO-8859-1", "fields card"), "0...10")
}

// What commands print has no signs that couldn't be written in ASCII.
func TestAllThatIsPrintedCanBeWrittenInASCII(t *testing.T) {
	golden, err := filepath.Glob("testdata/runs/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, golden)
	for _, path := range golden {
		assert.Empty(t, unshown.FindAllString(i18n.Plain(read(t, path)), -1), path)
	}
}
