package precedent_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/cbr/retrieval"
	"boardduels/ai/duel/precedent"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// The Knight's deck, by the lines of its document.
const (
	spikeStrike duel.CardIndex = iota
	cleave
	shieldBlock
	rage
	lastStand
	holyJudgement
)

// scene is a moment of a duel between Knight and Mage, seen by the Knight.
func scene(t *testing.T, hand ...duel.CardIndex) (*duel.Duel, *duel.View) {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	start := d.Start(1)
	view := d.View(&start, 0)
	view.Mover = 0
	view.Fighters[0].HandCount = int16(len(hand))
	copy(view.Hand[:], hand)
	return d, &view
}

// knight is what the experts know of the Knight, without practice.
func knight(t *testing.T) *kb.Knowledge {
	t.Helper()
	pack := classictest.Pack()
	k, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	return k.Untrained()
}

func decide(t *testing.T, o precedent.Options, k *kb.Knowledge, d *duel.Duel, view *duel.View) (duel.Action, *ai.Rationale) {
	t.Helper()
	player, err := precedent.Brain("test", o).New(ai.Setup{Duel: d, Seat: view.Seat, Knowledge: k})
	require.NoError(t, err)
	action, rationale, err := player.Decide(t.Context(), view, d.LegalView(view, nil))
	require.NoError(t, err)
	return action, rationale
}

func TestExplainIsWhatTheBrainThinks(t *testing.T) {
	d, view := scene(t, cleave, shieldBlock, rage)
	for _, o := range []precedent.Options{precedent.Intended, precedent.Printed} {
		_, decided := decide(t, o, knight(t), d, view)
		explained, err := precedent.Explain(decided.Inputs, knight(t), o)
		require.NoError(t, err)
		decided.Brain, decided.Chain = "", nil
		assert.Equal(t, decided, explained)
	}
}

func TestExplainRefuses(t *testing.T) {
	_, err := precedent.Explain(ai.Situation{}, &kb.Knowledge{Hero: "bard"}, precedent.Intended)
	assert.ErrorContains(t, err, "hero bard holds no cases")
	_, err = precedent.Explain(ai.Situation{}, nil, precedent.Intended)
	assert.Error(t, err)
	for _, x := range []float32{-0.1, 1.1, float32(math.NaN())} {
		_, err = precedent.Explain(ai.Situation{3: x}, knight(t), precedent.Intended)
		assert.ErrorContains(t, err, "input 3 is")
	}
}

func TestDistancesByInputMakeTheDistance(t *testing.T) {
	r, err := precedent.Explain(ai.Situation{0: 1, 5: 0.5}, knight(t), precedent.Intended)
	require.NoError(t, err)
	for _, found := range r.Retrieved {
		var sum float32
		for i, by := range found.ByInput {
			assert.InDelta(t, math.Abs(float64(r.Inputs[i]-knight(t).Cases[found.Index].Inputs[i])), by, 1e-7)
			sum += by
		}
		assert.InDelta(t, sum/schema.Inputs, found.Distance, 1e-6)
	}
	assert.LessOrEqual(t, r.Retrieved[0].Distance, r.Retrieved[1].Distance)
}

func TestAProvenCaseIsCopied(t *testing.T) {
	proven := schema.Case{ID: 4, Inputs: [schema.Inputs]float32{1, 1, 1}, Outputs: [schema.Outputs]float32{0.1, 0.2, 0.3, 0.4}, Potency: 0.7, Frequency: 0.1}
	other := schema.Case{ID: 5, Outputs: [schema.Outputs]float32{1, 1, 1, 1}}
	near, far := ai.Situation(proven.Inputs), ai.Situation(proven.Inputs)
	near[13], far[13] = 0.69, 0.71 // a fourteenth of which is the distance
	rare := proven
	rare.Potency = 0.6
	for _, c := range []struct {
		name    string
		s       ai.Situation
		nearest schema.Case
		options precedent.Options
		copied  bool
	}{
		{"near and proven", near, proven, precedent.Intended, true},
		{"too far", far, proven, precedent.Intended, false},
		{"not proven", near, rare, precedent.Intended, false},
		{"as printed", near, proven, precedent.Printed, false},
	} {
		k := &kb.Knowledge{Cases: []schema.Case{other, c.nearest}}
		k.Priorities[0][0] = 1
		r, err := precedent.Explain(c.s, k, c.options)
		require.NoError(t, err)
		assert.Equal(t, 4, r.Retrieved[0].ID)
		assert.Equal(t, c.copied, r.Copied, c.name)
		if c.copied {
			assert.Equal(t, proven.Outputs, r.Outputs)
			assert.Zero(t, r.Weights, "nothing was trained")
		} else {
			assert.InDeltaSlice(t, []float32{0.55, 0.6, 0.65, 0.7}, r.Targets[:], 1e-6)
		}
	}
}

// The corrected learner brings every output within its tolerance of the target, so the chain follows the experts'
// cases.
func TestIntendedBrainFollowsItsCases(t *testing.T) {
	for _, c := range knight(t).Cases {
		r, err := precedent.Explain(ai.Situation(c.Inputs), knight(t), precedent.Intended)
		require.NoError(t, err)
		for i := range r.Outputs {
			assert.InDelta(t, r.Targets[i], r.Outputs[i], 0.0501, "output %d in the situation of case %d", i, c.ID)
		}
	}
}

func TestStunnedHeroEndsItsTurn(t *testing.T) {
	d, view := scene(t, rage, lastStand)
	view.Fighters[0].StunTime = 1
	for _, o := range []precedent.Options{precedent.Intended, precedent.Printed} {
		action, r := decide(t, o, knight(t), d, view)
		assert.Equal(t, duel.EndTurn, action)
		assert.Equal(t, []ai.Candidate{{Action: duel.EndTurn}}, r.Chain)
	}
}

// step is a candidate of a chain.
type step struct {
	card    duel.CardIndex
	verdict ai.Verdict
}

func steps(r *ai.Rationale) (steps []step) {
	for _, c := range r.Chain {
		steps = append(steps, step{c.Action.Card, c.Verdict})
	}
	return steps
}

// single returns knowledge that always wants the same: one case, and every neuron looking at the own hp alone.
func single(outputs [schema.Outputs]float32) *kb.Knowledge {
	k := &kb.Knowledge{Cases: []schema.Case{{Outputs: outputs, Potency: 1}}}
	for i := range k.Priorities {
		k.Priorities[i][0] = 1
	}
	return k
}

func TestChainsSayWhyEachCardWasTakenOrNot(t *testing.T) {
	minors := []duel.CardIndex{spikeStrike, shieldBlock}
	all := append(minors, lastStand)
	for _, c := range []struct {
		name    string
		chain   precedent.Chain
		hand    []duel.CardIndex
		outputs [schema.Outputs]float32
		want    []step
	}{
		{"intended: attack wanted, too dear; defence is second", precedent.IntendedChain, all, [4]float32{0.9, 0.5, 0.1, 0.1}, []step{
			{cleave, ai.NotInHand}, {spikeStrike, ai.TooExpensive}, {shieldBlock, ai.Taken},
			{holyJudgement, ai.NotReached}, {rage, ai.NotReached}, {lastStand, ai.NotReached}, {duel.NoCard, ai.NotReached}}},
		{"intended: a major defence with half the priority of defence comes first", precedent.IntendedChain, all, [4]float32{0.9, 0.5, 0.1, 0.25}, []step{
			{lastStand, ai.Taken}, {cleave, ai.NotReached}, {spikeStrike, ai.NotReached}, {shieldBlock, ai.NotReached},
			{holyJudgement, ai.NotReached}, {rage, ai.NotReached}, {duel.NoCard, ai.NotReached}}},
		{"printed: with a major in hand nothing else is looked at", precedent.PrintedChain, all, [4]float32{0.9, 0.5, 0.1, 0.1}, []step{
			{holyJudgement, ai.NotInHand}, {lastStand, ai.Taken}, {rage, ai.NotReached},
			{shieldBlock, ai.NotReached}, {cleave, ai.NotReached}, {spikeStrike, ai.NotReached}, {duel.NoCard, ai.NotReached}}},
		{"printed: a major attack is wanted but not held, so the first affordable card", precedent.PrintedChain, all, [4]float32{0.9, 0.5, 0.6, 0.1}, []step{
			{holyJudgement, ai.NotInHand}, {lastStand, ai.WrongKind}, {rage, ai.NotInHand}, {shieldBlock, ai.WrongKind}, {cleave, ai.NotInHand}, {spikeStrike, ai.WrongKind},
			{spikeStrike, ai.TooExpensive}, {cleave, ai.NotInHand}, {shieldBlock, ai.Taken},
			{rage, ai.NotReached}, {lastStand, ai.NotReached}, {holyJudgement, ai.NotReached}, {duel.NoCard, ai.NotReached}}},
		{"printed: without a major in hand minor cards are looked at", precedent.PrintedChain, minors, [4]float32{0.9, 0.5, 0.1, 0.1}, []step{
			{holyJudgement, ai.NotInHand}, {lastStand, ai.NotInHand}, {rage, ai.NotInHand}, {shieldBlock, ai.WrongKind}, {cleave, ai.NotInHand}, {spikeStrike, ai.TooExpensive},
			{spikeStrike, ai.TooExpensive}, {cleave, ai.NotInHand}, {shieldBlock, ai.Taken},
			{rage, ai.NotReached}, {lastStand, ai.NotReached}, {holyJudgement, ai.NotReached}, {duel.NoCard, ai.NotReached}}},
	} {
		d, view := scene(t, c.hand...)
		view.Fighters[0].EP = 1
		o := precedent.Intended
		o.Chain = c.chain
		o.CopyAbove = 0.5
		k := single(c.outputs)
		k.Cases[0].Inputs = retrieval.Describe(d, view)
		action, r := decide(t, o, k, d, view)
		require.True(t, r.Copied)
		assert.Equal(t, c.want, steps(r), c.name)
		for _, s := range c.want {
			if s.verdict == ai.Taken {
				assert.Equal(t, duel.Play(s.card), action, c.name)
			}
		}
	}
}

func TestOrder(t *testing.T) {
	const a, d, ma, md = duel.Attack, duel.Defence, duel.MajorAttack, duel.MajorDefence
	for _, c := range []struct {
		outputs [4]float32
		want    [4]duel.Kind
	}{
		{[4]float32{0.5, 0.4, 0.1, 0.1}, [4]duel.Kind{a, d, ma, md}},
		{[4]float32{0.5, 0.4, 0.25, 0.1}, [4]duel.Kind{ma, a, d, md}},
		{[4]float32{0.4, 0.5, 0.2, 0.3}, [4]duel.Kind{md, ma, d, a}},
		{[4]float32{0.4, 0.5, 0.3, 0.1}, [4]duel.Kind{ma, d, a, md}},
		{[4]float32{0.5, 0.5, 0.25, 0.25}, [4]duel.Kind{ma, md, d, a}},
		{[4]float32{0.9, 0.5, 0.2, 0.24}, [4]duel.Kind{a, d, md, ma}},
	} {
		assert.Equal(t, c.want, precedent.Order(&c.outputs), "%v", c.outputs)
	}
}
