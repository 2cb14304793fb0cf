package rollout_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/playout"
	"boardduels/ai/duel/rollout"
	"boardduels/ai/duel/turnplan"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

var rough = weights{"own_hp": 4, "foe_hp": -4}

// table is a duel with a view of it.
type table struct {
	duel *duel.Duel
	view duel.View
}

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

// Imagine implements [rollout.Worlds].
func (t *table) Imagine(seed uint64) duel.State { return t.duel.Determinize(&t.view, seed) }

func newTable(t testing.TB, seed uint64, change func(*duel.State)) *table {
	t.Helper()
	d := classictest.Duel(t, "knight", "rogue")
	s := d.Start(seed)
	s.Mover = 0
	change(&s)
	return &table{d, d.View(&s, 0)}
}

func asItIs(*duel.State) {}

// cast is two who want the same.
func cast(tb *table, warmth float32) rollout.Cast {
	foe := styled(tb.duel, 1, rough, warmth)
	return rollout.Cast{Me: styled(tb.duel, 0, rough, warmth), Foes: []rollout.Opponent{foe}}
}

func thinker(tb *table, b rollout.Budget) (*rollout.Thinker, []turnplan.Plan) {
	state := tb.Imagine(1)
	plans := styled(tb.duel, 0, rough, 0).Plans(&state)
	return rollout.New(tb.duel, 0, cast(tb, 0.3), b), plans
}

func TestThoughtKeepsToItsBudget(t *testing.T) {
	tb := newTable(t, 3, asItIs)
	for _, b := range []rollout.Budget{{Plans: 6, Duels: 600, Rounds: 2}, {Plans: 4, Duels: 100, Rounds: 1}, {Plans: 3, Duels: 1, Rounds: 1}, {Plans: 1, Duels: 50, Rounds: 2}} {
		th, plans := thinker(tb, b)
		luck := game.NewStream(7, 0)
		imagined := th.Compare(tb, plans, &luck)
		assert.Len(t, imagined, min(b.Plans, len(plans)))
		duels := 0
		for _, i := range imagined {
			duels += i.Duels()
			assert.GreaterOrEqual(t, i.Share(), float32(0))
			assert.LessOrEqual(t, i.Share(), float32(1))
			assert.LessOrEqual(t, int(i.Answers.Turns), i.Duels())
		}
		if b.Plans == 1 {
			assert.Zero(t, duels, "a single plan needs no thought")
			continue
		}
		assert.LessOrEqual(t, duels, max(b.Duels, 2*b.Plans))
		assert.Greater(t, duels, b.Duels/2)
	}
}

func TestTheSameThoughtComesToTheSame(t *testing.T) {
	tb := newTable(t, 5, asItIs)
	var first []rollout.Imagined
	for range 2 {
		th, plans := thinker(tb, rollout.Budget{Plans: 5, Duels: 200, Rounds: 2})
		for range 2 { // what was thought before doesn't count
			luck := game.NewStream(7, 0)
			imagined := th.Compare(tb, plans, &luck)
			if first == nil {
				first = append(first, imagined...)
			}
			require.Equal(t, first, imagined)
		}
	}
}

// A knight that will be struck down in the next turn unless it strikes first has to see that.
func TestThoughtSeesWhatWeightsDont(t *testing.T) {
	tb := newTable(t, 3, func(s *duel.State) {
		s.Fighters[1].HP = 3
	})
	blind := weights{"own_hand": 5} // wants to keep its cards
	state := tb.Imagine(1)
	quick := styled(tb.duel, 0, blind, 0)
	plans := quick.Plans(&state)
	for i := range plans {
		if plans[i].Score > 1000 {
			plans[i].Score = 0 // as if it weren't seen that this wins
		}
	}
	require.Empty(t, plans[turnplan.Highest(plans)].Played())
	luck := game.NewStream(7, 0)
	best := rollout.New(tb.duel, 0, cast(tb, 0), rollout.Budget{Plans: 64, Duels: 2000, Rounds: 1}).Compare(tb, plans, &luck)[0]
	assert.InDelta(t, 1, best.Share(), 1e-6)
	best.Plan.CarryOut(tb.duel, &state)
	assert.Equal(t, game.Seat(0), state.Winner)
}

func TestAnswersAreCounted(t *testing.T) {
	tb := newTable(t, 3, asItIs)
	th, plans := thinker(tb, rollout.Budget{Plans: 4, Duels: 400, Rounds: 1})
	luck := game.NewStream(7, 0)
	best := th.Compare(tb, plans, &luck)[0]
	assert.EqualValues(t, best.Duels(), best.Answers.Turns)
	assert.Less(t, best.Answers.Idle, best.Answers.Turns)
	played := int32(0)
	for card, turns := range best.Answers.With {
		assert.LessOrEqual(t, turns, best.Answers.Turns-best.Answers.Idle)
		assert.True(t, turns == 0 || card < len(tb.duel.Hero(1).Deck))
		played += turns
	}
	assert.GreaterOrEqual(t, played, best.Answers.Turns-best.Answers.Idle)
	stunned := newTable(t, 3, func(s *duel.State) { s.Fighters[1].StunTime = 2 })
	th, plans = thinker(stunned, rollout.Budget{Plans: 4, Duels: 400, Rounds: 1})
	luck = game.NewStream(7, 0)
	assert.Zero(t, th.Compare(stunned, plans, &luck)[0].Answers, "a stunned enemy has no choice")
}

func TestThinkingAllocatesNothing(t *testing.T) {
	tb := newTable(t, 3, asItIs)
	th, plans := thinker(tb, rollout.Budget{Plans: 4, Duels: 40, Rounds: 1})
	luck := game.NewStream(7, 0)
	assert.Zero(t, testing.AllocsPerRun(5, func() { th.Compare(tb, plans, &luck) }))
}
