package kb_test

import (
	"io/fs"
	"math"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb"
	"boardduels/schema"
)

var classicHeroes = []string{"knight", "mage", "priest", "rogue"}

// table34 is the priorities that the thesis prints (Table 3.4).
var table34 = schema.Priorities{
	{5, 12, 11, 4, 2, 7, 3, 10, 1, 8, 6, 9, 13, 0},
	{2, 8, 4, 12, 11, 3, 10, 1, 9, 5, 6, 7, 0, 13},
	{0, 13, 4, 1, 3, 8, 2, 11, 7, 12, 5, 10, 9, 6},
	{1, 6, 4, 11, 12, 9, 10, 5, 8, 2, 7, 3, 0, 13},
}

func classicPack(t *testing.T) *schema.Pack {
	t.Helper()
	pack, _ := schema.LoadPack(kb.Classic())
	return pack
}

func TestClassicKnowledgeHasNoProblems(t *testing.T) {
	for _, d := range classicPack(t).Documents() {
		assert.Empty(t, d.Diagnostics(), d.File())
	}
}

func TestClassicHeroesHaveTenCasesAndHavePractised(t *testing.T) {
	pack := classicPack(t)
	for _, hero := range classicHeroes {
		k, err := kb.ForHero(pack, hero)
		require.NoError(t, err)
		assert.Equal(t, hero, k.Hero)
		assert.Len(t, k.Cases, schema.MaxCases)
		assert.Equal(t, kb.Experience{Simulated: k.Experience.Simulated}, k.Experience)
		assert.Greater(t, k.Experience.Simulated, 100_000)
		assert.NotEmpty(t, k.Weights)
		assert.NotEmpty(t, k.Cases[0].Weights)
		assert.Zero(t, k.Untrained().Experience)
	}
}

// A case is a situation that a duel can come to, and an answer in shares. The Knight's cases are the thesis's, whose
// hands are rounded and counted otherwise.
func TestClassicCasesAreConsistent(t *testing.T) {
	pack := classicPack(t)
	for _, hero := range classicHeroes {
		cases, _ := pack.Cases(hero)
		for _, c := range cases {
			var outputs float64
			for _, y := range c.Outputs {
				outputs += float64(y)
			}
			assert.InDelta(t, 1, outputs, 0.0201, "outputs of case %d of %s", c.ID, hero)
			x := c.Inputs
			assert.InDelta(t, 1-x[1], x[12], 1e-6, "case %d of %s", c.ID, hero)
			assert.InDelta(t, 1-x[0], x[13], 1e-6, "case %d of %s", c.ID, hero)
			if hero == "knight" {
				continue
			}
			assert.InDelta(t, x[11], x[7]+x[8]+x[9]+x[10], 1e-6, "hand of case %d of %s", c.ID, hero)
			for _, cards := range [][2]float32{{x[11], x[5]}, {x[4], x[6]}} {
				hand, deck := wholeNumber(t, cards[0], 5), wholeNumber(t, cards[1], 12)
				assert.LessOrEqual(t, hand+deck, 12, "cards of case %d of %s", c.ID, hero)
				assert.GreaterOrEqual(t, hand+deck, 9, "cards of case %d of %s: only majors leave the game", c.ID, hero)
			}
		}
	}
}

// wholeNumber returns how many of all things a share with two decimals is.
func wholeNumber(t *testing.T, share float32, all float64) int {
	t.Helper()
	count := math.Round(float64(share) * all)
	assert.InDelta(t, count/all, share, 0.0051)
	return int(count)
}

func TestKnightsConsensusIsTheThesissTable(t *testing.T) {
	k, err := kb.ForHero(classicPack(t), "knight")
	require.NoError(t, err)
	assert.Equal(t, table34, k.Priorities)
}

func TestEveryExpertDepartsFromTheConsensus(t *testing.T) {
	pack := classicPack(t)
	for _, hero := range classicHeroes {
		experts, _ := pack.Find(schema.PrioritiesKind, hero).Experts()
		require.Len(t, experts, 3, "thesis: the start values come from 3 experts")
		consensus := kb.Consensus(experts)
		for _, expert := range experts {
			for neuron, row := range expert.Priorities {
				assert.NotEqual(t, consensus[neuron], row, "%s of %s", expert.ID, hero)
				assert.Greater(t, spearman(&row, &consensus[neuron]), 0.6, "%s of %s", expert.ID, hero)
			}
		}
	}
}

// spearman is the correlation of two rankings.
func spearman(a, b *[schema.Inputs]int) float64 {
	squares := 0
	for i := range a {
		squares += (a[i] - b[i]) * (a[i] - b[i])
	}
	const n = schema.Inputs
	return 1 - 6*float64(squares)/(n*(n*n-1))
}

func TestListingIsATableOfScores(t *testing.T) {
	experts, ok := classicPack(t).Find(schema.PrioritiesKind, "listing").Experts()
	require.True(t, ok)
	table := kb.Consensus(experts)
	assert.Equal(t, [schema.Inputs]int{1, 3, 3, -1, -2, 2, 1, 3, -2, 2, 2, 2, 3, -5}, table[0])
	assert.Equal(t, [schema.Inputs]int{-1, 2, 1, 3, 3, 2, 3, 2, 2, 1, 2, 1, -2, 3}, table[3])
}

func TestConsensus(t *testing.T) {
	expert := func(scale string, row [schema.Inputs]int) schema.Expert {
		return schema.Expert{Scale: scale, Priorities: schema.Priorities{row, row, row, row}}
	}
	up := [schema.Inputs]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
	down := [schema.Inputs]int{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
	scores := [schema.Inputs]int{-900, 2, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 4000}

	assert.Equal(t, up, kb.Consensus([]schema.Expert{expert(schema.Rank, up), expert(schema.Rank, down)})[0], "equal sums go by the input's number")
	assert.Equal(t, up, kb.Consensus([]schema.Expert{expert(schema.Rank, up), expert(schema.Rank, down), expert(schema.Rank, up)})[3])
	assert.Equal(t, scores, kb.Consensus([]schema.Expert{expert(schema.Score, scores)})[1], "one expert's scores stay")
	assert.Equal(t, up, kb.Consensus([]schema.Expert{expert(schema.Score, scores), expert(schema.Rank, up)})[2], "scores of several count by their ranking")

	draft := expert(schema.Rank, down)
	draft.Draft = true
	assert.Equal(t, scores, kb.Consensus([]schema.Expert{draft, expert(schema.Score, scores)})[1], "a draft doesn't count")
	draft.Priorities = schema.Priorities{up, down, up, down}
	assert.Equal(t, up, kb.Consensus([]schema.Expert{draft})[0], "unless there is nothing else")
}

func TestBlankTablesDontCount(t *testing.T) {
	blank := schema.Expert{Scale: schema.Rank, Draft: true, Priorities: schema.BlankPriorities()}
	level := schema.Expert{Scale: schema.Score, Draft: true}
	begun := blank
	begun.Priorities[2][0], begun.Priorities[2][1] = 12, 13
	finished := schema.Expert{Scale: schema.Rank, Priorities: table34}
	for name, test := range map[string]struct {
		experts []schema.Expert
		want    []int
	}{
		"nobody":                    {nil, nil},
		"who has entered nothing":   {[]schema.Expert{blank, level, blank}, nil},
		"one who has begun":         {[]schema.Expert{blank, begun, level}, []int{1}},
		"one who has finished":      {[]schema.Expert{blank, begun, finished}, []int{2}},
		"one who says it is all so": {[]schema.Expert{{Priorities: schema.BlankPriorities()}, blank}, []int{0}},
	} {
		assert.Equal(t, test.want, kb.Counting(test.experts), name)
	}
	assert.Equal(t, begun.Priorities, kb.Consensus([]schema.Expert{blank, begun, level}))
	assert.Equal(t, schema.BlankPriorities(), kb.Consensus([]schema.Expert{blank, level}))
}

func TestHeroWithoutKnowledgeBeginsWithTheThesiss(t *testing.T) {
	pack, _ := schema.LoadPack(fstest.MapFS{})
	k, err := kb.ForHero(pack, "bard")
	require.NoError(t, err)
	knight, err := kb.ForHero(classicPack(t), "knight")
	require.NoError(t, err)
	knight.Hero = "bard"
	assert.Equal(t, knight.Untrained(), k, "weights fit the hero who practised, no other")
}

func TestKnowledgeWithErrorsIsRefused(t *testing.T) {
	for file, part := range map[string]string{
		"cases/knight.xml":      "cases/knight.xml:1:",
		"priorities/knight.xml": "priorities/knight.xml:1:",
	} {
		pack, _ := schema.LoadPack(fstest.MapFS{file: {Data: []byte("<broken>")}})
		_, err := kb.ForHero(pack, "knight")
		assert.ErrorContains(t, err, part)
	}
}

func TestBothHeroesOfADuelAreKnown(t *testing.T) {
	pack := classicPack(t)
	own, foe, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	assert.Equal(t, [2]string{"knight", "mage"}, [2]string{own.Hero, foe.Hero})
	own, foe, err = kb.ForHeroes(pack, "mage", "mage")
	require.NoError(t, err)
	assert.Equal(t, "mage", own.Hero)
	assert.Same(t, own, foe)

	pack, _ = schema.LoadPack(fstest.MapFS{"cases/mage.xml": {Data: []byte("<broken>")}})
	for _, heroes := range [][2]string{{"knight", "mage"}, {"mage", "knight"}, {"mage", "mage"}} {
		_, _, err := kb.ForHeroes(pack, heroes[0], heroes[1])
		assert.ErrorContains(t, err, "cases/mage.xml:1:")
	}
}

func TestClassicHoldsNothingElse(t *testing.T) {
	files, err := fs.Glob(kb.Classic(), "*/*")
	require.NoError(t, err)
	assert.Len(t, files, 11)
}

// Of the habits in a pack only those count of which an expert has said something: the others are another user's.
func TestAPackTellsOnlyExpertsHabits(t *testing.T) {
	pack := classicPack(t)
	base, _ := pack.Find(schema.CasesKind, "mage").CaseBase()
	for _, status := range []string{schema.Watched, schema.Stated, schema.Accepted, schema.Edited, schema.Forbidden} {
		base.Habits = append(base.Habits, schema.Habit{HabitKey: schema.HabitKey{When: "hurt", Does: schema.PlaysCard, Card: "c" + status}, Status: status, Seen: 3})
	}
	k, err := kb.ForHero(pack.With(schema.NewCaseBase("mage", base)), "mage")
	require.NoError(t, err)
	assert.Equal(t, base.Habits[2:], k.Habits)
}
