package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/runtime/duel"
)

func TestWhatACardLeft(t *testing.T) {
	before := [2]duel.Fighter{{HP: 16, Armed: duel.NoCard}, {HP: 20, EP: 5, Armed: duel.NoCard}}
	after := before
	after[1].EP = 3
	assert.Equal(t, "It leaves: no change that lasts.", explanation.Left(en, names{}, 1, &before, &after))
	after[0].HP, after[1].Shield = 12, 5
	assert.Equal(t, "It leaves: Knight at 12 hp, Mage with 5 shield.", explanation.Left(en, names{}, 1, &before, &after))
	assert.Equal(t, "Після цього: Knight – здоров’я 12, Mage – щит 5.", explanation.Left(uk, names{}, 1, &before, &after))
	after[0].StunTime, after[1].Armed = 1, 0
	assert.Equal(t, "It leaves: Knight at 12 hp, Knight under a lasting effect, Mage with 5 shield, a trap beside Mage.", explanation.Left(en, names{}, 1, &before, &after))
	assert.Equal(t, "Its second choice, Fire Bolt, would have left: Knight at 12 hp, Knight under a lasting effect, Mage with 5 shield, a trap beside Mage.",
		explanation.LeftBySecond(en, names{}, 1, duel.Play(1), &before, &after))
	assert.Equal(t, "Its second choice was to end the turn.", explanation.LeftBySecond(en, names{}, 1, duel.EndTurn, &before, &after))
}

// A card that offers a choice is told with the mode that was chosen.
func TestWhatIsToldOfACardNamesItsMode(t *testing.T) {
	fighters := [2]duel.Fighter{{HP: 16, Armed: duel.NoCard}, {HP: 20, Armed: duel.NoCard}}
	second := duel.Action{Card: 1, Mode: 2}
	assert.Equal(t, "Its second choice, Fire Bolt (mode 2), would have left: no change that lasts.",
		explanation.LeftBySecond(en, names{}, 1, second, &fighters, &fighters))
	assert.Contains(t, explanation.Taught(en, names{}, 1, &ai.Rationale{Untaught: &second}, false), "Fire Bolt (mode 2)")
}

func TestTheSecondChoice(t *testing.T) {
	r := &ai.Rationale{Chain: []ai.Candidate{
		{Action: duel.Play(0), Score: -3}, {Action: duel.Play(1), Score: -5, Verdict: ai.Worse}, {Action: duel.EndTurn, Score: -4, Verdict: ai.Worse},
		{Action: duel.Play(2), Score: 9, Verdict: ai.TooExpensive},
	}}
	second, ok := explanation.Second(r)
	assert.True(t, ok)
	assert.Equal(t, duel.EndTurn, second)
	_, ok = explanation.Second(&ai.Rationale{Chain: r.Chain[:1]})
	assert.False(t, ok)
}
