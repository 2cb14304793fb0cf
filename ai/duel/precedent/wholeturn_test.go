package precedent_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

var brain = precedent.Brain("precedent", precedent.Intended)

// taught returns knowledge of a hero that wants the enemy to lose hp, and some more.
func taught(t testing.TB, pack *schema.Pack, hero string, weights ...schema.Weight) *kb.Knowledge {
	t.Helper()
	k, err := kb.ForHero(pack, hero)
	require.NoError(t, err)
	learned := k.Untrained()
	learned.Weights = append([]schema.Weight{{Of: "foe_hp", Value: -3}}, weights...)
	return learned
}

// midgame is a situation of the Knight against the Mage, with the Knight to move.
func midgame(t testing.TB, hand []string, set func(me, foe *duel.Fighter)) (*duel.Duel, *schema.Pack, duel.View) {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	start := d.Start(3)
	view := d.View(&start, 0)
	view.Mover, view.Round = 0, 4
	for i, id := range hand {
		view.Hand[i] = cardOf(t, d, id)
	}
	view.Fighters[0].HandCount = int16(len(hand))
	set(view.Me(), view.Foe())
	return d, pack, view
}

func cardOf(t testing.TB, d *duel.Duel, id string) duel.CardIndex {
	for i, line := range d.Hero(0).Deck {
		if line.Card.ID == id {
			return duel.CardIndex(i)
		}
	}
	t.Fatalf("no card %s", id)
	return duel.NoCard
}

func choose(t testing.TB, d *duel.Duel, k *kb.Knowledge, view duel.View) (duel.Action, *ai.Rationale) {
	t.Helper()
	player, err := brain.New(ai.Setup{Duel: d, Seat: view.Seat, Seed: 5, Knowledge: k})
	require.NoError(t, err)
	action, r, err := player.Decide(t.Context(), &view, d.LegalView(&view, nil))
	require.NoError(t, err)
	return action, r
}

func TestLearnedWeightsDecideWholeTurns(t *testing.T) {
	all := []string{"rage", "cleave", "spike_strike"}
	d, pack, view := midgame(t, all, func(me, foe *duel.Fighter) { me.EP = 3 })
	action, r := choose(t, d, taught(t, pack, "knight"), view)
	require.True(t, r.IsAppraised())
	assert.Equal(t, duel.Play(cardOf(t, d, "rage")), action, "the damage bonus comes before the blows")
	assert.Len(t, r.Turn, 3)
	assert.Equal(t, "foe_hp", r.Gains[0].Of)
	assert.Positive(t, r.Gains[0].Amount)

	miser := taught(t, pack, "knight", schema.Weight{Of: "own_ep", Value: 50}, schema.Weight{Of: "kept_rage", Value: 9})
	action, r = choose(t, d, miser, view)
	assert.Equal(t, duel.EndTurn, action, "energy and cards are worth more")
	assert.Empty(t, r.Turn)
	assert.Empty(t, r.Gains)
}

func TestWeightsNearAPrecedentCountThere(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave"}, func(me, foe *duel.Fighter) { me.EP = 3 })
	k := taught(t, pack, "knight")
	k.Cases = k.Cases[:1]
	k.Cases[0].Weights = []schema.Weight{{Of: "foe_hp", Value: 6}} // near it the enemy's hp are welcome
	action, _ := choose(t, d, k, view)
	assert.Equal(t, duel.EndTurn, action)
}

func TestUntrainedKnowledgeDecidesByTheChain(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "spike_strike"}, func(me, foe *duel.Fighter) { me.EP = 3 })
	k, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	_, r := choose(t, d, k.Untrained(), view)
	assert.False(t, r.IsAppraised())
	assert.Nil(t, r.Turn)
}

func TestPrioritiesChooseAmongEqualPlans(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) { me.EP = 1 })
	k := taught(t, pack, "knight")
	k.Weights = []schema.Weight{{Of: "own_ep", Value: 1e-3}}
	for kind, want := range map[duel.Kind]string{duel.Attack: "cleave", duel.Defence: "shield_block"} {
		for i := range k.Cases {
			k.Cases[i].Outputs = [4]float32{0.1, 0.1, 0.1, 0.1}
			k.Cases[i].Outputs[kind] = 0.9
		}
		action, _ := choose(t, d, k, view)
		assert.Equal(t, duel.Play(cardOf(t, d, want)), action)
	}
}

// What can be done comes with the score of the best plan that begins with it, the one that is taken first even where
// priorities chose it over a better one; what can't be paid for comes last, each card once.
func TestALearnedChainTellsEveryAction(t *testing.T) {
	hand := []string{"spike_strike", "cleave", "spike_strike", "shield_block"}
	d, pack, view := midgame(t, hand, func(me, foe *duel.Fighter) { me.EP = 1 })
	const won = 1 << 20 // the score of a won duel, far from every other
	for _, test := range []struct {
		name    string
		weights []schema.Weight
		wanted  duel.Kind
		want    []step
	}{
		{"the best", []schema.Weight{{Of: "foe_hp", Value: -3}, {Of: "own_shield", Value: 0.25}}, duel.Attack, []step{
			{cleave, ai.Taken}, {shieldBlock, ai.Worse}, {duel.NoCard, ai.Worse}, {spikeStrike, ai.TooExpensive}}},
		{"hardly worse, but wanted", []schema.Weight{{Of: "own_ep", Value: 0.01}, {Of: "foe_hp", Value: 0.01}}, duel.Attack, []step{
			{cleave, ai.Taken}, {duel.NoCard, ai.Worse}, {shieldBlock, ai.Worse}, {spikeStrike, ai.TooExpensive}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := taught(t, pack, "knight")
			k.Weights = test.weights
			for i := range k.Cases {
				k.Cases[i].Outputs = [schema.Outputs]float32{0.1, 0.1, 0.1, 0.1}
				k.Cases[i].Outputs[test.wanted] = 0.9
			}
			_, r := choose(t, d, k, view)
			assert.Equal(t, test.want, steps(r))
			rest := r.Chain[1:]
			assert.True(t, slices.IsSortedFunc(rest, func(a, b ai.Candidate) int { return cmp.Compare(b.Score, a.Score) }))
			assert.EqualValues(t, -won, rest[len(rest)-1].Score)
			for _, c := range r.Chain[:len(r.Chain)-1] {
				assert.InDelta(t, 0, c.Score, 6, "%v", c.Action)
			}
		})
	}
}

// A stunned hero has nothing to choose from, however much it has learned.
func TestALearnedChainOfAStunnedHeroIsTheEndOfTheTurn(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "rage"}, func(me, foe *duel.Fighter) { me.StunTime = 1 })
	action, r := choose(t, d, taught(t, pack, "knight"), view)
	assert.Equal(t, duel.EndTurn, action)
	assert.Equal(t, []step{{duel.NoCard, ai.Taken}}, steps(r))
}

// Two attacks are wanted equally; the better one is taken.
func TestScoresChooseAmongPlansOfEqualPriority(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "spike_strike"}, func(me, foe *duel.Fighter) { me.EP = 2 })
	for _, test := range []struct {
		weight float32
		want   string
	}{{-0.05, "spike_strike"}, {0.05, "cleave"}} {
		k := taught(t, pack, "knight")
		k.Weights = []schema.Weight{{Of: "foe_hp", Value: test.weight}}
		action, _ := choose(t, d, k, view)
		assert.Equal(t, duel.Play(cardOf(t, d, test.want)), action)
	}
}

// A gain is what changed, times what it is worth.
func TestGainsGrowWithTheirWeights(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave"}, func(me, foe *duel.Fighter) { me.EP = 1 })
	k := taught(t, pack, "knight")
	_, once := choose(t, d, k, view)
	k.Weights[0].Value *= 2
	_, twice := choose(t, d, k, view)
	require.Len(t, once.Gains, 1)
	change := once.Gains[0].Change
	assert.Equal(t, []ai.Gain{{Of: "foe_hp", Change: change, Amount: 2 * once.Gains[0].Amount}}, twice.Gains)
	assert.Negative(t, change)
	assert.InDelta(t, k.Weights[0].Value*change, twice.Gains[0].Amount, 1e-4)
}

func TestForesightSeesTheAnswer(t *testing.T) {
	// Both plans are about as good at once, but only the shield outlives the Mage's answer.
	d, pack, view := midgame(t, []string{"cleave", "shield_block"}, func(me, foe *duel.Fighter) {
		me.EP, me.HP, foe.EP = 1, 3, 0
		foe.Removed[4], foe.Removed[5], foe.Removed[6], foe.DeckCount = 1, 1, 1, 6 // no free cards
	})
	k := taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3})
	shielded := 0
	for seed := range uint64(100) {
		player, err := brain.New(ai.Setup{Duel: d, Seed: seed, Knowledge: k})
		require.NoError(t, err)
		action, _, err := player.Decide(t.Context(), &view, d.LegalView(&view, nil))
		require.NoError(t, err)
		if action == duel.Play(cardOf(t, d, "shield_block")) {
			shielded++
		}
	}
	assert.Greater(t, shielded, 60, "in most of the hands that the Mage may hold is a deadly answer")
}

func TestWhatIsHiddenDoesNotChangeALearnedDecision(t *testing.T) {
	pack := classictest.Pack()
	rapid.Check(t, func(r *rapid.T) {
		d, err := pack.Duel("knight", "rogue")
		require.NoError(t, err)
		s := d.Start(rapid.Uint64().Draw(r, "seed"))
		for range rapid.IntRange(0, 40).Draw(r, "plies") {
			if s.Winner != game.Nobody {
				return
			}
			legal := d.Legal(&s, nil)
			require.NoError(r, d.Apply(&s, rapid.SampledFrom(legal).Draw(r, "action"), nil))
		}
		if s.Winner != game.Nobody {
			return
		}
		view := d.View(&s, s.Mover)
		other := d.Determinize(&view, rapid.Uint64().Draw(r, "other"))
		same := d.View(&other, s.Mover)
		k := taught(t, pack, d.Hero(s.Mover).ID, schema.Weight{Of: "own_hp", Value: 3})
		a, why := choose(t, d, k, view)
		b, why2 := choose(t, d, k, same)
		require.Equal(r, a, b)
		require.Equal(r, why, why2)
	})
}

func TestALearnedDecisionAllocatesNothing(t *testing.T) {
	d, pack, view := midgame(t, []string{"cleave", "spike_strike", "rage", "shield_block"}, func(me, foe *duel.Fighter) { me.EP = 4 })
	player, err := brain.New(ai.Setup{Duel: d, Seed: 5, Knowledge: taught(t, pack, "knight", schema.Weight{Of: "own_hp", Value: 3})})
	require.NoError(t, err)
	legal := d.LegalView(&view, nil)
	assert.Zero(t, testing.AllocsPerRun(50, func() {
		_, _, err := player.Decide(t.Context(), &view, legal)
		require.NoError(t, err)
	}))
}
