package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/schema"
)

func TestDocumentsSayInEachLanguageWhatTheyAreCalled(t *testing.T) {
	both := []schema.NameField{{Name: "name", Language: "en"}, {Name: "name_uk", Language: "uk"}}
	for _, kind := range []schema.Kind{
		schema.CardKind, schema.HeroKind, schema.RunKind, schema.LevelKind, schema.MapKind, schema.PositionKind, schema.PackKind,
	} {
		assert.Equal(t, both, schema.NameFields(kind), kind.Name())
		for language, field := range map[string]string{"en": "name", "uk": "name_uk", "pl": "name"} {
			assert.Equal(t, field, schema.NameFieldIn(kind, language), "%s in %s", kind.Name(), language)
		}
	}
	assert.Empty(t, schema.NameFields(schema.CasesKind))
	assert.Empty(t, schema.NameFields(schema.PrioritiesKind))
}
