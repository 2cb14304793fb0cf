package personas_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/personas"
	"boardduels/runtime/duel"
)

func newcomer(t *testing.T, name string) ai.Brain {
	t.Helper()
	brain, ok := personas.Newcomer(name)
	require.True(t, ok, name)
	assert.Equal(t, name, brain.ID)
	return brain
}

// Newcomers of other seeds are others, and twins are those who play otherwise now and then.
func TestNewcomersAreDrawnWithTheirTwins(t *testing.T) {
	d := classicDuel(t, "mage", "priest")
	turns := func(name string) (all [][]duel.Action) {
		for seed := range uint64(4) {
			watch(t, d, newcomer(t, name), seed, func(_, _ *duel.State, played []duel.Action) { all = append(all, played) })
		}
		return all
	}
	assert.Equal(t, turns("newcomer:7"), turns("newcomer:7"))
	assert.NotEqual(t, turns("newcomer:7"), turns("newcomer:8"))
	differ := 0
	for _, seed := range []string{"1", "2", "3", "4", "5", "6", "7", "8"} {
		if !assert.ObjectsAreEqual(turns("newcomer:"+seed), turns("twin:"+seed)) {
			differ++
		}
	}
	assert.GreaterOrEqual(t, differ, 6, "of 8 twins")
}

func TestNamesOfTwins(t *testing.T) {
	for name, twin := range map[string]string{"newcomer:7": "twin:7", "twin:1016": "newcomer:1016", "newcomer:0": "twin:0"} {
		got, ok := personas.Twin(name)
		assert.True(t, ok)
		assert.Equal(t, twin, got)
	}
	for _, name := range []string{"tree", "newcomer", "newcomer:", "newcomer:x", "newcomer:07", "newcomer:-1", "twin:1..2", "newcomer:99999999999999999999"} {
		_, ok := personas.Twin(name)
		assert.False(t, ok, name)
		_, ok = personas.Newcomer(name)
		assert.False(t, ok, name)
	}
}

// What newcomers do is held to what they did, on all machines: published figures name them by their seeds.
func TestNewcomersPlayTheSameEverywhere(t *testing.T) {
	d := classicDuel(t, "knight", "rogue")
	for name, want := range map[string]string{
		"newcomer:7": "bbc bbf c b acc bc c g dae bc  aah aaf c ",
		"twin:7":     "bbc bbf c b acc bc c g dae bc b  faa aa ",
		"newcomer:1": "bbc be ac bcf ac  c dgb dae e c ach abf abb ",
		"twin:1":     "bbc be ac bcf ac  a dgb cde e c ach bcf abb ac ae c ae ",
	} {
		got := ""
		watch(t, d, newcomer(t, name), 1, func(_, _ *duel.State, played []duel.Action) {
			for _, a := range played {
				got += string(rune('a' + a.Card))
			}
			got += " "
		})
		assert.Equal(t, want, got, name)
	}
}
