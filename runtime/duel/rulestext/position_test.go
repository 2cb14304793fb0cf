package rulestext_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// reader is a hero with a card that adds to a counter which draws cards.
func reader(t *testing.T) *duel.Duel {
	t.Helper()
	r, err := rule.Read(map[string]string{"do": "counter", "to": "self", "counter": "lore", "amount": "1"})
	require.NoError(t, err)
	n := duel.Classic()
	n.Counters[0] = rule.Counter{ID: "lore", Most: 9, When: rule.AtTurnStart, Does: rule.DoesDraw, Then: rule.ThenGoes}
	hero := burner()
	hero.Deck[4].Card = duel.Card{ID: "study", Says: rule.Says{Rules: rule.ListOf(r)}}
	d, err := n.New(hero, hero)
	require.NoError(t, err)
	return d
}

// A duel that begins in a position is told with what there is in it: a counter that stands at a number draws as many
// cards, and damage over time that came from before is told by no card that is played since.
func TestTheLogBeginsWithThePosition(t *testing.T) {
	d := reader(t)
	p := d.Opening()
	p.Starter = 0
	p.Ruled[1].Counters[0] = 2
	p.Fighters[1].DoTs[0] = duel.Periodic{Power: 2, Time: 2}
	s, err := d.From(&p, 3)
	require.NoError(t, err)
	s.Piles[0].Hand[0] = 0 // the steady DoT
	told := rulestext.NewChronicle(en, burners{}, d).From(&p)
	tell := func(a duel.Action) []string {
		var events []duel.Event
		require.NoError(t, d.Apply(&s, a, &events))
		return told.Tell(events)
	}
	assert.Equal(t, []string{"Knight plays Knight’s steady for 1 energy: Mage will lose 1 hp a round for 2 rounds"}, tell(duel.Play(0)))
	lines := tell(duel.EndTurn)
	require.Len(t, lines, 2)
	assert.Equal(t, "Round 1, Mage’s turn: Mage’s shield of 1 fades, Mage loses 2 hp to damage over time, Mage loses 1 hp to Knight’s steady", lines[0])
	assert.Regexp(t, `^Mage’s lore: Mage draws Mage’s \w+, Mage draws Mage’s \w+, Mage: lore −2$`, lines[1])
	require.Equal(t, game.Nobody, s.Winner)
}
