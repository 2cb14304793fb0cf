package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
	"boardduels/runtime/play/look"
	"boardduels/schema"
)

// Each card of the game has words to explain, each with a sign and a text.
func TestTermsAreExplained(t *testing.T) {
	b, _ := newBoardOf(t, "knight", "mage")
	pack, _ := schema.LoadPack(classic.FS())
	for _, id := range pack.IDs(schema.CardKind) {
		card, is := pack.Card(id)
		require.True(t, is, id)
		terms := termsOf(&card.Card)
		require.NotEmpty(t, terms, id)
		for _, term := range terms {
			assert.NotNil(t, look.Symbol(term.symbol))
			assert.NotEqual(t, term.key, b.Translator.Text(term.key))
		}
	}
}

// A secondary tap on a card, a long press on a phone, asks what its words mean.
func TestASecondaryTapExplainsACard(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	asked := -1
	f.Table.Hand.onAsked = func(place int) { asked = place }
	f.Table.Hand.Cards[1].TappedSecondary(nil)
	assert.Equal(t, 1, asked)
}
