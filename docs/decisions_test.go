package docs

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// decided is how a decision begins: its number, its title, its date.
var decided = regexp.MustCompile(`^# (\d{4})\. (.+)\n\n(\d{4}-\d\d-\d\d)`)

// decisions returns the pages of decisions in the order of their names.
func decisions(pages map[string]string) (names []string) {
	for page := range pages {
		if folder, name := path.Split(page); folder == "docs/decisions/" && name != "README.md" && name != "template.md" {
			names = append(names, page)
		}
	}
	slices.Sort(names)
	return names
}

// Whoever reads that a decision was replaced by 0047 finds it, and nobody looks for one that never was.
func TestDecisionsAreNumberedWithoutHoles(t *testing.T) {
	pages := texts(t)
	for i, page := range decisions(pages) {
		number := fmt.Sprintf("%04d", i+1)
		require.True(t, strings.HasPrefix(path.Base(page), number+"-"), "%s: the next number is %s", page, number)
		found := decided.FindStringSubmatch(pages[page])
		require.NotNil(t, found, "%s doesn't begin as template.md does: number, title, date", page)
		assert.Equal(t, number, found[1], page)
	}
}

// The list has each decision once, with its number, date and title.
func TestDecisionsAreListed(t *testing.T) {
	pages := texts(t)
	list := pages["docs/decisions/README.md"]
	for _, page := range decisions(pages) {
		if found := decided.FindStringSubmatch(pages[page]); assert.NotNil(t, found, page) {
			line := fmt.Sprintf("\n| [%s](%s) | %s | %s | ", found[1], path.Base(page), found[3], found[2])
			assert.Equal(t, 1, strings.Count(list, line), "docs/decisions/README.md has to have once:%s", line)
		}
	}
}
