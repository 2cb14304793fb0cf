package dueltable

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/game"
)

// What the rules of a card will do is told before it is played, in words.
func TestACardTellsWhatItsRulesWillDo(t *testing.T) {
	for id, want := range map[string]string{
		"insight":   "Warden: 30 → 26 hp; Warden: shield 0 → 1; Alchemist draws cards: 1; you spend 2 energy",
		"venom":     "Warden: Poison 0 → 3; you spend 1 energy",
		"spark_jar": "Alchemist gets new cards: 2; you spend 1 energy",
		"spy":       "Warden shows cards: 2",
		"gambit":    "Warden: 30 → 6 hp; Warden: shield 0 → 1; you spend 8 energy",
	} {
		f := newRuledBout(t, "en", 0, "alchemist", "warden")
		f.hold(0, id)
		f.state.Fighters[1].Shield = 0
		f.show(Moment{Seat: game.Nobody})
		assert.Equal(t, want, strings.ReplaceAll(f.Table.Hand.Model.told[0], "\u00a0", " "), id)
	}
}

// What rules leave is told, too.
func TestACardTellsWhatItsRulesWillLeave(t *testing.T) {
	f := newRuledBout(t, "en", 0, "warden", "alchemist")
	f.hold(0, "thorns", "silence", "haste")
	f.show(Moment{Seat: game.Nobody})
	told := f.Table.Hand.Model.told
	assert.Equal(t, "Coat of Thorns holds for 2 rounds; you spend 1 energy", told[0])
	assert.Equal(t, "Alchemist can’t play attacks for 1 turn; you spend 2 energy", told[1])
	assert.Equal(t, "Warden’s next minor card costs 2 less", told[2])
}
