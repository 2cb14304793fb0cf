package merge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/merge"
	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
)

// Lines of lists are told by what they are about, wherever they stand.
func TestLinesAreToldByWhatTheyAreAbout(t *testing.T) {
	pack := classictest.Pack()
	for name, c := range map[string]struct{ file, from, to, want string }{
		"another number of copies": {"heroes/knight.xml", `copies="3">cleave`, `copies="2">cleave`, "cleave"},
	} {
		t.Run(name, func(t *testing.T) {
			from := pack.Document(c.file)
			require.Contains(t, from.Source(), c.from)
			to := from.WithSource(strings.Replace(from.Source(), c.from, c.to, 1))
			for _, language := range []string{"en", "uk"} {
				lines := merge.Tell(i18n.For(language), merge.Of(c.file, from, to))
				require.Len(t, lines, 1)
				assert.Contains(t, lines[0], c.want)
				assert.Contains(t, lines[0], "3 → 2")
			}
		})
	}
}
