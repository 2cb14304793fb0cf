package duelrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/record/duelrecord/duelrecordtest"
	"boardduels/schema"
)

func TestKnowledgeReadsBack(t *testing.T) {
	known, err := duelrecord.NewKnowledge(testKnowledge()).Base()
	require.NoError(t, err)
	assert.Equal(t, testKnowledge(), known)

	assert.Nil(t, duelrecord.NewKnowledge(nil))
	known, err = (*duelrecord.Knowledge)(nil).Base()
	require.NoError(t, err)
	assert.Nil(t, known)
}

// A document that contradicts itself is no error, as in a pack; one that breaks a limit is, whichever of the two.
func TestKnowledgeIsHeldToItsDocuments(t *testing.T) {
	k := testKnowledge()
	k.Cases[0].Inputs[13] = 0.5
	_, err := duelrecord.NewKnowledge(k).Base()
	require.NoError(t, err)

	k.Cases[0].Inputs[13] = 1.5
	_, err = duelrecord.NewKnowledge(k).Base()
	assert.ErrorContains(t, err, "knowledge of witch: cases/witch.xml:17:")

	k = testKnowledge()
	k.Priorities[0][0] = 2_000_000
	_, err = duelrecord.NewKnowledge(k).Base()
	assert.ErrorContains(t, err, "knowledge of witch: priorities/consensus.xml:5:")
}

// A body may end with the documents: then the start is missing, and nothing else.
func TestAHeaderThatEndsWithKnowledge(t *testing.T) {
	lines := unsealed(text(t, knowing(t)))
	_, err := duelrecord.Parse(sealed(lines[:strings.Index(lines, "start ")]))
	assert.ErrorContains(t, err, "the file ends where start is needed")
}

// Notes of designers may be long, and a duel doesn't need them.
func TestPackHeroesComeWithoutNotes(t *testing.T) {
	pack, diagnostics := schema.LoadPack(classic.FS())
	require.False(t, schema.HasErrors(diagnostics))
	hero, err := duelrecord.PackHero(pack, "mage")
	require.NoError(t, err)
	require.Len(t, hero.Cards, len(hero.Deck))
	for i, card := range hero.Cards {
		assert.Equal(t, hero.Deck[i].Card, card.ID)
		assert.Equal(t, schema.Fields(schema.CardKind).Field("additional").Default, card.Additional)
	}
	_, err = duelrecord.PackHero(pack, "nobody")
	assert.Error(t, err)
}

// A card without a name is called by its id.
func TestPlainHeroesNameTheirCards(t *testing.T) {
	hero := squire()
	hero.Deck[0].Card.Name = " \n"
	plain := duelrecordtest.Hero(hero)
	assert.Equal(t, "cut", plain.Cards[0].Name)
	assert.Equal(t, "Spike", plain.Cards[1].Name)
	hero.Deck[0].Card.Name = "cut"
	assert.Equal(t, hero, plain.Duel())
	assert.Equal(t, duel.End, plain.ActionName(duel.EndTurn))
	assert.Equal(t, "spike", plain.ActionName(duel.Play(1)))
}
