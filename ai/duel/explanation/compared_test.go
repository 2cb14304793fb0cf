package explanation_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/imitation"
	"boardduels/ai/duel/precedent"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// nobody has no names.
type nobody struct{}

func (nobody) Hero(game.Seat) string                 { return "Hero" }
func (nobody) Card(game.Seat, duel.CardIndex) string { return "Card" }

// Every rival says in whole duels, in both languages, by which rule it decided or what it compared: a figure, a rule,
// or that it had no choice, never only that this was best or that it had planned nothing else.
func TestEveryRivalNamesARuleOrAComparison(t *testing.T) {
	pack := classictest.Pack()
	for _, brain := range slices.Concat(duelbrains.All(), duelbrains.Levels(), duelbrains.Strengths(), precedent.Patient(), ai.Brains{imitation.Brain}) {
		for seed, heroes := range quick.First([][2]string{{"knight", "mage"}, {"priest", "rogue"}, {"mage", "knight"}, {"rogue", "priest"}}...) {
			own, foe, err := kb.ForHeroes(pack, heroes[0], heroes[1])
			require.NoError(t, err)
			d, err := pack.Duel(heroes[0], heroes[1])
			require.NoError(t, err)
			player, err := brain.New(ai.Setup{Duel: d, Seed: uint64(seed), Knowledge: own, Foe: foe})
			require.NoError(t, err)
			for s := d.Start(uint64(seed)); s.Winner == game.Nobody; {
				legal := d.Legal(&s, nil)
				action := legal[len(legal)-1]
				if s.Mover == 0 {
					view := d.View(&s, 0)
					var why *ai.Rationale
					action, why, err = player.Decide(context.Background(), &view, legal)
					require.NoError(t, err)
					for _, language := range []string{"en", "uk"} {
						assertTellsWhy(t, language, brain.ID, action, why, len(legal), own.Cases)
					}
				}
				require.NoError(t, d.Apply(&s, action, nil))
			}
		}
	}
}

// assertTellsWhy holds what is told of a decision to what people can do with it.
func assertTellsWhy(t *testing.T, language, brain string, action duel.Action, why *ai.Rationale, choices int, cases []schema.Case) {
	t.Helper()
	tr := i18n.For(language)
	told := strings.TrimSpace(explanation.Reason(tr, nobody{}, 0, action, why) + " " + explanation.Rule(tr, why) + " " + explanation.Reminded(tr, why, cases))
	for _, empty := range []string{"judged", "planned begins otherwise", "planned goes on", "of the next best", "reason.", "{{",
		"вважає її зараз найкращою", "не починається інакше", "не продовжується картою"} {
		require.NotContains(t, told, empty, brain)
	}
	nothing := tr.Text("reason.end.nothing", i18n.Args{"Hero": "Hero"})
	if choices == 1 {
		require.Contains(t, told, nothing, brain)
		return
	}
	require.NotContains(t, told, nothing, brain)
	isRule := explanation.Rule(tr, why) != "" || strings.Contains(told, tr.Text("reason.tree."+strings.Replace(why.Rule, "_poor", ".poor", 1)))
	victory := tr.Text("reason.by.victory", i18n.Args{"Hero": "Hero", "Card": "Card"})
	require.True(t, isRule || told == victory || strings.ContainsAny(told, "0123456789"), "%s: %s", brain, told)
}

// Who plans turns by hand says how: what it plans, what it counts, and how much of it is left to the lot.
func TestPlannersSayHowTheyPlan(t *testing.T) {
	en := i18n.For("en")
	rule := func(brain string, isByLot bool) string {
		return explanation.Rule(en, &ai.Rationale{Brain: brain, ByLot: isByLot, Chain: []ai.Candidate{{Action: duel.Play(0)}}})
	}
	assert.Contains(t, rule("zombie", false), "the hardest blow first, or the lightest")
	assert.Contains(t, rule("orc", false), "attacks only")
	assert.Contains(t, rule("elf", false), "baits")
	assert.Contains(t, rule("level_20", false), "hp alone, and fears no answer")
	assert.Contains(t, rule("level_70", false), "hp alone, and fears")
	assert.Contains(t, rule("level_120", false), "shields and effects")
	assert.Contains(t, rule("level_10", true), "86 of 100")
	assert.Contains(t, rule("level_0", true), "every")
	assert.Contains(t, rule("random", false), "by lot")
	assert.Empty(t, rule("montecarlo", false), "what it compared is told")
}

// Where all planned turns begin alike, that is told with how many there were, what the best leaves, and what the next.
func TestWhatIsSaidWhereAllPlansBeginAlike(t *testing.T) {
	why := func(brain string, plans ...float64) string {
		r := &ai.Rationale{Brain: brain, Plans: plans, Chain: []ai.Candidate{
			{Action: duel.Play(0), Score: plans[0], Verdict: ai.Taken}, {Action: duel.EndTurn, Verdict: ai.NotReached},
		}}
		return explanation.Reason(i18n.For("en"), nobody{}, 0, duel.Play(0), r)
	}
	assert.Equal(t, "Hero played Card: all 3 turns that it planned begin so. By its count the best leaves it 1.50 times as strong as its enemy; "+
		"the next best 1.25 times.", why("zombie", 1.5, 1.25, 1))
	assert.Equal(t, "Hero played Card: all 2 turns that it planned begin so. By its count the best leaves it 1.50 times as strong as its enemy; "+
		"the next best is as good.", why("zombie", 1.501, 1.5))
	assert.Equal(t, "Hero played Card: all its plans come to one turn, which begins so. By its count that leaves it 0.80 times as strong as its enemy.",
		why("level_20", 0.8))
	assert.Equal(t, "Hero played Card, because a turn that begins so wins the duel.", why("zombie", 9999, 1))
	assert.Equal(t, "Hero played Card: all 2 turns that it planned begin so. It won 63% of the duels that it imagined after the best; after the next best 58%.",
		why("cyborg", 0.63, 0.58))
}

func TestWhatIsSaidOfTheNextBest(t *testing.T) {
	why := func(brain string, best, second, worst float64) string {
		r := &ai.Rationale{Brain: brain, Chain: []ai.Candidate{
			{Action: duel.Play(0), Score: best, Verdict: ai.Taken}, {Action: duel.Play(1), Score: second, Verdict: ai.Worse},
			{Action: duel.Play(2), Score: worst, Verdict: ai.Worse},
		}}
		return explanation.Reason(i18n.For("en"), nobody{}, 0, duel.Play(0), r)
	}
	assert.Contains(t, why("montecarlo", 0.63, 0.58, 0.1), "won 63% of the duels that it imagined from there; after the next best card it won 58%")
	assert.Contains(t, why("level_140", 0.63, 0.58, 0.1), "the duels that it imagined")
	assert.Contains(t, why("novice", 6, 4, 0), "as much as 0.6 hp, effects counted; the next best gains 0.4")
	assert.Contains(t, why("novice", 1020, 4, 0), "wins the duel")
	assert.Contains(t, why("professional", 25, -10, -90), "gains most: as much as 2.5 hp; the next best −1.0")
	assert.Contains(t, why("professional", -25, -35, -90), "loses least: as much as 2.5 hp; the next best loses 3.5")
	assert.Contains(t, why("montecarlo", 0.631, 0.629, 0.1), "won 63% of the duels that it imagined from there; no other choice won more")
	assert.Contains(t, why("novice", 6.1, 6, 0), "nothing gains more at once: as much as 0.6 hp")
	assert.Contains(t, why("professional", 25.1, 25, -90), "no turn gains more: as much as 2.5 hp")
	assert.Contains(t, why("professional", -25, -25.1, -90), "no turn loses less: as much as 2.5 hp")
	assert.Contains(t, why("evaluation", 1, 0.5, 0), "reckons its chance to win at 73%; the next best leads to 62%")
	assert.Contains(t, why("mlp", 1, 1, 0), "reckons its chance to win at 73%. The next best leads to as much")
	assert.Contains(t, why("evaluation", 1000, 1, 0), "wins the duel")
	assert.Contains(t, why("knn", 0.61, 0.5, 0), "paid off in 61% of the tries that it has collected; the next best in 50%")
	assert.Contains(t, why("orc", 2, 0.5, 0), "leaves it 2.00 times as strong as its enemy; the next best 0.50 times")
	assert.Contains(t, why("orc", 1e4, 0.5, 0), "wins the duel")
}

// A turn that is ended says against what.
func TestWhatIsSaidOfAnEnding(t *testing.T) {
	why := func(brain string, best, second float64) string {
		r := &ai.Rationale{Brain: brain, Chain: []ai.Candidate{
			{Action: duel.EndTurn, Score: best, Verdict: ai.Taken}, {Action: duel.Play(1), Score: second, Verdict: ai.Worse},
		}}
		return explanation.Reason(i18n.For("en"), nobody{}, 0, duel.EndTurn, r)
	}
	assert.Contains(t, why("montecarlo", 0.63, 0.58), "that way it won 63% of the duels that it imagined; with the best card it won 58%")
	assert.Contains(t, why("novice", 0, -12), "every card costs more than it brings: the best 1.2 hp")
	assert.Contains(t, why("professional", 25, 10), "the best card 1.5 hp less")
	assert.Contains(t, why("orc", 2, 0.5), "leaves it 2.00 times as strong as its enemy; the next best 0.50 times")
	assert.Contains(t, why("mlp", 1, 0.5), "its chance to win at 73%; with the best card at 62%")
	assert.Contains(t, why("knn", 0.5, 0), "paid off in more than half of the tries")
	assert.Contains(t, why("tree", 0, 0), "fixed rules")
	assert.Contains(t, why("double", 2, 0.5), "it took one by lot, and that ends here")
}
