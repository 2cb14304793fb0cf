package docs

import (
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// readers are the folders of pages, by how the first sentence of each page names whom it is for.
var readers = map[string][2]string{
	"player":      {"For players", "Для гравців"},
	"designer":    {"For designers", "Для дизайнерів"},
	"expert":      {"For experts", "Для експертів"},
	"tester":      {"For testers", "Для тестерів"},
	"contributor": {"For contributors", "Для розробників"},
}

// opening is a page's title, and the line below it; what a program wrote says so before it.
var opening = regexp.MustCompile(`^(?:<!--.*-->\n)?# .*\n(.*)\n`)

func TestEachPageSaysForWhomItIs(t *testing.T) {
	pages := texts(t)
	index := pages["docs/README.md"]
	for page, text := range pages {
		within, isPage := strings.CutPrefix(page, "docs/")
		folder, _, _ := strings.Cut(within, "/")
		reader, isRead := readers[folder]
		if !isPage || !isRead || path.Ext(page) != ".md" {
			continue
		}
		says := reader[0]
		if strings.HasSuffix(page, ".uk.md") {
			says = reader[1]
		}
		found := opening.FindStringSubmatch(text)
		if assert.NotNil(t, found, "%s: found no title with a sentence below", page) {
			assert.True(t, strings.HasPrefix(found[1], says), "%s: found %q, wanted is a sentence that begins with %q", page, found[1], says)
		}
		// A game that joins brings its rules, and stands in the list by their folder.
		listed := strings.Contains(index, "]("+within+")") || strings.Contains(index, "]("+path.Dir(within)+")")
		assert.True(t, listed, "docs/README.md doesn't list %s", page)
	}
}
