package docs

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	// linked is where a page leads: a link, or a picture.
	linked = regexp.MustCompile(`(?:\]\(|src=")([^)\s"#]*)(#[^)\s"]*)?[)"]`)
	// named is a page of this folder that a text names by its path from the root.
	named = regexp.MustCompile(`\bdocs/(?:[\w.-]+/)*[\w.-]+\.(?:md|py)\b`)
	// heading is a line that a link can lead to.
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	// unspoken is what GitHub leaves out of the name by which a link leads to a heading.
	unspoken = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
	// built are pages that only bundles have, where tools/documents.sh lays them side by side.
	built = []string{"tools/desktop/README.md", "tools/desktop/README.uk.md"}
)

// texts returns the files of the project that may name a page, as slash paths from its root, with what they say.
func texts(t *testing.T) map[string]string {
	t.Helper()
	found, err := readTexts()
	require.NoError(t, err)
	return found
}

var readTexts = sync.OnceValues(func() (map[string]string, error) {
	found, top := map[string]string{}, os.DirFS("..")
	err := fs.WalkDir(top, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (name == "bin" || entry.Name() == "node_modules" || entry.Name() == ".git"):
			return fs.SkipDir
		case slices.Contains([]string{".md", ".go", ".sh", ".js", ".yaml", ".yml", ".xml", ".sbatch", ".golden"}, path.Ext(name)),
			entry.Name() == "Makefile":
			text, err := fs.ReadFile(top, name)
			found[name] = string(text)
			return err
		}
		return nil
	})
	return found, err
})

// anchors are the names by which links lead to the headings of a page.
func anchors(page string) (names []string) {
	for _, found := range heading.FindAllStringSubmatch(page, -1) {
		name := unspoken.ReplaceAllString(strings.ToLower(found[1]), "")
		names = append(names, strings.ReplaceAll(name, " ", "-"))
	}
	return names
}

func TestLinksLeadSomewhere(t *testing.T) {
	pages := texts(t)
	for page, text := range pages {
		if path.Ext(page) != ".md" || slices.Contains(built, page) {
			continue
		}
		for _, found := range linked.FindAllStringSubmatch(text, -1) {
			if strings.Contains(found[1], ":") {
				continue
			}
			to := page
			if found[1] != "" {
				to = path.Join(path.Dir(page), found[1])
			}
			_, err := os.Stat(filepath.Join("..", filepath.FromSlash(to)))
			assert.NoError(t, err, "%s: %s", page, found[0])
			if found[2] != "" {
				assert.Contains(t, anchors(pages[to]), found[2][1:], "%s: %s", page, found[0])
			}
		}
	}
}

func TestPagesThatAreNamedAreThere(t *testing.T) {
	for file, text := range texts(t) {
		for _, page := range named.FindAllString(text, -1) {
			if strings.HasPrefix(page, "docs/changes/") || strings.HasPrefix(file, "docs/links") {
				continue
			}
			_, err := os.Stat(filepath.Join("..", filepath.FromSlash(page)))
			assert.NoError(t, err, "%s: %s", file, page)
		}
	}
}
