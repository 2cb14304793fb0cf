package tree_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/tree"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
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

func TestTheTreeLooksAtTheSituation(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	for _, c := range []struct {
		name string
		hand []duel.CardIndex
		set  func(me, foe *duel.Fighter)
		want duel.Action
	}{
		{"kills when it can, though near death", []duel.CardIndex{shieldBlock, cleave, lastStand},
			func(me, foe *duel.Fighter) { me.HP, foe.HP = 2, 2 }, duel.Play(cleave)},
		{"begins a kill with two cards by the harder blow", []duel.CardIndex{cleave, spikeStrike, lastStand},
			func(me, foe *duel.Fighter) { me.HP, foe.HP = 2, 5 }, duel.Play(spikeStrike)},
		{"sees the shield that stops a kill", []duel.CardIndex{cleave, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP, foe.HP, foe.Shield = 2, 2, 1 }, duel.Play(shieldBlock)},
		{"sees the immortality that stops a kill", []duel.CardIndex{cleave, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP, foe.HP, foe.ImmortalityTime = 2, 2, 1 }, duel.Play(shieldBlock)},
		{"does not count on a card that can't kill", []duel.CardIndex{holyJudgement, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP, foe.HP = 2, 3 }, duel.Play(shieldBlock)},
		{"protects itself near death", []duel.CardIndex{spikeStrike, cleave, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP = 4 }, duel.Play(shieldBlock)},
		{"strikes a strong enemy while it is well", []duel.CardIndex{spikeStrike, cleave, shieldBlock},
			func(me, foe *duel.Fighter) {}, duel.Play(spikeStrike)},
		{"guards itself when it is worse off", []duel.CardIndex{spikeStrike, cleave, shieldBlock},
			func(me, foe *duel.Fighter) { me.HP, me.Shield = 12, 0 }, duel.Play(shieldBlock)},
		{"spends much energy on the harder blow", []duel.CardIndex{spikeStrike, cleave},
			func(me, foe *duel.Fighter) { me.EP, me.DamageBonus = 5, 5 }, duel.Play(spikeStrike)},
		{"is thrifty with little energy", []duel.CardIndex{spikeStrike, cleave},
			func(me, foe *duel.Fighter) { me.EP, me.DamageBonus = 2, 8 }, duel.Play(cleave)},
		{"plays a major card that pays off first", []duel.CardIndex{spikeStrike, cleave, holyJudgement},
			func(me, foe *duel.Fighter) { me.HP = 20 }, duel.Play(holyJudgement)},
		{"keeps Rage for attacks to follow", []duel.CardIndex{rage, shieldBlock},
			func(me, foe *duel.Fighter) { me.EP = 0 }, duel.EndTurn},
		{"plays Rage before attacks", []duel.CardIndex{rage, cleave, cleave, spikeStrike},
			func(me, foe *duel.Fighter) {}, duel.Play(rage)},
		{"ends the turn without energy", []duel.CardIndex{spikeStrike, cleave, shieldBlock},
			func(me, foe *duel.Fighter) { me.EP = 0 }, duel.EndTurn},
		{"ends the turn when stunned", []duel.CardIndex{holyJudgement},
			func(me, foe *duel.Fighter) { me.StunTime = 1 }, duel.EndTurn},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := d.Start(3)
			view := d.View(&start, 0)
			view.Mover = 0
			view.Fighters[0].HandCount = int16(copy(view.Hand[:], c.hand))
			c.set(view.Me(), view.Foe())

			player, err := tree.Brain.New(ai.Setup{Duel: d, Seat: 0})
			require.NoError(t, err)
			action, _, err := player.Decide(t.Context(), &view, d.LegalView(&view, nil))
			require.NoError(t, err)
			assert.Equal(t, c.want, action)
		})
	}
}

func TestTheChainRanksTheHand(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	start := d.Start(3)
	view := d.View(&start, 0)
	view.Mover = 0
	view.Fighters[0].EP = 1
	view.Fighters[0].HandCount = int16(copy(view.Hand[:], []duel.CardIndex{spikeStrike, shieldBlock, cleave}))
	player, err := tree.Brain.New(ai.Setup{Duel: d, Seat: 0})
	require.NoError(t, err)
	_, r, err := player.Decide(t.Context(), &view, d.LegalView(&view, nil))
	require.NoError(t, err)

	require.Len(t, r.Chain, 4)
	assert.Equal(t, duel.Play(cleave), r.Chain[0].Action)
	assert.Equal(t, ai.Taken, r.Chain[0].Verdict)
	assert.Equal(t, duel.Play(shieldBlock), r.Chain[1].Action)
	assert.Equal(t, ai.Worse, r.Chain[1].Verdict)
	assert.Greater(t, r.Chain[0].Score, r.Chain[1].Score)
	assert.Equal(t, duel.Play(spikeStrike), r.Chain[2].Action)
	assert.Equal(t, ai.TooExpensive, r.Chain[2].Verdict)
	assert.Equal(t, ai.Candidate{Action: duel.EndTurn, Verdict: ai.NotReached}, r.Chain[3])
}
