package playout_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/turnplan"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// rough wants the enemy to lose hp, and keeps cards.
var rough = weights{"own_hp": 1, "foe_hp": -4, "own_hand": 0.1}

// weights are those of a turn's traits, by name.
type weights map[string]float32

// styled returns a side that wants the same in every situation.
func styled(d *duel.Duel, seat game.Seat, w weights, warmth float32) *playout.Side {
	k := &kb.Knowledge{Hero: d.Hero(seat).ID, Cases: []schema.Case{{}}}
	for _, of := range slices.Sorted(maps.Keys(w)) {
		k.Weights = append(k.Weights, schema.Weight{Of: of, Value: w[of]})
	}
	return playout.Learned(d, seat, k, warmth)
}

func classicDuel(t testing.TB) (*duel.Duel, *schema.Pack) {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "rogue")
	require.NoError(t, err)
	return d, pack
}

func TestASidePlaysWholeTurnsToTheEnd(t *testing.T) {
	d, _ := classicDuel(t)
	sides := [2]*playout.Side{styled(d, 0, rough, 0), styled(d, 1, rough, 0.3)}
	for seed := range uint64(20) {
		s, luck := d.Start(seed), game.NewStream(seed, 1)
		for turns := 0; s.Winner == game.Nobody; turns++ {
			mover := s.Mover
			sides[mover].Turn(&s, &luck)
			require.True(t, s.Winner != game.Nobody || s.Mover == 1-mover, "the turn has passed")
			require.Less(t, turns, 200)
		}
	}
}

func TestAColdSideTakesTheBestPlan(t *testing.T) {
	d, _ := classicDuel(t)
	side := styled(d, 0, rough, 0)
	for seed := range uint64(20) {
		s, luck := d.Start(seed), game.NewStream(seed, 1)
		s.Mover = 0
		plans := side.Plans(&s)
		best := slices.Clone(plans[turnplan.Highest(plans)].Played())
		chosen := side.Turn(&s, &luck)
		assert.ElementsMatch(t, best, chosen.Played())
	}
}

// What weights near a precedent add is what tells learned sides from those that want the same everywhere.
func TestALearnedSideWantsWhatCountsInTheSituation(t *testing.T) {
	d, pack := classicDuel(t)
	k, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	learned := *k.Untrained()
	learned.Weights = []schema.Weight{{Of: "foe_hp", Value: -4}}
	learned.Cases = []schema.Case{{ID: 1, Outputs: k.Cases[0].Outputs, Weights: []schema.Weight{{Of: "foe_hp", Value: 8}}}}
	s := d.Start(3)
	s.Mover = 0
	fierce := styled(d, 0, weights{"foe_hp": -4}, 0)
	gentle := styled(d, 0, weights{"foe_hp": 4}, 0)
	assert.Equal(t, gentle.Plans(&s), playout.Learned(d, 0, &learned, 0).Plans(&s))
	assert.NotEqual(t, fierce.Plans(&s), gentle.Plans(&s))

	learned.Cases[0].Weights = nil
	learned.Enemies = []schema.Enemy{{Hero: "mage", Weights: []schema.Weight{{Of: "foe_hp", Value: 8}}}}
	assert.Equal(t, styled(d, 0, weights{"foe_hp": -4}, 0).Plans(&s), playout.Learned(d, 0, &learned, 0).Plans(&s), "the enemy is a rogue")
	learned.Enemies[0].Hero = "rogue"
	assert.Equal(t, styled(d, 0, weights{"foe_hp": 4}, 0).Plans(&s), playout.Learned(d, 0, &learned, 0).Plans(&s))
}

func TestHopeIsWhatTheBestPlanPromises(t *testing.T) {
	d, _ := classicDuel(t)
	s := d.Start(3)
	s.Mover = 0
	assert.InDelta(t, 0.5, styled(d, 0, weights{"always": 0}, 0).Hope(&s), 1e-6)
	assert.Greater(t, styled(d, 0, weights{"always": 3}, 0).Hope(&s), float32(0.9))
}

func TestPlayingATurnAllocatesNothing(t *testing.T) {
	d, _ := classicDuel(t)
	start, luck := d.Start(3), game.NewStream(3, 1)
	start.Mover = 0
	side := styled(d, 0, rough, 0.3)
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		s := start
		side.Turn(&s, &luck)
	}))
}

func BenchmarkTurn(b *testing.B) {
	d, _ := classicDuel(b)
	start, luck := d.Start(3), game.NewStream(3, 1)
	start.Mover = 0
	side := styled(d, 0, rough, 0.3)
	b.ReportAllocs()
	for b.Loop() {
		s := start
		side.Turn(&s, &luck)
	}
}

// A model of a user expects what the user's style prefers, and not always the same.
func TestAModelledSidePlaysAsItsUserIsBelievedTo(t *testing.T) {
	d, _ := classicDuel(t)
	idle := []schema.Weight{{Of: "own_ep", Value: 45}, {Of: "own_hand", Value: 45}}
	busy := []schema.Weight{{Of: "own_ep", Value: -45}, {Of: "own_hand", Value: -45}}
	played := func(style []schema.Weight) (cards int, turns map[string]bool) {
		side, turns := playout.Modelled(d, 0, &kb.Knowledge{Style: style}), map[string]bool{}
		for seed := range uint64(20) {
			s, luck := d.Start(3), game.NewStream(seed, 1)
			s.Mover = 0
			turn := side.Turn(&s, &luck)
			cards += int(turn.Plays)
			turns[fmt.Sprint(turn.Played())] = true
		}
		return cards, turns
	}
	few, _ := played(idle)
	many, _ := played(busy)
	assert.Greater(t, many, few+20)
	_, turns := played(nil)
	assert.Greater(t, len(turns), 1, "players differ")
}

// A greedy side takes the likeliest turn of a user, whatever the luck.
func TestAGreedySideTakesTheLikeliestTurn(t *testing.T) {
	d, _ := classicDuel(t)
	weights := usermodel.Of(d.Hero(0), []schema.Weight{{Of: "own_hp", Value: 1}, {Of: "foe_hp", Value: -4}})
	side := playout.Greedy(d, 0, &weights)
	for seed := range uint64(20) {
		s, luck := d.Start(3), game.NewStream(seed, 1)
		s.Mover = 0
		plans := side.Plans(&s)
		best := slices.Clone(plans[turnplan.Highest(plans)].Played())
		chosen := side.Turn(&s, &luck)
		assert.Equal(t, best, chosen.Played())
	}
}

// Where an expert says how often the user does something, the imagined user does it so often.
func TestAModelledSideBendsToTheExpert(t *testing.T) {
	d, _ := classicDuel(t)
	idle := func(habits ...schema.Habit) (turns int) {
		side := playout.Modelled(d, 0, &kb.Knowledge{Habits: habits})
		for seed := range uint64(200) {
			s, luck := d.Start(3), game.NewStream(seed, 1)
			s.Mover = 0
			if turn := side.Turn(&s, &luck); turn.Plays == 0 {
				turns++
			}
		}
		return turns
	}
	h := schema.Habit{HabitKey: schema.HabitKey{When: "early", Does: "nothing"}, Status: schema.Edited, Share: 0.9}
	assert.Less(t, idle(), 20)
	assert.InDelta(t, 180, idle(h), 20)
	h.When = "dying"
	assert.Equal(t, idle(), idle(h), "it is another situation")
	h.When, h.Status = "early", schema.Accepted
	assert.Equal(t, idle(), idle(h), "what was merely seen is in the style")
}
