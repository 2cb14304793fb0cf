package curve_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/arena/curve"
	"boardduels/internal/raceflag"
	"boardduels/kb"
)

// told are the set-ups that a measurement of one brain gives it.
func told(t *testing.T, spec curve.Plan, id string) (met []ai.Setup) {
	t.Helper()
	who := cast()
	for i, brain := range who.Brains {
		if brain.ID != id {
			continue
		}
		who.Brains[i].New = func(s ai.Setup) (ai.Player, error) {
			met = append(met, s)
			return brain.New(s)
		}
	}
	_, err := curve.Run(t.Context(), plan(t, spec), who, curve.Options{Workers: 1})
	require.NoError(t, err)
	return met
}

// alone is a short plan with one user and the complete learner.
func alone() curve.Plan {
	spec := controls()
	spec.Users, spec.Population, spec.Learners = []string{"tree"}, []string{"random"}, nil
	spec.Runs, spec.Games, spec.Swaps = 2, 3, 2
	return spec
}

// Whoever plays, the AI or its user, knows of the other hero, at both seats, and of one hero the same.
func TestPlayersAreToldOfTheOtherHeroToo(t *testing.T) {
	raceflag.Skip(t, "has one worker")
	spec := alone()
	spec.Runs = 8 // all pairs of heroes at both seats
	for _, id := range []string{"precedent_quick", "tree"} {
		met := told(t, spec, id)
		settings := map[[3]any]bool{}
		for _, s := range met {
			mine, theirs := s.Duel.Hero(s.Seat).ID, s.Duel.Hero(1-s.Seat).ID
			settings[[3]any{mine, theirs, s.Seat}] = true
			require.Equal(t, mine, s.Knowledge.Hero)
			require.Equal(t, theirs, s.Foe.Hero)
			require.Equal(t, mine == theirs, s.Knowledge == s.Foe)
		}
		assert.Len(t, settings, 8, id)
	}
}

// What the AI has seen of its user it is told in the next game, and afterwards. Of a hero that the user hasn't played
// it knows what the pack tells.
func TestTheAIIsToldWhatItHasSeenOfItsUser(t *testing.T) {
	spec := alone() // a knight against a knight, then a mage against a knight
	initial := map[string]*kb.Knowledge{}
	for _, hero := range spec.Heroes {
		k, err := kb.ForHero(testPack(), hero)
		require.NoError(t, err)
		initial[hero] = k
	}
	observed := []int{0} // turns of the user, rising from game to game
	unmet := 0
	for _, s := range told(t, spec, "precedent_quick") {
		hasLearned := s.Knowledge.Experience.Decisions > 0
		switch {
		case !hasLearned || s.Foe.Hero == "mage" && s.Knowledge != s.Foe:
			if assert.Equal(t, initial[s.Foe.Hero], s.Foe); hasLearned {
				unmet++
			}
		case s.Knowledge.Hero == "mage" && s.Foe.Hero == "knight":
			if now := s.Foe.Experience.Observed; now != observed[len(observed)-1] {
				observed = append(observed, now)
			}
		}
	}
	assert.Len(t, observed, 1+spec.Games)
	assert.IsIncreasing(t, observed)
	assert.Positive(t, unmet)
}

// The AI thinks where it is asked to, and decides at once otherwise: who is not in the cast isn't needed.
func TestTheAIThinksWhereItIsAskedTo(t *testing.T) {
	spec := alone()
	spec.Thinks = true
	who := cast()
	_, err := curve.Run(t.Context(), plan(t, spec), who, curve.Options{})
	assert.ErrorContains(t, err, `no brain "precedent"; there are: precedent_quick`)
	who.Brains[0].ID = "precedent"
	_, err = curve.Run(t.Context(), plan(t, spec), who, curve.Options{})
	require.NoError(t, err)
	spec.Thinks = false
	_, err = curve.Run(t.Context(), plan(t, spec), who, curve.Options{})
	assert.ErrorContains(t, err, `no brain "precedent_quick"; there are: precedent`)
}
