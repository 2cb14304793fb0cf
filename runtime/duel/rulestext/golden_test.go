package rulestext_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestClassicCardsReadAsBefore holds every face of the classic pack against a file, so that a change of a card, of a
// sentence or of a translation is seen as people will read it.
func TestClassicCardsReadAsBefore(t *testing.T) {
	pack := classictest.Pack()
	for _, language := range i18n.Languages() {
		var faces strings.Builder
		for _, id := range pack.IDs(schema.CardKind) {
			card, ok := pack.Card(id)
			require.True(t, ok, id)
			tr := i18n.For(language.Code)
			fmt.Fprintf(&faces, "%s (%s)\n%s\n\n", schema.DisplayName(language.Code, id, card.Name, card.NameUK),
				cost(&card.Card), rulestext.Rules(tr, &card.Card))
		}
		path := filepath.Join("testdata", "classic_"+language.Code+".txt")
		if *update {
			require.NoError(t, os.MkdirAll("testdata", 0o755))
			require.NoError(t, os.WriteFile(path, []byte(faces.String()), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), faces.String())
	}
}
