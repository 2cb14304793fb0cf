package perceptron

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelrandom"
	"boardduels/ai/duel/tree"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
)

func TestTheFilesTellWhereTheyComeFrom(t *testing.T) {
	for id, text := range map[string]string{linearID: linearText, netID: netText} {
		d, err := trained.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, id, d.Head.Brain)
		assert.Equal(t, duel.RulesVersion, d.Head.Rules, "train anew after a change of the rules")
		_, err = time.Parse(time.DateOnly, d.Head.Date)
		assert.NoError(t, err)
		assert.NotZero(t, d.Head.Seed)
		assert.Len(t, d.Head.Pack, 64)
		assert.GreaterOrEqual(t, d.Head.Games, selfplay.MinGames)
		assert.NotEmpty(t, d.Head.Measured)
	}
}

func TestTheFilesFitTheClassicHeroes(t *testing.T) {
	linear, nets := Default(), defaultNets()
	for _, hero := range classicHeroes(t) {
		_, blind := nets.of(&hero)
		assert.False(t, blind, hero.ID)
		w := linear.of(&hero)
		assert.NotZero(t, w, hero.ID)
		for i := range linear.heroes {
			if linear.heroes[i].id != hero.ID {
				continue
			}
			for _, line := range hero.Deck {
				known := false
				for _, card := range linear.heroes[i].cards {
					known = known || card.id == line.Card.ID
				}
				assert.True(t, known, "%s %s", hero.ID, line.Card.ID)
			}
		}
	}
}

func TestFilesAreReadAsTheyAreWritten(t *testing.T) {
	d, err := trained.Parse(linearText)
	require.NoError(t, err)
	assert.True(t, d.String() == (&trained.Document{Head: d.Head, Sections: Default().Sections()}).String())
	d, err = trained.Parse(netText)
	require.NoError(t, err)
	assert.True(t, d.String() == (&trained.Document{Head: d.Head, Sections: defaultNets().Sections()}).String())
}

// The files' heads hold the measured strength; these bounds are far below it.
func TestTheBrainsAreNoJoke(t *testing.T) {
	heroes := classicHeroes(t)
	for _, brain := range []ai.Brain{Brain, Perceptron} {
		assert.Greater(t, winRate(t, heroes, brain, tree.Brain, 160), 0.58, brain.ID)
	}
}

func TestHeroesThatTrainingHasNotSeenArePlayedWell(t *testing.T) {
	var heroes []duel.Hero
	for _, hero := range classicHeroes(t) {
		heroes = append(heroes, stranger(hero))
	}
	for _, brain := range []ai.Brain{Brain, Perceptron} {
		assert.Greater(t, winRate(t, heroes, brain, duelrandom.Brain, 400), 0.7, brain.ID)
		assert.Greater(t, winRate(t, heroes, brain, tree.Brain, 160), 0.45, brain.ID)
	}
}
