package reference_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/schema"
	"boardduels/schema/reference"
)

func TestReference(t *testing.T) {
	for file, language := range map[string]string{"../../docs/designer/fields.md": "en", "../../docs/designer/fields.uk.md": "uk"} {
		var b strings.Builder
		require.NoError(t, reference.Write(&b, "markdown", language))
		golden.Equal(t, file, b.String())
	}
}

func TestReferenceAsText(t *testing.T) {
	var b strings.Builder
	require.NoError(t, reference.Write(&b, "text", "en"))
	assert.Regexp(t, `(?m)^  spell_card@copies +whole number +1…20 copies +1 +How often`, b.String())
}

func TestReferenceAsJSON(t *testing.T) {
	var b strings.Builder
	require.NoError(t, reference.Write(&b, "json", "uk"))
	var kinds map[string][]struct {
		Path, Doc string
		Max       int
		AtLeast   string `json:"at_least"`
	}
	require.NoError(t, json.Unmarshal([]byte(b.String()), &kinds))
	assert.Len(t, kinds, len(schema.Kinds()))
	for _, field := range kinds["card"] {
		if field.Path == "max_damage" {
			assert.Equal(t, 10, field.Max)
			assert.Equal(t, "base_damage", field.AtLeast)
			assert.Contains(t, field.Doc, "шкода")
			return
		}
	}
	t.Error("max_damage isn't in the reference")
}

// Heroes' and relics' rules have no modes, last for the whole duel, and wait for nothing that only happens to cards.
// What words mean is told, once each.
func TestReferenceOfRules(t *testing.T) {
	for kind, ofCard := range map[schema.Kind]bool{schema.CardKind: true, schema.HeroKind: false, schema.RelicKind: false} {
		var b strings.Builder
		require.NoError(t, reference.Write(&b, "markdown", "en", kind))
		assert.Equal(t, ofCard, strings.Contains(b.String(), "`rule@mode`"), kind)
		assert.Equal(t, ofCard, strings.Contains(b.String(), "`rule@lasts`"), kind)
		assert.Equal(t, ofCard, strings.Contains(b.String(), "drawn, discarded, held"), kind)
		assert.Equal(t, 1, strings.Count(b.String(), "| `struck` | whenever a card strikes you |"), kind)
		assert.Contains(t, b.String(), "`rule@of`, `rule@count`, `rule@card`:")
		assert.Contains(t, b.String(), "| `foe_lost_hp` | the hp the enemy has lost |")
	}
	var b strings.Builder
	require.NoError(t, reference.Write(&b, "text", "en", schema.RulesKind))
	assert.Regexp(t, `(?m)^  hand +whole number +3…10 cards +5`, b.String())
}

func TestReferenceRefusesUnknownFormats(t *testing.T) {
	err := reference.Write(&strings.Builder{}, "pdf", "en")
	assert.EqualError(t, err, `no format "pdf"; there are: text, markdown, json`)
}
