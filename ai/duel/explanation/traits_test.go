package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/turnfeature"
	"boardduels/ai/duel/usermodel"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

func fireBolt(string) string { return "Fire Bolt" }

func TestEveryTraitHasAName(t *testing.T) {
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	hero := d.Hero(0)
	seen := map[string]string{}
	for id := range usermodel.ID(usermodel.Count) {
		trait := usermodel.Name(hero, id)
		if trait == "" {
			continue
		}
		isCard := id >= usermodel.ID(turnfeature.Hand) && id < usermodel.ID(turnfeature.Bias)
		assert.Equal(t, isCard, explanation.KeepsCard(trait), trait)
		name := explanation.Trait(uk, trait, func(id string) string { return id })
		assert.NotEqual(t, trait, name)
		assert.Empty(t, seen[name], "%s is called like %s", trait, seen[name])
		seen[name] = trait
	}
	assert.Equal(t, "damage over time on the enemy", explanation.Trait(en, "foe_dot", nil))
	assert.Equal(t, "keeping Fire Bolt", explanation.Trait(en, "kept_firebolt", fireBolt))
	assert.Equal(t, "mood", explanation.Trait(en, "mood", nil), "of another version")
}

func TestStyleInPlainWords(t *testing.T) {
	style := []schema.Weight{
		{Of: "always", Value: 9}, {Of: "own_hp", Value: 2}, {Of: "foe_hp", Value: -3}, {Of: "own_ep", Value: 0},
		{Of: "kept_firebolt", Value: -0.5}, {Of: "own_shield", Value: 2.5},
	}
	assert.Equal(t, "Seems to aim for: own shield, own hp. Seems to avoid: enemy hp, keeping Fire Bolt.",
		explanation.Style(en, style, fireBolt))
	assert.Equal(t, "Схоже, прагне: свій щит. ", explanation.Style(uk, style[5:], fireBolt)+" ")
	assert.Empty(t, explanation.Style(en, style[:1], fireBolt))
	assert.Equal(t, []schema.Weight{{Of: "foe_hp", Value: -3}}, explanation.Weightiest(style, 1))
}

func TestReasonOfAComparedTurn(t *testing.T) {
	why := &ai.Rationale{
		Retrieved: make([]ai.Retrieved, 2),
		Promise:   0.62, Most: 0.62, Next: 0.48,
		Turn:  []duel.Action{duel.Play(1), duel.Play(0)},
		Gains: []ai.Gain{{Of: "kept_firebolt", Amount: 2}, {Of: "foe_hp", Amount: 1.5}, {Of: "own_ep", Amount: -1}, {Of: "own_shield", Amount: 0.5}, {Of: "foe_dot", Amount: 0.2}},
		Chain: []ai.Candidate{{Action: duel.Play(1)}, {Action: duel.Play(2), Verdict: ai.Worse}},
	}
	assert.Equal(t, "Mage played Fire Bolt because that gives it the best chance to win. It puts that chance at 62%; the next best way to begin the turn comes to 48%. What counted most: enemy hp, own shield.",
		explanation.Reason(en, names{}, 1, duel.Play(1), why))
	assert.Equal(t, "Mage завершує хід, бо так найбільше шансів перемогти. Він оцінює їх у 62%; з найкращим продовженням – 48%.", explanation.Reason(uk, names{}, 1, duel.EndTurn, why))
	assert.Equal(t, why.Gains[1:], explanation.Gains(why, true), "what is kept stays secret")
	assert.Equal(t, why.Gains, explanation.Gains(why, false))
	assert.Equal(t, "Fire Bolt leaves the hand", explanation.GainName(en, why.Gains[0], fireBolt))
	assert.Equal(t, "enemy hp", explanation.GainName(en, why.Gains[1], nil))
	assert.Equal(t, "Fire Bolt → Cleave → end the turn", explanation.Plan(en, names{}, 1, why))
	assert.Empty(t, explanation.Plan(en, names{}, 1, &ai.Rationale{Turn: []duel.Action{}}))
	why.Gains, why.Next = why.Gains[:1], 0
	assert.Equal(t, "Mage played Fire Bolt because there was no other way to begin this turn. It puts its chance to win at 62%.",
		explanation.Reason(en, names{}, 1, duel.Play(1), why))
}
