package kb_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/schema"
)

// doubleIn reads the double in a document's text.
func doubleIn(t *testing.T, source string) (*kb.Double, error) {
	t.Helper()
	document := schema.Parse(schema.CasesKind, schema.FileOf(schema.CasesKind, "mage"), source)
	require.Empty(t, document.Diagnostics())
	return kb.ReadDouble(document)
}

func TestADoubleTellsOfItsUserAndNothingElse(t *testing.T) {
	pack := classictest.Pack()
	known, err := kb.ForHero(pack, "mage")
	require.NoError(t, err)
	_, err = doubleIn(t, kb.Document(known).Source())
	assert.ErrorIs(t, err, kb.ErrNoDouble)

	known.Style, known.Experience.Observed = []schema.Weight{{Of: "own_hp", Value: 2}, {Of: "sooner_firebolt", Value: -1}}, 30
	known.Habits = []schema.Habit{{HabitKey: schema.HabitKey{When: "hurt", Does: "nothing"}, Seen: 3, Done: 1}}
	made := kb.DoubleOf(known, 4)
	source := made.Document().Source()
	assert.Less(t, len(source), 2000)
	assert.NotContains(t, source, "habit")
	assert.NotContains(t, source, "common")
	read, err := doubleIn(t, source)
	require.NoError(t, err)
	assert.Equal(t, &kb.Double{Hero: "mage", Games: 4, Turns: 30, Style: known.Style}, read)

	learned, err := doubleIn(t, kb.Document(known).Source())
	require.NoError(t, err)
	assert.Equal(t, &kb.Double{Turns: 30, Style: known.Style}, learned, "what an AI has learned is a double, too")

	knight, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	playing := read.Playing(knight)
	assert.Equal(t, known.Style, playing.Style)
	assert.Equal(t, 30, playing.Experience.Observed)
	assert.Equal(t, knight.Cases, playing.Cases)
	assert.Empty(t, knight.Style)
}
