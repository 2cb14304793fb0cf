package protocol

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
)

// A program learns what a duel is played by where that isn't as it knows it.
func TestNumbersAreToldThatArentClassic(t *testing.T) {
	classic := classictest.Duel(t, "mage", "knight")
	assert.Empty(t, numbersOf(classic))

	n := duel.Classic()
	n.Hand, n.Keep, n.Draw, n.FullEnergy = 7, 4, 3, true
	n.Counters[0] = rule.Counter{ID: "poison", Harms: true, Most: 30, When: rule.AtTurnStart, Does: rule.DoesDamage, Then: rule.ThenLess}
	d, err := n.New(*classic.Hero(0), *classic.Hero(1))
	require.NoError(t, err)
	told, err := json.Marshal(numbersOf(d))
	require.NoError(t, err)
	assert.JSONEq(t, `{"hand": 7, "draw": 3, "keep": 4, "energy": "full",
		"counters": [{"id": "poison", "harms": true, "most": 30, "when": "turn_start", "does": "damage", "then": "less", "adds": "nothing"}]}`, string(told))
}
