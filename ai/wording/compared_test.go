package wording_test

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/brains"
	"boardduels/ai/wording"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// nobody has no names.
type nobody struct{}

func (nobody) Hero(game.Seat) string                 { return "Hero" }
func (nobody) Card(game.Seat, duel.CardIndex) string { return "Card" }

// Every rival says something of its own when it is asked why, in both languages, and no two families say the same.
func TestEveryRivalSaysWhatItCompared(t *testing.T) {
	pack := classictest.Pack()
	own, foe, err := kb.ForHeroes(pack, "knight", "mage")
	require.NoError(t, err)
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	general := "because it judged that the best card to play now"
	for _, brain := range slices.Concat(brains.All(), brains.Levels(), brains.Strengths()) {
		told := map[string]bool{}
		for seed := range uint64(6) {
			player, err := brain.New(ai.Setup{Duel: d, Seed: seed, Knowledge: own, Foe: foe})
			require.NoError(t, err)
			s := d.Start(seed)
			for s.Winner == game.Nobody && len(told) < 3 {
				legal := d.Legal(&s, nil)
				action := legal[len(legal)-1]
				if s.Mover == 0 {
					view := d.View(&s, 0)
					var why *ai.Rationale
					action, why, err = player.Decide(context.Background(), &view, legal)
					require.NoError(t, err)
					if len(legal) > 2 {
						for _, language := range []string{"en", "uk"} {
							told[wording.Reason(i18n.For(language), nobody{}, 0, action, why)] = true
						}
					}
				}
				require.NoError(t, d.Apply(&s, action, nil))
			}
		}
		require.NotEmpty(t, told, brain.ID)
		for text := range told {
			assert.NotContains(t, text, general, brain.ID)
			assert.NotContains(t, text, "no card seemed worth playing now", brain.ID)
			assert.NotContains(t, text, "reason.", brain.ID)
			if brain.ID == "level_0" {
				assert.Regexp(t, "by lot|the lot|за жеребом|жереб", text)
			}
		}
	}
}

func TestWhatIsSaidOfTheNextBest(t *testing.T) {
	why := func(brain string, best, second, worst float64) string {
		r := &ai.Rationale{Brain: brain, Chain: []ai.Candidate{
			{Action: duel.Play(0), Score: best, Verdict: ai.Taken}, {Action: duel.Play(1), Score: second, Verdict: ai.Worse},
			{Action: duel.Play(2), Score: worst, Verdict: ai.Worse},
		}}
		return wording.Reason(i18n.For("en"), nobody{}, 0, duel.Play(0), r)
	}
	assert.Contains(t, why("montecarlo", 0.63, 0.58, 0.1), "won 63% of the duels that it imagined after it; after the next best it won 58%")
	assert.Contains(t, why("level_140", 0.63, 0.58, 0.1), "the duels that it imagined")
	assert.Contains(t, why("novice", 6, 4, 0), "as much as 0.6 hp, effects counted; the next best gains 0.4")
	assert.Contains(t, why("novice", 1020, 4, 0), "wins the duel")
	assert.Contains(t, why("professional", 25, -10, -90), "gains most: as much as 2.5 hp; the next best −1.0")
	assert.Contains(t, why("professional", -25, -35, -90), "loses least: as much as 2.5 hp; the next best loses 3.5")
	assert.Contains(t, why("montecarlo", 0.631, 0.629, 0.1), "won 63% of the duels that it imagined; after no other choice it won more")
	assert.Contains(t, why("novice", 6.1, 6, 0), "nothing gains more at once: as much as 0.6 hp")
	assert.Contains(t, why("professional", 25.1, 25, -90), "no turn gains more: as much as 2.5 hp")
	assert.Contains(t, why("professional", -25, -25.1, -90), "no turn loses less: as much as 2.5 hp")
	assert.Contains(t, why("evaluation", 2, 1.95, 0), "hardly ahead")
	assert.Contains(t, why("evaluation", 2, 1.5, 0), "clearly ahead")
	assert.Contains(t, why("orc", 2, 0.5, 0), "far ahead")
}

// A turn that is ended says against what.
func TestWhatIsSaidOfAnEnding(t *testing.T) {
	why := func(brain string, best, second float64) string {
		r := &ai.Rationale{Brain: brain, Chain: []ai.Candidate{
			{Action: duel.EndTurn, Score: best, Verdict: ai.Taken}, {Action: duel.Play(1), Score: second, Verdict: ai.Worse},
		}}
		return wording.Reason(i18n.For("en"), nobody{}, 0, duel.EndTurn, r)
	}
	assert.Contains(t, why("montecarlo", 0.63, 0.58), "so it won 63% of the duels that it imagined; with the best card it won 58%")
	assert.Contains(t, why("novice", 0, -12), "every card costs more than it brings: the best 1.2 hp")
	assert.Contains(t, why("professional", 25, 10), "the best card 1.5 hp less")
	assert.Contains(t, why("orc", 2, 0.5), "came out on top, far ahead")
	assert.Contains(t, why("mlp", 2, 0.5), "values its position most, far ahead")
	assert.Contains(t, why("tree", 0, 0), "fixed rules")
	assert.Contains(t, why("double", 2, 0.5), "whom it imitates")
}
