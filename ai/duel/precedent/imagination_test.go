package precedent_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/precedent"
	"boardduels/ai/duel/rollout"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// pondering thinks a little, so that tests stay fast.
var pondering = func() ai.Brain {
	o := precedent.Intended
	o.Thought = rollout.Budget{Plans: 4, Duels: 120, Rounds: 1}
	return precedent.Brain("pondering", o)
}()

func ponder(t testing.TB, d *duel.Duel, k, foe *kb.Knowledge, view *duel.View) (duel.Action, *ai.Rationale) {
	t.Helper()
	player, err := pondering.New(ai.Setup{Duel: d, Seat: view.Seat, Seed: 5, Knowledge: k, Foe: foe})
	require.NoError(t, err)
	action, r, err := player.Decide(t.Context(), view, d.LegalView(view, nil))
	require.NoError(t, err)
	return action, r
}

func TestThoughtTellsWhatItImagined(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block", "rage"}, func(me, foe *duel.Fighter) { me.EP = 2 })
	k, foe := taught(t, pack, "knight"), taught(t, pack, "mage")
	action, r := ponder(t, d, k, foe, &view)
	require.Len(t, r.Imagined, 4)
	duels := 0
	for _, turn := range r.Imagined {
		duels += turn.Duels
		assert.Positive(t, turn.Share)
		assert.Less(t, turn.Share, float32(1))
		for i, answer := range turn.Reply {
			assert.Less(t, int(answer.Card), len(d.Hero(1).Deck))
			assert.LessOrEqual(t, answer.Duels, turn.Answers)
			assert.True(t, i == 0 || answer.Duels <= turn.Reply[i-1].Duels)
		}
	}
	assert.LessOrEqual(t, duels, 120)
	assert.Positive(t, r.Imagined[0].Answers)
	assert.Equal(t, r.Imagined[0].Turn, r.Turn, "the most promising turn is played")
	first := duel.EndTurn
	if len(r.Turn) > 0 {
		first = r.Turn[0]
	}
	assert.Equal(t, first, action)
}

func TestTheSameThoughtLeadsToTheSameTurn(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block", "rage"}, func(me, foe *duel.Fighter) { me.EP = 2 })
	k, foe := taught(t, pack, "knight"), taught(t, pack, "mage")
	action, r := ponder(t, d, k, foe, &view)
	again, same := ponder(t, d, k, foe, &view)
	assert.Equal(t, action, again)
	assert.Equal(t, r, same)
}

func TestNothingIsImaginedWithoutNeed(t *testing.T) {
	all := []string{"cleave", "shield_block", "rage"}
	d, pack, view := midgame(t, all, func(me, foe *duel.Fighter) { me.EP = 2 })
	k, mage := taught(t, pack, "knight"), taught(t, pack, "mage")
	for _, test := range []struct {
		name string
		foe  *kb.Knowledge
		set  func(me, foe *duel.Fighter)
	}{
		{"nothing is known of the enemy's hero", nil, func(me, foe *duel.Fighter) {}},
		{"nothing was learned of the enemy's hero", mage.Untrained(), func(me, foe *duel.Fighter) {}},
		{"there is one plan", mage, func(me, foe *duel.Fighter) { me.StunTime = 1 }},
		{"one plan wins", mage, func(me, foe *duel.Fighter) { foe.HP = 1 }},
	} {
		t.Run(test.name, func(t *testing.T) {
			view := view
			test.set(view.Me(), view.Foe())
			_, r := ponder(t, d, k, test.foe, &view)
			assert.Empty(t, r.Imagined)
			assert.NotEmpty(t, r.Chain)
		})
	}
}

// The enemy that is imagined plays as its hero's knowledge says: a Mage that wants blood strikes, one that is known to
// save its energy lets the turn pass, and the Knight hopes for more.
func TestTheEnemyIsImaginedAsItIsKnown(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) { me.EP, foe.EP = 1, 8 })
	k := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3})
	fierce := taught(t, pack, "mage", schema.Weight{Of: "foe_hp", Value: -60})
	tame := taught(t, pack, "mage", schema.Weight{Of: "own_ep", Value: 60}, schema.Weight{Of: "own_hand", Value: 60})
	_, feared := ponder(t, d, k, fierce, &view)
	_, trusted := ponder(t, d, k, tame, &view)
	assert.False(t, feared.Imagined[0].IsIdle())
	assert.True(t, trusted.Imagined[0].IsIdle())
	assert.Greater(t, trusted.Imagined[0].Share, feared.Imagined[0].Share)
}

func TestThinkingAllocatesNothing(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block", "rage"}, func(me, foe *duel.Fighter) { me.EP = 2 })
	player, err := pondering.New(ai.Setup{Duel: d, Seed: 5, Knowledge: taught(t, pack, "knight"), Foe: taught(t, pack, "mage")})
	require.NoError(t, err)
	legal := d.LegalView(&view, nil)
	assert.Zero(t, testing.AllocsPerRun(5, func() {
		if _, _, err := player.Decide(t.Context(), &view, legal); err != nil {
			t.Fatal(err)
		}
	}))
}

// Half of the imagined duels are against the user as it has been seen to play, three of four once it has been seen
// often.
func TestTheUserIsImaginedAsItWasSeen(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) { me.EP, foe.EP = 1, 8 })
	k, mage := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3}), taught(t, pack, "mage", schema.Weight{Of: "foe_hp", Value: -60})
	_, before := ponder(t, d, k, mage, &view)
	for turns, share := range map[int]float64{1: 0.5, 49: 0.5, 50: 0.75, 500: 0.75} {
		known := *mage
		known.Style = []schema.Weight{{Of: "own_ep", Value: 45}, {Of: "own_hand", Value: 45}} // lets every turn pass
		known.Experience.Observed = turns
		_, after := ponder(t, d, k, &known, &view)
		best := after.Imagined[0]
		assert.InDelta(t, share*float64(best.Duels), best.Idle, 2, "%d turns", turns)
		assert.Greater(t, best.Share, before.Imagined[0].Share)
	}
}

// How well the user was foretold says in how many imagined duels it answers, however often it was seen: in none where
// others foretell it better.
func TestTheUserIsImaginedAsFarAsItIsTrusted(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) { me.EP, foe.EP = 1, 8 })
	k, mage := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3}), taught(t, pack, "mage", schema.Weight{Of: "foe_hp", Value: -60})
	for trust, share := range map[kb.Trust]float64{
		{People: 2000, Lots: 8000}:  0.75,
		{People: 8000, Lots: 1999}:  0.5,
		{People: 0, Lots: 1}:        0.5,
		{People: -1000, Lots: 3000}: 0.5,
		{People: -1001, Lots: 3000}: 0,
		{People: 3000, Lots: -1001}: 0,
	} {
		for _, turns := range []int{8, 80} {
			known := *mage
			// Lets every turn pass
			known.Style = []schema.Weight{{Of: "own_ep", Value: 45}, {Of: "own_hand", Value: 45}}
			known.Experience = kb.Experience{Observed: turns, Trust: trust}
			_, after := ponder(t, d, k, &known, &view)
			best := after.Imagined[0]
			assert.InDelta(t, share*float64(best.Duels), best.Idle, 2, "%v, %d turns", trust, turns)
		}
	}
}

// What an expert says of the user's habits changes what is imagined.
func TestTheUserIsImaginedAsAnExpertSays(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) { me.EP, foe.EP = 1, 8 })
	k, mage := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3}), taught(t, pack, "mage", schema.Weight{Of: "foe_hp", Value: -60})
	_, before := ponder(t, d, k, mage, &view)
	known := *mage
	known.Habits = []schema.Habit{{HabitKey: schema.HabitKey{When: "always", Does: "nothing"}, Status: schema.Edited, Share: 0.95}}
	_, after := ponder(t, d, k, &known, &view)
	best := after.Imagined[0]
	assert.Zero(t, before.Imagined[0].Idle)
	assert.InDelta(t, best.Duels/2, best.Idle, float64(best.Duels)/8)
	assert.Greater(t, best.Share, before.Imagined[0].Share)
}
