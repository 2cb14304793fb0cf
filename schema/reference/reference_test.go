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

func TestReferenceRefusesUnknownFormats(t *testing.T) {
	err := reference.Write(&strings.Builder{}, "pdf", "en")
	assert.EqualError(t, err, `no format "pdf"; there are: text, markdown, json`)
}
