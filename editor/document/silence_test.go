package document_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

func TestSilencesFollowRenames(t *testing.T) {
	w := smallWorkspace(t) // without pack.xml
	twin := schema.Silence{Code: "twin", Of: cleave, Reason: "Two names & one <card>"}
	require.NoError(t, w.Do(document.Silence{Silence: twin}))
	require.NoError(t, w.Do(document.Silence{Silence: schema.Silence{Code: "no-cases"}}))
	require.NoError(t, w.Do(document.Silence{Silence: twin}), "said twice, written once")
	assert.Equal(t, []schema.Silence{twin, {Code: "no-cases"}}, w.Pack().Title().Silences)
	before := w.Pack().Document(schema.TitleFile).Source()
	require.NoError(t, w.Do(document.Rename{Item: card("cleave"), To: "chop"}))
	assert.Equal(t, "cards/chop.xml", w.Pack().Title().Silences[0].Of)
	require.NoError(t, w.Do(document.Delete{Item: card("chop")}))
	assert.Equal(t, []schema.Silence{{Code: "no-cases"}}, w.Pack().Title().Silences)
	w.Undo()
	w.Undo()
	assert.Equal(t, before, w.Pack().Document(schema.TitleFile).Source())
	require.NoError(t, w.Do(document.Unsilence{Index: 0}))
	assert.Equal(t, []schema.Silence{{Code: "no-cases"}}, w.Pack().Title().Silences)
	for range 3 {
		w.Undo()
	}
	assert.Nil(t, w.Pack().Document(schema.TitleFile))
}

func TestLinesAreJoined(t *testing.T) {
	w := smallWorkspace(t)
	d := w.Pack().Document("heroes/knight.xml")
	twice, err := d.Set("spell_card[2]", "cleave")
	require.NoError(t, err)
	pack := w.Pack().With(twice)
	changes, err := document.JoinLines{Hero: "knight", Card: "cleave"}.Changes(pack)
	require.NoError(t, err)
	hero, _ := changes[0].To.Hero()
	assert.Equal(t, schema.DeckLine{Card: "cleave", Copies: 6}, hero.Deck[1])
	assert.Len(t, hero.Deck, 5)
	_, err = document.JoinLines{Hero: "knight", Card: "none"}.Changes(pack)
	assert.Error(t, err)
}
