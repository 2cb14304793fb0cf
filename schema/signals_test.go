package schema_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/schema"
	"boardduels/schema/words"
)

// tacticsCases is a document of cases of the tactical game, with a weight of some trait.
func tacticsCases(game, trait string) string {
	source := schema.NewCases("tactics", []schema.Case{{Inputs: [schema.Inputs]float32{0: 1, 1: 1}, Outputs: [schema.Outputs]float32{1},
		Weights: []schema.Weight{{Of: trait, Value: 1}}}}).Source()
	return strings.Replace(source, "<cases", "<cases"+game, 1)
}

// codes returns the codes of what is wrong with a pack of one document of cases.
func codes(t *testing.T, source string) (codes []string) {
	t.Helper()
	pack, found := schema.LoadPack(fstest.MapFS{"cases/tactics.xml": {Data: []byte(source)}})
	require.NotNil(t, pack.Find(schema.CasesKind, "tactics"))
	for _, d := range found {
		codes = append(codes, d.Code)
	}
	return codes
}

// A document about another game is held to that game: its traits, and no heroes.
func TestCasesOfOtherGames(t *testing.T) {
	assert.Empty(t, codes(t, tacticsCases(` game="tactics"`, "enemy_wizards")))
	assert.Equal(t, []string{"unknown-trait"}, codes(t, tacticsCases(` game="tactics"`, "own_hp")), "a trait of the duel")
	assert.ElementsMatch(t, []string{"no-heroes", "no-such-hero", "unknown-trait"}, codes(t, tacticsCases("", "enemy_wizards")))
	assert.ElementsMatch(t, []string{"not-a-choice"}, codes(t, tacticsCases(` game="chess"`, "enemy_wizards")))
}

// What the signals of each game mean is said in both languages.
func TestSignalsHaveWords(t *testing.T) {
	assert.Nil(t, schema.SignalsOf(""), "the duel's are the screens'")
	for _, game := range schema.Fields(schema.CasesKind).Field("@game").Choices {
		s := schema.SignalsOf(game)
		require.NotNil(t, s, game)
		for _, signal := range append(s.Inputs[:], s.Outputs[:]...) {
			for _, label := range []words.Text{signal.Title, signal.Doc} {
				assert.NotEmpty(t, label.In("en"))
				assert.NotEmpty(t, label.In("uk"))
				assert.NotEqual(t, label.In("en"), label.In("uk"))
			}
		}
	}
}
