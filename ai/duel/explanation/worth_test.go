package explanation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai"
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// What a turn changes is told by what is counted on the table, and of whom.
func TestGainsAreToldInWhatPlayersCount(t *testing.T) {
	for _, test := range []struct {
		of     string
		change float32
		en, uk string
	}{
		{"foe_hp", -4. / 30, "Knight loses 4 hp", "Knight втрачає 4 здоров’я"},
		{"own_hp", 3. / 30, "Mage regains 3 hp", "Mage відновлює 3 здоров’я"},
		{"own_shield", 1, "Mage gains 10 shield", "Mage дістає 10 щита"},
		{"own_ep", -.3, "Mage: 3 energy less", "Mage: на 3 енергії менше"},
		{"foe_wounded", 4. / 16, "Knight: 4 hp and shield closer to weakness", "Knight: на 4 здоров’я й щита ближче до знесилення"},
		{"foe_dying", -1. / 8, "Knight: 1 hp and shield further from death", "Knight: на 1 здоров’я й щита далі від смерті"},
		{"own_hand", -.2, "cards in hand: 1 less", "карти в руці: на 1 менше"},
		{"foe_dot", .6, "damage over time on the enemy: 6 more", "тривала шкода ворогові: на 6 більше"},
		{"own_borrowed_hp", -.2, "own hp above the maximum: 2 less", ""},
		{"foe_stun", 1, "stunning the enemy", ""},
		{"own_armed", -1, "no longer: own reactive card ready", ""},
		{"kept_firebolt", -1, "Fire Bolt leaves the hand", ""},
	} {
		g := ai.Gain{Of: test.of, Change: test.change, Amount: 1}
		assert.Equal(t, test.en, explanation.GainTold(en, names{}, 1, g, fireBolt))
		if test.uk != "" {
			assert.Equal(t, test.uk, explanation.GainTold(uk, names{}, 1, g, fireBolt))
		}
	}
}

// What is wanted is told by what a few points of it are worth, the weightiest of these first.
func TestWhatIsWantedIsToldByWhatItIsWorth(t *testing.T) {
	weights := []schema.Weight{{Of: "foe_hp", Value: -4.47}, {Of: "own_shield", Value: 2}, {Of: "kept_firebolt", Value: 0.01}, {Of: "always", Value: 9}}
	var told []string
	for _, w := range explanation.Wanted(en, weights, fireBolt, 9) {
		told = append(told, w.Trait+": "+w.Figure)
	}
	assert.Equal(t, []string{"own shield, 5 more: +23%", "enemy hp, 5 more: −18%", "keeping Fire Bolt: ±0%"}, told)
	assert.Len(t, explanation.Wanted(en, weights, fireBolt, 2), 2)
	assert.Equal(t, "2.1 times less often", explanation.Sought(en, weights, fireBolt, 2)[1].Figure)
	assert.Equal(t, "у 2,7 раза частіше", explanation.Sought(uk, weights, fireBolt, 2)[0].Figure)
	assert.Equal(t, "свій щит, на 5 більше", explanation.Sought(uk, weights, fireBolt, 2)[0].Trait)
	for _, test := range []struct {
		logOdds float32
		want    string
	}{{3, "far more often"}, {-3, "far less often"}, {0.01, "as often"}, {-0.5, "1.6 times less often"}} {
		assert.Equal(t, test.want, explanation.Oftener(en, test.logOdds))
	}
}

func TestSignalsAreWrittenInWhatTheyCount(t *testing.T) {
	assert.Equal(t, "60%", explanation.Signal(en, duel.Classic(), 0, 0.6))
	assert.Equal(t, "1 card", explanation.Signal(en, duel.Classic(), 4, 0.2))
	assert.Equal(t, "3 карти", explanation.Signal(uk, duel.Classic(), 11, 0.6))
	assert.Equal(t, "5 карт", explanation.Signal(i18n.For("uk"), duel.Classic(), 6, 5./12))
	assert.False(t, explanation.IsTold(duel.Classic(), 5, 0.03), "less than half a card")
	assert.True(t, explanation.IsTold(duel.Classic(), 5, 0.08))
	assert.False(t, explanation.IsTold(duel.Classic(), 0, 0.004))
}
