package protocol

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/schema"
)

// Whoever knows a card document knows the cards of the protocol.
func TestCardsAreDescribedAsTheirDocuments(t *testing.T) {
	text, err := json.Marshal(describeCard(&duel.Card{}))
	require.NoError(t, err)
	var described map[string]any
	require.NoError(t, json.Unmarshal(text, &described))
	want := []string{"id", "kind"}
	for _, f := range schema.Fields(schema.CardKind).Fields {
		// What changes nothing in a duel isn't told.
		if !slices.Contains([]string{"name_uk", "card_image", "isAoE", "additional"}, f.Name) {
			want = append(want, f.Name)
		}
	}
	assert.ElementsMatch(t, want, slices.Collect(maps.Keys(described)))
}
