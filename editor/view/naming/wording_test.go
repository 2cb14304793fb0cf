package naming_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// told returns what people are told of a file of a pack with rules, some text of which is another one.
func told(t *testing.T, language, file, path, value string) (all []string) {
	t.Helper()
	pack := schema.ReadPack(os.DirFS("../../../schema/schematest/testdata/ruled"))
	d, err := pack.Document(file).Set(path, value)
	require.NoError(t, err)
	pack = pack.With(d)
	for _, problem := range pack.Diagnostics() {
		if problem.File == file {
			all = append(all, naming.Tell(pack, i18n.For(language), problem))
		}
	}
	return all
}

// A counter is called by its name wherever something is wrong with it, or with a rule because of it.
func TestProblemsCallCountersByTheirNames(t *testing.T) {
	for language, want := range map[string][2]string{
		"en": {"nothing in the pack raises the counter Strength", "The pack’s rules · Strength: "},
		"uk": {"ніщо в наборі не збільшує лічильник Сила", "Правила набору · Сила: "},
	} {
		assert.Contains(t, told(t, language, "cards/fury.xml", "rule[0]@amount", "-2")[0], want[0])
		assert.Contains(t, told(t, language, "rules.xml", "counter[1]@does", "damage")[0], want[1])
	}
}
