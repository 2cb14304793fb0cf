package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const before = `# Changelog

What people get.

## 0.1.0 (not released yet)

The first release.

### The game
- A duel.

### The project
- Tests.

## 0.0.9 (2026-01-02)

### The editor
- It opens.
`

// project lays out a folder with a changelog and fragments, given by name.
func project(t *testing.T, changelog string, fragments map[string]string) string {
	t.Helper()
	root := t.TempDir()
	changes := filepath.Join(root, "docs", "changes")
	require.NoError(t, os.MkdirAll(changes, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "CHANGELOG.md"), []byte(changelog), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(changes, "README.md"), []byte("# Changes\n"), 0o644))
	for name, text := range fragments {
		require.NoError(t, os.WriteFile(filepath.Join(changes, name), []byte(text), 0o644))
	}
	return root
}

func changelogOf(t *testing.T, root string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "CHANGELOG.md"))
	require.NoError(t, err)
	return string(text)
}

func TestFragmentsAreGatheredByArea(t *testing.T) {
	root := project(t, before, map[string]string{
		"game-deal.md":          "- Cards are dealt.\n- Slowly,\n  as people do.\n",
		"command-line-words.md": "- It speaks.\n",
		"android-name.md":       "- It has a name.\n",
	})
	require.NoError(t, gather(root, "0.1.0", "2026-12-01"))
	assert.Equal(t, `# Changelog

What people get.

## 0.1.0 (2026-12-01)

The first release.

### The game
- A duel.
- Cards are dealt.
- Slowly,
  as people do.

### The command line
- It speaks.

### Android
- It has a name.

### The project
- Tests.

## 0.0.9 (2026-01-02)

### The editor
- It opens.
`, changelogOf(t, root))
	left, err := os.ReadDir(filepath.Join(root, "docs", "changes"))
	require.NoError(t, err)
	require.Len(t, left, 1)
	assert.Equal(t, "README.md", left[0].Name())
}

func TestTheNextReleaseBeginsASection(t *testing.T) {
	root := project(t, before, map[string]string{"web-keys.md": "- Keys.\n"})
	require.NoError(t, gather(root, "0.2.0", "2027-01-31"))
	assert.Contains(t, changelogOf(t, root), "What people get.\n\n## 0.2.0 (2027-01-31)\n\n### Browsers\n- Keys.\n\n## 0.1.0 (not released yet)\n")
	var notes bytes.Buffer
	require.NoError(t, printNotes(&notes, root, "0.2.0"))
	assert.Equal(t, "### Browsers\n- Keys.\n", notes.String())
}

func TestWhatIsNoFragmentIsToldByNameAndLine(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"cards-deal.md", "- A\n", "docs/changes/cards-deal.md: allowed are names like <area>-<topic>.md, with one of the areas game, boards, "},
		{"game-.md", "- A\n", "game-.md: allowed are names"},
		{"game-deal.txt", "- A\n", "game-deal.txt: allowed are names"},
		{"game-deal.md", " \n", "game-deal.md: it is empty"},
		{"game-deal.md", "Cards\n", `game-deal.md:1: found "Cards"`},
		{"game-deal.md", "- A\nand\n", `game-deal.md:2: found "and", allowed are bullets`},
		{"game-deal.md", "- A\n\n- B\n", `game-deal.md:2: found ""`},
	} {
		root := project(t, before, map[string]string{c.name: c.text})
		assert.ErrorContains(t, gather(root, "0.1.0", "2026-12-01"), c.want)
		assert.Equal(t, before, changelogOf(t, root), "nothing is gathered then")
	}
	assert.ErrorContains(t, gather(project(t, before, nil), "0.1.0", "1.12.2026"), "allowed is one like 2026-12-01")
	assert.ErrorContains(t, gather(project(t, strings.Replace(before, "The project", "The house", 1), nil), "0.1.0", "2026-12-01"),
		`CHANGELOG.md: 0.1.0 (not released yet): found the heading "The house", allowed are: The game, `)
}

func TestATagIsThatOfTheVersion(t *testing.T) {
	dated := strings.Replace(before, "not released yet", "2026-12-01", 1)
	assert.NoError(t, checkTag(project(t, dated, nil), "0.1.0", "v0.1.0"))
	for _, c := range []struct {
		changelog string
		fragments map[string]string
		tag, want string
	}{
		{dated, nil, "v0.2.0", "the tag is v0.2.0, and cmd/boardduels/FyneApp.toml has version 0.1.0: allowed is the tag v0.1.0"},
		{dated, nil, "0.1.0", "allowed is the tag v0.1.0"},
		{dated, nil, "v0.1.0-rc1", "allowed is the tag v0.1.0"},
		{before, nil, "v0.1.0", `the title "0.1.0 (not released yet)" has no date`},
		{dated, map[string]string{"web-keys.md": "- Keys.\n"}, "v0.1.0", "web-keys.md isn't in CHANGELOG.md yet"},
		{"# Changelog\n", nil, "v0.1.0", "no section for version 0.1.0"},
	} {
		assert.ErrorContains(t, checkTag(project(t, c.changelog, c.fragments), "0.1.0", c.tag), c.want)
	}
}

// What waits in this project can be gathered, and its changelog is as the tool writes it.
func TestTheProjectsChangesAreWellFormed(t *testing.T) {
	root := filepath.Join("..", "..")
	_, err := fragments(root)
	require.NoError(t, err)
	text := changelogOf(t, root)
	c, err := parseChangelog(text)
	require.NoError(t, err)
	assert.Equal(t, text, c.String())
	for _, r := range c.releases {
		assert.Regexp(t, `^\d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d|`+unreleased+`)\)$`, r.title)
	}
}
