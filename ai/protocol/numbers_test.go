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

// Whether a counter harms decides of what kind a card is that gives it.
func TestKindsAreToldByWhatCountersDo(t *testing.T) {
	card := duel.Card{ID: "gift", Cost: 1}
	gives := rule.New()
	gives.Do, gives.To, gives.Counter = rule.AddCounter, rule.Foe, "luck"
	card.Says.Rules = rule.ListOf(gives)
	hero := duel.Hero{ID: "giver", HP: 20, EP: 3, Deck: []duel.DeckLine{{Card: card, Copies: int(duel.Classic().Deck)}}}
	for harms, kind := range map[bool]string{true: "attack", false: "defence"} {
		n := duel.Classic()
		n.Counters[0] = rule.Counter{ID: "luck", Harms: harms, Most: 9}
		d, err := n.New(hero, hero)
		require.NoError(t, err)
		assert.Contains(t, describeHero(d, 0).Deck[0], member{"kind", kind}, "harms: %t", harms)
	}
}
