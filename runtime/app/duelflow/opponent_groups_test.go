package duelflow

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/difficulty"
	"boardduels/ai/duel/duelbrains"
)

func TestOpponentsComeInGroups(t *testing.T) {
	groups := groupOpponents(duelbrains.Known().IDs(), duelbrains.Default, "double", "")
	require.Len(t, groups, 6)
	assert.Equal(t, []string{difficulty.Match}, groups[Equal].ids)
	assert.Equal(t, []string{duelbrains.Default}, groups[Learner].ids)
	assert.Equal(t, []string{"double"}, groups[Double].ids)
	assert.Equal(t, duelbrains.Levels().IDs(), groups[Levels].ids)
	assert.Equal(t, "level_70", groups[Levels].first)
	assert.Equal(t, []string{"cyborg", "orc", "elf", "zombie"}, groups[Characters].ids)
	assert.Contains(t, groups[Rivals].ids, "montecarlo")
	var all []string
	for i, group := range groups {
		assert.Equal(t, OpponentKind(i), group.kind)
		assert.Contains(t, group.ids, group.first)
		all = append(all, group.ids...)
	}
	assert.ElementsMatch(t, slices.Concat([]string{difficulty.Match, "double"}, duelbrains.All().IDs(), duelbrains.Levels().IDs()), all)
}

func TestGroupsWithoutOpponentsAreLeftOut(t *testing.T) {
	groups := groupOpponents([]string{"tree", "precedent"}, "precedent", "double", "level_30")
	assert.Equal(t, []opponentGroup{{Learner, []string{"precedent"}, "precedent"}, {Rivals, []string{"tree"}, "tree"}}, groups)
}

// After a win comes the next stronger one of the same kind, or else of all; after a defeat the next weaker one of the
// same kind, or else the even match, which is as strong as its player.
func TestTheNextOpponentFollowsTheResult(t *testing.T) {
	groups := groupOpponents(duelbrains.Known().IDs(), duelbrains.Default, "double", "level_50")
	for _, c := range []struct {
		brain string
		won   bool
		want  string
	}{
		{"zombie", true, "orc"}, {"orc", true, "elf"}, {"elf", false, "orc"}, {"zombie", false, difficulty.Match}, {"cyborg", true, "precedent_quick"},
		{"level_50", true, "level_60"}, {"level_50", false, "level_40"}, {"level_0", false, difficulty.Match}, {"level_140", true, "precedent"},
		{"random", true, "printed"}, {"random", false, difficulty.Match}, {"tree", false, "knn"}, {"montecarlo", true, "level_140"},
		{"even_30", true, ""}, {"even_30", false, ""}, {"even_30_patient", false, ""}, {"precedent", false, difficulty.Match}, {"precedent", true, ""},
		{"double", true, difficulty.Match}, {"double", false, difficulty.Match}, {"unheard_of", true, ""}, {"unheard_of", false, ""},
	} {
		assert.Equal(t, c.want, nextOpponent(groups, c.brain, c.won), "%s %v", c.brain, c.won)
	}
}

// Whoever has beaten a player, there is a way down; only whom nobody surpasses leaves no way up.
func TestThereIsAWayDownAndUp(t *testing.T) {
	groups := groupOpponents(duelbrains.Known().IDs(), duelbrains.Default, "double", "level_50")
	for _, group := range groups {
		for _, id := range group.ids {
			if id == difficulty.Match {
				continue // it eases off by itself
			}
			assert.NotEmpty(t, nextOpponent(groups, id, false), id)
			assert.Equal(t, id == duelbrains.Default, nextOpponent(groups, id, true) == "", id)
		}
	}
}

// Where there is no even match, as in a game with few brains, nothing is offered that can't be met.
func TestOnlyWhoCanBeMetIsOffered(t *testing.T) {
	groups := groupOpponents([]string{"tree", "precedent"}, "precedent", "double", "")
	assert.Equal(t, "tree", nextOpponent(groups, "precedent", false))
	assert.Empty(t, nextOpponent(groups, "tree", false))
	assert.Equal(t, "precedent", nextOpponent(groups, "tree", true))
}
